import { open } from 'node:fs/promises';
import { stat } from 'node:fs/promises';
import { writeAvatar } from '#src/avatars/table.ts';
import { detectPictureType } from '#src/avatars/picture-type.ts';
import { isUniqueViolation } from '#src/database/dialect.ts';
import { toPlainFileName } from '#src/storage/file-name.ts';
import type { Storage } from '#src/storage/storage.ts';
import { kibibyteBytes } from '#src/units.ts';
import type { ReadArchive } from './archive.ts';
import { type ImportContext, storeInTurn } from './context.ts';

/** Stores the files of texts, under the addresses that the texts have for them. */
export async function storeUploads(
  context: ImportContext,
  { files }: ReadArchive,
  storage: Storage,
): Promise<void> {
  const { projectId: project_id, users, now } = context;
  for (const [name, path] of files) {
    const [, secret, originalName] = /^uploads\/([0-9a-f]{32})\/([^/]+)$/.exec(name) ?? [];
    if (secret === undefined || originalName === undefined) continue;
    const filename = toPlainFileName(originalName, 'file');
    const media_type = detectPictureType(await readFirstBytes(path));
    const blob = await storage.store(path);
    const { key: storage_key, size, sha256 } = blob;
    const row = { project_id, secret, filename, media_type, size, sha256, storage_key };
    try {
      await storeInTurn(context, async (db) => {
        await db('project_uploads').insert({
          ...row,
          uploader_id: users.importerId,
          created_at: now,
        });
        await db('project_statistics')
          .where({ project_id })
          .increment({ uploads_size: size, storage_size: size });
      });
    } catch (error) {
      await storage.remove(storage_key).catch(() => {});
      if (!isUniqueViolation(error)) throw error;
      context.passedOver.note('uploads');
    }
  }
}

const maxAvatarBytes = 200 * kibibyteBytes;

/** Stores the avatar of the project, if it is valid. */
export async function storeAvatar(
  context: ImportContext,
  { files }: ReadArchive,
  storage: Storage,
): Promise<void> {
  const found = [...files].find(([name]) => name.startsWith('avatar/'));
  if (found === undefined) return;
  const [name, path] = found;
  const mediaType = detectPictureType(await readFirstBytes(path));
  if (mediaType === null || (await stat(path)).size > maxAvatarBytes) {
    context.passedOver.note('avatar');
    return;
  }
  const filename = toPlainFileName(name.slice('avatar/'.length), 'avatar');
  const blob = await storage.store(path);
  const picture = { ...blob, mediaType, filename };
  try {
    await storeInTurn(context, (db) =>
      writeAvatar(
        db,
        { kind: 'project', id: context.projectId },
        { picture, storage },
        context.now,
      ),
    );
  } catch (error) {
    await storage.remove(blob.key).catch(() => {});
    throw error;
  }
}

async function readFirstBytes(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
