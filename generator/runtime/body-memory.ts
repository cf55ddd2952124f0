import type { IncomingMessage } from 'node:http';
import { getHeapStatistics } from 'node:v8';
import { RefusedRequest } from './refused-request.ts';

/** Bytes of a body that is not counted: as many of them as there are connections have room. */
const UNCOUNTED = 65_536;

/** Bytes of large bodies that a process holds at once; their texts take twice as much when two bytes make a character. */
const MOST = Math.floor(getHeapStatistics().heap_size_limit / 8);

/** Bytes of the largest body that any operation takes, and of what is made of it. */
const LARGEST = 100_663_296;

/** Limit of one caller, who must not take the memory of all. One body of the largest size always fits. */
const MOST_OF_ONE = Math.min(MOST, Math.max(MOST / 2, LARGEST));

/** Bytes that each value of a body takes beside its text. */
export const BYTES_OF_VALUE = 100;

/** Other large bodies are being read or worked on, and there is no room for this one (503). */
export class BodiesFull extends RefusedRequest {
  constructor() {
    super('busy', { headers: { 'Retry-After': '5' } });
  }
}

/** Tells whether a request has, or may have, a body that is counted for its size. */
export function isLargeBody({ headers }: IncomingMessage): boolean {
  return (
    headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > UNCOUNTED
  );
}

/** The bytes that all bodies of one direction hold together. */
class Pool {
  readonly heldBy = new Map<string, number>();
  held = 0;
}

const received = new Pool();
const sent = new Pool();

/** The part that one body takes of the memory for all, until it is disposed of. */
export class BodyMemory {
  readonly #ownerOf: () => string;
  readonly #pool: Pool;
  #owner: string | null = null;
  #bytes = 0;
  #counted = 0;

  /** `ownerOf` tells who sends it, or whom it is sent to; it is not asked about small bodies. */
  constructor(ownerOf: () => string, direction: 'received' | 'sent' = 'received') {
    this.#ownerOf = ownerOf;
    this.#pool = direction === 'sent' ? sent : received;
  }

  /** True when others may have to wait for what it takes. */
  get isLarge(): boolean {
    return this.#counted > 0;
  }

  /** @throws BodiesFull */
  take(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes <= UNCOUNTED) return;
    this.#owner ??= this.#ownerOf();
    const more = this.#bytes - this.#counted;
    const pool = this.#pool;
    const ofOwner = (pool.heldBy.get(this.#owner) ?? 0) + more;
    if (ofOwner > MOST_OF_ONE || pool.held + more > MOST) throw new BodiesFull();
    pool.heldBy.set(this.#owner, ofOwner);
    pool.held += more;
    this.#counted = this.#bytes;
  }

  free(): void {
    const { heldBy } = this.#pool;
    if (this.#owner !== null) {
      const left = (heldBy.get(this.#owner) ?? 0) - this.#counted;
      if (left > 0) heldBy.set(this.#owner, left);
      else heldBy.delete(this.#owner);
    }
    this.#pool.held -= this.#counted;
    this.#counted = 0;
    this.#bytes = 0;
  }
}
