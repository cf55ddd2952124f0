/** The kinds of resources with addresses below `/v2/`. */
export type RegistryResource =
  | 'base'
  | 'blob'
  | 'catalog'
  | 'manifest'
  | 'nothing'
  | 'referrers'
  | 'tags'
  | 'upload'
  | 'uploads';

export interface RegistryAddress {
  readonly resource: RegistryResource;
  /** The path of the repository in the request; empty if absent. */
  readonly name: string;
  /** A digest, a tag, or the identifier of an upload; empty if absent. */
  readonly reference: string;
  readonly query: URLSearchParams;
}

const shape =
  /^(.+)\/(?:(blobs\/uploads\/?)|blobs\/uploads\/([^/]+)|blobs\/([^/]+)|manifests\/([^/]+)|(tags\/list)|referrers\/([^/]+))$/;

/** The address of a request of the distribution protocol; null for any other. */
export function parseRegistryAddress(url: string): RegistryAddress | null {
  if (!url.startsWith('/v2/')) return null;
  const mark = url.indexOf('?');
  const path = mark === -1 ? url.slice(4) : url.slice(4, mark);
  const query = new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1));
  const createAddress = (resource: RegistryResource, name = '', reference = '') => {
    const decoded = tryToDecode(reference);
    return decoded === null
      ? { resource: 'nothing' as const, name, reference: '', query }
      : { resource, name, reference: decoded, query };
  };
  if (path === '') return createAddress('base');
  if (path === '_catalog') return createAddress('catalog');
  const [, name, uploads, upload, blob, manifest, tags, referrers] = shape.exec(path) ?? [];
  if (uploads !== undefined) return createAddress('uploads', name);
  if (upload !== undefined) return createAddress('upload', name, upload);
  if (blob !== undefined) return createAddress('blob', name, blob);
  if (manifest !== undefined) return createAddress('manifest', name, manifest);
  if (tags !== undefined) return createAddress('tags', name);
  if (referrers !== undefined) return createAddress('referrers', name, referrers);
  return createAddress('nothing');
}

/** Some clients encode the colon of a digest. */
function tryToDecode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
