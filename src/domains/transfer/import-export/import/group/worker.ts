import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#src/database/database.ts';
import { unfinishedStatuses } from '#src/policy/unfinished-group.ts';
import { findRequester } from '#src/policy/work-requester.ts';
import type { GroupRow } from '#src/records/group.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import {
  Postponed,
  type WorkerDefinition,
  type WorkerDependencies,
} from '#src/workers/definition.ts';
import { toNamespaceOwner, toUserOwner } from '#src/workers/owners.ts';
import { findGroupRow } from '#src/domains/core/groups/table.ts';
import type { GiveWay } from '#src/turns/sliced-turns.ts';
import { ArchiveRefused } from '../archive.ts';
import { ContainerGone } from '../context.ts';
import { busyMs, isBusyFailure } from '../../busy.ts';
import { requireGroupImporter } from '../importer.ts';
import { findImportReason } from '../reasons.ts';
import { maxImportAttempts, turns } from '../turns.ts';
import { runWithinADay } from '../within-a-day.ts';
import { clearImportedGroup } from './empty.ts';
import { restoreGroup } from './restore.ts';
import { showFailedGroup, showRestoredGroup } from './show.ts';
import { findGroupImport, type GroupImportRow } from './table.ts';

/**
 * Fills a group from its archive. The group stays hidden until it is complete: an attempt after a cut-off begins with
 * an empty one.
 */
export const importGroupArchive: WorkerDefinition<{ readonly group_id: number }> = {
  name: 'import_group',
  async worksFor({ group_id }, db) {
    const row = await findGroupImport(db, group_id);
    return row?.user_id == null ? toNamespaceOwner(group_id) : toUserOwner(row.user_id);
  },
  // The extra attempt marks an import as failed after all attempts were cut off; no attempt has reported a failure by
  // then.
  attempts: maxImportAttempts + 1,
  timeout: 12 * 3600,
  lane: 'archives',

  async run({ group_id }, dependencies, { attempt, signal }) {
    const { db, config, storage, clock } = dependencies;
    const folder = join(config.dataDir, 'imports', `group-${group_id}`);
    const begun = await findBegun(db, group_id);
    // An attempt that was cut off leaves a folder that no later attempt continues.
    if (begun === null || attempt > maxImportAttempts)
      await rm(folder, { recursive: true, force: true });
    if (begun === null) return;
    const { row } = begun;
    const trial = { ...begun, folder, signal };
    await turns.run(signal, async (giveWay) => {
      try {
        if (attempt > maxImportAttempts)
          throw new ArchiveRefused('The import was interrupted too often');
        await runWithinADay(row, { now: clock(), signal }, (signal) =>
          make({ ...trial, signal }, dependencies, giveWay),
        );
      } catch (error) {
        const reason = findImportReason(error);
        if (isBusyFailure(error) && attempt < maxImportAttempts) throw new Postponed(busyMs);
        if (reason.passing && attempt < maxImportAttempts) throw error;
        // The unpacked files may be all that fills the disk.
        await rm(folder, { recursive: true, force: true });
        // A deleted group needs no cleanup: its deletion removes the records.
        if (!(error instanceof ContainerGone))
          await end(trial, dependencies, { error, text: reason.text });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
      if (row.storage_key !== null) await storage.remove(row.storage_key).catch(() => {});
    });
  },
};

interface Begun {
  readonly row: GroupImportRow;
  readonly group: GroupRow;
}

interface Trial extends Begun {
  /** Folder of this import alone; it is removed at the end. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** Null for a finished group, and for one that is being deleted. */
async function findBegun(db: Database, id: number): Promise<Begun | null> {
  const row = await findGroupImport(db, id);
  const group = await findGroupRow(db, id);
  const begun = row !== undefined && unfinishedStatuses.some((status) => status === row.status);
  return begun && group?.pending_delete === true ? { row, group } : null;
}

async function make(
  trial: Trial,
  dependencies: WorkerDependencies,
  giveWay: GiveWay,
): Promise<void> {
  const { row, group, signal } = trial;
  const { db } = dependencies;
  const actor = await requireGroupImporter(db, row, group);
  await clearImportedGroup(db, { groupId: group.id, ownerId: actor.user.id }, signal);
  await db('group_imports').where({ id: row.id }).update({ status: 'started' });
  const settings = await loadCurrentSettings(db);
  const restored = await restoreGroup({ ...trial, actor, settings, giveWay }, dependencies);
  await showRestoredGroup(dependencies, row, restored);
}

interface Ending {
  readonly error: unknown;
  readonly text: string;
}

/** The group stays, empty; its deletion, or that of a group above, removes it. */
async function end(
  { row, group, signal }: Trial,
  dependencies: WorkerDependencies,
  { error, text }: Ending,
): Promise<void> {
  const { db, log } = dependencies;
  log.info(
    { event: 'import_failed', group: group.id, reason: text, err: error },
    'group import failed',
  );
  const actor = await findRequester(db, row);
  try {
    await clearImportedGroup(db, { groupId: group.id, ownerId: row.user_id }, signal);
    await showFailedGroup(dependencies, row, { reason: text, actor });
  } catch (failure) {
    if (!(failure instanceof ContainerGone)) throw failure;
  }
}
