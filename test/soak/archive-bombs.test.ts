import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { mostMembers } from '../../src/resources/import-export/import/archive.ts';
import { endOfTar, tarHead } from '../../src/tar.ts';
import { importWorld } from '../resources/import-export/import-world.ts';
import { isLong } from '../support/long.ts';
import { archiveFiles, tarOf } from '../support/project-archives.ts';
import { seedUser } from '../support/seed.ts';

const { api, db, environment, imported } = await importWorld();
const { config } = environment;
const megabyte = 1_048_576;
/** As many as an instance unpacks unless its administrator says otherwise. */
const gigabytes = isLong ? 10 : 1;
const entries = isLong ? 1_000_000 : mostMembers.members + 50_000;
const mostGrowth = 150 * megabyte;

const user = await seedUser(db);
const administrator = await seedUser(db, { admin: true });
const settings = { max_decompressed_archive_size: gigabytes * 1024 };
await api.as(administrator).put('/application/settings', settings);

/** What every archive of these begins with, without an end. */
const tar = await tarOf(archiveFiles({ project: { description: 'Fires pots' } }));
const beginning = tar.subarray(0, tar.length - endOfTar.length);
const zeros = gzipSync(Buffer.alloc(64 * megabyte));

/** An archive that unpacks to so many bytes, nearly all of them zeros of one member: a few megabytes that are sent. */
function archiveOfZeros(name: string, bytes: number): Buffer {
  const head = Buffer.concat([beginning, tarHead({ name, size: bytes, modified: 0 })]);
  const whole = Math.floor(bytes / (64 * megabyte));
  const rest = gzipSync(Buffer.concat([Buffer.alloc(bytes % (64 * megabyte)), endOfTar]));
  return Buffer.concat([gzipSync(head), ...Array.from({ length: whole }, () => zeros), rest]);
}

function archiveOfEntries(count: number): Buffer {
  const parts = [gzipSync(beginning)];
  const atOnce = 10_000;
  for (let first = 0; first < count; first += atOnce) {
    const heads = Array.from({ length: Math.min(atOnce, count - first) }, (_, index) =>
      tarHead({ name: `uploads/${first + index}`, size: 0, modified: 0 }),
    );
    parts.push(gzipSync(Buffer.concat(heads)));
  }
  return Buffer.concat([...parts, gzipSync(endOfTar)]);
}

/** Imports it, and tells by how many bytes this process, which is the server, has grown at most. */
async function importing(archive: Buffer) {
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  const { status } = await imported(user, archive).finally(() => clearInterval(timer));
  const left = await readdir(join(config.dataDir, 'imports')).catch(() => []);
  return { status, growth: most - before, left };
}

const gigabyte = 1024 * megabyte;
const withoutDisk = 'other/zeros.bin';
const upload = `uploads/${'0123456789abcdef'.repeat(2)}/zeros.bin`;

const bombs: readonly (readonly [string, () => Buffer, object])[] = [
  [
    `${gigabytes} GB of zeros, which nobody wants`,
    // The rest is of the other members, and of the end.
    () => archiveOfZeros(withoutDisk, gigabytes * gigabyte - megabyte),
    { import_status: 'finished', import_error: null, failed_relations: [] },
  ],
  [
    `more than ${gigabytes} GB of zeros`,
    () => archiveOfZeros(withoutDisk, gigabytes * gigabyte + 1),
    { import_status: 'failed', import_error: 'Decompressed archive size validation failed.' },
  ],
  [
    `${entries} members`,
    () => archiveOfEntries(entries),
    { import_status: 'failed', import_error: 'The archive has too many members' },
  ],
];

it.each(bombs)('an archive of %s harms nobody', async (_, make, expected) => {
  const archive = make();
  // Whoever sends it needs next to nothing.
  expect(archive.length).toBeLessThan(32 * megabyte);
  const { status, growth, left } = await importing(archive);
  expect(status).toMatchObject(expected);
  expect(growth).toBeLessThan(mostGrowth);
  expect(left).toEqual([]);
});

it('a file that is wanted is written no further than the setting allows', async () => {
  await api.as(administrator).put('/application/settings', { max_decompressed_archive_size: 64 });
  const { status, growth, left } = await importing(archiveOfZeros(upload, gigabytes * gigabyte));
  expect(status).toMatchObject({
    ...{ import_status: 'failed' },
    import_error: 'Decompressed archive size validation failed.',
  });
  expect(growth).toBeLessThan(mostGrowth);
  expect(left).toEqual([]);
  await api.as(administrator).put('/application/settings', settings);
});
