import { readFile } from 'node:fs/promises';
import type { UploadedFile } from '#runtime/upload.ts';
import { BadRequest } from '#src/errors.ts';
import { toPlainFileName } from '#src/storage/file-name.ts';
import type { Storage, StoredBlob } from '#src/storage/storage.ts';
import { kibibyteBytes } from '#src/units.ts';
import { detectPictureType } from './picture-type.ts';

interface Picture extends StoredBlob {
  readonly filename: string;
  readonly mediaType: string;
}

/** The change of a picture that a request asks for: a new one, or null to remove it. */
export interface AvatarChange {
  readonly picture: Picture | null;
  readonly storage: Storage;
}

const maxPictureBytes = 200 * kibibyteBytes;

const formats =
  'image/png, image/jpeg, image/gif, image/webp, image/x-icon, image/bmp, image/tiff, image/vnd.microsoft.icon';

/**
 * Stores the picture of a request before `write` makes a row point to it; a picture without a row is removed. `write`
 * gets undefined when the request has no picture.
 * @throws BadRequest when the file is too large or no picture
 */
export async function storeWithAvatar<T>(
  storage: Storage,
  file: UploadedFile | null | undefined,
  write: (change: AvatarChange | undefined) => Promise<T>,
): Promise<T> {
  if (file === undefined) return write(undefined);
  if (file === null) return write({ picture: null, storage });
  const picture = await storePicture(storage, file);
  try {
    return await write({ picture, storage });
  } catch (error) {
    await storage.remove(picture.key).catch(() => {});
    throw error;
  }
}

async function storePicture(storage: Storage, file: UploadedFile): Promise<Picture> {
  if (file.size > maxPictureBytes)
    throw createAvatarError('is too big (should be at most 200 KiB)');
  const bytes = await readFile(file.path);
  const mediaType = detectPictureType(bytes);
  if (mediaType === null) {
    throw createAvatarError(
      `file format is not supported. Please try one of the following supported formats: ${formats}`,
    );
  }
  const blob = await storage.store(file.path);
  return { ...blob, mediaType, filename: toPlainFileName(file.filename, 'avatar') };
}

const createAvatarError = (text: string) => new BadRequest({ avatar: [text] });
