import { hash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';

interface Kept {
  readonly tags: Map<string, string>;
  readonly contents: Map<string, { readonly type: string; readonly bytes: Buffer }>;
}

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
}

/** How the registry behaves; Distribution 2.8 in what is not changed. */
interface Behaviour {
  /** Status of every answer while set. */
  failing: number | null;
  /** True to cut off every answer in its middle. */
  broken: boolean;
  /** Tags of a page at most; all are sent at once otherwise. */
  page: number | null;
  /** Tags can be deleted by themselves. */
  deletesTags: boolean;
  /** Number of deletions before the registry fails; null for any number. */
  deletions: number | null;
  /** False where nothing can be deleted. */
  deletes: boolean;
  /** URL of the contents of blobs. */
  blobsAt: string | null;
}

/** An external registry in memory, which believes every token and keeps what it was asked for. */
export async function startRegistryServer() {
  const repositories = new Map<string, Kept>();
  const asked: Asked[] = [];
  const behaviour: Behaviour = {
    ...{ failing: null, broken: false, page: null, deletesTags: false, deletes: true },
    ...{ deletions: null, blobsAt: null },
  };
  const at = (name: string): Kept => {
    const kept = repositories.get(name) ?? { tags: new Map(), contents: new Map() };
    repositories.set(name, kept);
    return kept;
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, headers });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const send = (status: number, content: Buffer | string = '', more: object = {}) => {
      response.writeHead(status, { 'content-length': Buffer.byteLength(content), ...more });
      if (!behaviour.broken) response.end(method === 'HEAD' ? undefined : content);
      else response.write(content.slice(0, 5), () => response.destroy());
    };
    if (method === 'DELETE' && behaviour.deletions !== null) {
      if (behaviour.deletions === 0) behaviour.failing = 503;
      else behaviour.deletions -= 1;
    }
    if (behaviour.failing !== null) return send(behaviour.failing);
    const { pathname, searchParams } = new URL(url, 'http://registry');
    const [, name = '', kind = '', reference = ''] =
      /^\/v2\/(.+?)\/(tags\/list|tags\/reference|manifests|blobs\/uploads|blobs)(?:\/(.*))?$/.exec(
        pathname,
      ) ?? [];
    if (!isGranted(headers, name, method)) return send(401);
    const kept = at(name);
    const { tags, contents } = kept;
    if (kind === 'tags/list') {
      if (tags.size === 0) return send(404);
      return sendTags(name, [...tags.keys()], searchParams.get('last') ?? '', send);
    }
    if (kind === 'tags/reference') {
      if (!behaviour.deletesTags) return send(404);
      return send(tags.delete(reference) ? 202 : 404);
    }
    if (kind === 'blobs/uploads') {
      if (method === 'POST') return send(202, '', { location: `${url}one?_state=x` });
      const digest = digestOf(body);
      if (searchParams.get('digest') !== digest) return send(400);
      contents.set(digest, { type: 'application/octet-stream', bytes: body });
      return send(201);
    }
    if (kind === 'manifests' && method === 'PUT') {
      const digest = digestOf(body);
      contents.set(digest, { type: headers['content-type'] ?? '', bytes: body });
      if (!reference.includes(':')) tags.set(reference, digest);
      return send(201, '', { 'docker-content-digest': digest });
    }
    const digest = reference.includes(':') ? reference : (tags.get(reference) ?? '');
    const found = contents.get(digest);
    if (method === 'DELETE') {
      if (!behaviour.deletes || !reference.includes(':')) return send(405);
      if (found === undefined) return send(404);
      contents.delete(digest);
      for (const [tag, of] of tags) if (of === digest) tags.delete(tag);
      return send(202);
    }
    if (found === undefined) return send(404);
    if (kind === 'blobs' && behaviour.blobsAt !== null) {
      return send(307, '', { location: `${behaviour.blobsAt}${url}` });
    }
    const more = { 'docker-content-digest': digest, 'content-type': found.type };
    return send(200, found.bytes, more);
  }

  function sendTags(
    name: string,
    unsorted: readonly string[],
    last: string,
    send: (status: number, content: string, more?: object) => void,
  ): void {
    const { page } = behaviour;
    if (page === null) return send(200, JSON.stringify({ name, tags: unsorted.toReversed() }));
    const rest = unsorted.toSorted().filter((tag) => tag > last);
    const tags = rest.slice(0, page);
    const next = `/v2/${name}/tags/list?last=${tags.at(-1)}&n=${page}`;
    const more = rest.length > page ? { link: `<${next}>; rel="next"` } : {};
    return send(200, JSON.stringify({ name, tags }), more);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ...{ behaviour, asked, at },
    /** An image without layers, or with sizes of some, of this time. */
    push(name: string, tag: string, created: string | null = null, sizes: readonly number[] = []) {
      const config = Buffer.from(JSON.stringify({ created, tag }));
      const manifest = JSON.stringify({
        ...{ schemaVersion: 2, mediaType: imageType },
        config: { mediaType: configType, digest: digestOf(config), size: config.length },
        layers: sizes.map((size) => ({ mediaType: 'x/y', digest: digestOf(`${size}`), size })),
      });
      const { tags, contents } = at(name);
      contents.set(digestOf(config), { type: 'application/octet-stream', bytes: config });
      contents.set(digestOf(manifest), { type: imageType, bytes: Buffer.from(manifest) });
      tags.set(tag, digestOf(manifest));
      return { digest: digestOf(manifest), config: digestOf(config) };
    },
    tagsOf: (name: string) => [...at(name).tags.keys()].sort(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const imageType = 'application/vnd.oci.image.manifest.v1+json';
const configType = 'application/vnd.oci.image.config.v1+json';

const digestOf = (bytes: string | Buffer) => `sha256:${hash('sha256', bytes, 'hex')}`;

/** Tells whether the token is for what it is used for: nothing else is looked at. */
function isGranted(headers: IncomingMessage['headers'], name: string, method: string): boolean {
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) return false;
  const access = decodeJwt(token)['access'] as { name: string; actions: string[] }[];
  const reads = method === 'GET' || method === 'HEAD';
  return access.some(
    ({ name: of, actions }) =>
      of === name && (actions.includes('*') || (reads && actions.includes('pull'))),
  );
}
