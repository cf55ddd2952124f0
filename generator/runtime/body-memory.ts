import type { IncomingMessage } from 'node:http';
import { getHeapStatistics } from 'node:v8';
import { RefusedRequest } from './refused-request.ts';

/** Bytes of a body that are not counted: every connection has room for them. */
const UNCOUNTED = 65_536;

/** Bytes of large bodies that a process holds at once; their texts take twice as much when two bytes make a character. */
const MOST = Math.floor(getHeapStatistics().heap_size_limit / 8);

/** Bytes of the largest body of any operation, and of its decoded form. */
const LARGEST = 100_663_296;

/** Limit of one caller, who must not take the memory of all. One body of the largest size always fits. */
const MOST_OF_ONE = Math.min(MOST, Math.max(MOST / 2, LARGEST));

/** Memory for each value of a body in addition to its text, in bytes. */
export const BYTES_OF_VALUE = 100;

/** The memory for large bodies is in use (503). */
export class BodiesFull extends RefusedRequest {
  constructor() {
    super('busy', { headers: { 'Retry-After': '5' } });
  }
}

/** Tells whether a request has, or may have, a body that counts for its size. */
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

/** Share of one body in the common memory, until it is disposed of. */
export class BodyMemory {
  readonly #ownerOf: () => string;
  readonly #pool: Pool;
  #owner: string | null = null;
  #bytes = 0;
  #counted = 0;

  /** `ownerOf` returns the sender or receiver; it is not called for small bodies. */
  constructor(ownerOf: () => string, direction: 'received' | 'sent' = 'received') {
    this.#ownerOf = ownerOf;
    this.#pool = direction === 'sent' ? sent : received;
  }

  /** True if others may have to wait for its memory. */
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
