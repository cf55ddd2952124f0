import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { memoryUntilSent, watchReader } from './held-answer.ts';
import type { BodyMemory } from './body-memory.ts';
import { jsonPieces } from './json-pieces.ts';
import { JSON_TYPE } from './json-type.ts';
import { LaterBytes, LaterText, TextChanged } from './later-text.ts';
import { type LeastRate, leastRate } from './reading-rate.ts';
import { type AnswerRequest, type HeaderList, isUnchanged, sendJson } from './respond.ts';
import {
  type LaterPart,
  type PieceSizes,
  RestOfList,
  writeBeginning,
  type WrittenBody,
} from './write.ts';

export interface AnswerSizes extends PieceSizes {
  /** Maximum bytes of an answer that is built before it is sent, and so has a length and an entity tag. */
  readonly whole: number;
}

export const usualSizes: AnswerSizes = { text: 65_536, list: 262_144, whole: 4_194_304 };

/**
 * Sends a large answer when there is room for it. `left` is aborted when the client leaves; `cut` ends the answer
 * unfinished, for others who need the room.
 */
export type SendInTurn = (
  owner: string,
  left: AbortSignal,
  send: (cut?: AbortSignal) => Promise<void>,
) => Promise<void>;

interface BodyRequest extends AnswerRequest {
  readonly ownerOf: () => string;
  /** Finds the key under which a large answer is counted; left out: that of `ownerOf`. */
  readonly findPlaceKey?: (() => Promise<string>) | undefined;
  readonly sizes?: AnswerSizes | undefined;
  readonly sendInTurn?: SendInTurn | undefined;
}

/** A client who takes less of a large answer, 17 kB/s, is cut off: others wait for the place. */
const leastRateOfLarge: LeastRate = { bytes: 2_097_152, within: 120_000 };

let lastTurn: Promise<unknown> = Promise.resolve();

/** Pieces are made one in each turn of the event loop, however many answers are being sent. */
function turnOfPiece(): Promise<unknown> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}

/**
 * Sends the body that `print` prints as JSON. A body of any size is printed in pieces, and other requests run between
 * them. A body too large to be held whole is sent piece by piece, as fast as the client reads it.
 */
export function sendBody(
  response: ServerResponse,
  status: number,
  print: () => string,
  headers: HeaderList,
  asked: BodyRequest,
  mediaType = JSON_TYPE,
): void | Promise<void> {
  const { sizes = usualSizes } = asked;
  const body = writeBeginning(print, sizes);
  if (body.later === null && body.json.length <= sizes.list) {
    sendJson(response, status, body.json, headers, asked, mediaType);
    return undefined;
  }
  headers.push('Content-Type', mediaType);
  return new LargeAnswer(response, status, headers, asked).send(body, sizes);
}

class LargeAnswer {
  readonly #response: ServerResponse;
  readonly #status: number;
  readonly #headers: HeaderList;
  readonly #asked: BodyRequest;
  #begun = false;

  constructor(response: ServerResponse, status: number, headers: HeaderList, asked: BodyRequest) {
    this.#response = response;
    this.#status = status;
    this.#headers = headers;
    this.#asked = asked;
  }

  async send(body: WrittenBody, sizes: AnswerSizes): Promise<void> {
    const { findPlaceKey, ownerOf: callerKey } = this.#asked;
    const key = findPlaceKey === undefined ? callerKey() : await findPlaceKey();
    const getOwner = () => key;
    // The client has left already: nothing would tell when its memory is free again.
    if (this.#hasLeft()) return;
    const hasBegun = () => this.#begun;
    const pieces = jsonPieces(body, { sizes, turn: turnOfPiece, begun: hasBegun });
    // Finished parts remain in memory until the last one is sent, however slow the client is.
    const held = memoryUntilSent(this.#response, getOwner);
    if (!this.#asked.head) held.take(countCharsInMemory(body));
    const whole = new WholeAnswer(memoryUntilSent(this.#response, getOwner));
    const least = countLeastChars(body);
    // A response known to exceed `sizes.whole` waits for its turn before any part of it is built.
    const ended = least <= sizes.whole && (await this.#collect(whole, least, pieces, sizes));
    // The client left before the response was ready.
    if (this.#hasLeft()) return;
    if (ended) this.#sendWhole(whole);
    else if (this.#asked.head) this.#response.writeHead(this.#status, this.#headers).end();
    else await this.#sendInTurn(key, whole, pieces);
  }

  /**
   * Collects the response up to the limit; true if that is all of it.
   * @throws BodiesFull
   */
  async #collect(
    whole: WholeAnswer,
    least: number,
    pieces: AsyncGenerator<string>,
    sizes: AnswerSizes,
  ): Promise<boolean> {
    // Reserves all memory at once: of several responses built at the same time, the first ones have room.
    if (!this.#asked.head) whole.reserve(least);
    while (whole.bytes <= sizes.whole) {
      const next = await pieces.next();
      if (next.done === true) return true;
      if (this.#hasLeft()) return false;
      whole.add(next.value, this.#asked.head);
    }
    return false;
  }

  #hasLeft(): boolean {
    return this.#response.destroyed;
  }

  #sendWhole(whole: WholeAnswer): void {
    const response = this.#response;
    if (!this.#asked.head) watchReader(response, leastRate);
    if (isUnchanged(response, this.#status, this.#headers, this.#asked, () => whole.tag())) return;
    this.#headers.push('Content-Length', String(whole.bytes));
    response.writeHead(this.#status, this.#headers);
    for (const piece of whole.takePieces()) response.write(piece);
    response.end();
  }

  async #sendInTurn(
    key: string,
    begin: WholeAnswer,
    pieces: AsyncGenerator<string>,
  ): Promise<void> {
    const { sendInTurn = sendWithoutTurn } = this.#asked;
    const left = new AbortController();
    this.#response.once('close', () => left.abort());
    // Some wait long for their turn.
    this.#begun = true;
    await sendInTurn(key, left.signal, (cut) => this.#sendPieces(begin, pieces, cut));
  }

  async #sendPieces(
    begin: WholeAnswer,
    pieces: AsyncGenerator<string>,
    cut?: AbortSignal,
  ): Promise<void> {
    const response = this.#response;
    response.writeHead(this.#status, this.#headers);
    watchReader(response, leastRateOfLarge);
    try {
      await pipeline(streamAll(begin, pieces), response, cut === undefined ? {} : { signal: cut });
    } catch (error) {
      // The client sees that the answer is not whole.
      if (!(error instanceof TextChanged || cut?.aborted === true)) throw error;
    }
  }
}

const sendWithoutTurn: SendInTurn = (_owner, _left, send) => send();

/** An answer that is put together, or the beginning of one that is too large. */
class WholeAnswer {
  readonly #memory: BodyMemory;
  readonly #sha1 = createHash('sha1');
  #pieces: Buffer[] = [];
  #reserved = 0;
  #bytes = 0;

  constructor(memory: BodyMemory) {
    this.#memory = memory;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** @throws BodiesFull */
  reserve(bytes: number): void {
    if (bytes <= this.#reserved) return;
    this.#memory.take(bytes - this.#reserved);
    this.#reserved = bytes;
  }

  /**
   * Adds a piece; HEAD counts only its length and digest, and keeps no text.
   * @throws BodiesFull
   */
  add(text: string, head: boolean): void {
    const piece = Buffer.from(text);
    this.#sha1.update(piece);
    this.#bytes += piece.length;
    if (head) return;
    this.reserve(this.#bytes);
    this.#pieces.push(piece);
  }

  tag(): string {
    return `W/"${this.#sha1.digest('base64url')}"`;
  }

  takePieces(): Buffer[] {
    const pieces = this.#pieces;
    this.#pieces = [];
    return pieces;
  }

  freeMemory(): void {
    this.#memory.free();
  }
}

async function* streamAll(
  begin: WholeAnswer,
  pieces: AsyncIterable<string>,
): AsyncGenerator<Buffer> {
  yield* begin.takePieces();
  // The remaining memory is one piece at a time.
  begin.freeMemory();
  for await (const piece of pieces) yield Buffer.from(piece);
}

/** Characters and bytes of a body that are in memory before any of it is sent. */
function countCharsInMemory({ json, later }: WrittenBody): number {
  return (later ?? []).reduce((sum, part) => sum + countPartCharsInMemory(part), json.length);
}

function countPartCharsInMemory(part: LaterPart): number {
  if (part instanceof LaterText) return 0;
  if (part instanceof RestOfList) return part.lengthInMemory;
  if (part instanceof LaterBytes) return part.bytes.length;
  return typeof part === 'string' ? part.length : part.base64.length;
}

/** Characters that a body has in any case; the rest of its lists is not counted. */
function countLeastChars({ json, later }: WrittenBody): number {
  return (later ?? []).reduce((sum, part) => sum + countLeastPartChars(part), json.length);
}

function countLeastPartChars(part: LaterPart): number {
  if (part instanceof RestOfList) return 0;
  if (part instanceof LaterText) return part.bytes;
  if (part instanceof LaterBytes) return Math.ceil(part.bytes.length / 3) * 4;
  return typeof part === 'string' ? part.length : part.base64.length;
}
