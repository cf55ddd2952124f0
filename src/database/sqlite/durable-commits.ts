import { close, open } from 'node:fs';
import { promisify } from 'node:util';
import { SharedFlush } from '#src/turns/shared-flush.ts';
import { DatabaseUnavailable } from '../errors.ts';

const openFile = promisify(open);
const closeFile = promisify(close);

/**
 * Makes commits survive a power cut before anybody is told about them.
 *
 * With `synchronous = FULL`, SQLite flushes the write-ahead log inside COMMIT: 150 microseconds
 * here, several milliseconds on slower disks, with the event loop standing still and one flush for
 * every commit. With NORMAL a commit costs 10 microseconds but may be lost (never torn) in a power
 * cut. So the writer commits with NORMAL, and the caller is answered after one `fdatasync` of the
 * log on the thread pool, shared by all commits that happened before it started.
 *
 * The log is append-only until a checkpoint, which flushes it before it touches the database, so a
 * flush that starts after a commit always covers it. No SQLite lock lives on the log file: opening
 * and closing it a second time is safe.
 */
export class DurableCommits {
  /** Number of commits of this process, to any database, that were about to become durable. */
  static begun = 0;
  readonly #descriptor: number;
  readonly #log: SharedFlush;

  private constructor(descriptor: number) {
    this.#descriptor = descriptor;
    this.#log = new SharedFlush(descriptor);
  }

  /** `file` is the database; its write-ahead log must exist. */
  static async open(file: string): Promise<DurableCommits> {
    return new DurableCommits(await openFile(`${file}-wal`, 'r+'));
  }

  /** Resolves when everything committed before the call is on disk. */
  flush(): Promise<void> {
    DurableCommits.begun += 1;
    return this.#log.flush().catch((error: unknown) => {
      throw new DatabaseUnavailable('the last commit may not be on disk', { cause: error });
    });
  }

  async close(): Promise<void> {
    await this.#log.settled();
    await closeFile(this.#descriptor);
  }
}
