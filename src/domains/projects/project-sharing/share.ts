import type { ShareProject } from '#generated/project-sharing/types.ts';
import type { RequestContext } from '#src/context.ts';
import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { isUniqueViolation } from '#src/database/dialect.ts';
import { toDay } from '#src/text/day.ts';
import { audit, toAuditedOther, toAuditedProject, type Doing } from '#src/domain-events/audited.ts';
import { BadRequest, Conflict, NotFound } from '#src/errors.ts';
import { type AccessLevel, formatAccessLevel } from '#src/policy/access-level.ts';
import { refreshAuthorizations } from '#src/policy/authorizations.ts';
import { findGroupFor } from '#src/policy/group-access.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { insertProjectLink, type ProjectLinkRow } from '#src/domains/core/groups/links.ts';

/**
 * Gives the members of a group access.
 * @throws NotFound when the actor does not see the group
 * @throws BadRequest where projects of the group above cannot be shared
 * @throws Conflict when it is shared with the group already, or belongs to it
 */
export async function shareProject(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  actor: Actor,
  project: ProjectAccess,
  { group_id, group_access, expires_at = null }: ShareProject,
): Promise<ProjectLinkRow> {
  const group = await findGroupFor(db, actor, group_id);
  const now = clock().toISOString();
  const today = toDay(now);
  if (expires_at !== null && expires_at < today) {
    throw new BadRequest({ expires_at: ['cannot be a date in the past'] });
  }
  const above = await listGroupsAbove(db, project);
  if (above.some(({ share_with_group_lock }) => share_with_group_lock)) {
    throw new BadRequest('The project sharing with group is disabled');
  }
  if (above.some(({ id }) => id === group.id)) {
    throw new Conflict('Project cannot be shared with the group it is in or one of its ancestors.');
  }
  try {
    return await changeAccess(db, async (db) => {
      // An expired share that is not yet deleted counts as absent.
      await db('project_group_links')
        .where({ project_id: project.id, group_id: group.id })
        .where('expires_at', '<=', today)
        .delete();
      const link = {
        project_id: project.id,
        group_id: group.id,
        // The document names the levels that can be given.
        group_access: group_access as AccessLevel,
        expires_at,
      };
      const row = await insertProjectLink(db, link, now);
      const change = { add: 'project_group_link', as: formatAccessLevel(link.group_access) };
      const target = toAuditedOther('Group', group.id);
      await audit(db, toAuditedProject(project), change, { actor, now }, target);
      return row;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new Conflict() : error;
  }
}

interface GroupAbove {
  readonly id: number;
  readonly share_with_group_lock: boolean;
}

async function listGroupsAbove(
  db: Database,
  { namespace_id }: Pick<ProjectRow, 'namespace_id'>,
): Promise<GroupAbove[]> {
  return db('namespace_ancestors as above')
    .join('groups', 'groups.namespace_id', 'above.ancestor_id')
    .where('above.namespace_id', namespace_id)
    .select<GroupAbove[]>('above.ancestor_id as id', 'groups.share_with_group_lock');
}

/** Deletes the share; `unmodifiedSince` is the header of the request. */
export async function unshareProject(
  db: Database,
  { id }: Pick<ProjectRow, 'id'>,
  groupId: number,
  unmodifiedSince: string | undefined,
  doing: Doing,
): Promise<void> {
  const where = { project_id: id, group_id: groupId };
  const link = await db<ProjectLinkRow>('project_group_links')
    .where(where)
    .first<ProjectLinkRow | undefined>();
  if (link === undefined) throw new NotFound('Group Link');
  checkUnmodifiedSince(unmodifiedSince, link.updated_at);
  await changeAccess(db, async (db) => {
    const removed = await db('project_group_links').where(where).delete();
    if (removed === 0) throw new NotFound('Group Link');
    await refreshAuthorizations(db, { projectIds: [id] });
    const target = toAuditedOther('Group', groupId);
    await audit(db, toAuditedProject({ id }), { remove: 'project_group_link' }, doing, target);
  });
}
