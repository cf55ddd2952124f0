import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type Database, readAtOneMoment } from '../../../database/database.ts';
import { RepositoryMissing } from '../../../git/errors.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { AccessLevel } from '../../../policy/access-level.ts';
import { findProjectAsUser, type ProjectAsUser } from '../../../policy/project-as-user.ts';
import { projectColumns, type ProjectRow } from '../../../records/project.ts';
import { currentSettings } from '../../../settings/current.ts';
import { outboundRules } from '../../../settings/outbound-rules.ts';
import type { WorkerDefinition, WorkerDependencies } from '../../../workers/definition.ts';
import { ofProject, ofUser } from '../../../workers/owners.ts';
import { ImportTurns } from '../../projects/import/turns.ts';
import type { ProjectSettingsRow } from '../../projects/settings.ts';
import { lockProject } from '../../projects/table.ts';
import { archiveName, type LargeRecord, storeArchive } from './archive.ts';
import { failureLetter, readyLetter, sentLetter } from './mail.ts';
import { sendArchive, UploadRefused } from './send.ts';
import { type ExportFileRow, type ExportRow, keptMs, uploadOf } from './table.ts';

interface Payload {
  readonly export_id: number;
}

const attempts = 3;

/** Archives that are made at once in one process: each reads a whole project, and compresses it. */
const turns = new ImportTurns({ mostAtOnce: 2, mostOfUser: 1 });

/**
 * Makes the archive that somebody asked for. An earlier one stays until the new one is ready; an attempt that was cut off
 * is simply made again.
 */
export const exportProject: WorkerDefinition<Payload> = {
  name: 'export_project',
  async worksFor({ export_id }, db) {
    const row = await findExport(db, export_id);
    return row === undefined ? ofProject(db, 0) : ofUser(row.user_id);
  },
  // The last one ends what was cut off as often as it was tried: by then nobody has said so.
  attempts: attempts + 1,
  timeout: 2 * 3600,
  lane: 'apart',

  async run({ export_id }, dependencies, { attempt, signal }) {
    const { db } = dependencies;
    const row = await findExport(db, export_id);
    // Nobody goes on with what an attempt that was cut off has left.
    if (row === undefined || attempt > attempts) await removeDraft(dependencies, export_id);
    if (row === undefined) return;
    if (attempt > attempts) {
      await fail(row, dependencies, 'The export was cut off too often');
      return;
    }
    await turns.take(row.user_id, row.id, async () => {
      await db('project_exports').where({ id: row.id }).update({ status: 'started' });
      try {
        // Until now it may have been asked for otherwise.
        const begun = await findExport(db, row.id);
        if (begun !== undefined) await make(begun, dependencies, signal);
      } catch (error) {
        if (error instanceof UploadRefused) await fail(row, dependencies, error.message);
        else if (attempt < attempts) throw error;
        else await fail(row, dependencies, reasonOf(error));
      }
    });
  },
};

/** A folder of one export alone, for what is written before the archive. */
const draftOf = ({ dataDir }: Pick<WorkerDependencies['config'], 'dataDir'>, id: number) =>
  join(dataDir, 'exports', String(id));

const removeDraft = ({ config }: WorkerDependencies, id: number) =>
  rm(draftOf(config, id), { recursive: true, force: true });

function findExport(db: Database, id: number): Promise<ExportRow | undefined> {
  return db<ExportRow>('project_exports').where({ id }).first();
}

/** The reasons that anybody can do something about; others are in the log alone. */
const reasonOf = (error: unknown) =>
  error instanceof RepositoryMissing
    ? 'The repository of the project is not there'
    : 'The archive could not be written';

async function make(
  row: ExportRow,
  dependencies: WorkerDependencies,
  signal: AbortSignal,
): Promise<void> {
  const { db, storage, clock } = dependencies;
  // It was asked for a while ago, perhaps: what counts is what they may do now.
  const allowed = await mayExport(db, row);
  if (allowed === null) {
    await end(db, row);
    return;
  }
  const now = clock();
  const { blob, large } = await archive(row, allowed, dependencies, { now, signal });
  try {
    const upload = uploadOf(db, row);
    if (upload !== null) {
      const body = (await storage.read(blob.key)) ?? Readable.from([]);
      const rules = outboundRules(await currentSettings(db));
      await sendArchive(upload, { body, bytes: blob.size, rules, signal });
      await finish(row, dependencies, { file: null, large });
      await storage.remove(blob.key).catch(() => {});
      return;
    }
    const filename = archiveName(allowed.project, now);
    const file = {
      ...{ filename, size: blob.size, sha256: blob.sha256, storage_key: blob.key },
      administrators_only: allowed.actor.admin,
    };
    const kept = await finish(row, dependencies, { file, large });
    if (!kept) await storage.remove(blob.key).catch(() => {});
  } catch (error) {
    await storage.remove(blob.key).catch(() => {});
    throw error;
  }
}

/** Null where whoever asked is no maintainer of the project any more, or nobody finds it. */
async function mayExport(
  db: Database,
  { user_id, project_id }: ExportRow,
): Promise<ProjectAsUser | null> {
  const found = await findProjectAsUser(db, user_id, project_id);
  return found !== null && found.project.level >= AccessLevel.Maintainer ? found : null;
}

function archive(
  row: ExportRow,
  { actor }: ProjectAsUser,
  { db, git, storage, config }: WorkerDependencies,
  { now, signal }: { readonly now: Date; readonly signal: AbortSignal },
) {
  const { project_id: projectId, description } = row;
  const folder = draftOf(config, row.id);
  return readAtOneMoment(db, async (db) => {
    const project = await db<ProjectRow>('projects')
      .where({ id: projectId })
      .whereNotNull('listing')
      .first<ProjectRow | undefined>(...projectColumns);
    const settings = await db<ProjectSettingsRow>('project_settings')
      .where({ project_id: projectId })
      .first();
    if (project === undefined || settings === undefined) throw new RepositoryMissing('project');
    const repository = git.repository(projectId).usedBy(`user ${row.user_id}`, () => signal);
    const source = { db, projectId, exported: { project, settings }, repository, now };
    const rest = { storage, folder, description, signal, administrator: actor.admin };
    return storeArchive({ ...source, ...rest });
  });
}

interface Made {
  /** Null when it was sent elsewhere. */
  readonly file: Omit<ExportFileRow, 'id' | 'project_id' | 'created_at'> | null;
  readonly large: readonly LargeRecord[];
}

/** Puts the new archive in the place of an earlier one; false when nobody may have it any more. */
async function finish(
  row: ExportRow,
  dependencies: WorkerDependencies,
  { file, large }: Made,
): Promise<boolean> {
  const { db, workers, config, storage, clock } = dependencies;
  return db.transaction(async (db) => {
    const project = await lockProject(db, row.project_id);
    const allowed = project === undefined ? null : await mayExport(db, row);
    await end(db, row);
    if (allowed === null) return false;
    const now = clock();
    const earlier = db<ExportFileRow>('project_export_files').where({ project_id: row.project_id });
    const before = await earlier.clone().first();
    await earlier.clone().delete();
    if (before !== undefined) {
      // One that cannot be removed now is swept later.
      db.afterCommit(() => void storage.remove(before.storage_key).catch(() => {}));
    }
    if (file !== null) {
      const stored = { project_id: row.project_id, ...file, created_at: now.toISOString() };
      await db('project_export_files').insert(stored);
      const runAt = new Date(now.getTime() + keptMs);
      const payload = { project_id: row.project_id, storage_key: file.storage_key };
      await workers.enqueue(db, removeExport, payload, { runAt });
    }
    const letter = file === null ? sentLetter : readyLetter;
    const mail = letter(allowed, { baseUrl: config.baseUrl, large });
    await enqueueMail(db, workers, mail, now);
    return true;
  });
}

async function end(db: Database, { id }: ExportRow): Promise<void> {
  await db('project_exports').where({ id }).delete();
}

/** An earlier archive stays. Whoever does not see the project any more is told nothing of it. */
async function fail(
  row: ExportRow,
  { db, workers, config, clock, log }: WorkerDependencies,
  reason: string,
): Promise<void> {
  log.info({ project: row.project_id, reason }, 'an export failed');
  await db.transaction(async (db) => {
    const allowed = await mayExport(db, row);
    await end(db, row);
    if (allowed === null) return;
    const mail = failureLetter(allowed, { baseUrl: config.baseUrl, reason });
    await enqueueMail(db, workers, mail, clock());
  });
}

/** Removes an archive when its time is over. */
export const removeExport: WorkerDefinition<{
  readonly project_id: number;
  readonly storage_key: string;
}> = {
  name: 'remove_export',
  worksFor: ({ project_id }, db) => ofProject(db, project_id),

  async run({ project_id, storage_key }, { db, storage }) {
    await db('project_export_files').where({ project_id, storage_key }).delete();
    await storage.remove(storage_key);
  },
};
