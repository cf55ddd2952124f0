import type { Database } from '#src/database/database.ts';
import { NotFound } from '#src/errors.ts';
import type { Actor } from '#src/records/actor.ts';
import { findUserByIdOrUsername, type UserRow } from '#src/records/user.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';

/** User whom the caller may see. */
export async function findVisibleUser(
  db: Database,
  actor: Actor | null,
  idOrUsername: number | string,
): Promise<UserRow> {
  const user = await findUserByIdOrUsername(db, String(idOrUsername));
  if (user === undefined || !(await mayLookUpUsers(db, actor))) throw new NotFound('User');
  return user;
}

/** An instance that restricts public visibility hides users from anonymous callers. */
export async function mayLookUpUsers(db: Database, actor: Actor | null): Promise<boolean> {
  if (actor !== null) return true;
  return !(await loadCurrentSettings(db)).restricted_visibility_levels.includes('public');
}
