import type { IncomingMessage } from 'node:http';
import {
  type BodyLimits,
  type BodyPlan,
  BodyTooLarge,
  type RequestBody,
  textLimit,
  UnsupportedContentType,
} from './body-plan.ts';
import {
  emptyTree,
  fromJson,
  isTree,
  parsePairs,
  plantPairs,
  type RawTree,
  UnreadableRequest,
} from './raw.ts';

const keep = async () => {};
const NO_BODY: RequestBody = { tree: emptyTree(), dispose: keep };

/** Milliseconds that the rest of a refused body is waited for: clients read the answer when they have sent it. */
const PATIENCE = 2_000;

/**
 * Reads the request body into a tree of parameters, or into one value where the plan says so.
 * @throws UnreadableRequest (400), UnsupportedContentType (415), BodyTooLarge (413)
 */
export async function readBody(
  request: IncomingMessage,
  limits: BodyLimits,
  plan: BodyPlan = {},
): Promise<RequestBody> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length === 0 && request.headers['transfer-encoding'] === undefined) return NO_BODY;
  try {
    return await readAny(request, length, limits, plan);
  } catch (error) {
    await discardRest(request);
    throw error;
  }
}

async function readAny(
  request: IncomingMessage,
  length: number,
  limits: BodyLimits,
  plan: BodyPlan,
): Promise<RequestBody> {
  const encoding = request.headers['content-encoding'];
  // Unpacking is not offered: 60 kB of compressed zeros unpack to 64 MB.
  if (encoding !== undefined && encoding !== 'identity') throw new UnsupportedContentType(encoding);

  const contentType = request.headers['content-type'] ?? '';
  const mediaType = (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
  if (plan.wholeBody === 'file' || mediaType === 'multipart/form-data') {
    const { readFileBody, readMultipart } = await import('./multipart.ts');
    return plan.wholeBody === 'file'
      ? readFileBody(request, limits, plan, mediaType)
      : readMultipart(request, limits, plan);
  }
  const isText = plan.wholeBody === 'text' && mediaType.startsWith('text/');
  const isJson = /^application\/(?:[^/]+\+)?json$/.test(mediaType);
  if (!isText && !isJson && !FORMS.has(mediaType)) throw new UnsupportedContentType(mediaType);
  const limit = textLimit(limits, plan);
  if (length > limit) throw new BodyTooLarge();
  const bytes = await readBytes(request, limit);
  if (bytes.length === 0) return NO_BODY;
  const text = decodeUtf8(bytes);
  if (isText) return { tree: emptyTree(), whole: text, dispose: keep };
  if (isJson && plan.wholeBody === 'json')
    return { tree: emptyTree(), whole: fromJson(parseJson(text)), dispose: keep };
  return { tree: isJson ? readJson(text) : readForm(text), dispose: keep };
}

/** Reads what is left of a body and forgets it. */
async function discardRest(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    request.on('end', done).on('close', done).on('error', done).resume();
  });
}

const FORMS: ReadonlySet<string> = new Set(['application/x-www-form-urlencoded', '']);

/** Not by iteration: leaving that early closes the connection, and with it the way for the answer. */
function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      request.off('data', take);
      reject(new BodyTooLarge());
    };
    request.on('data', take);
    request.on('end', () => {
      const [only] = chunks;
      resolve(chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks, size));
    });
    request.on('error', () => reject(new UnreadableRequest('the request is cut')));
  });
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

function readJson(text: string): RawTree {
  const parsed = parseJson(text);
  if (parsed === null) return emptyTree();
  const tree = fromJson(parsed);
  if (!isTree(tree)) throw new UnreadableRequest('the body is not a JSON object');
  return tree;
}

function readForm(text: string): RawTree {
  return plantPairs(emptyTree(), parsePairs(text));
}
