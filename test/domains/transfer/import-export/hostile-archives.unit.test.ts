import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { Header } from 'tar-stream';
import { afterAll, describe, expect, it } from 'vitest';
import {
  ArchiveRefused,
  checkVersion,
  readArchive,
} from '#src/domains/transfer/import-export/import/archive.ts';
import { readLines } from '#src/domains/transfer/import-export/import/lines.ts';
import { readTree } from '#src/domains/transfer/import-export/import/records.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { archiveFiles, tarOf } from '#test/support/project-archives.ts';

const root = await mkdtemp(join(tmpdir(), 'hostile-archives-'));
afterAll(() => rm(root, { recursive: true, force: true }));

interface Reading {
  readonly bytes?: number;
  readonly members?: number;
  readonly keep?: (name: string) => boolean;
  readonly pauses?: Pauses;
}

let count = 0;

async function read(
  archive: Buffer,
  { bytes = 10_000_000, members = 100, keep = () => true, pauses }: Reading = {},
) {
  count += 1;
  const folder = join(root, String(count));
  const signal = new AbortController().signal;
  const budget = { bytes, members, names: 5000 };
  const pieces = Array.from({ length: Math.ceil(archive.length / 1000) }, (_, index) =>
    archive.subarray(index * 1000, (index + 1) * 1000),
  );
  const giveWay = () => undefined;
  const reading = {
    folder,
    budget,
    keep,
    signal,
    giveWay,
    ...(pauses !== undefined && { pauses }),
  };
  return readArchive(Readable.from(pieces), reading);
}

const usual = archiveFiles({ project: { description: 'Fires pots' } });
const other = (header: Partial<Header> & { readonly name: string }) => tarOf(usual, [header]);
const packed = async (files: Record<string, string | Buffer>) =>
  gzipSync(await tarOf({ ...usual, ...files }));

const notAllowed = 'The archive contains a forbidden entry';
const damaged = 'The archive cannot be unpacked: it is damaged, or not in the format tar.gz';

describe('an archive', () => {
  it('is read into files that are named by numbers', async () => {
    const archive = await packed({ 'uploads/0123/a.png': 'bytes', 'other/x': 'passed over' });
    const { files, passedOver } = await read(archive, {
      keep: (name) => !name.startsWith('other/'),
    });
    expect([...files.keys()]).toEqual(['VERSION', 'tree/project.json', 'uploads/0123/a.png']);
    for (const path of files.values()) expect(path).toMatch(/\/\d+$/);
    expect(await readFile(files.get('uploads/0123/a.png') ?? '', 'utf8')).toBe('bytes');
    expect([...passedOver]).toEqual([['other', 1]]);
  });

  const refused: readonly (readonly [string, () => Promise<Buffer>, string])[] = [
    ['climbs out of its folder', () => packed({ '../../outside': 'x' }), notAllowed],
    ['climbs within a name', () => packed({ 'tree/../../outside': 'x' }), notAllowed],
    [
      'has a name from the root',
      async () => gzipSync(await other({ name: '/etc/passwd' })),
      notAllowed,
    ],
    ['has a name with a line end', () => packed({ 'a\nb': 'x' }), notAllowed],
    ['has a name with a backslash', () => packed({ 'a\\..\\b': 'x' }), notAllowed],
    [
      'has a symbolic link',
      async () => gzipSync(await other({ name: 'a', type: 'symlink', linkname: '/etc/passwd' })),
      notAllowed,
    ],
    [
      'has a hard link',
      async () => gzipSync(await other({ name: 'a', type: 'link', linkname: 'VERSION' })),
      notAllowed,
    ],
    [
      'has a device',
      async () => gzipSync(await other({ name: 'a', type: 'character-device' })),
      notAllowed,
    ],
    ['has a pipe', async () => gzipSync(await other({ name: 'a', type: 'fifo' })), notAllowed],
    [
      'unpacks to more than is allowed',
      () => packed({ big: Buffer.alloc(20_000_000) }),
      'Decompressed archive size validation failed.',
    ],
    [
      'has too many members',
      () => packed(Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`m${i}`, '']))),
      'The archive has too many entries',
    ],
    [
      'has names that are long together',
      () =>
        packed(
          Object.fromEntries(Array.from({ length: 90 }, (_, i) => [`${'m'.repeat(60)}${i}`, ''])),
        ),
      'The names of the entries are too long',
    ],
    ['is gzip of gzip', async () => gzipSync(await packed({})), damaged],
    ['is no gzip', () => tarOf(usual), damaged],
    ['is gzip of something else', async () => gzipSync(Buffer.alloc(2000, 'not a tar')), damaged],
    [
      'ends too soon',
      async () => (await packed({ a: Buffer.alloc(100_000, 'x') })).subarray(0, 200),
      damaged,
    ],
    [
      'has a wrong checksum',
      async () => {
        const bytes = await packed({});
        bytes.writeUInt32LE(1, bytes.length - 8);
        return bytes;
      },
      damaged,
    ],
    ['is empty', async () => Buffer.alloc(0), damaged],
    [
      'has a tar header with a wrong checksum',
      async () => {
        const tar = await tarOf(usual);
        tar[0] = 0x41;
        return gzipSync(tar);
      },
      damaged,
    ],
    ['says a name of 5 MB', async () => gzipSync(longName(5_000_000)), damaged],
  ];
  it.each(refused)('that %s is refused', async (_, make, message) => {
    await expect(read(await make())).rejects.toThrow(new ArchiveRefused(message));
    expect((await readdir(root)).filter((name) => !/^\d+$/.test(name))).toEqual([]);
  });

  it('counts twice what comes twice as once: the first', async () => {
    const tar = await tarOf({ ...usual, a: 'first' });
    const twice = Buffer.concat([tar.subarray(0, tar.length - 1024), await tarOf({ a: 'second' })]);
    const { files } = await read(gzipSync(twice));
    expect(await readFile(files.get('a') ?? '', 'utf8')).toBe('first');
  });

  it('is broken off with the import', async () => {
    const leaving = new AbortController();
    const source = new Readable({ read: () => {} });
    const budget = { bytes: 1000, members: 10, names: 1000 };
    const folder = join(root, '0');
    const reading = readArchive(source, {
      folder,
      budget,
      keep: () => true,
      signal: leaving.signal,
      giveWay: () => undefined,
    });
    leaving.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(source.destroyed).toBe(true);
  });
});

/** A header of GNU tar that says how long a name is, and the name. */
const longName = (length: number) => tarMember('L', Buffer.alloc(length, 'n'), '././@LongLink');

/** Counts how often others could have had their turn. */
class CountedPauses extends Pauses {
  takes = 0;

  override async take(): Promise<void> {
    this.takes += 1;
  }
}

const files = { VERSION: '0.2.4', a: 'bytes' };

describe('headers that extend others', () => {
  const attribute = (name: string, value: string) => {
    const rest = ` ${name}=${value}\n`;
    let length = rest.length;
    while (String(length).length + rest.length !== length) {
      length = String(length).length + rest.length;
    }
    return `${length}${rest}`;
  };
  const extended = (type: 'x' | 'g', ...attributes: readonly string[]) =>
    tarMember(type, Buffer.from(attributes.join('')));
  const before = async (...headers: readonly Buffer[]) =>
    gzipSync(Buffer.concat([...headers, await tarOf(files)]));

  it.each([
    ['a global header of half a million attributes', [extended('g', 'a'.repeat(4_000_000))]],
    ['an extended header of a megabyte', [extended('x', '8 aaaa=\n'.repeat(131_072))]],
    ['a long target of a link', [tarMember('K', Buffer.alloc(100_000, 'n'))]],
    ['an attribute that is longer than its header', [extended('x', '999 path=a\n')]],
    ['an attribute without a length', [extended('x', 'path=a\n')]],
    ['an attribute without an end', [extended('x', '11 path=abc')]],
    ['a size below nothing', [extended('x', attribute('size', '-1'))]],
    ['a size beyond all numbers', [extended('x', attribute('size', '9'.repeat(30)))]],
  ])('are refused with %s', async (_, headers) => {
    await expect(read(await before(...headers))).rejects.toThrow(new ArchiveRefused(damaged));
  });

  const small = extended('x', attribute('k', 'abcdef'));
  it.each([
    ['x', small],
    ['g', extended('g', attribute('comment', 'of all'))],
    ['L', tarMember('L', Buffer.from('b\0'))],
  ])('count as members: %s', async (_, header) => {
    const archive = (count: number) => before(...Array.from({ length: count }, () => header));
    const tooMany = new ArchiveRefused('The archive has too many entries');
    await expect(read(await archive(19), { members: 20 })).rejects.toThrow(tooMany);
    expect((await read(await archive(18), { members: 20 })).files.size).toBe(2);
  });

  it('each give others a turn', async () => {
    const pauses = new CountedPauses();
    await read(await before(...Array.from({ length: 50 }, () => small)), { pauses });
    expect(pauses.takes).toBe(52);
  });

  it('give a member its name and its size', async () => {
    const long = `uploads/${'n'.repeat(200)}`;
    const other = `uploads/${'o'.repeat(200)}`;
    const archive = gzipSync(
      Buffer.concat([
        ...[extended('g', attribute('comment', 'x')), extended('x', attribute('path', long))],
        tarMember('0', Buffer.from('first'), 'short'),
        ...[tarMember('L', Buffer.from(`${other}\0`), '././@LongLink')],
        tarMember('0', Buffer.from('second'), 'short'),
        extended('x', attribute('size', '5')),
        tarMember('7', Buffer.from('third'), 'third', 0),
        tarMember('5', Buffer.alloc(0), 'folder'),
        Buffer.alloc(1024),
      ]),
    );
    const { files } = await read(archive);
    const contents = [...files].map(async ([name, path]) => [name, await readFile(path, 'utf8')]);
    expect(await Promise.all(contents)).toEqual([
      [long, 'first'],
      [other, 'second'],
      ['third', 'third'],
    ]);
  });
});

describe('a header', () => {
  it('may have the beginning of a long name apart', async () => {
    const head = tarMember('0', Buffer.alloc(0), 'b', 0);
    head.write('uploads/a', 345);
    const archive = gzipSync(Buffer.concat([sealed(head), Buffer.alloc(1024)]));
    expect([...(await read(archive)).files.keys()]).toEqual(['uploads/a/b']);
  });

  it('may have a size in binary', async () => {
    const member = tarMember('0', Buffer.from('bytes'), 'a');
    member.fill(0, 124, 136).writeUInt8(0x80, 124);
    member.writeUInt8(5, 135);
    const archive = gzipSync(Buffer.concat([sealed(member), Buffer.alloc(1024)]));
    const { files } = await read(archive);
    expect(await readFile(files.get('a') ?? '', 'utf8')).toBe('bytes');
  });

  it.each([
    ['below nothing', Buffer.alloc(12, 0xff)],
    ['beyond all numbers', Buffer.concat([Buffer.of(0x80), Buffer.alloc(11, 0x7f)])],
    ['in other digits', Buffer.from('00000000009 ')],
  ])('is refused with a size %s', async (_, size) => {
    const member = tarMember('0', Buffer.from('bytes'), 'a');
    size.copy(member, 124);
    const archive = gzipSync(Buffer.concat([sealed(member), Buffer.alloc(1024)]));
    await expect(read(archive)).rejects.toThrow(new ArchiveRefused(damaged));
  });
});

/** A header of a type that tells of any length, and what follows it. */
function tarMember(type: string, content: Buffer, name = type, size = content.length): Buffer {
  const header = Buffer.alloc(512);
  header.write(name);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write(type, 156);
  header.write('ustar\0', 257);
  return sealed(Buffer.concat([header, content, Buffer.alloc(-content.length & 511)]));
}

/** Writes the checksum of the first header. */
function sealed(member: Buffer): Buffer {
  member.write(' '.repeat(8), 148);
  const sum = member.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  member.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return member;
}

describe('the version', () => {
  it.each(['0.2.0', '0.2.1', '0.2.2', '0.2.3', '0.2.4', '0.2.4\nanything'])(
    '%j is read',
    async (version) => {
      await expect(
        checkVersion(await read(await packed({ VERSION: version })), '0.2.4'),
      ).resolves.toBeUndefined();
    },
  );

  const mismatch = (version: string) =>
    `Import version mismatch: Required 0.2.4 but was ${version}`;
  it.each([
    ['0.2.5', mismatch('0.2.5')],
    ['0.3.0', mismatch('0.3.0')],
    ['0.1.8', mismatch('0.1.8')],
    ['', 'Incorrect VERSION format'],
    ['0.2', 'Incorrect VERSION format'],
    ['../../etc/passwd', 'Incorrect VERSION format'],
  ])('%j is refused', async (version, message) => {
    const archive = await read(await packed({ VERSION: version }));
    await expect(checkVersion(archive, '0.2.4')).rejects.toThrow(new ArchiveRefused(message));
  });

  it('is read no further than it can be long', async () => {
    const archive = await read(await packed({ VERSION: `${'0'.repeat(5000)}.2.4` }));
    await expect(checkVersion(archive, '0.2.4')).rejects.toThrow('Incorrect VERSION format');
  });

  it('has to be there', async () => {
    const archive = await read(gzipSync(await tarOf({ 'tree/project.json': '{}' })));
    await expect(checkVersion(archive, '0.2.4')).rejects.toThrow('Incorrect VERSION format');
  });
});

async function linesOf(text: string | Buffer, bounds = { bytes: 1000, values: 50 }) {
  const archive = await read(gzipSync(await tarOf({ lines: text })), { bytes: 50_000_000 });
  const lines: [number, unknown][] = [];
  for await (const { line, value } of readLines(archive.files.get('lines') ?? '', bounds)) {
    lines.push([line, value]);
  }
  return lines;
}

describe('a line', () => {
  const whole = '{"a":1}';
  it.each([
    ['that is no JSON', '{"a":'],
    ['that is longer than a record may be', JSON.stringify({ a: 'x'.repeat(2000) })],
    ['of 5 MB', Buffer.alloc(5_000_000, 0x20).fill('[', 0, 1)],
    [
      'with more values than a record may have',
      JSON.stringify(Array.from({ length: 100 }, () => 1)),
    ],
    ['that is deep', '['.repeat(400) + ']'.repeat(400)],
    ['of bytes that are no text', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ['with two values', '{} {}'],
  ])('%s has no value, and those around it are read', async (_, line) => {
    const text = Buffer.concat([
      Buffer.from(`${whole}\n`),
      Buffer.from(line as string),
      Buffer.from(`\n${whole}`),
    ]);
    expect(await linesOf(text)).toEqual([
      [0, { a: 1 }],
      [1, undefined],
      [2, { a: 1 }],
    ]);
  });

  it('that is empty is none, and counts', async () => {
    expect(await linesOf(`\n${whole}\n\n${whole}\n`)).toEqual([
      [1, { a: 1 }],
      [3, { a: 1 }],
    ]);
  });

  it('changes no object that is not its own', async () => {
    const [[, value] = []] = await linesOf(
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    );
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(Reflect.get(value as object, 'polluted')).toBeUndefined();
  });
});

describe('the tree', () => {
  it.each([
    ['is missing', {}, 'invalid import format'],
    ['is no object', { 'tree/project.json': '[]' }, 'project.json is no JSON object, or too large'],
    ['is no JSON', { 'tree/project.json': '{' }, 'project.json is no JSON object, or too large'],
    [
      'of before is no JSON',
      { 'project.json': 'nothing' },
      'project.json is no JSON object, or too large',
    ],
  ])('that %s is refused', async (_, files, message) => {
    const archive = await read(gzipSync(await tarOf({ VERSION: '0.2.4', ...files })));
    await expect(readTree(archive)).rejects.toThrow(new ArchiveRefused(message));
  });

  it('of before is one object', async () => {
    const whole = {
      description: 'old',
      labels: [{ title: 'bug' }, 7],
      pipelines: [{ sha: 'a' }],
      project_feature: { a: 1 },
    };
    const archive = await read(
      gzipSync(await tarOf({ VERSION: '0.2.4', 'project.json': JSON.stringify(whole) })),
    );
    const tree = await readTree(archive);
    const all = async (name: string) => {
      const found: unknown[] = [];
      for await (const each of tree.records(name)) found.push(each);
      return found;
    };
    expect(await all('labels')).toEqual([
      { line: 0, value: { title: 'bug' } },
      { line: 1, value: 7 },
    ]);
    expect(await all('ci_pipelines')).toEqual([{ line: 0, value: { sha: 'a' } }]);
    expect(await all('project_feature')).toEqual([{ line: 0, value: { a: 1 } }]);
    expect(await all('issues')).toEqual([]);
  });
});
