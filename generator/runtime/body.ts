import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import {
  emptyTree,
  fromJson,
  isTree,
  parsePairs,
  plantPairs,
  type RawTree,
  type RawValue,
} from './raw.ts';
import { MAX_PAIRS, UnreadableRequest } from './raw.ts';
import { UploadedFile } from './upload.ts';

export interface BodyLimits {
  /** Bytes of a JSON or form body, and of all text parts of a multipart body. */
  readonly text: number;
  /** Bytes of one file part. */
  readonly file: number;
}

/** Another content type than JSON, form or multipart (415). */
export class UnsupportedContentType extends Error {
  readonly contentType: string;
  constructor(contentType: string) {
    super(`unsupported content type ${contentType}`);
    this.contentType = contentType;
  }
}

/** The body is larger than the operation takes (413). */
export class BodyTooLarge extends Error {}

export interface RequestBody {
  readonly tree: RawTree;
  /** Removes uploaded files from the disk. */
  dispose(): Promise<void>;
}

const NO_BODY: RequestBody = { tree: emptyTree(), dispose: async () => {} };

/**
 * Reads the request body into a tree of parameters.
 * @throws UnreadableRequest (400), UnsupportedContentType (415), BodyTooLarge (413)
 */
export async function readBody(request: IncomingMessage, limits: BodyLimits): Promise<RequestBody> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length === 0 && request.headers['transfer-encoding'] === undefined) return NO_BODY;
  const encoding = request.headers['content-encoding'];
  // Unpacking is not offered: 60 kB of compressed zeros unpack to 64 MB.
  if (encoding !== undefined && encoding !== 'identity') throw new UnsupportedContentType(encoding);

  const contentType = request.headers['content-type'] ?? '';
  const mediaType = (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
  if (mediaType === 'multipart/form-data') return readMultipart(request, limits);
  if (!READERS.has(mediaType)) throw new UnsupportedContentType(mediaType);
  if (length > limits.text) throw new BodyTooLarge();
  const bytes = await readBytes(request, limits.text);
  if (bytes.length === 0) return NO_BODY;
  return { tree: (READERS.get(mediaType) ?? readForm)(bytes), dispose: NO_BODY.dispose };
}

const READERS: ReadonlyMap<string, (bytes: Buffer) => RawTree> = new Map([
  ['application/json', readJson],
  ['application/x-www-form-urlencoded', readForm],
  ['', readForm],
]);

async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks, size);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new UnreadableRequest('the body is not UTF-8');
  }
}

function readJson(bytes: Buffer): RawTree {
  const text = decodeUtf8(bytes);
  if (text.trim() === '') return emptyTree();
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new UnreadableRequest('the body is not valid JSON');
  }
  if (parsed === null) return emptyTree();
  const tree = fromJson(parsed);
  if (!isTree(tree)) throw new UnreadableRequest('the body is not a JSON object');
  return tree;
}

function readForm(bytes: Buffer): RawTree {
  return plantPairs(emptyTree(), parsePairs(decodeUtf8(bytes)));
}

async function readMultipart(request: IncomingMessage, limits: BodyLimits): Promise<RequestBody> {
  const { default: busboy } = await import('busboy');
  const files: UploadedFile[] = [];
  const dispose = async () => {
    await Promise.all(files.map((file) => rm(file.path, { force: true })));
  };
  const pairs: [string, RawValue][] = [];
  const writes: Promise<void>[] = [];
  let textSize = 0;
  let refusal: Error | null = null;
  try {
    const parser = busboy({
      headers: request.headers,
      limits: { fileSize: limits.file, fieldSize: limits.text, files: 10, parts: MAX_PAIRS },
      preservePath: false,
      // Names and file names come as they are, which today is UTF-8.
      defParamCharset: 'utf8',
    });
    // Not at once: destroying the parser inside its own event makes it throw past every handler.
    const refuse = (error: Error) => {
      refusal ??= error;
      setImmediate(() => parser.destroy(error));
    };
    parser.on('field', (name, value, info) => {
      textSize += value.length;
      if (info.valueTruncated || textSize > limits.text) refuse(new BodyTooLarge());
      else if (name === '') refuse(new UnreadableRequest('a part has no name'));
      else pairs.push([name, value]);
    });
    parser.on('file', (name, stream, info) => {
      const path = join(tmpdir(), `hearth-upload-${randomUUID()}`);
      // The place is remembered before the first byte is written, so that a cut upload leaves nothing behind.
      const place = { filename: info.filename ?? '', mediaType: info.mimeType, path };
      files.push(new UploadedFile({ ...place, size: 0 }));
      let size = 0;
      stream.on('data', (chunk: Buffer) => (size += chunk.length));
      stream.on('limit', () => refuse(new BodyTooLarge()));
      const write = pipeline(stream, createWriteStream(path, { mode: 0o600 })).then(() => {
        pairs.push([
          name,
          size === 0 && place.filename === '' ? '' : new UploadedFile({ ...place, size }),
        ]);
      });
      write.catch(() => {});
      writes.push(write);
    });
    parser.on('partsLimit', () => refuse(new UnreadableRequest('too many parts')));
    parser.on('filesLimit', () => refuse(new UnreadableRequest('too many files')));
    await pipeline(request, parser);
    await Promise.all(writes);
    if (refusal !== null) throw refusal as Error;
    return { tree: plantPairs(emptyTree(), pairs), dispose };
  } catch (error) {
    await Promise.allSettled(writes);
    await dispose();
    if (error instanceof BodyTooLarge || error instanceof UnreadableRequest) throw error;
    throw new UnreadableRequest('the multipart body cannot be read');
  }
}
