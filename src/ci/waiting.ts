/** The time that a configuration may wait in all, until whoever wants it has gone. */
export class Waiting {
  #leftMs: number;
  readonly #caller: AbortSignal | undefined;

  constructor(mostMs: number, caller: AbortSignal | undefined) {
    this.#leftMs = mostMs;
    this.#caller = caller;
  }

  /** True once all of the time is used. */
  get isOver(): boolean {
    return this.#leftMs <= 0;
  }

  /** Does work that heeds the signal. Rejects once the caller has gone. */
  async during<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const own = new AbortController();
    const timer = setTimeout(() => {
      this.#leftMs = 0;
      own.abort();
    }, this.#leftMs);
    const begun = performance.now();
    try {
      const caller = this.#caller === undefined ? [] : [this.#caller];
      const result = await work(AbortSignal.any([own.signal, ...caller]));
      this.#caller?.throwIfAborted();
      return result;
    } finally {
      clearTimeout(timer);
      this.#leftMs -= performance.now() - begun;
    }
  }
}
