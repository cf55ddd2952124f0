import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import type { Git } from '#src/git/git.ts';

/** The dependencies of every command. */
export interface AdminContext {
  readonly config: Config;
  readonly db: Database;
  readonly git: Git;
  /** Writes a line about the progress or a result. */
  readonly say: (line: string) => void;
}

/** Reports the progress of a long list at intervals, and at its end. */
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
