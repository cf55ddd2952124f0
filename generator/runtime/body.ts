import type { IncomingMessage } from 'node:http';
import {
  type BodyLimits,
  type BodyPlan,
  BodyTooLarge,
  isMediaTypeOf,
  readMediaType,
  type RequestBody,
  textLimit,
  UnsupportedContentType,
  wholeLimit,
} from './body-plan.ts';
import { CHUNKS_OF_TURN, GatheredBytes, watchRate } from './body-bytes.ts';
import { BYTES_OF_VALUE, BodyMemory } from './body-memory.ts';
import { JsonReader } from './json-reader.ts';
import {
  emptyTree,
  fromJson,
  gatherPairs,
  isTree,
  parsePairs,
  plantPairs,
  type RawValue,
  UnreadableRequest,
} from './raw.ts';

const keep = async () => {};
const NO_BODY: RequestBody = { kind: 'none', tree: emptyTree(), dispose: keep };

/**
 * Reads the request body into a tree of parameters, or into one value where the plan says so. `ownerOf` tells who sends
 * it, since each has a share of the memory for large bodies.
 * @throws UnreadableRequest (400), UnsupportedContentType (415), BodyTooLarge (413), BodiesFull (503)
 */
export async function readBody(
  request: IncomingMessage,
  limits: BodyLimits,
  plan: BodyPlan = {},
  ownerOf = () => '',
): Promise<RequestBody> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length === 0 && request.headers['transfer-encoding'] === undefined) return NO_BODY;
  const memory = new BodyMemory(ownerOf);
  try {
    const body = await readAny(request, length, limits, plan, memory);
    const dispose = async () => {
      memory.free();
      await body.dispose();
    };
    const isForm = plan.wholeForm === true && body.whole === undefined && body !== NO_BODY;
    return { ...body, ...(isForm && { whole: body.tree }), dispose };
  } catch (error) {
    memory.free();
    throw error;
  }
}

async function readAny(
  request: IncomingMessage,
  length: number,
  limits: BodyLimits,
  plan: BodyPlan,
  memory: BodyMemory,
): Promise<RequestBody> {
  const encoding = request.headers['content-encoding'];
  // Unpacking is not offered: 60 kB of compressed zeros unpack to 64 MB.
  if (encoding !== undefined && encoding !== 'identity') throw new UnsupportedContentType(encoding);

  const mediaType = readMediaType(request.headers['content-type']);
  if (plan.mediaTypes?.some((taken) => isMediaTypeOf(mediaType, taken)) === false)
    throw new UnsupportedContentType(mediaType);
  if (plan.wholeBody === 'file' || mediaType === 'multipart/form-data') {
    const { readFileBody, readMultipart } = await import('./multipart.ts');
    requireSender(request);
    return plan.wholeBody === 'file'
      ? readFileBody(request, limits, plan, mediaType)
      : readMultipart(request, limits, plan, memory);
  }
  const isText = plan.wholeBody === 'text' && mediaType.startsWith('text/');
  const isJson = /^application\/(?:[^/]+\+)?json$/.test(mediaType);
  if (!isText && !isJson && !FORMS.has(mediaType)) throw new UnsupportedContentType(mediaType);
  const limit = isJson ? textLimit(limits, plan) : wholeLimit(limits, plan, MOST_FORM);
  if (length > limit) throw new BodyTooLarge();
  requireSender(request);
  if (isJson) return readJson(request, limit, plan, memory);
  const text = await readText(request, limit, memory);
  if (text === '') return NO_BODY;
  if (isText) return { kind: 'whole', tree: emptyTree(), whole: text, dispose: keep };
  const tree =
    plan.fields?.ofText(text) ??
    (plan.standard === true
      ? gatherPairs(parsePairs(text))
      : plantPairs(emptyTree(), parsePairs(text)));
  return { kind: 'form', tree, dispose: keep };
}

/** A client may leave before the body is read: no event reports its end then. */
function requireSender(request: IncomingMessage): void {
  if (request.destroyed && !request.complete) throw new UnreadableRequest('the request is cut');
}

function letOthers(request: IncomingMessage): void {
  request.pause();
  setImmediate(() => request.resume());
}

/** Bytes of a form, or of a text, that are read at once. */
const MOST_FORM = 1_048_576;

const FORMS: ReadonlySet<string> = new Set(['application/x-www-form-urlencoded', '']);

/** Bytes that are worked on at once. */
const STEP = 65_536;
/** Bytes and values after which others have their turn. */
const TURN = { bytes: 4 * STEP, values: 5_000 };

interface Taker {
  /** Takes the next bytes; whether others should have their turn before there are more. */
  take(bytes: Buffer): boolean;
}

/** Without iteration: an early end of an iteration would close the connection before the response. */
function readBytes(
  request: IncomingMessage,
  limit: number,
  memory: BodyMemory,
  taker: Taker,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    let size = 0;
    let chunks = 0;
    let stopWatching: (() => void) | null = null;
    const refuse = (error: Error) => {
      stopWatching?.();
      request.off('data', take);
      reject(error);
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      chunks += 1;
      try {
        if (size > limit) throw new BodyTooLarge();
        memory.take(chunk.length);
        // A timer for each request would cost more than reading most bodies.
        if (memory.isLarge) stopWatching ??= watchRate(request, memory, refuse);
        if (!taker.take(chunk) && chunks % CHUNKS_OF_TURN !== 0) return;
      } catch (error) {
        refuse(error as Error);
        return;
      }
      letOthers(request);
    };
    request.on('data', take);
    request.on('end', () => {
      stopWatching?.();
      resolve();
    });
    request.on('error', () => refuse(new UnreadableRequest('the request is cut')));
  });
}

async function readText(
  request: IncomingMessage,
  limit: number,
  memory: BodyMemory,
): Promise<string> {
  const gathered = new GatheredBytes();
  await readBytes(request, limit, memory, {
    take: (chunk) => {
      gathered.add(chunk);
      return false;
    },
  });
  return decodeUtf8(gathered.take());
}

/** Small bodies are read by `JSON.parse`, larger ones as they arrive. */
class JsonBody implements Taker {
  readonly #memory: BodyMemory;
  readonly #gathered = new GatheredBytes();
  #reader: JsonReader | null = null;
  /** Work since the last pause for other requests. */
  #worked = { bytes: 0, values: 0 };

  constructor(memory: BodyMemory) {
    this.#memory = memory;
  }

  get isEmpty(): boolean {
    return this.#gathered.size === 0 && this.#reader === null;
  }

  take(chunk: Buffer): boolean {
    this.#gathered.add(chunk);
    // Each step has a fixed cost, and clients may send single bytes.
    if (this.#gathered.size <= STEP) return false;
    this.#reader ??= new JsonReader();
    const before = this.#reader.values;
    const bytes = this.#gathered.take();
    for (let at = 0; at < bytes.length; at += STEP)
      this.#reader.write(bytes.subarray(at, at + STEP));
    const { values } = this.#reader;
    this.#memory.take((values - before) * BYTES_OF_VALUE);
    this.#worked.bytes += bytes.length;
    if (this.#worked.bytes < TURN.bytes && values - this.#worked.values < TURN.values) return false;
    this.#worked = { bytes: 0, values };
    return true;
  }

  end(): RawValue {
    const bytes = this.#gathered.take();
    if (this.#reader === null) return fromJson(parseJson(decodeUtf8(bytes)));
    this.#reader.write(bytes);
    return this.#reader.end();
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new UnreadableRequest('the body is not UTF-8');
  }
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UnreadableRequest('the body is not valid JSON');
  }
}

async function readJson(
  request: IncomingMessage,
  limit: number,
  plan: BodyPlan,
  memory: BodyMemory,
): Promise<RequestBody> {
  const body = new JsonBody(memory);
  await readBytes(request, limit, memory, body);
  if (body.isEmpty) return NO_BODY;
  const whole = body.end();
  if (plan.wholeBody === 'json') return { kind: 'json', tree: emptyTree(), whole, dispose: keep };
  if (whole === null) return NO_BODY;
  if (!isTree(whole)) throw new UnreadableRequest('the body is not a JSON object');
  return { kind: 'json', tree: whole, dispose: keep };
}
