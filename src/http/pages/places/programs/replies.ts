import type { RawBody } from '#runtime/respond.ts';
import type { Reply } from '../../handlers.tsx';

type Headers = Readonly<Record<string, string | number | undefined>>;

/** Headers of the API that files of pages have as well. */
const kept = new Set([
  'Cache-Control',
  'Content-Disposition',
  'Content-Length',
  'Content-Security-Policy',
  'Content-Type',
  'ETag',
  'Last-Modified',
]);

/** No script runs in a file, whatever its type. */
const safe = { 'Content-Security-Policy': "default-src 'none'; sandbox" };

/** A file that an operation of the API answers with. */
export function toFileReply(body: RawBody, headers: Headers): Reply {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    kept.has(name) && value !== undefined ? [[name, String(value)] as const] : [],
  );
  const file = typeof body === 'string' ? Buffer.from(body) : body;
  return { file, headers: { ...safe, ...Object.fromEntries(pairs) } };
}

/** A text that is made here. */
export function toTextReply(text: string, type: string, headers: Headers = {}): Reply {
  return toFileReply(Buffer.from(text), { 'Content-Type': type, ...headers });
}
