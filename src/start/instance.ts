import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Git } from '../git/git.ts';
import type { RootCredentials } from './banner.ts';
import { ensureRoot, giveRootCredentials } from './root.ts';

/**
 * Makes the instance usable: the administrator and, on the first start, the demonstration data. Safe to repeat and
 * to interrupt. Returns what root can sign in with when this start made it.
 */
export async function prepareInstance(
  db: Database,
  git: Git,
  config: Config,
): Promise<RootCredentials | null> {
  const now = new Date().toISOString();
  const { userId, unfinished } = await ensureRoot(db, now);
  if (!unfinished) return null;
  if (config.demo) {
    const { loadDemo } = await import('../demo/load.ts');
    await loadDemo(db, git, now);
  }
  return giveRootCredentials(db, userId, config, now);
}
