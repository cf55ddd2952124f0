import { TooManyRequests, Unavailable } from '#src/errors.ts';
import { Turns } from '#src/turns/turns.ts';
import { defaultLimits, maxConfigurationFiles, NoPlan, type PlanLimits } from './plan.ts';
import type { Found, LookUp } from './questions.ts';

/** Configurations of one caller that hold files at a time, and those that wait for it as well. */
const [atOnceOfCaller, mostOfCaller] = [4, 32];
/** Characters of all lists of paths that one configuration asks for. */
const maxListedBytes = 50_331_648;
/** Characters that all configurations together hold. */
const maxHeldBytes = 134_217_728;

interface Caller {
  readonly turns: Turns;
  /** Configurations that hold files or wait. */
  count: number;
  /** Characters that they hold. */
  held: number;
}

/** Text held for configurations that are being read, counted as it arrives. */
export class Gathering {
  readonly #callers = new Map<string, Caller>();
  readonly #mostHeld: number;
  #held = 0;

  constructor(held = maxHeldBytes) {
    this.#mostHeld = held;
  }

  /**
   * Does the work when it is the turn of the caller's configuration, and forgets what it gathered.
   * @throws TooManyRequests when the caller has too many waiting
   */
  async run<Result>(
    caller: string,
    limits: Partial<PlanLimits>,
    work: (gathered: Gathered) => Promise<Result>,
  ): Promise<Result> {
    const own = this.#callers.get(caller) ?? {
      turns: new Turns({ atOnce: atOnceOfCaller }),
      count: 0,
      held: 0,
    };
    if (own.count >= mostOfCaller) throw new TooManyRequests(1);
    this.#callers.set(caller, own);
    own.count += 1;
    const gathered = new Gathered(limits, (size) => this.#hold(own, size));
    try {
      return await own.turns.run(caller, () => work(gathered));
    } finally {
      this.#held -= gathered.size;
      own.held -= gathered.size;
      own.count -= 1;
      if (own.count === 0) this.#callers.delete(caller);
    }
  }

  /** A caller holds at most what then remains for others: the next caller finds as much room. */
  #hold(own: Caller, size: number): void {
    if (own.held + size > this.#mostHeld - this.#held - size) throw new Unavailable();
    own.held += size;
    this.#held += size;
  }
}

/** Answers to the look-ups of one configuration. */
export class Gathered {
  readonly found = new Map<string, Found>();
  readonly #hold: (size: number) => void;
  #filesLeft: number;
  #listsLeft = maxListedBytes;
  #size = 0;

  constructor(
    { fileSize = defaultLimits.fileSize }: Partial<PlanLimits>,
    hold: (size: number) => void,
  ) {
    this.#filesLeft = maxConfigurationFiles * fileSize;
    this.#hold = hold;
  }

  /** Characters. */
  get size(): number {
    return this.#size;
  }

  /**
   * Keeps what a look-up found.
   * @throws NoPlan where the configuration has more than it may
   * @throws Unavailable where all together do
   */
  add(key: string, lookUp: LookUp, found: Found): void {
    const size =
      'text' in found ? found.text.length : 'list' in found ? (found.list ?? '').length : 0;
    if ('text' in found) this.#filesLeft -= size;
    else this.#listsLeft -= size;
    if (this.#filesLeft < 0) {
      throw new NoPlan('invalid', [`Included file \`${String(lookUp.at(-1))}\` is too large`]);
    }
    if (this.#listsLeft < 0) {
      throw new NoPlan('invalid', ['The configuration reads too many paths']);
    }
    this.#hold(size);
    this.#size += size;
    this.found.set(key, found);
  }
}
