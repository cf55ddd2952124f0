import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Git } from '../git/git.ts';
import { removeUnfinishedProjects } from '../resources/projects/create.ts';
import { sealRegistrationTokens } from '../resources/runners/registration-token.ts';
import type { RootCredentials } from './banner.ts';
import { confirmSecret } from './instance-secret.ts';
import { ensureRoot, giveRootCredentials } from './root.ts';

/** Milliseconds after which a project that is still being made was left behind by a crash. */
const UNFINISHED_AFTER = 3_600_000;

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
  await confirmSecret(db, now);
  await sealRegistrationTokens(db);
  const { userId, unfinished } = await ensureRoot(db, now);
  await removeUnfinishedProjects(db, git, new Date(Date.now() - UNFINISHED_AFTER).toISOString());
  if (!unfinished) return null;
  if (config.demo) {
    const { loadDemo } = await import('../demo/load.ts');
    await loadDemo(db, git, now);
  }
  return giveRootCredentials(db, userId, config, now);
}
