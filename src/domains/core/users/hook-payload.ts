import type { HookUser } from '#generated/common/types.ts';
import type { UserHookPayload } from '#generated/users/types.ts';
import { formatAvatarUrl } from '#src/avatars/address.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { UserRow } from '#src/records/user.ts';
import { redacted } from '#src/text/redacted.ts';
import type { Urls } from '#src/text/urls.ts';
import type { AnnouncedAccount } from './events.ts';

/** User with the data for webhook payloads. */
export type HookUserRow = Pick<UserRow, 'id' | 'name' | 'username' | 'avatar' | 'public_email'>;

export const hookUserColumns = [
  'users.id',
  'users.name',
  'users.username',
  'users.avatar',
  'users.public_email',
] as const satisfies readonly `users.${keyof HookUserRow}`[];

/** Finds users by id, in the given order; deleted users are left out. */
export async function findHookUsers(
  db: Database,
  ids: readonly number[],
): Promise<readonly HookUserRow[]> {
  if (ids.length === 0) return [];
  return whereInList(db('users'), 'users.id', ids)
    .orderBy('users.id')
    .select([...hookUserColumns]);
}

export async function findHookUser(db: Database, id: number): Promise<HookUserRow> {
  const [user] = await findHookUsers(db, [id]);
  return user ?? { id, name: '', username: '', avatar: null, public_email: '' };
}

/** `whole` selects the full address, for administrators; others get the public one. */
export const chooseShownAddress = (
  { email, public_email }: Pick<UserRow, 'email' | 'public_email'>,
  whole: boolean,
): string => (whole ? email : public_email === '' ? redacted : public_email);

/** Event of an account, for administrators. `old_username` is present after a change. */
export const presentUserPayload = (
  event_name: UserHookPayload['event_name'],
  user: AnnouncedAccount,
  oldUsername?: string,
): UserHookPayload => ({
  created_at: user.created_at,
  updated_at: user.updated_at,
  event_name,
  name: user.name,
  email: user.email,
  user_id: user.id,
  username: user.username,
  ...(oldUsername !== undefined && { old_username: oldUsername }),
  ...(event_name === 'user_failed_login' && { state: user.state }),
});

/** Only public addresses leave the instance. */
export const presentHookUser = (user: HookUserRow, url: Urls): HookUser => ({
  id: user.id,
  name: user.name,
  username: user.username,
  avatar_url: formatAvatarUrl(url, 'user', user),
  email: user.public_email === '' ? redacted : user.public_email,
});

/** Null for a deleted user, or without an id. */
export async function loadHookUser(
  db: Database,
  id: number | null,
  url: Urls,
): Promise<HookUser | null> {
  const [user] = id === null ? [] : await findHookUsers(db, [id]);
  return user === undefined ? null : presentHookUser(user, url);
}
