import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import type { Git } from '#src/git/git.ts';
import { removeUnfinishedProjects } from '#src/domains/core/projects/unfinished.ts';
import { hourMs } from '#src/units.ts';
import type { RootCredentials } from './banner.ts';
import { findRoot } from './find-root.ts';
import { confirmSecret } from './instance-secret.ts';

/** Milliseconds after which a project that is still being made was left behind by a crash. */
const unfinishedAfterMs = hourMs;

/**
 * Prepares the instance: the administrator and, on the first start, the demo data. Safe to repeat and to interrupt.
 * Returns the credentials of root if this start created them.
 */
export async function prepareInstance(
  db: Database,
  git: Git,
  config: Config,
): Promise<RootCredentials | null> {
  const now = new Date().toISOString();
  await confirmSecret(db, now);
  const found = await findRoot(db);
  await removeUnfinishedProjects(db, git, new Date(Date.now() - unfinishedAfterMs).toISOString());
  if (found !== null && !found.unfinished) return null;

  // Only a first start needs the rest: later ones are quicker without loading it.
  const { createRoot, giveRootCredentials } = await import('./root.ts');
  const { userId } = found ?? (await createRoot(db, config, now));
  if (config.demo) {
    const { findBeginningOfDay, loadPreparedDemo } = await import('#src/demo/prepared.ts');
    if (!(await loadPreparedDemo(db, config.dataDir, now))) {
      const { loadDemo } = await import('#src/demo/load.ts');
      await loadDemo(db, git, findBeginningOfDay(now));
    }
  }
  return giveRootCredentials(db, userId, config, now);
}
