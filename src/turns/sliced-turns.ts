interface Waiting {
  readonly begin: () => void;
}

interface SlicedOptions {
  /** Pieces of work that run at once. */
  readonly atOnce: number;
  /** Milliseconds after which work gives its place to others who wait. */
  readonly sliceMs: number;
  readonly nowMs?: () => number;
}

/** Gives the place to other work between two steps, and waits to get it back. Undefined where no other work is due. */
export type GiveWay = () => Promise<void> | undefined;

/**
 * Limits the long work that a process does at once. Work whose slice is over gives its place to waiting work and continues
 * later. New work and interrupted work alternate, new work first, each in the order of its wait.
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

  /** Runs the work in its turn. Rejects when `signal` aborts while the work waits for a place. */
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

  /** Gives the place to the next work. */
  #leave(): void {
    const [fresh] = this.#fresh;
    const [interrupted] = this.#interrupted;
    const next = this.#freshWasLast ? (interrupted ?? fresh) : (fresh ?? interrupted);
    this.#freshWasLast = next !== undefined && next === fresh;
    if (next === undefined) this.#running -= 1;
    else next.begin();
  }
}
