import { type Database, readAtOneMoment } from '#src/database/database.ts';
import { enqueueMail } from '#src/mail/outbox.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findGroupAsUser, type GroupAsUser } from '#src/policy/group-as-user.ts';
import type { WorkerDefinition, WorkerDependencies } from '#src/workers/definition.ts';
import { toNamespaceOwner } from '#src/workers/owners.ts';
import { lockNamespace } from '#src/domains/core/namespaces/table.ts';
import type { StoredArchive } from '../archive.ts';
import { exportWorker } from '../attempts.ts';
import { type ExportRequest, composeFailureLetter, composeReadyLetter } from '../mail.ts';
import { formatArchiveName } from '../name.ts';
import { isNewer } from '../newer.ts';
import { listWarnings } from '../readable.ts';
import { keptMs } from '../table.ts';
import { storeGroupArchive } from './archive.ts';
import type { GroupExportFileRow, GroupExportRow } from './table.ts';

/** Makes the archive of a group. An earlier one stays until the new one is ready. */
export const exportGroup = exportWorker<GroupExportRow>({
  name: 'export_group',
  table: 'group_exports',

  async make(row, dependencies, { signal, folder }) {
    const { db, storage, clock } = dependencies;
    // The request may be old: the user's current permissions decide.
    const allowed = await mayExport(db, row);
    if (allowed === null) {
      await end(db, row);
      return;
    }
    const now = clock();
    const { group } = allowed;
    const archive = await readAtOneMoment(db, (db) =>
      storeGroupArchive({
        db,
        group,
        topGroupId: group.id,
        now,
        storage,
        signal,
        folder,
        container: { column: 'group_id', id: group.id },
      }),
    );
    const filename = formatArchiveName(group, now);
    const kept = await finish(row, dependencies, { filename, archive }).catch(
      async (error: unknown) => {
        await storage.remove(archive.blob.key).catch(() => {});
        throw error;
      },
    );
    if (!kept) await storage.remove(archive.blob.key).catch(() => {});
  },
  fail,
});

/** Null if the user is no longer an owner of the group, or the group is gone. */
async function mayExport(
  db: Database,
  { user_id, group_id, administrator }: GroupExportRow,
): Promise<GroupAsUser | null> {
  const found = await findGroupAsUser(db, { user_id, administrator }, group_id);
  return found !== null && found.group.level >= AccessLevel.Owner ? found : null;
}

const toRequest = ({ actor, group: { name, full_path } }: GroupAsUser): ExportRequest => ({
  actor,
  what: 'group',
  name,
  page: `groups/${full_path}/-/download_export`,
});

interface Made {
  readonly filename: string;
  readonly archive: StoredArchive;
}

/** Puts the new archive in the place of an older one; false when it is not kept. */
async function finish(
  row: GroupExportRow,
  dependencies: WorkerDependencies,
  { filename, archive: { blob, unreadable } }: Made,
): Promise<boolean> {
  const { db, workers, config, storage, clock } = dependencies;
  return db.transaction(async (db) => {
    await lockNamespace(db, row.group_id);
    const allowed = await mayExport(db, row);
    const isFirst = await end(db, row);
    if (allowed === null || !isFirst) return false;
    const now = clock();
    const { group_id } = row;
    const earlier = db<GroupExportFileRow>('group_export_files').where({ group_id });
    const before = await earlier.clone().first();
    const isKept = !isNewer(before, row);
    if (isKept) {
      await earlier.clone().delete();
      if (before !== undefined) {
        // A sweep deletes the file later if this removal fails.
        db.afterCommit(() => void storage.remove(before.storage_key).catch(() => {}));
      }
      const { key: storage_key, size, sha256 } = blob;
      const file = { group_id, filename, size, sha256, storage_key, export_id: row.id };
      await db('group_export_files').insert({ ...file, created_at: now.toISOString() });
      const runAt = new Date(now.getTime() + keptMs);
      await workers.enqueue(db, removeGroupExport, { group_id, storage_key }, { runAt });
    }
    const mail = composeReadyLetter(toRequest(allowed), {
      baseUrl: config.baseUrl,
      warnings: listWarnings(unreadable),
    });
    await enqueueMail(db, workers, mail, now);
    return isKept;
  });
}

/** False if another attempt, which seemed interrupted, has already ended the export. */
async function end(db: Database, { id }: GroupExportRow): Promise<boolean> {
  return (await db('group_exports').where({ id }).delete()) > 0;
}

/** An earlier archive stays. A user who may no longer export the group gets no mail. */
async function fail(
  row: GroupExportRow,
  { db, workers, clock, log }: WorkerDependencies,
  reason: string,
): Promise<void> {
  log.info({ event: 'export_failed', group: row.group_id, reason }, 'group export failed');
  await db.transaction(async (db) => {
    const allowed = await mayExport(db, row);
    const isFirst = await end(db, row);
    if (allowed === null || !isFirst) return;
    await enqueueMail(db, workers, composeFailureLetter(toRequest(allowed), { reason }), clock());
  });
}

/** Removes an archive when its time is over. */
export const removeGroupExport: WorkerDefinition<{
  readonly group_id: number;
  readonly storage_key: string;
}> = {
  name: 'remove_group_export',
  worksFor: ({ group_id }) => toNamespaceOwner(group_id),

  async run({ group_id, storage_key }, { db, storage }) {
    await db('group_export_files').where({ group_id, storage_key }).delete();
    await storage.remove(storage_key);
  },
};
