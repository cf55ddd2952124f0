interface Waiting {
  readonly begin: () => void;
}

interface SlicedOptions {
  /** Pieces of work that go on at once. */
  readonly atOnce: number;
  /** Milliseconds after which work gives its place to others who wait. */
  readonly sliceMs: number;
  readonly nowMs?: () => number;
}

/** To be called between two steps: waits while others have the place. Undefined where nobody else is to have it. */
export type GiveWay = () => Promise<void> | undefined;

/**
 * Bounds how much long work a process does at once. Work that has had its place for a while gives it to work that waits, and
 * goes on later: first comes what has had no place yet, by turns with what was interrupted, each in the order of its wait.
 */
export class SlicedTurns {
  readonly #atOnce: number;
  readonly #sliceMs: number;
  readonly #nowMs: () => number;
  readonly #fresh = new Set<Waiting>();
  readonly #interrupted = new Set<Waiting>();
  #running = 0;
  #freshWasLast = false;

  constructor({ atOnce, sliceMs, nowMs = () => performance.now() }: SlicedOptions) {
    this.#atOnce = atOnce;
    this.#sliceMs = sliceMs;
    this.#nowMs = nowMs;
  }

  /** Does the work when its turn comes; rejects when `signal` is aborted before that, or while the work is interrupted. */
  async run<Result>(
    signal: AbortSignal,
    work: (giveWay: GiveWay) => Promise<Result>,
  ): Promise<Result> {
    await this.#enter(this.#fresh, signal);
    const turn = { hasPlace: true, since: this.#nowMs() };
    let interruption: Promise<void> | undefined;
    const interrupt = async () => {
      turn.hasPlace = false;
      this.#leave();
      await this.#enter(this.#interrupted, signal);
      turn.hasPlace = true;
      turn.since = this.#nowMs();
    };
    try {
      return await work(() => {
        if (interruption !== undefined) return interruption;
        const others = this.#fresh.size + this.#interrupted.size;
        if (others === 0 || this.#nowMs() - turn.since < this.#sliceMs) return undefined;
        interruption = interrupt().finally(() => (interruption = undefined));
        return interruption;
      });
    } finally {
      if (turn.hasPlace) this.#leave();
    }
  }

  async #enter(queue: Set<Waiting>, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#running < this.#atOnce) {
      this.#running += 1;
      return;
    }
    const isNext = await new Promise<boolean>((resolve) => {
      const settle = (isNext: boolean) => {
        queue.delete(waiting);
        signal.removeEventListener('abort', leave);
        resolve(isNext);
      };
      const waiting: Waiting = { begin: () => settle(true) };
      const leave = () => settle(false);
      queue.add(waiting);
      signal.addEventListener('abort', leave, { once: true });
    });
    if (!isNext) signal.throwIfAborted();
  }

  /** Hands the place on. */
  #leave(): void {
    const [fresh] = this.#fresh;
    const [interrupted] = this.#interrupted;
    const next = this.#freshWasLast ? (interrupted ?? fresh) : (fresh ?? interrupted);
    this.#freshWasLast = next !== undefined && next === fresh;
    if (next === undefined) this.#running -= 1;
    else next.begin();
  }
}
