import type { HookUser } from '../../../generated/common/types.ts';
import { avatarUrl } from '../../avatars/address.ts';
import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import type { UserRow } from '../../records/user.ts';
import type { Urls } from '../../urls.ts';

/** A user with what payloads of webhooks say of them. */
export type HookUserRow = Pick<UserRow, 'id' | 'name' | 'username' | 'avatar' | 'public_email'>;

export const hookUserColumns = [
  'users.id',
  'users.name',
  'users.username',
  'users.avatar',
  'users.public_email',
] as const satisfies readonly `users.${keyof HookUserRow}`[];

/** Users by id, in that order; those who are gone are left out. */
export async function findHookUsers(
  db: Database,
  ids: readonly number[],
): Promise<readonly HookUserRow[]> {
  if (ids.length === 0) return [];
  return inList(db('users'), 'users.id', ids)
    .orderBy('users.id')
    .select([...hookUserColumns]);
}

export async function findHookUser(db: Database, id: number): Promise<HookUserRow> {
  const [user] = await findHookUsers(db, [id]);
  return user ?? { id, name: '', username: '', avatar: null, public_email: '' };
}

/** Stands for an address that is nobody's business. */
export const redacted = '[REDACTED]';

/** Only addresses that they show to everybody leave the instance. */
export const presentHookUser = (user: HookUserRow, url: Urls): HookUser => ({
  id: user.id,
  name: user.name,
  username: user.username,
  avatar_url: avatarUrl(url, 'user', user),
  email: user.public_email === '' ? redacted : user.public_email,
});

/** Null for a user who is gone, or nobody. */
export async function hookUserOf(
  db: Database,
  id: number | null,
  url: Urls,
): Promise<HookUser | null> {
  const [user] = id === null ? [] : await findHookUsers(db, [id]);
  return user === undefined ? null : presentHookUser(user, url);
}
