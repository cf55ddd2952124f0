import type { Database } from '../database/database.ts';
import { NotFound } from '../errors.ts';
import { type Actor, createActor } from '../records/actor.ts';
import type { UserRow } from '../records/user.ts';
import { findGroupFor, type GroupAccess } from './group-access.ts';

/** Somebody on whose behalf work goes on, and a group as they see it now. */
export interface GroupAsUser {
  readonly actor: Actor;
  readonly group: GroupAccess;
}

/** Null where the user is gone or no longer active, and where they do not see the group any more. */
export async function findGroupAsUser(
  db: Database,
  userId: number,
  groupId: number,
): Promise<GroupAsUser | null> {
  const user = await db<UserRow>('users').where({ id: userId, state: 'active' }).first();
  if (user === undefined) return null;
  const actor = createActor(user);
  try {
    return { actor, group: await findGroupFor(db, actor, groupId) };
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}
