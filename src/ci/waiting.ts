import { runUntilAborted } from '#src/turns/run-until-aborted.ts';

/** Maximum total wait of a configuration, until its caller gives up. */
export class Waiting {
  #leftMs: number;
  readonly #caller: AbortSignal | undefined;

  constructor(mostMs: number, caller: AbortSignal | undefined) {
    this.#leftMs = mostMs;
    this.#caller = caller;
  }

  /** Result of the work; null after a timeout. Rejects once the caller has left. */
  async during<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result | null> {
    const own = new AbortController();
    const timer = setTimeout(() => own.abort(), Math.max(0, this.#leftMs));
    const begun = performance.now();
    const caller = this.#caller === undefined ? [] : [this.#caller];
    const either = AbortSignal.any([own.signal, ...caller]);
    try {
      const result = await runUntilAborted(either, () => work(either));
      this.#caller?.throwIfAborted();
      return own.signal.aborted ? null : result;
    } catch (error) {
      this.#caller?.throwIfAborted();
      if (own.signal.aborted) return null;
      throw error;
    } finally {
      clearTimeout(timer);
      this.#leftMs -= performance.now() - begun;
    }
  }
}
