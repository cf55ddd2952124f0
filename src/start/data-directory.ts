import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#src/config.ts';
import { StartFailure, describeSystemError } from './start-failure.ts';

/** The file that a server holds in its data directory. */
export const serverLock = 'server.lock';

/** Makes the data directory, for its owner alone, and proves that it can be written. */
export async function prepareDataDirectory(folder: string): Promise<void> {
  const probe = path.join(folder, `.write-test-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartFailure(`DATA_DIR: cannot write to ${folder} (${describeSystemError(error)})`);
  }
}

/**
 * Refuses a second server on a data directory whose database is in it: each would miss what the other does. Servers that
 * share a database on the network share the directory, too. Commands that only look may run beside a server. Gives
 * what ends it before the process does.
 */
export async function lockDataDirectory({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<() => void> {
  if (!databaseUrl.startsWith('sqlite:')) return () => undefined;
  const { holdFile } = await import('#src/database/sqlite/held-file.ts');
  let release: ReturnType<typeof holdFile>;
  try {
    release = holdFile(path.join(dataDir, serverLock));
  } catch (error) {
    throw new StartFailure(`DATA_DIR: cannot lock ${dataDir} (${describeSystemError(error)})`);
  }
  if (release === null) throw new StartFailure(`DATA_DIR: another server uses ${dataDir}`);
  return release;
}
