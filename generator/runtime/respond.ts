import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { hold } from './held-answer.ts';
import { JSON_TYPE } from './json-type.ts';
import type { PageResult } from './page.ts';
import { sendThrough } from './send-through.ts';

/** Body of a response that is not JSON. */
export type RawBody = Buffer | string | Readable;

/** The result of a service function, without the types of its operation. */
export interface ServiceResponse {
  readonly status: number;
  /** Named where the response has several. */
  readonly mediaType?: string;
  readonly body?: unknown;
  readonly page?: PageResult;
  readonly headers?: Readonly<Record<string, string | number | undefined>>;
}

export type HeaderList = string[];

/** Shorter bodies are hashed here: calling out to the cryptographic hash costs more than their characters do. */
const SHORT_BODY = 512;

/** Weak entity tag of a body. */
export function entityTag(body: string): string {
  if (body.length > SHORT_BODY) return `W/"${hash('sha1', body, 'base64url')}"`;
  // Two rounds of FNV-1a with different starts, 64 bits together.
  let high = 0x811c9dc5;
  let low = 0x01000193 ^ body.length;
  for (let index = 0; index < body.length; index += 1) {
    const code = body.charCodeAt(index);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x85ebca6b);
  }
  return `W/"${encodeLetters(high)}${encodeLetters(low)}"`;
}

/** 32 bits as eight letters; several times as fast as `toString` with a radix. */
function encodeLetters(bits: number): string {
  return String.fromCharCode(
    65 + (bits & 15),
    65 + ((bits >>> 4) & 15),
    65 + ((bits >>> 8) & 15),
    65 + ((bits >>> 12) & 15),
    65 + ((bits >>> 16) & 15),
    65 + ((bits >>> 20) & 15),
    65 + ((bits >>> 24) & 15),
    65 + (bits >>> 28),
  );
}

/** Tells whether an `If-None-Match` header names the tag; `*` matches any. */
export function matchesTag(header: string, tag: string): boolean {
  if (header.trim() === '*') return true;
  const opaque = tag.replace(/^W\//, '');
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque);
}

/** The facts of a request that decide how much of its answer is sent. */
export interface AnswerRequest {
  readonly head: boolean;
  readonly ifNoneMatch: string | undefined;
  /** Key of the share of memory for waiting answers: requests with the same key use one share. */
  readonly ownerOf?: () => string;
  /** False if the only entity tag of a response is that of its function. */
  readonly entityTags?: boolean | undefined;
}

const getNobody = () => '';

/** Answers of more characters are counted until they have been taken. */
const COUNTED = 65_536;

/** The value of a header that the answer has already; `name` in lower case. */
function findHeader(headers: HeaderList, name: string): string | undefined {
  for (let index = 0; index < headers.length; index += 2) {
    const given = headers[index] ?? '';
    if (given.length === name.length && given.toLowerCase() === name) return headers[index + 1];
  }
  return undefined;
}

/** Sends JSON text; returns 304 for a conditional GET whose client has the current text. */
export function sendJson(
  response: ServerResponse,
  status: number,
  json: string,
  headers: HeaderList,
  asked: AnswerRequest,
  mediaType = JSON_TYPE,
): void {
  if (findHeader(headers, 'content-type') === undefined) headers.push('Content-Type', mediaType);
  if (json.length > COUNTED && !asked.head) {
    // The client left before the response was ready.
    if (response.destroyed) return;
    hold(response, json.length, asked.ownerOf ?? getNobody);
  }
  if (isUnchanged(response, status, headers, asked, () => entityTag(json))) return;
  headers.push('Content-Length', String(Buffer.byteLength(json)));
  response.writeHead(status, headers);
  response.end(asked.head ? undefined : json);
}

/** Adds an entity tag to answers of conditional requests; returns whether the answer was 304. */
export function isUnchanged(
  response: ServerResponse,
  status: number,
  headers: HeaderList,
  { ifNoneMatch, entityTags = true }: AnswerRequest,
  tagOf: () => string,
): boolean {
  if (status !== 200 && status !== 201) return false;
  const own = findHeader(headers, 'etag');
  if (own === undefined && !entityTags) return false;
  const tag = own ?? tagOf();
  if (own === undefined) headers.push('ETag', tag);
  if (status !== 200 || ifNoneMatch === undefined || !matchesTag(ifNoneMatch, tag)) return false;
  sendEmpty(response, 304, headers);
  return true;
}

/** Sends a status without body; a JSON content type without JSON breaks clients, so it has none. */
export function sendEmpty(response: ServerResponse, status: number, headers: HeaderList): void {
  const type = headers.indexOf('Content-Type');
  if (type !== -1) headers.splice(type, 2);
  // Responses 204 and 304 have no body; other empty responses state their length.
  if (status !== 204 && status !== 304) headers.push('Content-Length', '0');
  response.writeHead(status, headers);
  response.end();
}

/** Maximum size of a body sent as text: node joins a text with the header in one write, and writes bytes separately. */
const JOINED_BYTES = 32 * 1024;

/** Sends bytes or a stream; a stream's failure after the first byte ends the connection. */
export function sendRaw(
  response: ServerResponse,
  status: number,
  body: RawBody,
  headers: HeaderList,
  head: boolean,
): void | Promise<void> {
  if (body instanceof Readable) return sendStream(response, status, body, headers, head);
  headers.push('Content-Length', String(Buffer.byteLength(body)));
  response.writeHead(status, headers);
  if (head) response.end();
  else if (typeof body === 'string' || body.length > JOINED_BYTES) response.end(body);
  else response.end(body.toString('latin1'), 'latin1');
}

const EVENTS = /^(?:text\/event-stream|application\/(?:x-ndjson|jsonl|json-seq))/;

function sendStream(
  response: ServerResponse,
  status: number,
  body: Readable,
  headers: HeaderList,
  head: boolean,
): Promise<void> {
  response.writeHead(status, headers);
  if (head) {
    body.destroy();
    response.end();
    return Promise.resolve();
  }
  // Readers of events know at once that there will be some.
  const isEndless = EVENTS.test(findHeader(headers, 'content-type') ?? '');
  if (isEndless) response.flushHeaders();
  // Readers of events leave at some time: the answer is closed before its source is.
  let hasLeft = false;
  response.once('close', () => (hasLeft = isEndless && !body.destroyed));
  return new Promise((resolve, reject) => {
    sendThrough([body], response, (error) => {
      if (error == null || hasLeft) resolve();
      else reject(error);
    });
  });
}
