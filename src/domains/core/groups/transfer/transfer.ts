import type { Config } from '#src/config.ts';
import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { isUniqueViolation } from '#src/database/dialect.ts';
import { toDay } from '#src/text/day.ts';
import { publish } from '#src/domain-events/publish.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import { hasImageTags } from '#src/image-registry/image-tags.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { refreshAuthorizations } from '#src/policy/authorizations.ts';
import { findGroupFor, type GroupAccess } from '#src/policy/group-access.ts';
import type { Actor } from '#src/records/actor.ts';
import type { GroupRow } from '#src/records/group.ts';
import { whereGranting } from '#src/records/membership.ts';
import { isWider } from '#src/records/visibility.ts';
import { makeOwner } from '#src/domains/core/members/table.ts';
import { containerChanged } from '#src/domains/core/namespaces/events.ts';
import { findPathErrors } from '#src/domains/core/namespaces/path-rules.ts';
import { isFullPathTaken } from '#src/domains/core/namespaces/table.ts';
import {
  fitsBelow,
  joinFullPath,
  lockTree,
  moveNamespace,
} from '#src/domains/core/namespaces/tree.ts';
import { announceGroupChange } from '../announce.ts';
import { followSharedRunners, isLooser, lockSharesBelow } from '../inheritance.ts';
import { groupPolicy } from '../policy.ts';
import { findGroupRow } from '../table.ts';

interface TransferOptions {
  readonly actor: Actor;
  /** ISO 8601. */
  readonly now: string;
  /** The engine of the container registry: in an external one `lookForImageTags` looked before. */
  readonly registry: Config['registry'];
}

/**
 * Moves a group with everything below it into another group, or to the top. The number of statements does not depend
 * on how much there is below.
 * @throws NotFound when the other group is missing or hidden
 * @throws BadRequest with the reason why the group cannot be moved there
 */
export async function transferGroup(
  db: Database,
  group: GroupAccess,
  targetId: number | null,
  options: TransferOptions,
): Promise<void> {
  const { actor } = options;
  const target = targetId === null ? null : await findGroupFor(db, actor, targetId);
  const allowed =
    target === null
      ? groupPolicy.createTopLevel({ actor })
      : groupPolicy.createSubgroup({ parent: target });
  if (!allowed) refuse("You don't have enough permissions.");
  try {
    await db.transaction((db) => move(db, group.id, targetId, options));
  } catch (error) {
    // A unique index rejects a path or name that a concurrent request took.
    if (isUniqueViolation(error)) refuse(samePath);
    throw error;
  }
}

const withImages =
  'Cannot transfer group because there are projects under this group that contain Docker images in their Container Registry.';
const removeFirst = 'Please remove the images from your projects first and try again.';
const samePath = 'The parent group already has a subgroup or a project with the same path.';

function refuse(reason: string): never {
  throw new BadRequest(`Transfer failed: ${reason}`);
}

async function move(
  db: Database,
  id: number,
  targetId: number | null,
  { actor, now, registry }: TransferOptions,
): Promise<void> {
  // The access revision is raised before any other lock is taken.
  await bump(db);
  await lockTree(db, id, targetId === null ? [] : [targetId]);
  const group = await findGroupRow(db, id);
  if (group === undefined || group.pending_delete) throw new NotFound('Group');
  const target = targetId === null ? null : await findGroupRow(db, targetId);
  if (target === undefined || target?.pending_delete === true) throw new NotFound('Group');

  if (target === null && group.parent_id === null) refuse('Group is already a root group.');
  if (target !== null && target.id === group.parent_id) {
    refuse('Group is already associated to the parent group.');
  }
  if (target !== null && (await isWithin(db, target.id, id))) {
    refuse('Cannot transfer group to one of its subgroup.');
  }
  if (await hasImageTags(db, registry, { group: id })) refuse(`${withImages} ${removeFirst}`);
  await refuseUnfit(db, group, target);
  await refuseTaken(db, group, target);

  const { name, path } = group;
  await moveNamespace(db, group, { name, path, parent: target }, now);
  if (target !== null) await inheritSettings(db, group, target);
  else await keepOwned(db, id, { actor, now });
  await refreshAuthorizations(db, { namespaceId: id }, toDay(now), actor.user.id);
  await publish(db, containerChanged({ kind: 'group', id, now, by: actor.user.id }));
  const to = joinFullPath({ path, parent: target });
  const change = { change: 'namespace', from: group.full_path, to };
  await announceGroupChange(db, { ...group, full_path: to }, change, { actor, now });
}

async function isWithin(db: Database, id: number, groupId: number): Promise<boolean> {
  const pair = { namespace_id: id, ancestor_id: groupId };
  return (await db('namespace_ancestors').where(pair).first('distance')) !== undefined;
}

async function refuseUnfit(db: Database, group: GroupRow, target: GroupRow | null): Promise<void> {
  if (target !== null && isWider(group.visibility, target.visibility)) {
    refuse(
      `${group.visibility} is not allowed since the parent group has a ${target.visibility} visibility.`,
    );
  }
  const lengthened =
    joinFullPath({ path: group.path, parent: target }).length - group.full_path.length;
  const depth = (target?.depth ?? 0) + 1;
  const fit = await fitsBelow(db, group.id, { depth, lengthened });
  if (fit === 'too deep') refuse('The group would have too deep level of nesting.');
  if (fit === 'too long') refuse('The full path would be too long.');
  // A path that is good below another may be the word of a route at the top.
  const [fault] = findPathErrors(group.path, target === null ? 'group' : 'subgroup');
  if (fault !== undefined) refuse(`Path ${fault}`);
}

async function refuseTaken(db: Database, group: GroupRow, target: GroupRow | null): Promise<void> {
  if (await isFullPathTaken(db, joinFullPath({ path: group.path, parent: target })))
    refuse(samePath);
  const sibling = await db('namespaces')
    .where({ kind: 'group', name: group.name, parent_id: target?.id ?? null })
    .first('id');
  if (sibling !== undefined) refuse('The parent group already has a subgroup with the same name.');
}

/**
 * Owners of former parents lose their access at the top: the user who moves a group without other owners becomes one.
 */
async function keepOwned(
  db: Database,
  id: number,
  { actor, now }: Omit<TransferOptions, 'registry'>,
): Promise<void> {
  const source = { source_type: 'Namespace', source_id: id } as const;
  const owners = db('members')
    .join('users', 'users.id', 'members.user_id')
    .where(source)
    .where('members.access_level', AccessLevel.Owner)
    .where('users.state', 'active')
    .whereNull('users.user_type');
  const owner = await whereGranting(owners, toDay(now)).first<{ id: number } | undefined>(
    'members.id',
  );
  if (owner === undefined) await makeOwner(db, source, actor.user.id, now);
}

/** Applies the locks of the new parent to the group: that of shares, and that of shared runners. */
async function inheritSettings(db: Database, group: GroupRow, target: GroupRow): Promise<void> {
  // Only a top-level group can have this setting for its hierarchy, and the group is no longer one.
  await db('groups')
    .where('namespace_id', group.id)
    .update({ prevent_sharing_groups_outside_hierarchy: false });
  if (target.share_with_group_lock) await lockSharesBelow(db, group.id);
  if (isLooser(group.shared_runners_setting, target.shared_runners_setting)) {
    await followSharedRunners(db, group.id, target.shared_runners_setting);
  }
}
