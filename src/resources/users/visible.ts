import type { Actor } from '../../auth/actor.ts';
import type { Database } from '../../database/database.ts';
import { NotFound } from '../../errors.ts';
import { currentSettings } from '../application-settings/current.ts';
import { findUserByIdOrUsername } from './finder.ts';
import type { UserRow } from './table.ts';

/** Whoever the caller may know of. Where public visibility is restricted, only users look up users. */
export async function findVisibleUser(
  db: Database,
  actor: Actor | null,
  idOrUsername: number | string,
): Promise<UserRow> {
  const user = await findUserByIdOrUsername(db, String(idOrUsername));
  if (user === undefined || (actor === null && (await isPublicRestricted(db)))) {
    throw new NotFound('User');
  }
  return user;
}

/** Then nobody looks up users without being one. */
export async function isPublicRestricted(db: Database): Promise<boolean> {
  return (await currentSettings(db)).restricted_visibility_levels.includes('public');
}
