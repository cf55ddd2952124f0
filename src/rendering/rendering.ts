import { createPool } from '#src/threads/pool.ts';
import { findThreadModule } from '#src/threads/thread.ts';
import { renderTimeoutMs, renderAsText, type RenderingJob, type TimedJob } from './job.ts';

export interface Rendering {
  /**
   * HTML with references marked (see `replaceReferences`), made in a thread of its own. Callers take turns; `caller` is
   * who waits (see `formatCallerKey`). Throws `TooManyRequests` when the caller has enough waiting, and `Unavailable` when
   * all together have.
   */
  render(caller: string, job: RenderingJob): Promise<string>;
  /** Ends the threads; waiting callers get `Unavailable`. */
  close(): Promise<void>;
}

export interface RenderingOptions {
  /** The address of a compiled thread instead of that beside this module. */
  readonly module?: string;
  /** Milliseconds that one text may take. */
  readonly patienceMs?: number;
  /** Told why a thread ended that was not asked to, as when a text needs too much memory. */
  readonly onFailure?: (error: Error) => void;
  /** Milliseconds after which a thread that has nothing to do is ended. */
  readonly idleTime?: number;
}

/** Threads start with the first job: an idle process stays as small as without them. */
export function createRendering(options: RenderingOptions = {}): Rendering {
  const { patienceMs = renderTimeoutMs } = options;
  const pool = createPool<TimedJob, string>({
    module: options.module ?? findThreadModule('rendering'),
    // One more than hostile texts of one caller can hold up at a time.
    mostThreads: 2,
    mostOfCaller: 32,
    mostWaiting: 256,
    // The thread gives up by itself well before this limit.
    patience: 8 * patienceMs,
    heap: 96,
    onFailure: options.onFailure ?? (() => undefined),
    idleTime: options.idleTime ?? 30_000,
  });
  return {
    async render(caller, job) {
      return (await pool.run(caller, { ...job, patienceMs })) ?? renderAsText(job);
    },
    close: () => pool.close(),
  };
}
