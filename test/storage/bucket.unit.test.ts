import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { StorageUnavailable } from '#src/storage/errors.ts';
import { readArchiveFile } from '#src/domains/ci/job-artifacts/archive-file.ts';
import { createStorage } from '#src/storage/storage.ts';
import { gathered, zipOf } from '#test/support/archives.ts';
import { startObjectStore } from '#test/support/object-store.ts';
import { letters, reusedPieces, wholeOf } from './reused-pieces.ts';

vi.stubEnv('AWS_ACCESS_KEY_ID', 'key-of-tests');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret-of-tests');
const store = await startObjectStore();
const storage = createStorage({ dataDir: '/nowhere', blobStore: store.bucket });
afterAll(() => store.close());

const bytesOf = async (stream: Readable | null) =>
  stream === null ? null : Buffer.concat(await gathered(stream));

describe('blobs in a bucket', () => {
  it.each([0, 5, 8_388_608, 20_000_000])('of %i bytes come back', async (size) => {
    const bytes = Buffer.alloc(size, 'glaze');
    const blob = await storage.store(Readable.from(piecesOf(bytes)));
    expect(blob.size).toBe(size);
    expect(blob.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect((await bytesOf(await storage.read(blob.key)))?.equals(bytes)).toBe(true);
    expect(await storage.writtenAt(blob.key)).toBeInstanceOf(Date);
    await storage.remove(blob.key);
    await storage.remove(blob.key);
    expect(await storage.read(blob.key)).toBeNull();
    expect(await storage.writtenAt(blob.key)).toBeNull();
    expect(store.unfinished.size).toBe(0);
  });

  it('are read in part, restored and listed', async () => {
    const keys = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(32));
    for (const key of keys) await storage.restore(key, Readable.from([Buffer.from('glaze')]));
    store.objects.set('blobs/other', { bytes: Buffer.alloc(1), at: new Date() });
    const listed: string[] = [];
    for await (const some of storage.keys()) listed.push(...some);
    expect(listed).toEqual(keys);
    const some = await storage.read('a'.repeat(32), { start: 1, end: 4 });
    expect((await bytesOf(some))?.toString()).toBe('laz');
    for (const key of keys) await storage.remove(key);
  });

  it('may come in memory that is used anew', async () => {
    const blob = await storage.store(reusedPieces(letters));
    expect((await bytesOf(await storage.read(blob.key)))?.equals(wholeOf(letters))).toBe(true);
    await storage.remove(blob.key);
  });

  it('that break off leave nothing', async () => {
    const before = store.objects.size;
    for (const size of [100, 20_000_000]) {
      const broken = Readable.from(
        (async function* () {
          yield* piecesOf(Buffer.alloc(size));
          throw new Error('cut');
        })(),
      );
      await expect(storage.store(broken)).rejects.toThrow('cut');
    }
    await expect(storage.store('/nowhere/missing')).rejects.toThrow('ENOENT');
    expect(store.objects.size).toBe(before);
    expect(store.unfinished.size).toBe(0);
  });

  it('that were never finished are cleared away', async () => {
    const parts = new Map<number, Buffer>();
    for (const id of ['left', 'long', 'since']) {
      store.unfinished.set(id, { key: 'blobs/x', at: new Date(0), parts });
    }
    store.unfinished.set('fresh', { key: 'blobs/y', at: new Date(), parts });
    await storage.check();
    await storage.removeUnfinished(new Date(Date.now() - 60_000));
    expect([...store.unfinished.keys()]).toEqual(['fresh']);
    store.unfinished.clear();
  });

  it('have keys and not paths', async () => {
    for (const key of ['../../etc/passwd', 'x', `${'a'.repeat(31)}/`]) {
      await expect(storage.read(key)).rejects.toThrow('no key');
    }
  });

  it('are unavailable while the store is', async () => {
    store.failing.status = 403;
    onTestFinished(() => void (store.failing.status = null));
    const key = 'a'.repeat(32);
    await expect(storage.check()).rejects.toThrow(StorageUnavailable);
    await expect(storage.read(key)).rejects.toThrow(StorageUnavailable);
    await expect(storage.writtenAt(key)).rejects.toThrow(StorageUnavailable);
    await expect(storage.remove(key)).rejects.toThrow(StorageUnavailable);
    const source = Readable.from([Buffer.from('glaze')]);
    await expect(storage.store(source)).rejects.toThrow(StorageUnavailable);
  });

  it('give single files of archives, and few requests for them', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 2_000 }, (_, index) => [`file-${index}.txt`, `content ${index}`]),
    );
    const blob = await storage.store(Readable.from([await zipOf(files)]));
    const before = store.requests();
    const archive = { storage_key: blob.key, size: blob.size };
    const found = await readArchiveFile(storage, archive, 'file-1999.txt');
    expect(String(found?.body)).toBe('content 1999');
    expect(store.requests() - before).toBeLessThan(8);
  });
});

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
