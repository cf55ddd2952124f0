import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { startApp } from '#test/support/app.ts';
import { seedProject } from '#test/support/seed.ts';
import {
  type CodeProject,
  codeProject,
  create,
} from '#test/domains/code/repository-files/support.ts';

const app = await startApp();
const { api, db, git } = app;
const folder = mkdtempSync(join(tmpdir(), 'hearth-archives-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let home: CodeProject;
let head: string;
const binary = Buffer.from([0, 255, 10, 13, 128]);

beforeAll(async () => {
  home = await codeProject(app);
  head = await home.commit([
    create('lib/kiln.rb', 'hot'),
    create('lib/deep/er', 'deeper'),
    create('image.bin', binary),
    create('--output=x', 'dash'),
    create('hidden', 'not packed'),
    create('.gitattributes', 'hidden export-ignore\n'),
  ]);
  home.cli('branch', 'feature/é"x', 'main');
});

const url = (rest: string) => `/projects/${home.project.id}/repository${rest}`;
const blobId = (path: string) => home.cli('rev-parse', `main:${path}`);

describe('GET /projects/{id}/repository/blobs/{sha}', () => {
  it('answers a blob in base64, and its bytes alone', async () => {
    const id = blobId('image.bin');
    expect(await api.get(url(`/blobs/${id.toUpperCase()}`))).toMatchObject({
      status: 200,
      body: { size: 5, encoding: 'base64', content: binary.toString('base64'), sha: id },
    });
    const raw = await api.get(url(`/blobs/${id}/raw`));
    expect(raw.bytes.equals(binary)).toBe(true);
    expect(raw.headers).toMatchObject({
      'content-type': 'text/plain',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': expect.stringMatching(/\bno-cache\b/),
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    });
  });

  it('sends large blobs as they come', async () => {
    const content = Buffer.alloc(3_000_000, 'fire ');
    await home.commit([create('large', content)]);
    const raw = await api.get(url(`/blobs/${blobId('large')}/raw`));
    expect(raw.bytes.equals(content)).toBe(true);
    expect((await api.head(url(`/blobs/${blobId('large')}/raw`))).bytes).toHaveLength(0);
  });

  it('finds nothing but the blobs of its own repository', async () => {
    const other = await codeProject(app, { visibility: 'private' });
    await other.commit([create('secret', 'of another project')]);
    const ids = [
      other.cli('rev-parse', 'main:secret'),
      head,
      home.cli('rev-parse', 'main^{tree}'),
      '0'.repeat(40),
      blobId('image.bin').slice(0, 10),
      'main:image.bin',
      '-x',
      '--batch',
      'a\nb',
      'HEAD',
    ];
    for (const id of ids) {
      for (const end of ['', '/raw']) {
        const answer = await api.get(url(`/blobs/${encodeURIComponent(id)}${end}`));
        expect([id, answer.status, answer.body]).toEqual([
          id,
          404,
          { message: '404 Blob Not Found' },
        ]);
      }
    }
  });
});

/** The paths in an archive, as the tools that unpack it list them. */
async function entriesOf(format: string, bytes: Buffer): Promise<string[]> {
  const file = join(folder, 'archive');
  writeFileSync(file, bytes);
  if (format === 'zip') {
    const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
    const names: string[] = [];
    for await (const { fileName } of zip.eachEntry()) names.push(fileName);
    return names;
  }
  return execFileSync('tar', ['-taf', file, '--quoting-style=literal'])
    .toString()
    .trim()
    .split('\n');
}

describe('GET /projects/{id}/repository/archive', () => {
  const packed = (name: string) => [
    `${name}/`,
    `${name}/--output=x`,
    `${name}/.gitattributes`,
    `${name}/README.md`,
    `${name}/image.bin`,
    `${name}/large`,
    `${name}/lib/`,
    `${name}/lib/deep/`,
    `${name}/lib/deep/er`,
    `${name}/lib/kiln.rb`,
  ];
  const kinds = {
    'tar.gz': ['tar.gz', 'tgz', 'gz'],
    'tar.bz2': ['tar.bz2', 'tbz', 'tbz2', 'tb2', 'bz2'],
    tar: ['tar'],
    zip: ['zip'],
  };
  const formats = Object.entries(kinds).flatMap(([kind, names]) =>
    names.map((name) => [name, kind] as const),
  );

  it.each(formats)('packs everything as %s', async (format, kind) => {
    const id = home.cli('rev-parse', 'main');
    const name = `${home.project.path}-main-${id}`;
    for (const path of [`/archive.${format}`, `/archive?format=${format}`]) {
      const answer = await api.get(url(path));
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="${name}.${kind}"`,
      });
      expect((await entriesOf(kind, answer.bytes)).toSorted()).toEqual(packed(name));
    }
  });

  it('writes what files ask for about the commit, but tells of no ref', async () => {
    const attributes = 'about export-subst\nhidden export-ignore\n';
    const asked = '$Format:%H <%D> %G?$\n';
    const id = await home.commit([
      { action: 'update', path: '.gitattributes', content: Buffer.from(attributes) },
      create('about', asked),
    ]);
    home.cli('update-ref', `refs/keep-around/${id}`, id);
    home.cli('update-ref', 'refs/merge-requests/7/head', id);
    const { bytes } = await api.get(url(`/archive.tar?sha=${id}&path=about`));
    expect(bytes.toString('latin1')).toContain(`${id} <> N\n`);
  });

  it('packs tar.gz without a format, any ref, and a directory alone', async () => {
    const plain = await api.get(url('/archive'));
    expect(plain.headers['content-disposition']).toMatch(/\.tar\.gz"$/);
    const name = `${home.project.path}-${head.slice(0, 8)}-${head}`;
    const some = await api.get(url(`/archive.zip?sha=${head.slice(0, 8)}&path=lib/deep/`));
    expect(await entriesOf('zip', some.bytes)).toEqual([
      `${name}/`,
      `${name}/lib/`,
      `${name}/lib/deep/`,
      `${name}/lib/deep/er`,
    ]);
    const branch = await api.get(url(`/archive.tar?sha=${encodeURIComponent('feature/é"x')}`));
    expect(branch.headers['content-disposition']).toContain(
      `filename*=UTF-8''${home.project.path}-feature-%C3%A9%22x-${head}.tar`,
    );
    const dash = await api.get(url('/archive.tar?path=--output%3Dx'));
    expect((await entriesOf('tar', dash.bytes)).at(-1)).toMatch(/\/--output=x$/);
  });

  it('answers HEAD without packing to the end', async () => {
    const answer = await api.head(url('/archive.zip'));
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.bytes).toHaveLength(0);
  });

  const noFile = { status: 404, body: { message: '404 File Not Found' } };
  it.each([
    'sha=nothing',
    'sha=-x',
    'sha=--remote%3Dx',
    'sha=--exec%3Dtouch%20/tmp/x',
    'sha=%40%7B-1%7D',
    'sha=main:lib',
    'sha=ma*',
    'sha=a%0Ab',
    `sha=${'x'.repeat(1000)}`,
    'path=nothing',
    'path=..',
    'path=../..',
    'path=.git',
    'path=*',
    'path=:(glob)**',
    'path=lib%0A',
    `path=${'x'.repeat(4000)}`,
  ])('answers 404 for %s', async (query) => {
    expect(await api.get(url(`/archive?${query}`))).toMatchObject(noFile);
    expect(await api.get(url(`/archive.zip?${query}`))).toMatchObject(noFile);
  });

  it('knows no other formats', async () => {
    expect(await api.get(url('/archive?format=rar'))).toMatchObject({
      status: 400,
      body: { error: 'format does not have a valid value' },
    });
    expect((await api.get(url('/archive.rar'))).status).toBe(400);
  });

  it('answers 404 while the repository is empty', async () => {
    const { id } = await seedProject(db, { git });
    expect(await api.get(`/projects/${id}/repository/archive`)).toMatchObject(noFile);
  });
});
