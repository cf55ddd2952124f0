import type { Database } from '../database/database.ts';
import { type Actor, createActor } from '../records/actor.ts';
import type { UserRow } from '../records/user.ts';
import { loadCurrentSettings } from '../settings/current.ts';

/**
 * The actor that a user is by a password alone, or in work that no request is known of: no second proof was given. Where
 * administrators need admin mode, the actor is no administrator.
 */
export async function createActorWithoutAdminMode(db: Database, user: UserRow): Promise<Actor> {
  if (!user.admin) return createActor(user, { administrator: false });
  const { admin_mode } = await loadCurrentSettings(db);
  return createActor(user, { administrator: !admin_mode });
}
