import { createHash } from 'node:crypto';
import { avatarUrl } from '../../avatars/address.ts';
import type { Database } from '../../database/database.ts';
import { fold } from '../../database/folding.ts';
import type { UserRow } from '../../records/user.ts';
import { currentSettings } from '../../settings/current.ts';
import type { Urls } from '../../urls.ts';

/** Where pictures of addresses are found when the instance uses the service. */
const pictureService = 'https://www.gravatar.com/avatar/';

/**
 * The picture that the external service has for an address, which it is told as a digest only. `size` is the width in
 * pixels; screens may have two for each of them.
 */
function externalPicture(email: string, size: number | undefined): string {
  const digest = createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
  const parameters = new URLSearchParams({
    ...(size !== undefined && { s: String(size * 2) }),
    d: 'identicon',
  });
  return `${pictureService}${digest}?${parameters.toString()}`;
}

/**
 * The picture of whoever shows this address to everybody, else that of the external service where the instance uses
 * it. Other addresses do not tell whose they are.
 */
export async function findPicture(
  db: Database,
  url: Pick<Urls, 'web'>,
  { email, size }: { readonly email: string; readonly size?: number },
): Promise<string | null> {
  const user = await db<UserRow>('users')
    .where('public_email_key', fold(email.trim()))
    .whereNotNull('avatar')
    .orderBy('id')
    .first('id', 'avatar');
  if (user !== undefined) return avatarUrl(url, 'user', user);
  return (await currentSettings(db)).gravatar_enabled ? externalPicture(email, size) : null;
}
