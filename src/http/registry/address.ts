/** The things that have addresses below `/v2/`. */
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
  /** The path of the repository as it was sent; empty where there is none. */
  readonly name: string;
  /** A digest, a tag, or the identifier of an upload; empty likewise. */
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
  const of = (resource: RegistryResource, name = '', reference = '') => {
    const decoded = decodedOrNull(reference);
    return decoded === null
      ? { resource: 'nothing' as const, name, reference: '', query }
      : { resource, name, reference: decoded, query };
  };
  if (path === '') return of('base');
  if (path === '_catalog') return of('catalog');
  const [, name, uploads, upload, blob, manifest, tags, referrers] = shape.exec(path) ?? [];
  if (uploads !== undefined) return of('uploads', name);
  if (upload !== undefined) return of('upload', name, upload);
  if (blob !== undefined) return of('blob', name, blob);
  if (manifest !== undefined) return of('manifest', name, manifest);
  if (tags !== undefined) return of('tags', name);
  if (referrers !== undefined) return of('referrers', name, referrers);
  return of('nothing');
}

/** Some clients encode the colon of a digest. */
function decodedOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
