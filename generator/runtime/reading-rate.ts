/** Minimum rate of reading or sending. */
export interface LeastRate {
  readonly bytes: number;
  /** Milliseconds. */
  readonly within: number;
}

/**
 * Minimum rate of a client that reads an answer, 2 kB/s; slower clients are disconnected. A connection with 20 kB/s
 * reads nine times as much.
 *
 * The period is long because the kernel buffers megabytes for a connection, and requests more only after a third of
 * that was sent. Such a connection may be silent for more than a minute.
 */
export const leastRate: LeastRate = { bytes: 256 * 1024, within: 120_000 };

/** Tells whether a reader keeps a minimum rate while data waits for it. */
export class ReadingRate {
  readonly #least: LeastRate;
  #since: number | null = null;
  #from = 0;

  constructor(least: LeastRate) {
    this.#least = least;
  }

  /**
   * Returns true once less than the minimum was taken since the reader began to wait. Callers report more often than
   * every `within`: whether anything waits, and the total bytes taken so far.
   */
  isTooSlow(waiting: boolean, taken: number, now: number): boolean {
    if (!waiting) {
      this.#since = null;
      return false;
    }
    if (this.#since === null) {
      this.#since = now;
      this.#from = taken;
      return false;
    }
    if (now - this.#since < this.#least.within) return false;
    if (taken - this.#from < this.#least.bytes) return true;
    this.#since = now;
    this.#from = taken;
    return false;
  }
}

/** Calls `look` at the interval of a rate, without keeping the process alive. Returns a function that stops it. */
export function watchRate({ within }: LeastRate, look: () => void): () => void {
  const timer = setInterval(look, within / 4).unref();
  return () => clearInterval(timer);
}
