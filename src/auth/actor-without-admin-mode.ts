import type { Database } from '#src/database/database.ts';
import { type Actor, createActor } from '#src/records/actor.ts';
import type { UserRow } from '#src/records/user.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';

/**
 * The actor of a password, or of work without a stored request. While admin mode is on, the actor has no administrator
 * permissions.
 */
export async function createActorWithoutAdminMode(db: Database, user: UserRow): Promise<Actor> {
  if (!user.admin) return createActor(user, { administrator: false });
  const { admin_mode } = await loadCurrentSettings(db);
  return createActor(user, { administrator: !admin_mode });
}
