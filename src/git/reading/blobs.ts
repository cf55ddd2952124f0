import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { mebibyteBytes } from '#src/units.ts';
import { cachedBlobBytes } from '../caches.ts';
import { GitFailed, ObjectMissing } from '../errors.ts';
import { isObjectId, noObjectId } from '../formats/ref-name.ts';
import type { Repository } from '../repository.ts';
import { streamInTurn } from '../whole-reads.ts';

const maxBlobBytes = 64 * mebibyteBytes;

/** Bytes of the blob with this full id; null if absent. */
export async function readBlobSize(repository: Repository, id: string): Promise<number | null> {
  if (!isObjectId(id)) return null;
  const key = repository.key(id.toLowerCase());
  const { blobSizes } = repository.caches;
  const known = blobSizes.get(key);
  if (known !== undefined) return known;
  const { answer } = await repository.ask('inspect', { names: [id.toLowerCase()] });
  const facts = answer[0] ?? null;
  if (facts?.type !== 'blob') return null;
  blobSizes.set(key, facts.size);
  return facts.size;
}

/**
 * The bytes of a blob, which may be shared: do not change them. `ObjectMissing` for a missing blob, `OutputTooLarge`
 * above `maxBytes` (64 MiB by default).
 */
export async function readBlob(
  repository: Repository,
  blobId: string,
  { maxBytes = maxBlobBytes }: { maxBytes?: number } = {},
): Promise<Buffer> {
  const { blobs, blobSizes, sharedBlobs } = repository.caches;
  const key = repository.key(blobId);
  const known = blobs.get(key);
  if (known !== undefined && known.length <= maxBytes) return known;
  return sharedBlobs.once(`${key}:${maxBytes}`, async () => {
    const size = blobSizes.get(key);
    const sizeKnown = size !== undefined && size <= maxBytes;
    const blob = await repository.object(blobId, 'blob', maxBytes, sizeKnown);
    if (blob.length <= cachedBlobBytes) blobs.set(key, blob);
    return blob;
  });
}

/**
 * The bytes of a blob of any size, read as fast as the caller takes them; errors (`ObjectMissing`
 * among them) come as the stream's `error`.
 */
export function streamBlob(repository: Repository, blobId: string): Readable {
  const id = isObjectId(blobId) ? blobId : noObjectId;
  const size = repository.caches.blobSizes.get(repository.key(blobId)) ?? Infinity;
  return streamInTurn(repository, { id, size }, () =>
    repository.stream(['cat-file', 'blob', id], (failure) =>
      failure instanceof GitFailed ? new ObjectMissing(blobId, failure.detail) : failure,
    ),
  );
}

/** The SHA-256 of a blob's bytes, as hexadecimal digits. */
export async function digestBlob(repository: Repository, blobId: string): Promise<string> {
  const { blobs, digests } = repository.caches;
  const key = repository.key(blobId);
  const known = digests.get(key);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  const blob = blobs.get(key);
  if (blob !== undefined) hash.update(blob);
  else for await (const chunk of streamBlob(repository, blobId)) hash.update(chunk as Buffer);
  const digest = hash.digest('hex');
  digests.set(key, digest);
  return digest;
}
