import type { Config } from '../config.ts';
import { requireCurrentSchema } from '../database/backup.ts';
import { createGit } from '../git/git.ts';
import { useConfiguredSecret } from '../start/instance-secret.ts';
import { openDatabase } from '../start/open-database.ts';
import type { AdminContext } from './context.ts';

/** Says how far a command is, or what it found. */
export const say = (line: string) => void process.stderr.write(`${line}\n`);

/** Opens the instance of the settings, whose schema has to be the one of this version, for as long as `work` takes. */
export async function withInstance<T>(
  config: Config,
  work: (context: AdminContext) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(config);
  const git = createGit({ dataDir: config.dataDir, onDemand: true });
  try {
    await useConfiguredSecret(db, config);
    await requireCurrentSchema(db);
    return await work({ config, db, git, say });
  } finally {
    await git.close();
    await db.close();
  }
}
