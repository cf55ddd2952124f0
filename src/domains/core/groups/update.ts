import type { UpdateGroupRequest } from '#generated/groups/types.ts';
import type { AvatarChange } from '#src/avatars/picture.ts';
import { writeAvatar } from '#src/avatars/table.ts';
import { bump } from '#src/database/access-revision.ts';
import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import { isUniqueViolation } from '#src/database/dialect.ts';
import { publish } from '#src/domain-events/publish.ts';
import { BadRequest, Forbidden, NotFound } from '#src/errors.ts';
import type { Actor } from '#src/records/actor.ts';
import type { GroupRow } from '#src/records/group.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { namespaceIndexes } from '#src/domains/core/namespaces/table.ts';
import { joinFullPath, lockTree, moveNamespace } from '#src/domains/core/namespaces/tree.ts';
import { announceGroupChanges } from './announce.ts';
import { alreadyTaken, refuseInvalidGroup } from './attribute-errors.ts';
import { groupRenamed } from './events.ts';
import { followSharedRunners, lockSharesBelow } from './inheritance.ts';
import { findGroupRow } from './table.ts';
import { type Changes, updateErrors } from './update-errors.ts';

type GroupChanges = UpdateGroupRequest['body'];

interface UpdateOptions {
  readonly actor: Actor;
  /** True when attributes of paid plans are accepted; they are ignored otherwise. */
  readonly paid: boolean;
  /** ISO 8601. */
  readonly now: string;
  /** The engine of the container registry: in an external one `lookForImageTags` looked before. */
  readonly registry: Config['registry'];
  /** The change of the picture; undefined leaves it. */
  readonly avatar: AvatarChange | undefined;
}

/**
 * Changes a group, and everything below that depends on it.
 * @throws BadRequest with the attributes that are not valid
 * @throws Forbidden when it mentions what only administrators may change
 * @throws NotFound when it was deleted meanwhile
 */
export async function updateGroup(
  db: Database,
  groupId: number,
  input: GroupChanges,
  options: UpdateOptions,
): Promise<void> {
  const settings = await loadCurrentSettings(db);
  try {
    await db.transaction(async (db) => {
      if (isRevising(input, options)) await bump(db);
      const before = await lockGroup(db, groupId);
      const parent = before.parent_id === null ? null : await findGroupRow(db, before.parent_id);
      if (!options.actor.admin && limits.some((limit) => isLimitChanged(input, before, limit))) {
        throw new Forbidden();
      }
      const changes = pickDiffering(before, readChanges(input, parent, options));
      refuseInvalidGroup(await updateErrors(db, { before, parent, changes, settings, ...options }));
      await write(db, before, parent, changes, options.now);
      const owner = { kind: 'group', id: groupId } as const;
      const pictured = await writeAvatar(db, owner, options.avatar, options.now);
      await announceGroupChanges(db, before, { ...changes, ...pictured }, options);
    });
  } catch (error) {
    // The unique index rejects a path or name that a concurrent request took.
    if (isUniqueViolation(error, namespaceIndexes.fullPath)) throw createTakenError('path');
    if (isUniqueViolation(error, namespaceIndexes.groupName)) throw createTakenError('name');
    throw error;
  }
}

/** Unchanged values in a request do not count as a change. */
const isLimitChanged = (input: GroupChanges, before: GroupRow, limit: (typeof limits)[number]) =>
  input[limit] !== undefined && input[limit] !== before[limit];

const limits = ['shared_runners_minutes_limit', 'extra_shared_runners_minutes_limit'] as const;

/** Tells whether the change may raise the access revision, which must be locked first. */
const isRevising = (input: GroupChanges, { avatar }: UpdateOptions) =>
  avatar !== undefined || revising.some((attribute) => input[attribute] !== undefined);

const revising = [
  'name',
  'path',
  'visibility',
  'require_two_factor_authentication',
  'two_factor_grace_period',
] as const;

const createTakenError = (attribute: string) => new BadRequest({ [attribute]: [alreadyTaken] });

/** Locks the group with its tree, and its parent, whose path it contains. */
async function lockGroup(db: Database, id: number): Promise<GroupRow> {
  const above = await findGroupRow(db, id);
  await lockTree(db, id, above?.parent_id == null ? [] : [above.parent_id]);
  const group = await findGroupRow(db, id);
  if (group === undefined || group.pending_delete) throw new NotFound('Group');
  return group;
}

function readChanges(
  input: GroupChanges,
  parent: GroupRow | undefined | null,
  { actor, paid }: UpdateOptions,
): Changes {
  const forPaid = {
    membership_lock: input.membership_lock,
    prevent_forking_outside_group: input.prevent_forking_outside_group,
    file_template_project_id: input.file_template_project_id,
  };
  const forAdministrators = {
    shared_runners_minutes_limit: input.shared_runners_minutes_limit,
    extra_shared_runners_minutes_limit: input.extra_shared_runners_minutes_limit,
  };
  return omitAbsent({
    name: input.name,
    path: input.path,
    visibility: input.visibility,
    description: input.description === null ? '' : input.description,
    share_with_group_lock: input.share_with_group_lock,
    require_two_factor_authentication: input.require_two_factor_authentication,
    two_factor_grace_period: input.two_factor_grace_period,
    project_creation_level: input.project_creation_level,
    subgroup_creation_level: input.subgroup_creation_level,
    auto_devops_enabled: input.auto_devops_enabled,
    emails_disabled: input.emails_disabled,
    mentions_disabled: input.mentions_disabled,
    lfs_enabled: input.lfs_enabled === null ? (parent?.lfs_enabled ?? true) : input.lfs_enabled,
    request_access_enabled: input.request_access_enabled,
    default_branch_protection: input.default_branch_protection,
    shared_runners_setting: input.shared_runners_setting,
    // Only top-level groups have this setting; it is ignored for subgroups.
    prevent_sharing_groups_outside_hierarchy:
      parent === null ? input.prevent_sharing_groups_outside_hierarchy : undefined,
    ...(paid && forPaid),
    ...(paid && actor.admin && forAdministrators),
  });
}

/** Null stays only where a column may be null. */
const nullable: ReadonlySet<string> = new Set([
  'auto_devops_enabled',
  'emails_disabled',
  'mentions_disabled',
  'prevent_forking_outside_group',
  'file_template_project_id',
  'shared_runners_minutes_limit',
  'extra_shared_runners_minutes_limit',
]);

function omitAbsent(values: Readonly<Record<string, unknown>>): Changes {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== undefined && (value !== null || nullable.has(name)),
    ),
  );
}

function pickDiffering(before: GroupRow, changes: Changes): Changes {
  const facts: Readonly<Record<string, unknown>> = { ...before };
  return Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => facts[name] !== value),
  );
}

async function write(
  db: Database,
  before: GroupRow,
  parent: GroupRow | undefined | null,
  changes: Changes,
  now: string,
): Promise<void> {
  const { name = before.name, path = before.path, visibility, ...attributes } = changes;
  const moved = name !== before.name || path !== before.path;
  if (moved) {
    const place = { name, path, parent: parent ?? null };
    await moveNamespace(db, before, place, now);
    const group = { ...before, name, path, full_path: joinFullPath(place), updated_at: now };
    if (path !== before.path) await publish(db, groupRenamed({ group, before }));
  }
  const namespace = { ...(visibility !== undefined && { visibility }), updated_at: now };
  if (Object.keys(changes).length > 0) {
    await db('namespaces').where('id', before.id).update(namespace);
  }
  if (Object.keys(attributes).length > 0) {
    await db('groups').where('namespace_id', before.id).update(attributes);
  }
  if (attributes.share_with_group_lock === true) await lockSharesBelow(db, before.id);
  if (attributes.shared_runners_setting !== undefined) {
    await followSharedRunners(db, before.id, attributes.shared_runners_setting);
  }
  const factor = 'require_two_factor_authentication' in attributes;
  // The abilities of members' sessions depend on the second factor, and lists cache their order by name and path.
  if (moved || visibility !== undefined || factor || 'two_factor_grace_period' in attributes) {
    await bump(db);
  }
}
