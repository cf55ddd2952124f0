import type { Database } from '#src/database/database.ts';
import { isUniqueViolation } from '#src/database/dialect.ts';
import { toDay } from '#src/text/day.ts';
import { BadRequest, Forbidden } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findGroupLevel } from '#src/policy/group-level.ts';
import type { Actor } from '#src/records/actor.ts';
import { type MemberContainer, toSourceColumns } from '#src/domains/core/members/place.ts';
import { removeMembers } from '#src/domains/core/members/table.ts';

/**
 * Requests access for the actor.
 * @throws Forbidden when the actor has access, or the place takes no requests
 * @throws BadRequest when the actor asked before, or waits for an approval
 */
export async function requestAccess(
  db: Database,
  place: MemberContainer,
  actor: Actor,
  now: string,
): Promise<void> {
  if (!(await takesRequests(db, place)) || (await hasAccess(db, place, actor))) {
    throw new Forbidden();
  }
  try {
    await db.transaction(async (db) => {
      await endExpired(db, place, actor, now);
      await db('members').insert({
        ...toSourceColumns(place),
        user_id: actor.user.id,
        // The approver sets the final level.
        access_level: AccessLevel.Developer,
        requested_at: now,
        created_at: now,
        updated_at: now,
      });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new BadRequest({ user_id: ['already exists in source'] });
    throw error;
  }
}

/** An expired membership that still waits for its deletion does not prevent a new request. */
async function endExpired(
  db: Database,
  place: MemberContainer,
  actor: Actor,
  now: string,
): Promise<void> {
  const ended = await db('members')
    .where({ ...toSourceColumns(place), user_id: actor.user.id })
    .whereNull('requested_at')
    .where('expires_at', '<=', toDay(now))
    .pluck<number[]>('id');
  await removeMembers(db, ended, { event: 'expired' }, now);
}

async function takesRequests(db: Database, place: MemberContainer): Promise<boolean> {
  const row = await (
    place.type === 'Namespace'
      ? db('groups').where('namespace_id', place.id)
      : db('project_settings').where('project_id', place.id)
  ).first<{ request_access_enabled: boolean } | undefined>('request_access_enabled');
  return row?.request_access_enabled === true;
}

/** Administrators may do everything everywhere, which makes them members of nothing. */
async function hasAccess(db: Database, place: MemberContainer, actor: Actor): Promise<boolean> {
  if (!place.viaAdministrator) return place.level > AccessLevel.None;
  if (place.type === 'Namespace') {
    return (await findGroupLevel(db, actor.user.id, place.id)) > AccessLevel.None;
  }
  const authorization = await db('project_authorizations')
    .where({ user_id: actor.user.id, project_id: place.id })
    .first('access_level');
  return authorization !== undefined;
}
