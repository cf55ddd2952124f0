import { beforeAll, describe, expect, it } from 'vitest';
import type { ProjectRow } from '#src/records/project.ts';
import { readTrailers } from '#src/git/formats/trailers.ts';
import { startApp } from '#test/support/app.ts';
import { BOUNDED, expectGrowth, itGrows } from '#test/support/growth.ts';
import { seedProject } from '#test/support/seed.ts';
import { committerTo, commitsOf, potter, rewrite, write } from './world.ts';

const { api, db, git } = await startApp();

let project: ProjectRow;
let first: string;
let second: string;
beforeAll(async () => {
  project = await seedProject(db, { git });
  const commit = committerTo(git, project);
  first = await commit('Start', [
    write('lib/kiln.rb', 'puts "warm"\n'),
    write('a/b', '1\n2\n3\n4\n5\n'),
  ]);
  second = await commit('Cool\n\nMore slowly.\n', [
    rewrite('lib/kiln.rb', 'puts "hot"\nputs "off"\n'),
    { action: 'move', path: 'a/c', previousPath: 'a/b' },
    { action: 'chmod', path: 'a/c', executable: true },
    write('image', Buffer.from([0, 1, 2])),
  ]);
  await commit('Release', [write('x', '')], { branch: 'release/1.0', startFrom: second });
});

const get = (...rest: string[]) => api.get(commitsOf(project, ...rest));

describe('GET /projects/{id}/repository/commits/{sha}', () => {
  it('answers the commit with what it changed', async () => {
    const date = '2022-04-22T12:15:30.000+02:00';
    const answer = await get(second);
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toEqual({
      id: second,
      short_id: second.slice(0, 8),
      created_at: date,
      parent_ids: [first],
      title: 'Cool',
      message: 'Cool\n\nMore slowly.\n',
      author_name: potter.name,
      author_email: potter.email,
      authored_date: date,
      committer_name: potter.name,
      committer_email: potter.email,
      committed_date: date,
      trailers: {},
      web_url: expect.stringContaining(`/-/commit/${second}`),
      stats: { additions: 2, deletions: 1, total: 3 },
      status: null,
      project_id: project.id,
      last_pipeline: null,
    });
    expect((await get(`${second}?stats=false`)).body).not.toHaveProperty('stats');
  });

  it('finds it by branch, tag and shortened id', async () => {
    for (const ref of ['main', 'HEAD', second.slice(0, 7), second.toUpperCase()]) {
      expect((await get(ref)).body).toMatchObject({ id: second });
    }
    const release = await get('release%2F1.0');
    expect(release.body).toMatchObject({ title: 'Release', parent_ids: [second] });
  });

  const nothing = [
    'missing',
    'e'.repeat(40),
    '-x',
    'main~1000',
    'main%3Alib',
    '@',
    'refs%2Fheads%2Fnothing',
  ];
  it.each(nothing)('answers 404 for %s', async (ref) => {
    const notFound = { status: 404, body: { message: '404 Commit Not Found' } };
    expect(await get(ref)).toMatchObject(notFound);
    for (const part of ['diff', 'refs', 'comments', 'statuses', 'merge_requests', 'signature']) {
      expect(await get(ref, part)).toMatchObject(notFound);
    }
  });

  it('does not find what another project holds', async () => {
    const other = await seedProject(db, { git, readme: true });
    expect(await api.get(commitsOf(other, second))).toMatchObject({ status: 404 });
  });
});

describe('GET …/{sha}/diff', () => {
  it('answers what happened to each file', async () => {
    const answer = await get(second, 'diff');
    expect(answer.headers['x-total']).toBe('3');
    const file = { new_file: false, renamed_file: false, deleted_file: false };
    expect(answer.body).toEqual([
      {
        ...file,
        diff: '',
        old_path: 'a/b',
        new_path: 'a/c',
        a_mode: '100644',
        b_mode: '100755',
        renamed_file: true,
      },
      {
        ...file,
        diff: 'Binary files /dev/null and b/image differ\n',
        old_path: 'image',
        new_path: 'image',
        a_mode: '0',
        b_mode: '100644',
        new_file: true,
      },
      {
        ...file,
        diff: '@@ -1 +1,2 @@\n-puts "warm"\n+puts "hot"\n+puts "off"\n',
        old_path: 'lib/kiln.rb',
        new_path: 'lib/kiln.rb',
        a_mode: '100644',
        b_mode: '100644',
      },
    ]);
  });

  it('answers pages, and for the first commit all files', async () => {
    const page = await get(second, 'diff?per_page=2&page=2');
    expect(page.body).toMatchObject([{ new_path: 'lib/kiln.rb' }]);
    expect(page.headers['x-prev-page']).toBe('1');
    const all = await get(first, 'diff');
    expect(all.body).toMatchObject([{ new_file: true }, { new_file: true }]);
  });
});

describe('GET …/{sha}/refs', () => {
  it('answers the branches and tags that hold the commit', async () => {
    const branches = [
      { type: 'branch', name: 'main' },
      { type: 'branch', name: 'release/1.0' },
    ];
    expect((await get(first, 'refs')).body).toEqual(branches);
    expect((await get('release%2F1.0', 'refs?type=branch')).body).toEqual([branches[1]]);
    expect((await get(first, 'refs?type=tag')).body).toEqual([]);
    expect((await get(first, 'refs?per_page=1')).headers['x-total']).toBe('2');
    expect(await get(first, 'refs?type=x')).toMatchObject({ status: 400 });
  });
});

describe('a property without data yet', () => {
  it('is empty, and a missing signature is 404', async () => {
    expect(await get(second, 'statuses?all=true&ref=main')).toMatchObject({
      status: 200,
      body: [],
    });
    expect(await get(second, 'merge_requests')).toMatchObject({ status: 200, body: [] });
    expect(await get(second, 'signature')).toMatchObject({
      status: 404,
      body: { message: '404 Signature Not Found' },
    });
  });
});

describe('trailers', () => {
  const messages: [string, Record<string, string>][] = [
    ['Title', {}],
    ['Signed-off-by: Ada <ada@example.com>', {}],
    [
      'Title\n\nSigned-off-by: Ada <ada@example.com>\n',
      { 'Signed-off-by': 'Ada <ada@example.com>' },
    ],
    ['Title\n\nBody\n\nKey: one\n  and more\nOther:two\n', { Key: 'one and more', Other: 'two' }],
    ['Title\n\nBody with: a colon\nand without', {}],
    ['Title\r\n\r\nKey: value\r\n', { Key: 'value' }],
    ['Title\n\nKey: value\n(cherry picked from commit abc)', { Key: 'value' }],
    ['Title\n\n__proto__: x\nconstructor: y', {}],
    ['Title\n\nconstructor: y', { constructor: 'y' }],
    [`${'x'.repeat(100_000)}\n\nKey: value`, { Key: 'value' }],
    [`Title\n\nKey: ${'x'.repeat(20_000)}`, {}],
    [`Title\n\n${'Key: value\n'.repeat(2000)}`, {}],
    ['\n \n\nKey: value', {}],
  ];
  it.each(messages)('of %j are %j', (message, trailers) => {
    expect(readTrailers(message)).toEqual(trailers);
  });

  it('are a thousand at most', () => {
    const lines = Array.from({ length: 1200 }, (_, number) => `a${number}: b`);
    const found = readTrailers(`Title\n\n${lines.join('\n')}`);
    expect(Object.keys(found)).toHaveLength(1000);
    expect(found).toMatchObject({ a1199: 'b' });
  });

  itGrows('cost as much in a long message as in a short one', async () => {
    await expectGrowth(BOUNDED, 20_000, (size) => {
      const message = `Title\n\n${'a: b\n'.repeat(size)}`;
      return () => readTrailers(message);
    });
  });
});
