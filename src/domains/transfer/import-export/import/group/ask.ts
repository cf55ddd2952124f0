import type { ImportGroup } from '#generated/group-import-export/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { audit, toAuditedGroup } from '#src/domain-events/audited.ts';
import { createGroup, findParentGroup } from '#src/domains/core/groups/create.ts';
import { defaultAttributes } from '#src/domains/core/groups/defaults.ts';
import { requireArchiveName } from '../ask.ts';
import type { GroupImportRow } from './table.ts';
import { importGroupArchive } from './worker.ts';

/** The attributes of a group whose archive is yet to be read. */
const { description, lfs_enabled, membership_lock, request_access_enabled } = defaultAttributes;
const { require_two_factor_authentication, two_factor_grace_period } = defaultAttributes;
const { subgroup_creation_level } = defaultAttributes;
const newGroup = {
  description,
  lfs_enabled,
  membership_lock,
  request_access_enabled,
  require_two_factor_authentication,
  two_factor_grace_period,
  subgroup_creation_level,
};

/**
 * Takes an archive, which a worker reads, and makes the group that it becomes: empty, and hidden until it is filled.
 * @throws HttpError for what cannot be done
 */
export async function acceptGroupArchive(
  { file, name, path, parent_id }: ImportGroup,
  context: RequestContext,
): Promise<void> {
  const { db, storage, workers, paid, now } = context;
  const actor = requireActor(context);
  await findParentGroup(db, actor, parent_id ?? null);
  requireArchiveName(file, 'group');
  const { key: storage_key } = await storage.store(file.path);
  try {
    await createGroup(
      db,
      { ...newGroup, name, path, parent_id: parent_id ?? null },
      {
        actor,
        paid,
        now,
        avatar: undefined,
        async hideWith(db, { id: group_id }) {
          const row: Omit<GroupImportRow, 'id'> = {
            group_id,
            user_id: actor.user.id,
            administrator: actor.admin,
            storage_key,
            created_at: now,
            status: 'scheduled',
          };
          await db('group_imports').insert(row);
          await audit(
            db,
            toAuditedGroup({ id: group_id }),
            { add: 'group_import' },
            { actor, now },
          );
          await workers.enqueue(db, importGroupArchive, { group_id });
        },
      },
    );
  } catch (error) {
    await storage.remove(storage_key).catch(() => {});
    throw error;
  }
}
