import { beforeAll, describe, expect, it } from 'vitest';
import type { TreeEntry } from '#generated/repositories/types.ts';
import { startApp } from '#test/support/app.ts';
import { seedProject } from '#test/support/seed.ts';
import {
  author,
  type CodeProject,
  codeProject,
  create,
} from '#test/domains/code/repository-files/support.ts';
import { importHistory } from '#src/git/writing/history.ts';

const app = await startApp();
const { api, db, git } = app;

let home: CodeProject;
let head: string;
const submodule = 'a'.repeat(40);

beforeAll(async () => {
  home = await codeProject(app);
  await home.commit([
    create('lib/kiln.rb', 'hot'),
    create('lib/heat/up.rb', 'up'),
    create('lib-old/x', 'x'),
    create('bin', '#!/bin/sh'),
    create('-x', 'dash'),
    create('*', 'star'),
    create('é', 'accent'),
  ]);
  const lines = home
    .cli('-c', 'core.quotePath=false', 'ls-tree', 'main')
    .split('\n')
    .map((line) => (line.endsWith('\tbin') ? line.replace('100644', '100755') : line))
    .map((line) => (line.endsWith('\t*') ? line.replace('100644', '120000') : line))
    .concat(`160000 commit ${submodule}\tattic`);
  const tree = home.cliInput(['mktree', '--missing'], `${lines.join('\n')}\n`);
  head = home.cli('commit-tree', '-p', 'main', '-m', 'Modes', tree);
  home.cli('update-ref', 'refs/heads/main', head);
  home.cli('tag', 'v1', 'main~1');
});

const url = ({ id }: { id: number }) => `/projects/${id}/repository/tree`;
const list = (query = '') => api.get(`${url(home.project)}?${query}`);
const paths = (body: readonly TreeEntry[]) => body.map(({ path }) => path);

describe('GET /projects/{id}/repository/tree', () => {
  it('lists directories, then files, then submodules, each by name', async () => {
    const { status, body, headers } = await list();
    expect(status).toBe(200);
    expect(body.map((each: TreeEntry) => [each.mode, each.type, each.name])).toEqual([
      ['040000', 'tree', 'lib'],
      ['040000', 'tree', 'lib-old'],
      ['120000', 'blob', '*'],
      ['100644', 'blob', '-x'],
      ['100644', 'blob', 'README.md'],
      ['100755', 'blob', 'bin'],
      ['100644', 'blob', 'é'],
      ['160000', 'commit', 'attic'],
    ]);
    expect(body[0]).toEqual({
      id: home.cli('rev-parse', 'main:lib'),
      name: 'lib',
      type: 'tree',
      path: 'lib',
      mode: '040000',
    });
    expect(body.at(-1).id).toBe(submodule);
    expect(headers).toMatchObject({ 'x-total': '8', 'x-page': '1' });
  });

  it('lists a directory, and with all below', async () => {
    expect(paths((await list('path=lib')).body)).toEqual(['lib/heat', 'lib/kiln.rb']);
    for (const path of ['lib/', '/lib', 'lib%2Fheat%2F..']) {
      const { status } = await list(`path=${path}`);
      expect([path, status]).toEqual([path, path.endsWith('..') ? 404 : 200]);
    }
    const all = await list('path=lib&recursive=true');
    expect(paths(all.body)).toEqual(['lib/heat', 'lib/heat/up.rb', 'lib/kiln.rb']);
    const root = await list('recursive=true&per_page=4');
    expect(paths(root.body)).toEqual(['lib', 'lib-old', 'lib/heat', '*']);
    expect(root.headers['x-total']).toBe('12');
    for (const path of ['', '/', '.']) {
      expect((await list(`path=${path}`)).body).toHaveLength(8);
    }
  });

  it('lists any ref', async () => {
    for (const ref of ['v1', head, head.slice(0, 9), 'HEAD', 'main', '']) {
      const { status, body } = await list(`ref=${ref}`);
      expect([ref, status, body.length]).toEqual([ref, 200, ref === 'v1' ? 7 : 8]);
    }
  });

  it('pages by number', async () => {
    const second = await list('per_page=3&page=2');
    expect(paths(second.body)).toEqual(['-x', 'README.md', 'bin']);
    expect(second.headers).toMatchObject({ 'x-next-page': '3', 'x-prev-page': '1' });
    expect(await list('page=501&per_page=100')).toMatchObject({
      status: 405,
      body: { error: expect.stringContaining('objects of type Tree') },
    });
  });

  it('pages by key to the end', async () => {
    const seen: string[] = [];
    let query = 'pagination=keyset&per_page=3&recursive=true';
    for (let page = 0; page < 10; page += 1) {
      const { status, body, headers } = await list(query);
      expect(status).toBe(200);
      expect(headers['x-page']).toBeUndefined();
      seen.push(...paths(body));
      const next = /\?([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1];
      if (next === undefined) break;
      query = next;
    }
    expect(seen).toEqual(paths((await list('recursive=true&per_page=100')).body));
  });

  it('walks past files with the same content', async () => {
    const { project, commit } = await codeProject(app);
    const files = Array.from({ length: 25 }, (_, index) => create(`file-${index + 10}`, 'same'));
    await commit(files);
    const seen: string[] = [];
    let query: string | undefined = 'pagination=keyset&per_page=4';
    while (query !== undefined) {
      const { body, headers } = await api.get(`${url(project)}?${query}`);
      seen.push(...paths(body));
      query = /\?([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1];
      expect(seen.length).toBeLessThan(30);
    }
    expect(seen).toEqual(['README.md', ...files.map(({ path }) => path)]);
  });

  it.each(['0'.repeat(40), 'nonsense', '-1', `${'a'.repeat(40)}-2`, '%00'])(
    'refuses a place that no entry has: %s',
    async (token) => {
      const answer = await list(`pagination=keyset&page_token=${token}`);
      expect(answer.status).toBe(400);
    },
  );

  const noPath = { status: 404, body: { message: '404 invalid revision or path Not Found' } };
  it.each([
    'nothing',
    'README.md',
    'README.md/x',
    'attic',
    '*',
    ':(glob)**',
    '../x',
    '.git',
    'lib//heat',
    'lib/./heat',
    'LIB',
    'lib\nx',
    '-x/y',
    'é'.repeat(400),
    'x'.repeat(4000),
  ])('finds no directory %j', async (path) => {
    expect(await list(`path=${encodeURIComponent(path)}`)).toMatchObject(noPath);
  });

  const noTree = { status: 404, body: { message: '404 Tree Not Found' } };
  it.each([
    'nothing',
    '-x',
    '--upload-pack=x',
    '--output=/tmp/x',
    '@{-1}',
    '@{u}',
    'main~1000',
    'main:lib',
    ':/Modes',
    'ma*',
    'refs/heads/nothing',
    'a\nb',
    '0'.repeat(40),
    'x'.repeat(1000),
  ])('finds no tree for the ref %j', async (ref) => {
    expect(await list(`ref=${encodeURIComponent(ref)}`)).toMatchObject(noTree);
  });

  it('answers 404 while the repository is empty or missing', async () => {
    expect(await api.get(url(await seedProject(db, { git })))).toMatchObject(noTree);
    expect(await api.get(url(await seedProject(db)))).toMatchObject({
      status: 404,
      body: { message: '404 Repository Not Found' },
    });
  });
});

it('lists twenty thousand files page by page, by number and by key', async () => {
  const { project } = await codeProject(app);
  const repository = git.repository(project.id);
  const changes = Array.from({ length: 20_000 }, (_, index) => ({
    path: `d${Math.floor(index / 1000)}/f${String(index).padStart(5, '0')}`,
    content: String(index),
  }));
  const commit = { message: 'Many', author, committer: author, changes };
  await importHistory(repository, { branch: 'many', commits: [commit] });
  const at = (query: string) =>
    api.get(`${url(project)}?ref=many&recursive=true&per_page=100&${query}`);
  const last = await at('page=201');
  expect(last.body).toHaveLength(20);
  expect(last.body.at(-1)).toMatchObject({ path: 'd9/f09999' });
  // Lists of more than ten thousand entries have no totals.
  expect(last.headers['x-total']).toBeUndefined();
  const first = await at('pagination=keyset');
  const token = /page_token=([^&>]+)/.exec(first.headers.link ?? '')?.[1];
  const second = await at(`pagination=keyset&page_token=${token}`);
  expect(second.body).toEqual((await at('page=2')).body);
});
