import { randomUUID } from 'node:crypto';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { changeWithin, partRows } from '#src/database/in-parts.ts';
import type { Storage, StoredBlob } from '#src/storage/storage.ts';
import { StorageUnavailable } from '#src/storage/errors.ts';
import { dayMs, kibibyteBytes } from '#src/units.ts';
import { holdProject } from '#src/domains/core/projects/table.ts';
import { RegistryRefusal } from './errors.ts';

export interface UploadRow {
  readonly id: number;
  readonly uuid: string;
  readonly repository_id: number;
  readonly project_id: number;
  readonly size: number;
  readonly chunks: number;
}

interface ChunkRow {
  readonly id: number;
  readonly size: number;
  readonly sha256: string;
  readonly storage_key: string;
}

/** Maximum number of open uploads of one caller in a project, and of chunks of an upload. */
const maxOpenUploads = 100;
const maxChunks = 1_024;
/** Bytes of the largest layer. */
export const mostLayerBytes = 64 * kibibyteBytes ** 3;
/** Bytes of a chunk from which on every layer has room in as many chunks as are taken. */
export const minChunkBytes = mostLayerBytes / maxChunks;

/** Milliseconds after its last byte for which an upload can continue. */
export const openForMs = dayMs;

interface Begun {
  readonly repositoryId: number;
  readonly projectId: number;
  /** The caller who starts it, as one text. */
  readonly caller: string;
  readonly now: string;
}

/** @throws RegistryRefusal when the caller has too many open */
export function beginUpload(
  db: Database,
  { repositoryId, projectId, caller, now }: Begun,
): Promise<UploadRow> {
  return db.transaction(async (db) => {
    await holdProject(db, projectId);
    const open = await db('registry_uploads')
      .where({ project_id: projectId, caller })
      .limit(maxOpenUploads)
      .select('id');
    if (open.length >= maxOpenUploads) {
      throw new RegistryRefusal(429, 'TOOMANYREQUESTS', 'too many uploads are open', {
        detail: `at most ${maxOpenUploads} in a project`,
        headers: { 'Retry-After': '60' },
      });
    }
    const uuid = randomUUID();
    const times = { created_at: now, updated_at: now };
    const [row] = await db('registry_uploads')
      .insert({ uuid, repository_id: repositoryId, project_id: projectId, caller, ...times })
      .returning<UploadRow[]>('*');
    if (row === undefined) throw new Error('the database returned no row for an insert');
    return row;
  });
}

/** @throws RegistryRefusal unless the repository has it */
export async function findUpload(
  db: Database,
  repositoryId: number | undefined,
  uuid: string,
): Promise<UploadRow> {
  const found =
    repositoryId === undefined || !/^[0-9a-f-]{36}$/.test(uuid)
      ? undefined
      : await db('registry_uploads')
          .where({ uuid, repository_id: repositoryId })
          .where('chunks', '>=', 0)
          .first<UploadRow | undefined>();
  if (found === undefined) throw createUploadUnknown();
  return found;
}

export const createUploadUnknown = () =>
  new RegistryRefusal(404, 'BLOB_UPLOAD_UNKNOWN', 'blob upload unknown to registry');

/** The header that states the received bytes. */
export const formatRange = (size: number): string => `0-${Math.max(size - 1, 0)}`;

export function createRangeRefused(location: string, size: number): RegistryRefusal {
  return new RegistryRefusal(416, 'BLOB_UPLOAD_INVALID', 'the range does not continue the upload', {
    headers: { Location: location, Range: formatRange(size) },
  });
}

/**
 * Appends a stored blob to an upload, unless the upload changed after `upload` was read; the blob is then removed.
 * @throws RegistryRefusal likewise
 */
export async function addChunk(
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  upload: UploadRow,
  { blob, location, now }: { blob: StoredBlob; location: string; now: string },
): Promise<UploadRow> {
  try {
    return await db.transaction(async (db) => {
      const current = await lockUpload(db, upload.id);
      if (current.size !== upload.size || current.chunks !== upload.chunks) {
        throw createRangeRefused(location, current.size);
      }
      if (current.chunks >= maxChunks) {
        throw new RegistryRefusal(400, 'BLOB_UPLOAD_INVALID', 'the upload has too many chunks', {
          detail: `at most ${maxChunks}`,
        });
      }
      const next = { size: current.size + blob.size, chunks: current.chunks + 1 };
      await db('registry_upload_chunks').insert({
        upload_id: upload.id,
        number: next.chunks,
        size: blob.size,
        sha256: blob.sha256,
        storage_key: blob.key,
      });
      await db('registry_uploads')
        .where({ id: upload.id })
        .update({ ...next, updated_at: now });
      return { ...current, ...next };
    });
  } catch (error) {
    await removeBlobs(storage, [blob.key]);
    throw error;
  }
}

/** @throws RegistryRefusal when it is gone */
async function lockUpload(db: Database, id: number): Promise<UploadRow> {
  const row = await db('registry_uploads').where({ id }).forUpdate().first<UploadRow | undefined>();
  if (row === undefined) throw createUploadUnknown();
  return row;
}

/**
 * The blob of all chunks in their order: that of the only one, or a new one.
 * @throws RegistryRefusal when somebody ended or removed the upload meanwhile
 */
export async function joinChunks(
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  upload: UploadRow,
): Promise<StoredBlob> {
  const chunks = await db('registry_upload_chunks')
    .where({ upload_id: upload.id })
    .orderBy('number')
    .select<ChunkRow[]>('id', 'size', 'sha256', 'storage_key');
  if (chunks.length !== upload.chunks) throw createUploadUnknown();
  const [only] = chunks;
  if (only !== undefined && chunks.length === 1) {
    return { key: only.storage_key, size: only.size, sha256: only.sha256 };
  }
  const keys = chunks.map(({ storage_key }) => storage_key);
  return storage.store(readInTurn(storage, keys));
}

async function* readInTurn(storage: Storage, keys: readonly string[]): AsyncGenerator<Buffer> {
  for (const key of keys) {
    const stream = await storage.read(key);
    if (stream === null) throw new StorageUnavailable(new Error('a chunk is missing'));
    yield* stream as AsyncIterable<Buffer>;
  }
}

/**
 * Ends an upload whose layer is complete, in the transaction that adds the layer. Returns the keys of its chunks. Of two
 * who end it at once, or cancel it, the second finds it gone.
 * @throws RegistryRefusal when it is gone, or has other chunks than `upload`
 */
export async function closeUpload(
  db: Database,
  upload: UploadRow,
  location: string,
): Promise<readonly string[]> {
  const current = await lockUpload(db, upload.id);
  if (current.chunks !== upload.chunks) throw createRangeRefused(location, current.size);
  const chunks = db('registry_upload_chunks').where({ upload_id: upload.id });
  const keys = await chunks.clone().pluck<string[]>('storage_key');
  await changeWithin(chunks, 'delete');
  await db('registry_uploads').where({ id: upload.id }).delete();
  return keys;
}

/** Number of chunks that marks an upload as being removed, so that nothing continues it. */
const removed = -1;

/** Removes an incomplete upload with its chunks; false if it was completed or removed since. */
export async function removeUpload(
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  id: number,
): Promise<boolean> {
  if ((await db('registry_uploads').where({ id }).update({ chunks: removed })) === 0) return false;
  for (;;) {
    const chunks = await db('registry_upload_chunks')
      .where({ upload_id: id })
      .limit(partRows)
      .select<ChunkRow[]>('id', 'storage_key');
    if (chunks.length === 0) break;
    const ids = chunks.map((chunk) => chunk.id);
    await whereInList(db('registry_upload_chunks'), 'id', ids).delete();
    await removeBlobs(
      storage,
      chunks.map(({ storage_key }) => storage_key),
    );
  }
  await db('registry_uploads').where({ id }).delete();
  return true;
}

/** Blobs that cannot be removed now are swept away later. */
export async function removeBlobs(storage: Storage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key).catch(() => {});
}
