import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import {
  type BodyLimits,
  type BodyPlan,
  BodyTooLarge,
  fileLimit,
  fileTooLarge,
  isMediaTypeOf,
  type RequestBody,
  UnsupportedContentType,
  wholeLimit,
} from './body-plan.ts';
import { gatherPieces, watchRate } from './body-bytes.ts';
import type { BodyMemory } from './body-memory.ts';
import {
  emptyTree,
  gatherPairs,
  MAX_PAIRS,
  plantPairs,
  type RawValue,
  UnreadableRequest,
} from './raw.ts';
import { UploadedFile } from './upload.ts';

const MAX_FILES = 10;

/** Bytes of the text parts, which are read whole. */
const MOST_TEXT = 4_194_304;

/** Files of one request on their way to the disk. */
class Uploads {
  readonly #paths: string[] = [];

  /**
   * Writes a stream to a separate file.
   * @throws the refusal beyond `limit` bytes
   */
  async store(
    stream: Readable,
    facts: { readonly filename: string; readonly mediaType: string },
    limit: number,
    refusal: () => Error,
  ): Promise<UploadedFile> {
    const path = join(tmpdir(), `hearth-upload-${randomUUID()}`);
    // The place is remembered before the first byte is written, so that a cut upload leaves nothing behind.
    this.#paths.push(path);
    let size = 0;
    await new Promise<void>((resolve, reject) => {
      const file = createWriteStream(path, { mode: 0o600 });
      const fail = (error: Error) => {
        stream.unpipe(file);
        file.destroy();
        reject(error);
      };
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > limit) fail(refusal());
      });
      stream.on('error', fail);
      stream.on('close', () => {
        if (!stream.readableEnded) fail(new UnreadableRequest('the file is cut'));
      });
      file.on('error', fail);
      file.on('close', resolve);
      stream.pipe(file);
    });
    return new UploadedFile({ ...facts, path, size });
  }

  async remove(): Promise<void> {
    await Promise.all(this.#paths.map((path) => rm(path, { force: true })));
  }
}

/** `Content-Length` of the request in bytes. */
const readContentLength = ({ headers }: IncomingMessage): number =>
  Number(headers['content-length'] ?? 0);

/** Reads a body that is one file. */
export async function readFileBody(
  request: IncomingMessage,
  limits: BodyLimits,
  plan: BodyPlan,
  mediaType: string,
): Promise<RequestBody> {
  const limit = fileLimit('', limits, plan);
  if (readContentLength(request) > limit) throw fileTooLarge(limits);
  const uploads = new Uploads();
  try {
    const whole = await uploads.store(request, { filename: '', mediaType }, limit, () =>
      fileTooLarge(limits),
    );
    return { kind: 'whole', tree: emptyTree(), whole, dispose: () => uploads.remove() };
  } catch (error) {
    await uploads.remove();
    throw error;
  }
}

/** Reads text parts into the tree; file parts go to the disk as they arrive. */
export async function readMultipart(
  request: IncomingMessage,
  limits: BodyLimits,
  plan: BodyPlan,
  memory: BodyMemory,
): Promise<RequestBody> {
  const { named } = limits;
  if (named !== undefined && readContentLength(request) > named.bytes + MOST_TEXT)
    throw named.refusal();
  const uploads = new Uploads();
  const writes: Promise<void>[] = [];
  try {
    const pairs = await readParts(request, limits, plan, memory, uploads, writes);
    await Promise.all(writes);
    const tree =
      plan.fields?.ofParts(pairs) ??
      (plan.standard === true ? gatherPairs(pairs) : plantPairs(emptyTree(), pairs));
    return { kind: 'form', tree, dispose: () => uploads.remove() };
  } catch (error) {
    await Promise.allSettled(writes);
    await uploads.remove();
    throw error;
  }
}

function createParser(request: IncomingMessage, limits: BodyLimits, plan: BodyPlan): busboy.Busboy {
  const { files = {} } = plan;
  const largest = Math.max(
    limits.file,
    ...Object.keys(files).map((name) => fileLimit(name, limits, plan)),
  );
  try {
    return busboy({
      headers: request.headers,
      // One byte more than is allowed: the parser reports a limit that is reached like one that is passed.
      limits: {
        fileSize: largest + 1,
        fieldSize: wholeLimit(limits, plan, MOST_TEXT) + 1,
        files: MAX_FILES,
        parts: MAX_PAIRS,
      },
      preservePath: false,
      // Names and file names are read as UTF-8.
      defParamCharset: 'utf8',
    });
  } catch {
    throw new UnreadableRequest('the multipart body has no boundary');
  }
}

/** Tells whether a part has a media type that the document does not allow. */
function isUntaken({ partTypes }: BodyPlan, name: string, mediaType: string): boolean {
  if (partTypes === undefined || !Object.hasOwn(partTypes, name)) return false;
  return partTypes[name]?.some((taken) => isMediaTypeOf(mediaType.toLowerCase(), taken)) === false;
}

/** Resolves with the parts when the last byte is read; `writes` are the files still on their way. */
function readParts(
  request: IncomingMessage,
  limits: BodyLimits,
  plan: BodyPlan,
  memory: BodyMemory,
  uploads: Uploads,
  writes: Promise<void>[],
): Promise<readonly [string, RawValue][]> {
  const parser = createParser(request, limits, plan);
  const pairs: [string, RawValue][] = [];
  const mostText = wholeLimit(limits, plan, MOST_TEXT);
  let textSize = 0;
  let openFiles = 0;
  let stopWatching = () => {};
  const read = new Promise<readonly [string, RawValue][]>((resolve, reject) => {
    // Files go to the disk and take no memory.
    const pieces = gatherPieces((bytes) => {
      if (openFiles > 0) return;
      try {
        memory.take(bytes);
      } catch (error) {
        refuse(error as Error);
      }
    });
    const refuse = (error: Error) => {
      reject(error);
      request.unpipe(pieces);
      pieces.unpipe(parser);
      // Not at once: destroying the parser inside its own event makes it throw past every handler.
      setImmediate(() => parser.destroy());
    };
    /** A text part without a type matches every type; it counts as plain text. */
    const isRefused = (name: string | undefined, type: string, usual?: string) =>
      type !== usual && isUntaken(plan, name ?? '', type);
    parser.on('field', (name: string | undefined, value, info) => {
      textSize += Buffer.byteLength(value);
      if (info.valueTruncated || textSize > mostText) refuse(new BodyTooLarge());
      else if (name === undefined) refuse(new UnreadableRequest('a part has no name'));
      else if (isRefused(name, info.mimeType, 'text/plain'))
        refuse(new UnsupportedContentType(info.mimeType));
      else pairs.push([name, value]);
    });
    stopWatching = watchRate(request, memory, refuse);
    parser.on('file', (name: string | undefined, stream, info) => {
      openFiles += 1;
      stream.on('close', () => (openFiles -= 1));
      const property = (name ?? '').split('[', 1)[0] ?? '';
      if (name === undefined) refuse(new UnreadableRequest('a part has no name'));
      if (isRefused(name, info.mimeType)) refuse(new UnsupportedContentType(info.mimeType));
      const facts = { filename: info.filename ?? '', mediaType: info.mimeType };
      if (name === undefined || plan.files === undefined || !Object.hasOwn(plan.files, property)) {
        // The operation accepts no such file, so it is discarded; a text parameter of this name rejects it.
        stream.on('error', () => {}).resume();
        if (name !== undefined)
          pairs.push([name, new UploadedFile({ ...facts, path: '', size: 0 })]);
        return;
      }
      const index = pairs.push([name, '']) - 1;
      const limit = fileLimit(property, limits, plan);
      const stored = uploads.store(stream, facts, limit, () => fileTooLarge(limits));
      const write = stored.then((file) => {
        // A browser sends a file without name and content for a file field that is left empty.
        if (file.size > 0 || file.filename !== '') pairs[index] = [name, file];
      });
      write.catch((error: unknown) => refuse(error as Error));
      writes.push(write);
    });
    parser.on('partsLimit', () => refuse(new UnreadableRequest('too many parts')));
    parser.on('filesLimit', () => refuse(new UnreadableRequest('too many files')));
    parser.on('error', () => refuse(new UnreadableRequest('the multipart body cannot be read')));
    parser.on('close', () => resolve(pairs));
    request.on('error', () => refuse(new UnreadableRequest('the request is cut')));
    request.on('close', () => {
      if (!request.complete) refuse(new UnreadableRequest('the request is cut'));
    });
    request.pipe(pieces).pipe(parser);
  });
  return read.finally(stopWatching);
}
