import type { ShareGroupRequest } from '#generated/groups/types.ts';
import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList, isUniqueViolation } from '#src/database/dialect.ts';
import { toDay } from '#src/text/day.ts';
import { toAuditedOther } from '#src/domain-events/audited.ts';
import { BadRequest, Conflict, NotFound } from '#src/errors.ts';
import { formatAccessLevel } from '#src/policy/access-level.ts';
import { refreshAuthorizations } from '#src/policy/authorizations.ts';
import { findGroupFor, type GroupAccess } from '#src/policy/group-access.ts';
import { toAccessLevel } from '#src/policy/group-level.ts';
import type { Actor } from '#src/records/actor.ts';
import type { GroupRow } from '#src/records/group.ts';
import { announceGroupChange } from './announce.ts';
import { type GroupLinkRow, insertGroupLink } from './links.ts';
import { groupPolicy } from './policy.ts';

interface ShareOptions {
  readonly actor: Actor;
  /** ISO 8601. */
  readonly now: string;
}

/**
 * Gives the members of another group access to this one.
 * @throws NotFound when the actor does not own this group, or may not see or invite the other
 * @throws Conflict when it is shared with that one already
 */
export async function shareGroup(
  db: Database,
  group: GroupAccess,
  input: ShareGroupRequest['body'],
  options: ShareOptions,
): Promise<void> {
  const { actor, now } = options;
  // A caller who may not share the group gets the answer for an unknown group.
  if (!groupPolicy.share({ group })) throw new NotFound('Group');
  const invited = await findGroupFor(db, actor, input.group_id);
  if (invited.id === group.id) throw new BadRequest('A group cannot be shared with itself');
  if (!(await isInvitable(db, group, invited))) throw new NotFound('Group');
  const expires_at = input.expires_at ?? null;
  if (expires_at !== null && expires_at < toDay(now)) {
    throw new BadRequest({ expires_at: ['cannot be a date in the past'] });
  }

  const pair = { shared_group_id: group.id, shared_with_group_id: invited.id };
  const group_access = toAccessLevel(input.group_access);
  try {
    await changeAccess(db, async (db) => {
      await lockBoth(db, [group.id, invited.id]);
      // An expired share is replaced: it has no effect, and only waits for the worker to delete it.
      await db('group_group_links').where(pair).where('expires_at', '<=', toDay(now)).delete();
      await insertGroupLink(db, { ...pair, group_access, expires_at }, now, actor.user.id);
      const change = { add: 'group_access', as: formatAccessLevel(group_access) };
      await announceGroupChange(db, group, change, options, toAuditedOther('Group', invited.id));
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Conflict();
    throw error;
  }
}

/** @throws NotFound when the group is not shared with the other */
export async function unshareGroup(
  db: Database,
  group: GroupAccess,
  invitedId: number,
  options: ShareOptions,
): Promise<void> {
  await changeAccess(db, async (db) => {
    const [link] = await db('group_group_links')
      .where({ shared_group_id: group.id, shared_with_group_id: invitedId })
      .delete()
      .returning<GroupLinkRow[]>('*');
    if (link === undefined) throw new NotFound('Group Link');
    const { actor, now } = options;
    await refreshAuthorizations(db, { namespaceId: group.id }, toDay(now), actor.user.id);
    const change = { remove: 'group_access' };
    await announceGroupChange(db, group, change, options, toAuditedOther('Group', invitedId));
  });
}

/** A top-level group can limit shares to its hierarchy. */
async function isInvitable(db: Database, group: GroupRow, invited: GroupRow): Promise<boolean> {
  const closed = await db('namespace_ancestors as above')
    .join('groups', 'groups.namespace_id', 'above.ancestor_id')
    .where('above.namespace_id', group.id)
    .where('groups.prevent_sharing_groups_outside_hierarchy', true)
    .first<{ id: number } | undefined>('above.ancestor_id as id');
  if (closed === undefined) return true;
  const pair = { namespace_id: invited.id, ancestor_id: closed.id };
  return (await db('namespace_ancestors').where(pair).first('distance')) !== undefined;
}

/** Locks both groups in the order of ids, so that two groups that are shared with each other at once never deadlock. */
async function lockBoth(db: Database, ids: readonly number[]): Promise<void> {
  const rows = await whereInList(db('namespaces').where('pending_delete', false), 'id', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id');
  if (rows.length < ids.length) throw new NotFound('Group');
}
