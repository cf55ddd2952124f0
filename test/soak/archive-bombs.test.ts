import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readableRecord } from '#src/domains/transfer/import-export/export/record.ts';
import { endOfTar, formatTarHead, formatTarTail } from '#src/disk/tar.ts';
import { importWorld } from '#test/domains/transfer/import-export/import-world.ts';
import { archiveFiles, tarOf } from '#test/support/project-archives.ts';
import { seedUser } from '#test/support/seed.ts';

const { api, db, environment, imported } = await importWorld();
const { config } = environment;
const megabyte = 1_048_576;
/** Gigabytes that an instance unpacks by default. */
const gigabytes = 10;
const entries = 1_000_000;
const mostGrowth = 150 * megabyte;

const user = await seedUser(db);
const administrator = await seedUser(db, { admin: true });
const settings = { max_decompressed_archive_size: gigabytes * 1024 };
await api.as(administrator).put('/application/settings', settings);

/** Beginning of each of these archives, without an end. */
const tar = await tarOf(archiveFiles({ project: { description: 'Fires pots' } }));
const beginning = tar.subarray(0, tar.length - endOfTar.length);
const zeros = gzipSync(Buffer.alloc(64 * megabyte));
const letters = { bytes: 64 * megabyte, packed: gzipSync(Buffer.alloc(64 * megabyte, 'x')) };

/** An archive that unpacks to so many bytes, nearly all of them zeros of one member: a few megabytes that are sent. */
function archiveOfZeros(name: string, bytes: number): Buffer {
  const head = Buffer.concat([beginning, formatTarHead({ name, size: bytes, modified: 0 })]);
  const whole = Math.floor(bytes / (64 * megabyte));
  const rest = gzipSync(Buffer.concat([Buffer.alloc(bytes % (64 * megabyte)), endOfTar]));
  return Buffer.concat([gzipSync(head), ...Array.from({ length: whole }, () => zeros), rest]);
}

function archiveOfEntries(count: number): Buffer {
  const parts = [gzipSync(beginning)];
  const atOnce = 10_000;
  for (let first = 0; first < count; first += atOnce) {
    const heads = Array.from({ length: Math.min(atOnce, count - first) }, (_, index) =>
      formatTarHead({ name: `uploads/${first + index}`, size: 0, modified: 0 }),
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
  const { status, get } = await imported(user, archive).finally(() => clearInterval(timer));
  const left = await readdir(join(config.dataDir, 'imports')).catch(() => []);
  const shown = (await get('/issues')).body as { iid: number; title: string }[];
  return { status, growth: most - before, left, shown };
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
    { import_status: 'failed', import_error: 'The archive has too many entries' },
  ],
];

it.each(bombs)('an archive of %s harms nobody', async (_, make, expected) => {
  const archive = make();
  // The sender needs little memory.
  expect(archive.length).toBeLessThan(32 * megabyte);
  const { status, growth, left } = await importing(archive);
  expect(status).toMatchObject(expected);
  expect(growth).toBeLessThan(mostGrowth);
  expect(left).toEqual([]);
});

/** An archive of issues of which one is a line of so many bytes: its text begins, goes on and ends in members of gzip. */
function archiveOfLine(bytes: number): Buffer {
  const name = 'tree/project/issues.ndjson';
  const first = Buffer.from(`${JSON.stringify({ iid: 1, title: 'Before' })}\n`);
  const start = Buffer.from('{"iid":2,"title":"Cracks","description":"');
  const end = Buffer.from(`"}\n${JSON.stringify({ iid: 3, title: 'Behind' })}\n`);
  const size = first.length + start.length + bytes + end.length;
  const head = formatTarHead({ name, size, modified: 0 });
  const parts = Array.from({ length: bytes / letters.bytes }, () => letters.packed);
  return Buffer.concat([
    gzipSync(Buffer.concat([beginning, head, first, start])),
    ...parts,
    gzipSync(Buffer.concat([end, formatTarTail(size), endOfTar])),
  ]);
}

it('a line of 1 GB is left out, and those beside it come', async () => {
  const roomy = { max_decompressed_archive_size: 2 * 1024 };
  await api.as(administrator).put('/application/settings', roomy);
  const archive = archiveOfLine(gigabyte);
  expect(archive.length).toBeLessThan(32 * megabyte);
  const { status, growth, left, shown } = await importing(archive);
  expect(status).toMatchObject({
    import_status: 'finished',
    import_error: null,
    failed_relations: [{ relation_name: 'issues', line_number: 1 }],
  });
  expect(shown.map(({ iid, title }) => [iid, title])).toEqual([
    [3, 'Behind'],
    [1, 'Before'],
  ]);
  // The import reads as much as the largest valid record has.
  expect(growth).toBeLessThan(readableRecord.bytes + mostGrowth);
  expect(left).toEqual([]);
  await api.as(administrator).put('/application/settings', settings);
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
