import './start/require-node.ts';
import { backup } from './admin/backup.ts';
import { check } from './admin/check.ts';
import type { AdminContext } from './admin/context.ts';
import { isReadable, restore } from './admin/restore.ts';
import { requireCurrentSchema } from './database/backup.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createGit } from './git/git.ts';
import { useConfiguredSecret } from './start/instance-secret.ts';
import { openDatabase } from './start/open-database.ts';
import { StartFailure } from './start/start-failure.ts';

const usage = `Usage: npm run admin -- <command>

  check            compares repositories, files and authorizations with the database
  backup <file>    writes database, repositories and files into one archive
  restore <file>   fills an empty instance from such an archive

The settings are those of the server, from the environment. check and backup may run while it does.
`;

const say = (line: string) => void process.stderr.write(`${line}\n`);

async function withInstance<T>(
  config: Config,
  work: (context: AdminContext) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(config);
  const git = createGit({ dataDir: config.dataDir });
  try {
    await useConfiguredSecret(db, config);
    await requireCurrentSchema(db);
    return await work({ config, db, git, say });
  } finally {
    await git.close();
    await db.close();
  }
}

/** The text of an error for the operator: errors of our own need no stack trace, nor do plain ones. */
function described(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const ours = error instanceof ConfigError || error instanceof StartFailure;
  return ours || error.name === 'Error' ? error.message : (error.stack ?? error.message);
}

/** The exit status. */
async function run([command, file, ...more]: readonly string[]): Promise<number> {
  if (command === 'check' && file === undefined) {
    return (await withInstance(readConfig(), check)) === 0 ? 0 : 1;
  }
  if (command === 'backup' && file !== undefined && more.length === 0) {
    await withInstance(readConfig(), (context) => backup(context, file));
    return 0;
  }
  if (command === 'restore' && file !== undefined && more.length === 0) {
    if (!(await isReadable(file))) throw new StartFailure(`there is no file ${file}`);
    await restore(readConfig(), file, say);
    return 0;
  }
  process.stderr.write(usage);
  return 2;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  say(described(error));
  process.exitCode = 1;
}
