import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { BadRequest } from '#src/errors.ts';
import {
  maxListBytes,
  maxEntries,
  readArchiveFile,
} from '#src/domains/ci/job-artifacts/archive-file.ts';
import { createStorage } from '#src/storage/storage.ts';
import { gathered, zipNamed, zipOf } from '#test/support/archives.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'hearth-archives-'));
const storage = createStorage({ dataDir });
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function read(bytes: Buffer, path: string) {
  const blob = await storage.store(Readable.from([bytes]));
  return readArchiveFile(storage, { storage_key: blob.key, size: blob.size }, path);
}

async function textOf(bytes: Buffer, path: string): Promise<string | null> {
  const file = await read(bytes, path);
  if (file === null) return null;
  const { body } = file;
  return (Buffer.isBuffer(body) ? body : Buffer.concat(await gathered(body))).toString();
}

describe('a file out of an archive', () => {
  it('is found by its whole name, packed or not', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from('packed'), 'a/b.txt');
    zip.addBuffer(Buffer.from('plain'), 'a/ü.txt', { compress: false });
    zip.addEmptyDirectory('empty');
    zip.end();
    const bytes = Buffer.concat(await gathered(zip.outputStream));
    expect(await textOf(bytes, 'a/b.txt')).toBe('packed');
    expect(await textOf(bytes, 'a/ü.txt')).toBe('plain');
    for (const missing of ['a', 'b.txt', 'A/b.txt', 'empty', 'a/b.txt/', '']) {
      expect(await textOf(bytes, missing)).toBeNull();
    }
  });

  it('may be larger than what is unpacked at once', async () => {
    const large = 'glaze'.repeat(1_000_000);
    const bytes = await zipOf({ 'large.txt': large, 'b.txt': 'small' });
    const file = await read(bytes, 'large.txt');
    expect(file?.size).toBe(large.length);
    expect(file?.body).toBeInstanceOf(Readable);
    expect(Buffer.concat(await gathered(file?.body as Readable)).toString()).toBe(large);
  });

  it('is not there when the blob is gone', async () => {
    const gone = { storage_key: 'a'.repeat(32), size: 100 };
    expect(await readArchiveFile(storage, gone, 'a.txt')).toBeNull();
  });
});

describe('an archive that means harm', () => {
  const hostile = ['../etc.txt', '/etc/a.txt', 'a\\etc.txt', 'a\0etc.txt', 'C:/etc.txt'];

  it.each(hostile)('with a file %j is no danger to the others', async (name) => {
    const stand = 'x'.repeat(name.length);
    const bytes = await zipNamed({ 'good.txt': 'good', [stand]: 'bad' }, { [stand]: name });
    expect(await textOf(bytes, 'good.txt')).toBe('good');
  });

  it('with two files of one name is refused', async () => {
    const bytes = await zipNamed({ 'one.txt': '1', 'two.txt': '2' }, { 'two.txt': 'one.txt' });
    await expect(read(bytes, 'one.txt')).rejects.toThrow(BadRequest);
  });

  it('with a link in place of a file is refused', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from('/etc/passwd'), 'link', { mode: 0o120_777 });
    zip.end();
    await expect(read(Buffer.concat(await gathered(zip.outputStream)), 'link')).rejects.toThrow(
      BadRequest,
    );
  });

  it('that is cut, or says anything about itself, is refused', async () => {
    const whole = await zipOf({ 'a.txt': 'glaze'.repeat(100) });
    const end = whole.length - 22;
    const lies = [
      whole.subarray(0, 40),
      whole.subarray(10),
      Buffer.concat([whole.subarray(0, end), Buffer.alloc(22, 255)]),
      Buffer.from(''),
      Buffer.from('PK'),
      changed(whole, end + 16, 0x7fff_ffff),
    ];
    for (const bytes of lies) await expect(read(bytes, 'a.txt')).rejects.toThrow(BadRequest);
  });

  it('that hides how large a file is is refused', async () => {
    const bytes = await zipOf({ 'a.txt': 'glaze'.repeat(100) });
    const entry = bytes.indexOf('PK\u0001\u0002', 0, 'latin1');
    for (const size of [1, 0x3fff_ffff, 0x7fff_ffff]) {
      const lying = read(changed(bytes, entry + 24, size), 'a.txt').then(async (file) => {
        if (file !== null && !Buffer.isBuffer(file.body)) await gathered(file.body);
      });
      await expect(lying).rejects.toThrow();
    }
  });

  it('with a bomb gives no more than it says', async () => {
    const bytes = await zipOf({ 'a.txt': Buffer.alloc(50_000_000) });
    const entry = bytes.indexOf('PK\u0001\u0002', 0, 'latin1');
    const said = changed(bytes, entry + 24, 100);
    await expect(read(said, 'a.txt')).rejects.toThrow(BadRequest);
  });

  it('with more files than are looked through is refused', async () => {
    const bytes = await zipOf({ 'a.txt': 'a' });
    // The 16-bit form cannot count that far, so the 64-bit form is needed.
    const end = bytes.length - 22;
    const locator = Buffer.alloc(20);
    locator.writeUInt32LE(0x0706_4b50, 0);
    locator.writeBigUInt64LE(BigInt(end), 8);
    locator.writeUInt32LE(1, 16);
    const large = Buffer.alloc(56);
    large.writeUInt32LE(0x0606_4b50, 0);
    large.writeBigUInt64LE(44n, 4);
    large.writeBigUInt64LE(BigInt(maxEntries + 1), 24);
    large.writeBigUInt64LE(BigInt(maxEntries + 1), 32);
    large.writeBigUInt64LE(BigInt(bytes.readUInt32LE(end + 12)), 40);
    large.writeBigUInt64LE(BigInt(bytes.readUInt32LE(end + 16)), 48);
    const last = Buffer.from(bytes.subarray(end));
    last.writeUInt16LE(0xffff, 8);
    last.writeUInt16LE(0xffff, 10);
    const many = Buffer.concat([bytes.subarray(0, end), large, locator, last]);
    await expect(read(many, 'a.txt')).rejects.toMatchObject({
      body: { message: '400 Bad request - The archive has too many files' },
    });
  });

  it('with a list of files that is too long is refused, however few there are', async () => {
    const [comment, entry] = [65_535, 65_582];
    const most = Math.floor(maxListBytes / entry);
    expect(await read(listOf(most, comment), 'a.txt')).toBeNull();
    await expect(read(listOf(most + 1, comment), 'a.txt')).rejects.toMatchObject({
      body: { message: '400 Bad request - The archive has a list of files that is too long' },
    });
  });
});

/** An archive of as many files of one name, of which so many bytes are said each. */
function listOf(count: number, comment: number): Buffer {
  const entry = Buffer.alloc(46 + 1 + comment, 'x');
  entry.fill(0, 0, 46);
  entry.writeUInt32LE(0x0201_4b50, 0);
  entry.writeUInt16LE(1, 28);
  entry.writeUInt16LE(comment, 32);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  for (const at of [8, 10]) end.writeUInt16LE(count, at);
  end.writeUInt32LE(count * entry.length, 12);
  return Buffer.concat([...Array<Buffer>(count).fill(entry), end]);
}

function changed(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(value, at);
  return copy;
}
