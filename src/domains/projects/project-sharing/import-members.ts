import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { audit, toAuditedOther, toAuditedProject } from '#src/domain-events/audited.ts';
import { Forbidden, NotAllowed, Unprocessable } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findProjectFor, type ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import { whereGranting } from '#src/records/membership.ts';
import { projectBot } from '#src/records/user-types.ts';
import { toProjectMemberContainer } from '#src/domains/core/members/place.ts';
import { refuseLocked } from '#src/domains/core/members/rules.ts';
import { addMembers, type MemberRow, removeMembers } from '#src/domains/core/members/table.ts';
import { projectPolicy } from '#src/domains/core/projects/policy.ts';

/**
 * Makes the direct members of another project members of this one; who is one already stays as they are.
 * @throws NotFound when the actor does not see the other project
 * @throws Forbidden when they do not maintain it
 * @throws Unprocessable when nobody can be copied: the two are the same, or the group has closed membership
 */
export async function importMembers(
  { db, paid, now, today }: Pick<RequestContext, 'db' | 'paid' | 'now' | 'today'>,
  actor: Actor,
  project: ProjectAccess,
  sourceId: number,
): Promise<void> {
  const source = await findProjectFor(db, actor, sourceId);
  if (!projectPolicy.administer({ project: source })) throw new Forbidden('Project');
  const failed = new Unprocessable('Import failed');
  if (source.id === project.id) throw failed;
  await refuseLocked(db, toProjectMemberContainer(project), paid).catch((error: unknown) => {
    throw error instanceof NotAllowed ? failed : error;
  });
  await db.transaction(async (db) => {
    const members = await listCopied(db, source.id, today);
    await endExpired(db, project.id, today, now);
    await addMembers(
      db,
      members.map(({ user_id, access_level, expires_at }) => ({
        source_type: 'Project' as const,
        source_id: project.id,
        user_id,
        // Owners there are of personal namespaces only.
        access_level: access_level > AccessLevel.Maintainer ? AccessLevel.Maintainer : access_level,
        expires_at,
        created_by_id: actor.user.id,
      })),
      now,
    );
    const target = toAuditedOther('Project', source.id);
    await audit(db, toAuditedProject(project), { add: 'members' }, { actor, now }, target);
  });
}

/** An expired membership that still waits for its deletion does not make a user a member. */
async function endExpired(
  db: Database,
  projectId: number,
  today: string,
  now: string,
): Promise<void> {
  const ended = await db('members')
    .where({ source_type: 'Project', source_id: projectId })
    .whereNotNull('user_id')
    .whereNull('requested_at')
    .where('expires_at', '<=', today)
    .pluck<number[]>('id');
  await removeMembers(db, ended, { event: 'expired' }, now);
}

type Copied = Pick<MemberRow, 'access_level' | 'expires_at'> & { readonly user_id: number };

function listCopied(db: Database, projectId: number, today: string): Promise<Copied[]> {
  return whereGranting(
    db('members')
      .join('users', 'users.id', 'members.user_id')
      .where({ 'members.source_type': 'Project', 'members.source_id': projectId })
      // Bots belong to the project whose token they are.
      .where((either) => {
        either.whereNull('users.user_type').orWhereNot('users.user_type', projectBot);
      }),
    today,
  )
    .orderBy('members.id')
    .select<Copied[]>('members.user_id', 'members.access_level', 'members.expires_at')
    .then((rows: Copied[]) => rows);
}
