import { createActorWithoutAdminMode } from '../auth/actor-without-admin-mode.ts';
import type { Database } from '../database/database.ts';
import { type Actor, createActor } from '../records/actor.ts';
import type { UserRow } from '../records/user.ts';

/** Columns of a request for background work. */
export interface WorkRequest {
  /** Null once the user is gone. */
  readonly user_id: number | null;
  /**
   * True where an administrator made the request; a session outside admin mode does not count. `unknown` where no request is
   * stored: administrators then count as such only where admin mode is off.
   */
  readonly administrator: boolean | 'unknown';
}

export const toWorkRequest = (actor: Actor) => ({
  user_id: actor.user.id,
  administrator: actor.admin,
});

/**
 * The user of background work, with the lesser permissions of the request and of the present. Null where the user is gone
 * or no longer active.
 */
export async function findRequester(
  db: Database,
  { user_id, administrator }: WorkRequest,
): Promise<Actor | null> {
  if (user_id === null) return null;
  const user = await db<UserRow>('users').where({ id: user_id, state: 'active' }).first();
  if (user === undefined) return null;
  return administrator === 'unknown'
    ? createActorWithoutAdminMode(db, user)
    : createActor(user, { administrator });
}
