import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { toPlainFileName } from '#src/storage/file-name.ts';
import { createStorage } from '#src/storage/storage.ts';
import { letters, reusedPieces, wholeOf } from './reused-pieces.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'hearth-storage-'));
const storage = createStorage({ dataDir });
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const bytesOf = async (stream: Readable | null) => Buffer.concat((await stream?.toArray()) ?? []);
const unfinished = () => readdir(join(dataDir, 'blobs', 'unfinished'));

async function allKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const some of storage.keys()) keys.push(...some);
  return keys;
}

describe('storage', () => {
  it('keeps what it is given, and says what that was', async () => {
    const text = Buffer.from('glaze'.repeat(100_000));
    const blob = await storage.store(Readable.from([text.subarray(0, 7), text.subarray(7)]));
    expect(blob.size).toBe(text.length);
    expect(blob.sha256).toBe(createHash('sha256').update(text).digest('hex'));
    expect((await bytesOf(await storage.read(blob.key))).equals(text)).toBe(true);
    expect(await allKeys()).toEqual([blob.key]);
    expect(await storage.writtenAt(blob.key)).toBeInstanceOf(Date);
    await storage.remove(blob.key);
    await storage.remove(blob.key);
    expect(await storage.read(blob.key)).toBeNull();
    expect(await storage.writtenAt(blob.key)).toBeNull();
    expect(await unfinished()).toEqual([]);
  });

  it('takes files, and empty ones', async () => {
    const path = join(dataDir, 'upload');
    await writeFile(path, '');
    const { key, size } = await storage.store(path);
    expect(size).toBe(0);
    expect(await bytesOf(await storage.read(key))).toHaveLength(0);
    await storage.remove(key);
  });

  it('is done with a piece when the next but one is asked for', async () => {
    const blob = await storage.store(reusedPieces(letters));
    const bytes = await bytesOf(await storage.read(blob.key));
    expect(bytes.equals(wholeOf(letters))).toBe(true);
    expect(blob.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    await storage.remove(blob.key);
  });

  it('leaves nothing of what breaks off', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('cut');
      })(),
    );
    await expect(storage.store(broken)).rejects.toThrow('cut');
    await expect(storage.store(join(dataDir, 'missing'))).rejects.toThrow('ENOENT');
    expect(await unfinished()).toEqual([]);
    expect(await allKeys()).toEqual([]);
  });

  it('lets who reads a blob read it to the end', async () => {
    const { key } = await storage.store(Readable.from([Buffer.from('glaze')]));
    const stream = await storage.read(key);
    await storage.remove(key);
    expect((await bytesOf(stream)).toString()).toBe('glaze');
  });

  it('takes no path for a key', async () => {
    for (const key of ['../../etc/passwd', 'x', `${'a'.repeat(31)}/`]) {
      await expect(storage.read(key)).rejects.toThrow('no key');
      await expect(storage.remove(key)).rejects.toThrow('no key');
    }
  });

  it('clears away what dead writers left', async () => {
    const draft = join(dataDir, 'blobs', 'unfinished', 'left');
    await writeFile(draft, 'half');
    await storage.removeUnfinished(new Date(Date.now() - 60_000));
    expect(await unfinished()).toEqual(['left']);
    await utimes(draft, new Date(0), new Date(0));
    await storage.removeUnfinished(new Date(Date.now() - 60_000));
    expect(await unfinished()).toEqual([]);
  });
});

describe('plainFileName', () => {
  it.each([
    ['kiln.png', 'kiln.png'],
    ['C:\\fakepath\\kiln one.png', 'kiln_one.png'],
    ['../../etc/passwd', 'passwd'],
    ['..', 'file'],
    ['.htaccess', 'htaccess'],
    ['-rf', 'rf'],
    ['', 'file'],
    ['a\0b"c\r\n.png', 'a_b_c__.png'],
    ['\u202egnp.exe', '_gnp.exe'],
    ['Öfen.png', 'Öfen.png'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(96)}.png`],
  ])('makes of %j %j', (given, expected) => {
    expect(toPlainFileName(given, 'file')).toBe(expected);
  });
});
