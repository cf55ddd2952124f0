import { DatabaseBusy } from './errors.ts';

/** One holder at a time, waiters served in order of arrival. */
export class AsyncLock {
  #held = false;
  readonly #waiting: { resolve: () => void }[] = [];

  /** True if the lock was free and is now the caller's; saves a turn of the event loop. */
  tryAcquire(): boolean {
    if (this.#held) return false;
    this.#held = true;
    return true;
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
              '(inside a transaction, use the database handle that it passes in)',
          ),
        );
      }, timeout);
      this.#waiting.push(waiter);
    });
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next.resolve();
    else this.#held = false;
  }
}
