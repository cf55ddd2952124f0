import { Unavailable } from '#src/errors.ts';
import { FairQueue } from './fair-queue.ts';

interface TurnsOptions {
  readonly atOnce: number;
  /** Maximum number of waiting callers, in total and per key; default: unlimited. */
  readonly waiting?: number;
  readonly waitingOfOne?: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly giveUp: (error: Error) => void;
}

/**
 * Limits the concurrency of one kind of work in a process. The rest waits: keys take turns, and the work of each key
 * runs in order of arrival, so that a long queue of one key does not block the others.
 */
export class Turns {
  readonly #options: TurnsOptions;
  readonly #waiting = new FairQueue<Waiting>();
  #running = 0;

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  /**
   * Runs the work at its turn.
   * @throws Unavailable when too much work waits: for this key, or in total while no other key has more
   */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#options.atOnce) this.#running += 1;
    // Work that is done hands the turn on.
    else await this.#turn(key);
    try {
      return await work();
    } finally {
      const next = this.#waiting.next();
      if (next === undefined) this.#running -= 1;
      else next.begin();
    }
  }

  #turn(key: string): Promise<void> {
    const { waiting = Infinity, waitingOfOne = Infinity } = this.#options;
    if (this.#waiting.sizeOf(key) >= waitingOfOne) throw new Unavailable();
    if (this.#waiting.size >= waiting) {
      const displaced = this.#waiting.displaceFor(key);
      if (displaced === undefined) throw new Unavailable();
      displaced.giveUp(new Unavailable());
    }
    return new Promise((begin, giveUp) => this.#waiting.add(key, { begin, giveUp }));
  }
}
