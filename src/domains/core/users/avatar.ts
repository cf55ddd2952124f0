import {
  formatAvatarUrl,
  isFile,
  type PictureUrls,
  digestAvatarAddress,
} from '#src/avatars/address.ts';
import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import type { UserRow } from '#src/records/user.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';

/**
 * Finds the picture of the user with this public address, or that of the external service if enabled. Other addresses
 * reveal nothing.
 */
export async function findUserPicture(
  db: Database,
  url: PictureUrls,
  { email, size }: { readonly email: string; readonly size?: number },
): Promise<string | null> {
  // The settings are read now, because the address below depends on them.
  await loadCurrentSettings(db);
  const users = await db<UserRow>('users')
    .where('public_email_key', fold(email.trim()))
    .whereNotNull('avatar')
    .orderBy('id')
    .select('id', 'avatar');
  const shown = users.find(({ avatar }) => isFile(avatar));
  if (shown !== undefined) return formatAvatarUrl(url, 'user', shown);
  const avatar = digestAvatarAddress(email);
  return formatAvatarUrl(url, 'user', { id: 0, avatar }, size);
}
