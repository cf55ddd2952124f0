import { fdatasync } from 'node:fs';
import { promisify } from 'node:util';

const synchronize = promisify(fdatasync);

/** Flushes what was written to an open file: one `fdatasync` on the thread pool for all who wait for the next. */
export class SharedFlush {
  readonly #descriptor: number;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(descriptor: number) {
    this.#descriptor = descriptor;
  }

  /** Resolves when everything written before the call is on disk. */
  flush(): Promise<void> {
    if (this.#running === null) {
      this.#running = synchronize(this.#descriptor).finally(() => {
        this.#running = null;
      });
      return this.#running;
    }
    // The flush under way may have started before the caller's write; it needs the one after.
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#next = null;
        return this.flush();
      });
    return this.#next;
  }

  /** Resolves when no flush is under way. */
  async settled(): Promise<void> {
    await (this.#next ?? this.#running)?.catch(() => {});
  }
}
