import {
  formatAvatarUrl,
  isFile,
  type PictureUrls,
  digestAvatarAddress,
} from '../../avatars/address.ts';
import type { Database } from '../../database/database.ts';
import { fold } from '../../database/folding.ts';
import type { UserRow } from '../../records/user.ts';
import { loadCurrentSettings } from '../../settings/current.ts';

/**
 * The picture of whoever shows this address to everybody, else that of the external service where the instance uses
 * it. Other addresses do not tell whose they are.
 */
export async function findUserPicture(
  db: Database,
  url: PictureUrls,
  { email, size }: { readonly email: string; readonly size?: number },
): Promise<string | null> {
  // Reads the settings as they are now, for what the address below goes by.
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
