import { Readable } from 'node:stream';
import type { Database } from '../../../database/database.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { AccessLevel } from '../../../policy/access-level.ts';
import { findProjectAsUser, type ProjectAsUser } from '../../../policy/project-as-user.ts';
import { loadCurrentSettings } from '../../../settings/current.ts';
import { toOutboundRules } from '../../../settings/outbound-rules.ts';
import type { WorkerDefinition, WorkerDependencies } from '../../../workers/definition.ts';
import { ofProject } from '../../../workers/owners.ts';
import { lockProject } from '../../projects/table.ts';
import { storeArchive } from './archive.ts';
import { exportWorker } from './attempts.ts';
import {
  type ExportRequest,
  composeFailureLetter,
  composeReadyLetter,
  composeSentLetter,
} from './mail.ts';
import { formatArchiveName } from './name.ts';
import { isNewer } from './newer.ts';
import { readProject } from './read-project.ts';
import type { UnreadableParts } from './readable.ts';
import { sendArchive } from './send.ts';
import { type ExportFileRow, type ExportRow, keptMs, unsealUpload } from './table.ts';

/** Makes the archive of a project. An earlier one stays until the new one is ready. */
export const exportProject = exportWorker<ExportRow>({
  name: 'export_project',
  table: 'project_exports',

  async make(row, dependencies, { signal, folder }) {
    const { db, storage, clock } = dependencies;
    // It was asked for a while ago, perhaps: what counts is what they may do now.
    const allowed = await mayExport(db, row);
    if (allowed === null) {
      await end(db, row);
      return;
    }
    const now = clock();
    const { description } = row;
    const administrators_only = allowed.actor.admin;
    const { blob, unreadable } = await readProject(
      dependencies,
      { projectId: row.project_id, asked: allowed, now, signal },
      (source) => storeArchive({ ...source, folder, description }),
    );
    try {
      const upload = unsealUpload(db, row);
      if (upload !== null) {
        const rules = toOutboundRules(await loadCurrentSettings(db));
        const body = (await storage.read(blob.key)) ?? Readable.from([]);
        await sendArchive(upload, { body, bytes: blob.size, rules, signal });
        await finish(row, dependencies, { administrators_only, file: null, unreadable });
        await storage.remove(blob.key).catch(() => {});
        return;
      }
      const filename = formatArchiveName(allowed.project, now);
      const file = { filename, size: blob.size, sha256: blob.sha256, storage_key: blob.key };
      const kept = await finish(row, dependencies, { administrators_only, file, unreadable });
      if (!kept) await storage.remove(blob.key).catch(() => {});
    } catch (error) {
      await storage.remove(blob.key).catch(() => {});
      throw error;
    }
  },
  fail,
});

/** Null where the requester maintains the project no longer, and where the instance exports none any more. */
async function mayExport(
  db: Database,
  { user_id, project_id, administrator }: ExportRow,
): Promise<ProjectAsUser | null> {
  if (!(await loadCurrentSettings(db)).project_export_enabled) return null;
  const found = await findProjectAsUser(db, user_id, project_id, { administrator });
  return found !== null && found.project.level >= AccessLevel.Maintainer ? found : null;
}

const askedIn = ({ actor, project: { name, full_path } }: ProjectAsUser): ExportRequest => ({
  ...{ actor, what: 'project', name, page: `${full_path}/download_export` },
});

interface Made extends Pick<ExportFileRow, 'administrators_only'> {
  /** Null when it was sent elsewhere. */
  readonly file: Pick<ExportFileRow, 'filename' | 'size' | 'sha256' | 'storage_key'> | null;
  readonly unreadable: UnreadableParts;
}

/** Puts the new archive in the place of an older one for the same people; false when it is not kept. */
async function finish(
  row: ExportRow,
  dependencies: WorkerDependencies,
  { administrators_only, file, unreadable }: Made,
): Promise<boolean> {
  const { db, workers, config, storage, clock } = dependencies;
  return db.transaction(async (db) => {
    const project = await lockProject(db, row.project_id);
    const allowed = project === undefined ? null : await mayExport(db, row);
    const isFirst = await end(db, row);
    if (allowed === null || !isFirst) return false;
    const now = clock();
    const place = { project_id: row.project_id, administrators_only };
    const earlier = db<ExportFileRow>('project_export_files').where(place);
    const before = await earlier.clone().first();
    const isKept = !isNewer(before, row);
    if (isKept) await earlier.clone().delete();
    if (isKept && before !== undefined) {
      // One that cannot be removed now is swept later.
      db.afterCommit(() => void storage.remove(before.storage_key).catch(() => {}));
    }
    if (isKept && file !== null) {
      const made = { export_id: row.id, created_at: now.toISOString() };
      await db('project_export_files').insert({ ...place, ...file, ...made });
      const runAt = new Date(now.getTime() + keptMs);
      const payload = { project_id: row.project_id, storage_key: file.storage_key };
      await workers.enqueue(db, removeExport, payload, { runAt });
    }
    const letter = file === null ? composeSentLetter : composeReadyLetter;
    const mail = letter(askedIn(allowed), { baseUrl: config.baseUrl, unreadable });
    await enqueueMail(db, workers, mail, now);
    return isKept;
  });
}

/** False where another attempt, which was taken for cut off, has ended it before. */
async function end(db: Database, { id }: ExportRow): Promise<boolean> {
  return (await db('project_exports').where({ id }).delete()) > 0;
}

/** An earlier archive stays. Whoever does not see the project any more is told nothing of it. */
async function fail(
  row: ExportRow,
  { db, workers, clock, log }: WorkerDependencies,
  reason: string,
): Promise<void> {
  log.info({ project: row.project_id, reason }, 'an export failed');
  await db.transaction(async (db) => {
    const allowed = await mayExport(db, row);
    const isFirst = await end(db, row);
    if (allowed === null || !isFirst) return;
    await enqueueMail(db, workers, composeFailureLetter(askedIn(allowed), { reason }), clock());
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
