import { TooManyRequests, Unavailable } from '#src/errors.ts';
import { CallerBusy, GitUnavailable, ReaderGone } from '#src/git/errors.ts';
import { FairSlots, type SlotLimits } from '#src/git/host/slots.ts';

/** Seconds after which a caller with too much waiting may try again. */
const retryAfterSeconds = 10;

export interface PlacesOptions {
  /** Slots in which requests are executed. */
  readonly common: SlotLimits;
  /** Places of requests that wait for other servers. */
  readonly apart: SlotLimits;
  /** Milliseconds that a request waits for a place. */
  readonly waitMs: number;
}

/** Moves a request to a separate slot, once; resolves when it has one. */
export type MoveApart = () => Promise<void>;

/** Bounds how many requests are executed at once, in all and for one owner. */
export class RequestPlaces {
  readonly #common: FairSlots;
  readonly #apart: FairSlots;
  readonly #waitMs: number;

  constructor({ common, apart, waitMs }: PlacesOptions) {
    this.#common = new FairSlots(common);
    this.#apart = new FairSlots(apart);
    this.#waitMs = waitMs;
  }

  /**
   * Runs the work of an owner in a place. Work that is about to wait for another server releases its place, and moves
   * to a separate one for the rest.
   * @throws Unavailable where no place is free in time, TooManyRequests where too many requests of the owner wait
   */
  async run<Result>(
    owner: string,
    work: (moveApart: MoveApart) => Promise<Result>,
  ): Promise<Result> {
    const places = [await this.#take(this.#common, owner)];
    let hasEnded = false;
    const move = async () => {
      leaveAll(places);
      const leave = await this.#take(this.#apart, owner);
      if (hasEnded) leave();
      else places.push(leave);
    };
    let moving: Promise<void> | null = null;
    try {
      return await work(() => (moving ??= move()));
    } finally {
      hasEnded = true;
      leaveAll(places);
    }
  }

  /** Takes a place, and returns a function that frees it. */
  async #take(slots: FairSlots, caller: string): Promise<() => void> {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), this.#waitMs).unref();
    try {
      return await new Promise<() => void>((taken, refused) => {
        const hold = () => new Promise<void>((leave) => taken(leave));
        slots.run({ key: '', caller, left: waiting.signal }, hold).catch(refused);
      });
    } catch (error) {
      if (error instanceof CallerBusy) throw new TooManyRequests(retryAfterSeconds);
      const isForLater = error instanceof ReaderGone || error instanceof GitUnavailable;
      throw isForLater ? new Unavailable(retryAfterSeconds) : error;
    } finally {
      clearTimeout(timer);
    }
  }
}

function leaveAll(places: (() => void)[]): void {
  for (const leave of places.splice(0)) leave();
}
