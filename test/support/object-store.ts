import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Kept {
  readonly bytes: Buffer;
  readonly at: Date;
}

interface Unfinished {
  readonly key: string;
  readonly at: Date;
  readonly parts: Map<number, Buffer>;
}

/** An object store in memory that speaks as much of S3 as blobs need; it lets everybody in who signs. */
export async function startObjectStore(bucket = 'blobs-of-tests') {
  const objects = new Map<string, Kept>();
  const unfinished = new Map<string, Unfinished>();
  /** Status of every answer while set. */
  const failing: { status: number | null } = { status: null };
  let requests = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests += 1;
    const url = new URL(request.url ?? '/', 'http://store');
    const body = await bytesOf(request);
    const send = (status: number, text = '', headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(text);
    const refuse = (status: number, code: string) =>
      send(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    if (failing.status !== null) return void refuse(failing.status, 'InternalError');
    if (!(request.headers.authorization ?? '').startsWith('AWS4-HMAC-SHA256 ')) {
      return void refuse(403, 'AccessDenied');
    }
    const [, name, ...rest] = url.pathname.split('/');
    if (name !== bucket) return void refuse(404, 'NoSuchBucket');
    const key = decodeURIComponent(rest.join('/'));
    const query = url.searchParams;
    const upload = unfinished.get(query.get('uploadId') ?? '');
    const { method } = request;
    if (key === '') {
      if (query.has('uploads')) return void send(200, listUploads(query));
      return void send(200, listObjects(query));
    }
    if (method === 'POST' && query.has('uploads')) {
      const id = randomUUID();
      unfinished.set(id, { key, at: new Date(), parts: new Map() });
      const result = `<UploadId>${id}</UploadId><Bucket>${bucket}</Bucket><Key>${key}</Key>`;
      return void send(
        200,
        `<InitiateMultipartUploadResult>${result}</InitiateMultipartUploadResult>`,
      );
    }
    if (query.has('uploadId') && upload === undefined) return void refuse(404, 'NoSuchUpload');
    if (upload !== undefined) {
      if (method === 'PUT') {
        upload.parts.set(Number(query.get('partNumber')), body);
        return void send(200, '', { etag: `"${query.get('partNumber')}"` });
      }
      unfinished.delete(query.get('uploadId') ?? '');
      if (method === 'DELETE') return void send(204);
      const parts = [...upload.parts].sort(([a], [b]) => a - b).map(([, part]) => part);
      objects.set(key, { bytes: Buffer.concat(parts), at: new Date() });
      const done = `<Bucket>${bucket}</Bucket><Key>${key}</Key><ETag>"x"</ETag>`;
      return void send(
        200,
        `<CompleteMultipartUploadResult>${done}</CompleteMultipartUploadResult>`,
      );
    }
    if (method === 'PUT') {
      objects.set(key, { bytes: body, at: new Date() });
      return void send(200, '', { etag: '"x"' });
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return void send(204);
    }
    const found = objects.get(key);
    if (found === undefined) return void refuse(404, 'NoSuchKey');
    const [, start = '0', end = ''] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const last = end === '' ? found.bytes.length : Number(end) + 1;
    const bytes = found.bytes.subarray(Number(start), last);
    response.writeHead(end === '' ? 200 : 206, {
      'content-length': String(bytes.length),
      'last-modified': found.at.toUTCString(),
    });
    response.end(method === 'HEAD' ? undefined : bytes);
  }

  function listObjects(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const names = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    // Fewer than a real one, so that lists have more pages than one.
    const page = names.slice(0, 2);
    const more = names.length > page.length;
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents}</ListBucketResult>`;
  }

  function listUploads(query: URLSearchParams): string {
    const after = `${query.get('key-marker') ?? ''} ${query.get('upload-id-marker') ?? ''}`;
    const all = [...unfinished]
      .map(([id, { key, at }]) => ({ id, key, at, place: `${key} ${id}` }))
      .filter(({ place }) => place > after)
      .sort((a, b) => (a.place < b.place ? -1 : 1));
    const page = all.slice(0, 2);
    const last = page.at(-1);
    const next = `<NextKeyMarker>${last?.key}</NextKeyMarker><NextUploadIdMarker>${last?.id}</NextUploadIdMarker>`;
    const more = all.length > page.length;
    const each = page.map(
      ({ id, key, at }) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
    );
    return `<ListMultipartUploadsResult><IsTruncated>${more}</IsTruncated>${more ? next : ''}${each.join('')}</ListMultipartUploadsResult>`;
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    bucket: {
      name: bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      prefix: '',
    },
    objects,
    unfinished,
    failing,
    requests: () => requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const chunked = request.headers['content-encoding']?.includes('aws-chunked') === true;
  return chunked ? unchunked(bytes) : bytes;
}

/** The bytes of a body that is sent in pieces with a length and a signature each. */
function unchunked(bytes: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const line = bytes.indexOf('\r\n', at, 'latin1');
    const length = Number.parseInt(bytes.subarray(at, line).toString('latin1'), 16);
    if (!(length > 0)) break;
    pieces.push(bytes.subarray(line + 2, line + 2 + length));
    at = line + 2 + length + 2;
  }
  return Buffer.concat(pieces);
}
