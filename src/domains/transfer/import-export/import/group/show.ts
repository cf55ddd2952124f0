import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { changeWithin } from '#src/database/in-parts.ts';
import { enqueueMail } from '#src/mail/outbox.ts';
import { refreshAuthorizations } from '#src/policy/authorizations.ts';
import type { Actor } from '#src/records/actor.ts';
import type { WorkerDependencies } from '#src/workers/definition.ts';
import { lockNamespace } from '#src/domains/core/namespaces/table.ts';
import { selectTree } from '#src/domains/core/namespaces/tree.ts';
import { requireGroupImporter } from '../importer.ts';
import { composeNotImportedLetter } from './mail.ts';
import { findUnfinished } from './hold.ts';
import type { RestoredGroup } from './restore.ts';
import type { GroupImportRow } from './table.ts';

type Dependencies = Pick<WorkerDependencies, 'db' | 'clock' | 'workers'>;

/**
 * Lets those see a group, with all below it, who may, once all of it is there: all at once. The user who wanted it may have
 * lost permissions since.
 * @throws ContainerGone where it is being deleted, or what it is in
 * @throws ArchiveRefused where the user may create no group there any more
 */
export async function showRestoredGroup(
  { db, clock }: Dependencies,
  row: GroupImportRow,
  { attributes }: RestoredGroup,
): Promise<void> {
  const now = clock().toISOString();
  await db.transaction(async (db) => {
    const group = await show(db, row, { status: 'finished', now });
    await requireGroupImporter(db, row, group);
    const { parent_id } = group;
    // The group above may have got it since the archive was read.
    const lock =
      parent_id !== null &&
      (await db('groups')
        .where({ namespace_id: parent_id, share_with_group_lock: true })
        .first('namespace_id'));
    await db('groups')
      .where({ namespace_id: row.group_id })
      .update({ ...attributes, ...(Boolean(lock) && { share_with_group_lock: true }) });
  });
}

/**
 * Shows the group empty, and mails the reason to the user who requested the import.
 * @throws PlaceGone where it is being deleted, or what it is in
 */
export async function showFailedGroup(
  { db, clock, workers }: Dependencies,
  row: GroupImportRow,
  { reason, actor }: { readonly reason: string; readonly actor: Actor | null },
): Promise<void> {
  const now = clock();
  await db.transaction(async (db) => {
    const { name } = await show(db, row, { status: 'failed', now: now.toISOString() });
    if (actor === null) return;
    await enqueueMail(db, workers, composeNotImportedLetter({ actor, name }, reason), now);
  });
}

async function show(
  db: Database,
  { group_id, user_id }: GroupImportRow,
  { status, now }: { readonly status: GroupImportRow['status']; readonly now: string },
) {
  // The access revision is raised before any other lock is taken.
  await bump(db);
  const place = await db('namespaces')
    .where({ id: group_id })
    .first<{ parent_id: number | null } | undefined>('parent_id');
  if (place?.parent_id != null) await lockNamespace(db, place.parent_id);
  const group = await findUnfinished(db, group_id);
  const hidden = db('namespaces')
    .whereIn('id', selectTree(db, group_id))
    .where('pending_delete', true);
  await changeWithin(hidden, { pending_delete: false, updated_at: now });
  await db('group_imports').where({ group_id }).update({ status, storage_key: null });
  const first = user_id ?? undefined;
  await refreshAuthorizations(db, { namespaceId: group_id }, undefined, first);
  return group;
}
