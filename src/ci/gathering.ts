import { TooManyRequests, Unavailable } from '#src/errors.ts';
import { Turns } from '#src/turns/turns.ts';
import { defaultLimits, maxConfigurationFiles, NoPlan, type PlanLimits } from './plan.ts';
import type { Found, LookUp } from './questions.ts';

/** Configurations of one caller that hold files at a time, and waiting ones. */
const [atOnceOfCaller, mostOfCaller] = [4, 32];
/** Maximum characters of all path lists of one configuration. */
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
   * Runs the work in the turn of the caller, and then drops the collected files.
   * @throws TooManyRequests if too many of the caller wait
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

  /** Limits the memory of a caller, so that the next one finds as much room. */
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
   * Stores the result of a look-up.
   * @throws NoPlan if the configuration exceeds its limit
   * @throws Unavailable if all configurations together exceed theirs
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
