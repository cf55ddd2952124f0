import { copyFile, mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createPlanning } from '#src/ci/planning.ts';
import type { Config } from '#src/config.ts';
import { isEmptyDatabase, loadDatabase } from '#src/database/backup.ts';
import { connect } from '#src/database/database.ts';
import { migrate } from '#src/database/migrate.ts';
import { createGit } from '#src/git/git.ts';
import { listStoredRepositories, unbundle } from '#src/git/reading/whole.ts';
import { createRateLimits } from '#src/limits/rate-limits.ts';
import { createLog } from '#src/log.ts';
import { refreshKey, refreshRepository } from '#src/domains/core/repositories/workers.ts';
import { setSilentMode } from '#src/settings/silent-mode.ts';
import { lockDataDirectory } from '#src/start/data-directory.ts';
import { createStorage } from '#src/storage/storage.ts';
import { readFileBytes } from '#src/disk/read-file.ts';
import { readTarFiles, type ReadEntry } from '#src/disk/read-tar.ts';
import { createEmptyRepository } from '#src/git/life/existence.ts';
import { workerDefinitions } from '#src/worker-definitions.ts';
import { createWorkers } from '#src/workers/workers.ts';
import { spool } from './archive.ts';
import { factsFile, secretFile, type BackupFacts } from './backup.ts';
import { reportProgress } from './context.ts';

/**
 * Fills an instance, in which nothing may be yet, with what `backup` wrote. The database comes first, and all at once;
 * a restore that was cut off is begun again with an empty data directory and an empty database.
 */
export async function restore(
  config: Config,
  { file, live }: { readonly file: string; readonly live: boolean },
  say: (line: string) => void,
): Promise<void> {
  // The file is opened before any folder is created for it.
  await (await open(file)).close();
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockDataDirectory(config);
  try {
    await refuseUnlessEmpty(config);
    await restoreInto(config, file, say);
    await setSilence(config, !live);
  } finally {
    unlock();
  }
  if (!live) {
    say(
      'silent mode is on: no mail, no webhook and no schedule until hearth admin silent-mode --off',
    );
  }
  say('restored; start the server now');
}

/** A copy of a running instance must not send its deliveries again. `--live` overrides silent mode of the backup. */
async function setSilence({ databaseUrl }: Config, silent: boolean): Promise<void> {
  const db = await connect(databaseUrl);
  try {
    await setSilentMode(db, silent);
  } finally {
    await db.close();
  }
}

async function restoreInto(
  config: Config,
  file: string,
  say: (line: string) => void,
): Promise<void> {
  const folder = await mkdtemp(path.join(config.dataDir, 'restore-'));
  try {
    const entries = readTarFiles(readFileBytes(file));
    const facts = await readFacts(entries);
    const rest = await restoreDatabase(config, entries, facts, folder, say);
    await restoreFiles(config, rest, facts, folder, say);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function refuseUnlessEmpty({ dataDir, databaseUrl }: Config): Promise<void> {
  if ((await listStoredRepositories(path.join(dataDir, 'repositories'))).length > 0) {
    throw new Error(`${dataDir} holds repositories: restore into an empty data directory`);
  }
  if (!(await isEmptyDatabase(databaseUrl))) {
    throw new Error('the database is in use: restore into an empty one');
  }
}

type Entries = AsyncGenerator<ReadEntry, undefined>;

async function readFacts(entries: Entries): Promise<BackupFacts> {
  const { value: first } = await entries.next();
  if (first === undefined || first.name !== factsFile) throw new Error('the file is no backup');
  const facts = JSON.parse(await first.text()) as BackupFacts;
  if (facts.format !== 1) throw new Error('the backup was made by a newer version');
  return facts;
}

/** Reads the entries of the database; returns the following entries, beginning with the first one. */
async function restoreDatabase(
  config: Config,
  entries: Entries,
  { database }: BackupFacts,
  folder: string,
  say: (line: string) => void,
): Promise<Entries> {
  const { databaseUrl, dataDir } = config;
  const load = async () => {
    await loadDatabase(databaseUrl, folder, database, (table) => say(`database: ${table}`));
  };
  for (;;) {
    const { value: entry } = await entries.next();
    const [area, name = ''] = entry?.name.split('/') ?? [];
    if (entry !== undefined && area === secretFile) {
      const secret = path.join(folder, secretFile);
      await spool(entry.content(), secret);
      await copyFile(secret, path.join(dataDir, secretFile));
    } else if (entry !== undefined && area === 'database' && database.files.includes(name)) {
      await spool(entry.content(), path.join(folder, name));
    } else {
      await load();
      return entry === undefined ? entries : prependEntry(entry, entries);
    }
  }
}

async function* prependEntry(first: ReadEntry, rest: Entries): Entries {
  yield first;
  return yield* rest;
}

async function restoreFiles(
  config: Config,
  entries: Entries,
  { repositories }: BackupFacts,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  const storage = createStorage(config);
  const git = createGit({ dataDir: config.dataDir });
  const db = await connect(config.databaseUrl);
  const log = createLog('silent');
  const getNow = () => new Date();
  try {
    await migrate(db);
    const getDefinitions = async () => workerDefinitions;
    const planning = createPlanning();
    const limits = createRateLimits({ db, config });
    const common = { git, storage, config, planning, limits, log, clock: getNow };
    const workers = await createWorkers(db, { definitions: getDefinitions, ...common });
    const done = reportProgress(say, 'repositories', repositories);
    let blobs = 0;
    for await (const entry of entries) {
      const [, id, kind] = /^repositories\/([0-9]+)\.(head|bundle)$/.exec(entry.name) ?? [];
      const key = /^blobs\/([0-9a-f]{32})$/.exec(entry.name)?.[1];
      if (key !== undefined) {
        await storage.restore(key, Readable.from(entry.content()));
        blobs += 1;
      } else if (id === undefined) throw new Error(`${entry.name} is no entry of a backup`);
      else if (kind === 'head') {
        await createEmptyRepository(git.repository(Number(id)), {
          defaultBranch: await entry.text(),
        });
        const project_id = Number(id);
        // The worker updates the rows after pushes that came after the backup of the rows.
        await workers.enqueue(
          db,
          refreshRepository,
          { project_id },
          { key: refreshKey(project_id) },
        );
        done();
      } else {
        const bundle = path.join(folder, 'bundle');
        await spool(entry.content(), bundle);
        await unbundle(git.repository(Number(id)), bundle);
        await rm(bundle);
      }
    }
    say(`blobs: ${blobs}`);
  } finally {
    await git.close();
    await db.close();
  }
}
