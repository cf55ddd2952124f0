import { Readable } from 'node:stream';
import type { Database } from '#src/database/database.ts';
import { enqueueMail } from '#src/mail/outbox.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findProjectAsUser, type ProjectAsUser } from '#src/policy/project-as-user.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { toOutboundRules } from '#src/settings/outbound-rules.ts';
import type { WorkerDefinition, WorkerDependencies } from '#src/workers/definition.ts';
import type { StoredBlob } from '#src/storage/storage.ts';
import { hourSeconds } from '#src/units.ts';
import { ofProject, toUserOwner } from '#src/workers/owners.ts';
import { lockProject } from '#src/domains/core/projects/table.ts';
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
import { listWarnings } from './readable.ts';
import { sendArchive, UploadRefused } from './send.ts';
import { type ExportFileRow, type ExportRow, keptMs, unsealUpload } from './table.ts';

/** Makes the archive of a project. An earlier one stays until the new one is ready. */
export const exportProject = exportWorker<ExportRow>({
  name: 'export_project',
  table: 'project_exports',

  async make(row, dependencies, { signal, folder }) {
    const { db, storage, clock } = dependencies;
    // An attempt that was interrupted at its end has stored the archive.
    if (row.storage_key !== null) return;
    // The request may be old: the user's current permissions decide.
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
      const warnings = listWarnings(unreadable);
      if (row.upload_sealed !== null) {
        await sendLater(row, dependencies, { blob, warnings });
        return;
      }
      const filename = formatArchiveName(allowed.project, now);
      const file = { filename, size: blob.size, sha256: blob.sha256, storage_key: blob.key };
      const kept = await finish(row, dependencies, { administrators_only, file, warnings });
      if (!kept) await storage.remove(blob.key).catch(() => {});
    } catch (error) {
      await storage.remove(blob.key).catch(() => {});
      throw error;
    }
  },
  fail,
});

interface Ready {
  readonly blob: StoredBlob;
  readonly warnings: readonly string[];
}

/** Queues the upload of an archive, so that a slow server does not occupy the export queue. */
async function sendLater(
  { id }: ExportRow,
  { db, workers, storage }: WorkerDependencies,
  { blob: { key: storage_key, size: bytes }, warnings }: Ready,
): Promise<void> {
  await db.transaction(async (db) => {
    const waiting = db('project_exports').where({ id, storage_key: null });
    if ((await waiting.update({ storage_key })) > 0) {
      await workers.enqueue(db, sendExport, { export_id: id, bytes, warnings });
      return;
    }
    // Another attempt finished first.
    db.afterCommit(() => void storage.remove(storage_key).catch(() => {}));
  });
}

const maxSendAttempts = 3;

/** Sends an archive to the address in the request, in the lane of transfers. */
export const sendExport: WorkerDefinition<{
  readonly export_id: number;
  readonly bytes: number;
  readonly warnings: readonly string[];
}> = {
  name: 'send_export',
  async worksFor({ export_id }, db) {
    const row = await findExport(db, export_id);
    return row === undefined ? ofProject(db, 0) : toUserOwner(row.user_id);
  },
  // The last attempt fails an export whose earlier attempts were all interrupted.
  attempts: maxSendAttempts + 1,
  timeout: 2 * hourSeconds,
  lane: 'transfers',

  async run({ export_id, bytes, warnings }, dependencies, { attempt, signal }) {
    const { db, storage } = dependencies;
    const row = await findExport(db, export_id);
    if (row === undefined || row.storage_key === null) return;
    const { storage_key } = row;
    try {
      if (attempt > maxSendAttempts)
        throw new UploadRefused('The export was interrupted too often');
      const upload = (await mayExport(db, row)) === null ? null : unsealUpload(db, row);
      if (upload === null) {
        await end(db, row);
      } else {
        const rules = toOutboundRules(await loadCurrentSettings(db));
        const body = (await storage.read(storage_key)) ?? Readable.from([]);
        await sendArchive(upload, { body, bytes, rules, signal });
        const administrators_only = row.administrator;
        await finish(row, dependencies, { administrators_only, file: null, warnings });
      }
    } catch (error) {
      if (!(error instanceof UploadRefused) && attempt < maxSendAttempts) throw error;
      const reason =
        error instanceof UploadRefused ? error.message : 'The archive could not be sent';
      await fail(row, dependencies, reason);
    }
    await storage.remove(storage_key).catch(() => {});
  },
};

const findExport = (db: Database, id: number) =>
  db<ExportRow>('project_exports').where({ id }).first();

/** Null where the requester no longer maintains the project, or where exports are off. */
async function mayExport(
  db: Database,
  { user_id, project_id, administrator }: ExportRow,
): Promise<ProjectAsUser | null> {
  if (!(await loadCurrentSettings(db)).project_export_enabled) return null;
  const found = await findProjectAsUser(db, { user_id, administrator }, project_id);
  return found !== null && found.project.level >= AccessLevel.Maintainer ? found : null;
}

const toRequest = ({ actor, project: { name, full_path } }: ProjectAsUser): ExportRequest => ({
  actor,
  what: 'project',
  name,
  page: `${full_path}/download_export`,
});

interface Made extends Pick<ExportFileRow, 'administrators_only'> {
  /** Null for an archive that was sent to another server. */
  readonly file: Pick<ExportFileRow, 'filename' | 'size' | 'sha256' | 'storage_key'> | null;
  readonly warnings: readonly string[];
}

/** Replaces an older archive for the same readers; false when the new one is discarded. */
async function finish(
  row: ExportRow,
  dependencies: WorkerDependencies,
  { administrators_only, file, warnings }: Made,
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
      // A sweep deletes the file later if this removal fails.
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
    const mail = letter(toRequest(allowed), { baseUrl: config.baseUrl, warnings });
    await enqueueMail(db, workers, mail, now);
    return isKept;
  });
}

/** False if another attempt, which seemed interrupted, has already ended the export. */
async function end(db: Database, { id }: ExportRow): Promise<boolean> {
  return (await db('project_exports').where({ id }).delete()) > 0;
}

/** An earlier archive stays. A user who no longer sees the project gets no mail. */
async function fail(
  row: ExportRow,
  { db, workers, clock, log }: WorkerDependencies,
  reason: string,
): Promise<void> {
  log.info({ event: 'export_failed', project: row.project_id, reason }, 'project export failed');
  await db.transaction(async (db) => {
    const allowed = await mayExport(db, row);
    const isFirst = await end(db, row);
    if (allowed === null || !isFirst) return;
    await enqueueMail(db, workers, composeFailureLetter(toRequest(allowed), { reason }), clock());
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
