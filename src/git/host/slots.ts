import { CallerBusy, GitUnavailable, ReaderGone } from '../errors.ts';

export interface SlotLimits {
  /** The most that runs at once: in all, for one repository, and for one caller. */
  readonly total: number;
  readonly perKey: number;
  readonly perCaller: number;
  /** The most that may wait for its turn: in all, and for one caller. */
  readonly queue: number;
  readonly queuePerCaller: number;
}

/** The repository and the caller of a piece of work. */
export interface Turn {
  /** The repository. */
  readonly key: string;
  /** Null for the server itself, which works for all callers and has no share. */
  readonly caller: string | null;
  /** Aborted when the caller no longer waits. */
  readonly left?: AbortSignal | undefined;
}

interface Waiting extends Turn {
  readonly begin: () => void;
  readonly giveUp: (error: Error) => void;
}

/**
 * Limits concurrency in total, per key (repository) and per caller: a slow repository or a slow caller uses up only
 * its own share.
 *
 * Waiting work runs in turns of callers, not in order of arrival: the caller with least running work is next, and
 * among equals the one with the oldest turn.
 */
export class FairSlots {
  readonly #limits: SlotLimits;
  readonly #keys = new Map<string, number>();
  readonly #callers = new Map<string | null, number>();
  #runningTotal = 0;
  readonly #waiting = new Set<Waiting>();
  readonly #waitingCallers = new Map<string | null, number>();
  /** Number of the last turn of each caller with running or waiting work. */
  readonly #lastTurns = new Map<string | null, number>();
  #turns = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /** Pieces of work under way and waiting. */
  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.#runningTotal, waiting: this.#waiting.size };
  }

  /**
   * Runs `work` when there is room.
   * @throws CallerBusy when the caller's part of the queue is full, or when others need the place in it and the caller
   * has most
   * @throws GitUnavailable when the queue is full of callers with no more than this one
   * @throws ReaderGone when the caller has disconnected
   */
  async run<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> {
    if (this.#hasRoom(turn)) this.#occupy(turn);
    else await this.#wait(turn);
    try {
      return await work();
    } finally {
      this.#leave(turn);
    }
  }

  async #wait(turn: Turn): Promise<void> {
    const { caller, left } = turn;
    if (left?.aborted === true) throw new ReaderGone('queue');
    if (caller !== null && getCount(this.#waitingCallers, caller) >= this.#limits.queuePerCaller) {
      throw new CallerBusy(caller);
    }
    if (this.#waiting.size >= this.#limits.queue) this.#displaceFor(caller);
    await new Promise<void>((resolve, reject) => {
      const place: Waiting = { ...turn, begin: resolve, giveUp: reject };
      this.#waiting.add(place);
      change(this.#waitingCallers, caller, 1);
      const leave = () => {
        // Running work receives the signal separately.
        if (!this.#waiting.has(place)) return;
        this.#forget(place);
        reject(new ReaderGone('queue'));
      };
      left?.addEventListener('abort', leave, { once: true });
    });
  }

  /** Rejects the newest work of the caller with most waiting, if that is more than `caller` would have then. */
  #displaceFor(caller: string | null): void {
    let most = caller === null ? 1 : getCount(this.#waitingCallers, caller) + 1;
    let newest: Waiting | null = null;
    for (const place of this.#waiting) {
      if (place.caller === null || place.caller === caller) continue;
      const count = getCount(this.#waitingCallers, place.caller);
      if (count > most || (count === most && place.caller === newest?.caller)) {
        most = count;
        newest = place;
      }
    }
    if (newest === null) throw new GitUnavailable('too many commands are waiting');
    this.#forget(newest);
    newest.giveUp(new CallerBusy(newest.caller ?? ''));
  }

  #hasRoom({ key, caller }: Turn): boolean {
    const { total, perKey, perCaller } = this.#limits;
    const share = caller === null ? total : perCaller;
    return (
      this.#runningTotal < total &&
      getCount(this.#keys, key) < perKey &&
      getCount(this.#callers, caller) < share
    );
  }

  #occupy({ key, caller }: Turn): void {
    change(this.#keys, key, 1);
    change(this.#callers, caller, 1);
    this.#runningTotal += 1;
    this.#turns += 1;
    this.#lastTurns.set(caller, this.#turns);
  }

  #leave({ key, caller }: Turn): void {
    change(this.#keys, key, -1);
    change(this.#callers, caller, -1);
    this.#runningTotal -= 1;
    for (let next = this.#next(); next !== null; next = this.#next()) {
      // Taken for it now: nothing that arrives before it wakes may have the place.
      this.#forget(next);
      this.#occupy(next);
      next.begin();
    }
    this.#forgetTurn(caller);
  }

  #next(): Waiting | null {
    let best: Waiting | null = null;
    for (const place of this.#waiting) {
      if (this.#hasRoom(place) && (best === null || this.#goesBefore(place, best))) best = place;
    }
    return best;
  }

  #goesBefore({ caller: one }: Turn, { caller: other }: Turn): boolean {
    const fewer = getCount(this.#callers, one) - getCount(this.#callers, other);
    if (fewer !== 0) return fewer < 0;
    return getCount(this.#lastTurns, one) < getCount(this.#lastTurns, other);
  }

  #forget(place: Waiting): void {
    this.#waiting.delete(place);
    change(this.#waitingCallers, place.caller, -1);
    this.#forgetTurn(place.caller);
  }

  #forgetTurn(caller: string | null): void {
    if (!this.#callers.has(caller) && !this.#waitingCallers.has(caller)) {
      this.#lastTurns.delete(caller);
    }
  }
}

function getCount<Key>(counts: ReadonlyMap<Key, number>, key: Key): number {
  return counts.get(key) ?? 0;
}

function change<Key>(counts: Map<Key, number>, key: Key, by: number): void {
  const count = getCount(counts, key) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
