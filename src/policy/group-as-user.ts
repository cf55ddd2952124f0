import type { Database } from '#src/database/database.ts';
import { NotFound } from '#src/errors.ts';
import type { Actor } from '#src/records/actor.ts';
import { findGroupFor, type GroupAccess } from './group-access.ts';
import { findRequester, type WorkRequest } from './work-requester.ts';

/** User on whose behalf work continues, and a group as they see it now. */
export interface GroupAsUser {
  readonly actor: Actor;
  readonly group: GroupAccess;
}

/** Null for a deleted or inactive user, and for one who no longer sees the group. */
export async function findGroupAsUser(
  db: Database,
  by: WorkRequest,
  groupId: number,
): Promise<GroupAsUser | null> {
  const actor = await findRequester(db, by);
  if (actor === null) return null;
  try {
    return { actor, group: await findGroupFor(db, actor, groupId) };
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}
