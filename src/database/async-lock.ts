import { DatabaseBusy } from './errors.ts';

/** Maximum characters of the description of a holder's current work. */
const maxNotedOwners = 300;

/** One holder at a time, waiters served in order of arrival. */
export class AsyncLock {
  #held = false;
  #heldSince = 0;
  /** Number of times that the lock was acquired. */
  #turns = 0;
  #doing: string | null = null;
  readonly #waiting: { resolve: () => void }[] = [];

  /** True if the lock was free and is now the caller's; saves a turn of the event loop. */
  tryAcquire(): boolean {
    if (this.#held) return false;
    this.#handOut();
    return true;
  }

  /** The holder describes its current work, for the errors of waiting callers. */
  note(doing: string): void {
    this.#doing = doing;
  }

  get held(): boolean {
    return this.#held;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Waits for the lock; `DatabaseBusy` after `timeout` milliseconds. */
  acquire(timeout: number): Promise<void> {
    if (this.tryAcquire()) return Promise.resolve();
    const turns = this.#turns;
    return new Promise((resolve, reject) => {
      const waiter = {
        resolve: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        reject(
          new DatabaseBusy(
            `waited ${timeout} ms for another transaction of this process ` +
              '(inside a transaction, use the database handle that it passes in)' +
              `; ${this.#turns - turns} others had their turn, ${this.#describeHolder()}`,
          ),
        );
      }, timeout);
      this.#waiting.push(waiter);
    });
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) {
      this.#handOut();
      next.resolve();
    } else this.#held = false;
  }

  #handOut(): void {
    this.#held = true;
    this.#heldSince = performance.now();
    this.#turns += 1;
    this.#doing = null;
  }

  /** Describes a single long holder, or many short ones. */
  #describeHolder(): string {
    const heldMs = Math.round(performance.now() - this.#heldSince);
    return `and the last has it for ${heldMs} ms: ${this.#doing?.slice(0, maxNotedOwners) ?? 'no statement yet'}`;
  }
}
