import type { Database } from '../database/database.ts';
import { type Actor, createActor } from '../records/actor.ts';
import type { UserRow } from '../records/user.ts';
import { loadCurrentSettings } from '../settings/current.ts';

/** The actor that a program is by a password. A password is no second proof: in admin mode it makes no administrator. */
export async function createActorByPassword(db: Database, user: UserRow): Promise<Actor> {
  const { admin_mode } = await loadCurrentSettings(db);
  return createActor(user, { administrator: !admin_mode });
}
