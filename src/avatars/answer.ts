import type { Readable } from 'node:stream';
import type { Database } from '#src/database/database.ts';
import { NotFound } from '#src/errors.ts';
import { formatAttachmentDisposition } from '#src/text/header-text.ts';
import type { Storage } from '#src/storage/storage.ts';
import { type AvatarOwner, findAvatar } from './table.ts';

/** Headers that show a picture as a picture: never as a page, whatever is in the file. */
export const pictureHeaders = {
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "default-src 'none'; sandbox",
} as const;

/**
 * The picture of an owner whom the caller may see.
 * @throws NotFound without a picture
 */
export async function answerAvatar(
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  owner: AvatarOwner,
) {
  const avatar = await findAvatar(db, owner);
  const body: Readable | null =
    avatar === undefined ? null : await storage.read(avatar.storage_key);
  if (avatar === undefined || body === null) throw new NotFound('Avatar');
  const headers = {
    ...pictureHeaders,
    'Content-Disposition': formatAttachmentDisposition(avatar.filename),
    'Content-Type': avatar.media_type,
    'Content-Length': String(avatar.size),
  };
  return { status: 200 as const, body, headers };
}
