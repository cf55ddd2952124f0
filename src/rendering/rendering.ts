import { createPool } from '#src/threads/pool.ts';
import { findThreadModule } from '#src/threads/thread.ts';
import { createHash } from 'node:crypto';
import type { CodeLine } from '#src/text/code-line.ts';
import { BoundedCache } from '#src/turns/bounded-cache.ts';
import {
  type CodeJob,
  codeTimeoutMs,
  maxCodeChars,
  renderAsText,
  type RenderingJob,
  renderTimeoutMs,
  type TimedJob,
} from './job.ts';

export interface Rendering {
  /**
   * HTML with references marked (see `replaceReferences`), made in a thread of its own. Callers take turns; `caller` is
   * who waits (see `formatCallerKey`). Throws `TooManyRequests` when the caller has enough waiting, and `Unavailable` when
   * all together have.
   */
  render(caller: string, job: RenderingJob): Promise<string>;
  /**
   * The words of lines of a program text, made as `render` makes HTML. Null for a text that is too long or takes too
   * long, and for an unknown language.
   */
  highlight(caller: string, job: CodeJob): Promise<readonly CodeLine[] | null>;
  /** Ends the threads; waiting callers get `Unavailable`. */
  close(): Promise<void>;
}

export interface RenderingOptions {
  /** The address of a compiled thread instead of the module beside this one. */
  readonly module?: string;
  /** Time limit of one text, in milliseconds. */
  readonly patienceMs?: number;
  /** Receives the reason of an unexpected end of a thread, such as a text that needs too much memory. */
  readonly onFailure?: (error: Error) => void;
  /** Milliseconds after which a thread that has nothing to do is ended. */
  readonly idleTime?: number;
}

/** Limits of the result cache: the texts of some hundred pages. */
const cacheBounds = { entries: 4_000, bytes: 6_000_000 };
/** Longer results are not cached. */
const maxCachedChars = 200_000;

/**
 * Threads start with the first job, which keeps an idle process small. A result is cached for the same job of all
 * callers, because it depends on the job alone.
 */
export function createRendering(options: RenderingOptions = {}): Rendering {
  const { patienceMs = renderTimeoutMs } = options;
  const made = new BoundedCache<string>(cacheBounds, (text) => 2 * text.length);
  const pool = createPool<TimedJob, string>({
    module: options.module ?? findThreadModule('rendering'),
    // Hostile texts of a caller block one thread at most.
    mostThreads: 2,
    mostOfCaller: 32,
    mostWaiting: 256,
    // The thread gives up by itself well before this limit.
    patience: 8 * patienceMs,
    heap: 96,
    onFailure: options.onFailure ?? (() => undefined),
    idleTime: options.idleTime ?? 30_000,
  });
  /** Null for an unfinished job; not cached, because the machine may have been busy. */
  const run = async (caller: string, job: RenderingJob | CodeJob, patienceMs: number) => {
    const key = createHash('sha256').update(JSON.stringify(job)).digest('base64');
    const known = made.get(key);
    if (known !== undefined) return known;
    const result = await pool.run(caller, { ...job, patienceMs }, 8 * patienceMs);
    if (result !== null && result.length <= maxCachedChars) made.set(key, result);
    return result;
  };
  return {
    render: async (caller, job) => (await run(caller, job, patienceMs)) ?? renderAsText(job),
    async highlight(caller, job) {
      if (job.code.reduce((sum, { length }) => sum + length, 0) > maxCodeChars) return null;
      const lines = await run(caller, job, options.patienceMs ?? codeTimeoutMs);
      return lines === null ? null : (JSON.parse(lines) as CodeLine[] | null);
    },
    close: () => pool.close(),
  };
}
