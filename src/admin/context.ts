import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import type { Git } from '#src/git/git.ts';

/** The dependencies of every command. */
export interface AdminContext {
  readonly config: Config;
  readonly db: Database;
  readonly git: Git;
  /** A line about how far the work is, or what was found. */
  readonly say: (line: string) => void;
}

/** Tells how far a long list is done: now and then, and at its end. */
export function reportProgress(
  say: (line: string) => void,
  what: string,
  total: number,
): () => void {
  let done = 0;
  let toldAt = 0;
  return () => {
    done += 1;
    const now = performance.now();
    if (done < total && now - toldAt < 2000) return;
    toldAt = now;
    say(`${what}: ${done} of ${total}`);
  };
}
