import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { saveDatabase, type SavedDatabase } from '#src/database/backup.ts';
import { RepositoryMissing } from '#src/git/errors.ts';
import { readDefaultBranch } from '#src/git/reading/branches.ts';
import { streamBundle } from '#src/git/reading/whole.ts';
import { createStorage } from '#src/storage/storage.ts';
import { ArchiveWriter, spool } from './archive.ts';
import { reportProgress, type AdminContext } from './context.ts';

/** First file of an archive: a summary of the others. */
export interface BackupFacts {
  readonly format: number;
  readonly created_at: string;
  readonly database: SavedDatabase;
  readonly repositories: number;
  /** True where the archive holds the secret of the instance; false where a setting does. */
  readonly secret: boolean;
}

export const factsFile = 'backup.json';
export const secretFile = 'instance-secret';

/**
 * Writes database, repositories and blobs into one archive while the instance runs. The database is of one moment;
 * repositories and blobs are a little younger, so that whatever a row needs is there.
 */
export async function writeBackup(context: AdminContext, file: string): Promise<void> {
  const { say, config } = context;
  const archive = await ArchiveWriter.create(file);
  // The temporary folder is beside the archive, on the volume that has room for it.
  const folder = await mkdtemp(`${path.resolve(file)}.tmp-`);
  try {
    const tables = path.join(folder, 'database');
    await mkdir(tables);
    const saved = await saveDatabase(context.db, tables, (table) => say(`database: ${table}`));
    const projects = await context
      .db<{ id: number }>('projects')
      .whereNotNull('listing')
      .orderBy('id')
      .select('id');
    const secret = config.secretKey === null && (await isFile(toSecretPath(config.dataDir)));
    const facts: BackupFacts = {
      format: 1,
      created_at: new Date().toISOString(),
      database: saved,
      repositories: projects.length,
      secret,
    };
    await archive.add(factsFile, JSON.stringify(facts, null, 2));
    if (secret) await archive.addFile(secretFile, toSecretPath(config.dataDir));
    for (const name of saved.files) {
      await archive.addFile(`database/${name}`, path.join(tables, name));
      await rm(path.join(tables, name));
    }
    await addRepositories(context, archive, projects, folder);
    await addBlobs(context, archive, folder);
    await archive.close();
    say(`written to ${file}`);
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const toSecretPath = (dataDir: string) => path.join(dataDir, secretFile);

/** Adds one file for each project: everything its refs reach, or, for an empty repository, only its name. */
async function addRepositories(
  { git, say }: AdminContext,
  archive: ArchiveWriter,
  projects: readonly { readonly id: number }[],
  folder: string,
): Promise<void> {
  const done = reportProgress(say, 'repositories', projects.length);
  for (const { id } of projects) {
    const repository = git.repository(id);
    try {
      const head = await readDefaultBranch(repository);
      await archive.add(`repositories/${id}.head`, head);
      const bundle = await streamBundle(repository);
      if (bundle !== null) {
        const spooled = path.join(folder, 'bundle');
        await spool(bundle, spooled);
        await archive.addFile(`repositories/${id}.bundle`, spooled);
        await rm(spooled);
      }
    } catch (error) {
      // A fork that is still empty, or a project deleted since.
      if (!(error instanceof RepositoryMissing)) throw error;
    }
    done();
  }
}

async function addBlobs(
  { config, say }: AdminContext,
  archive: ArchiveWriter,
  folder: string,
): Promise<void> {
  const storage = createStorage(config);
  let count = 0;
  for await (const keys of storage.keys()) {
    for (const key of keys) {
      const content = await storage.read(key);
      if (content === null) continue;
      const spooled = path.join(folder, 'blob');
      await spool(content, spooled);
      await archive.addFile(`blobs/${key}`, spooled);
      await rm(spooled);
      count += 1;
    }
  }
  say(`blobs: ${count}`);
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (facts) => facts.isFile(),
    () => false,
  );
}
