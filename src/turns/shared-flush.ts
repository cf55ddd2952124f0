import { fdatasync } from 'node:fs';
import { promisify } from 'node:util';

const synchronize = promisify(fdatasync);

/** Flushes writes to an open file: one `fdatasync` on the thread pool for all callers that wait for the next one. */
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
    // The running flush may have started before the caller's write, so the caller needs the next one.
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
