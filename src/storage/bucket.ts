import type { S3Client } from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { giveMemory } from '#runtime/given-memory.ts';
import type { Bucket } from '#src/config.ts';
import { readFileBytes } from '#src/disk/read-file.ts';
import { memoize } from '#src/turns/remembered.ts';
import { createSourceEnd, type Pieces, type Storage, type StoredBlob } from './blob.ts';
import { StorageUnavailable } from './errors.ts';
import { keyPattern, createBlobKey, requireKey } from './key.ts';

/** Bytes that are sent at a time, and how many such parts are on their way: together they bound the memory. */
const partBytes = 8_388_608;
const partCount = 2;

/** Milliseconds for a connection, and for an answer to begin. */
const patience = { connectionTimeout: 5_000, requestTimeout: 60_000 };

/** Time limit of the check whether the bucket exists, in milliseconds. */
const checkTimeoutMs = 2_000;

/** Blobs as objects of a bucket; the client is loaded on first use. */
export function createBucketStorage(bucket: Bucket): Storage {
  const of = { Bucket: bucket.name };
  const prefix = `${bucket.prefix}blobs/`;
  const toObjectAddress = (key: string) => {
    requireKey(key);
    return { ...of, Key: prefix + key };
  };
  const load = memoize(() => loadClient(bucket));

  return {
    async store(source) {
      const key = createBlobKey();
      const pieces = typeof source === 'string' ? readFileBytes(source) : source;
      return { key, ...(await send(load, toObjectAddress(key), pieces)) };
    },

    async restore(key, source) {
      await send(load, toObjectAddress(key), source);
    },

    async read(key, range) {
      const object = toObjectAddress(key);
      const { client, GetObjectCommand } = await load();
      const some = range !== undefined && { Range: `bytes=${range.start}-${range.end - 1}` };
      const found = await catchMissing(client.send(new GetObjectCommand({ ...object, ...some })));
      return found === null ? null : giveMemory(found.Body as Readable);
    },

    async remove(key) {
      const object = toObjectAddress(key);
      const { client, DeleteObjectCommand } = await load();
      await catchMissing(client.send(new DeleteObjectCommand(object)));
    },

    async *keys() {
      const { client, ListObjectsV2Command } = await load();
      let token: string | undefined;
      do {
        const page = { ...of, Prefix: prefix, ContinuationToken: token };
        const found = await catchMissing(client.send(new ListObjectsV2Command(page)));
        const names = (found?.Contents ?? []).map(({ Key = '' }) => Key.slice(prefix.length));
        yield names.filter((key) => keyPattern.test(key));
        token = found?.NextContinuationToken;
      } while (token !== undefined);
    },

    async check() {
      const { client, ListObjectsV2Command } = await load();
      const first = new ListObjectsV2Command({ ...of, Prefix: prefix, MaxKeys: 1 });
      await catchMissing(client.send(first, { abortSignal: AbortSignal.timeout(checkTimeoutMs) }));
    },

    async writtenAt(key) {
      const object = toObjectAddress(key);
      const { client, HeadObjectCommand } = await load();
      const found = await catchMissing(client.send(new HeadObjectCommand(object)));
      return found?.LastModified ?? null;
    },

    async removeUnfinished(before) {
      const { client, ListMultipartUploadsCommand, AbortMultipartUploadCommand } = await load();
      let next = {};
      for (let more = true; more;) {
        const page = { ...of, Prefix: prefix, ...next };
        const found = await catchMissing(client.send(new ListMultipartUploadsCommand(page)));
        for (const { Key, UploadId, Initiated } of found?.Uploads ?? []) {
          if (Initiated === undefined || Initiated >= before) continue;
          await catchMissing(
            client.send(new AbortMultipartUploadCommand({ ...of, Key, UploadId })),
          );
        }
        next = { KeyMarker: found?.NextKeyMarker, UploadIdMarker: found?.NextUploadIdMarker };
        more = found?.IsTruncated === true;
      }
    },
  };
}

/** Sends a blob in parts, and counts and digests it on the way. */
async function send(
  load: () => ReturnType<typeof loadClient>,
  object: { readonly Bucket: string; readonly Key: string },
  source: Pieces,
): Promise<Omit<StoredBlob, 'key'>> {
  const end = createSourceEnd(source);
  const { client, Upload } = await load();
  const hash = createHash('sha256');
  let size = 0;
  const broken: Error[] = [];
  const countPieces = async function* () {
    try {
      for await (const piece of source as AsyncIterable<Buffer>) {
        hash.update(piece);
        size += piece.length;
        // The client keeps it until it has a part.
        yield source instanceof Readable ? piece : Buffer.from(piece);
      }
    } catch (error) {
      broken.push(error as Error);
      throw error;
    }
  };
  const body = Readable.from(countPieces(), { objectMode: false });
  const options = { partSize: partBytes, queueSize: partCount };
  const upload = new Upload({ client, params: { ...object, Body: body }, ...options });
  try {
    await upload.done();
  } catch (error) {
    for (const cause of broken) throw cause;
    throw new StorageUnavailable(error);
  } finally {
    end();
  }
  return { size, sha256: hash.digest('hex') };
}

async function loadClient({ region, endpoint }: Bucket) {
  const [sdk, { Upload }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/lib-storage'),
  ]);
  const client: S3Client = new sdk.S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestHandler: patience,
    // Not every store knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { ...sdk, client, Upload };
}

/** Returns null if the object does not exist in the store. */
async function catchMissing<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (readErrorStatus(error) === 404 && readErrorName(error) !== 'NoSuchBucket') return null;
    throw new StorageUnavailable(error);
  }
}

const readErrorName = (error: unknown) => (error instanceof Error ? error.name : '');

function readErrorStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  return (error.$metadata as { readonly httpStatusCode?: number }).httpStatusCode;
}
