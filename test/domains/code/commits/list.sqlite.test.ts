import { beforeAll, describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import type { ImportedCommit } from '#src/git/writing/history.ts';
import { startApp } from '#test/support/app.ts';
import { seedProject } from '#test/support/seed.ts';
import { committerTo, commitsOf, potter, rewrite, write } from './world.ts';
import { importHistory } from '#src/git/writing/history.ts';
import type { ProjectRow } from '#src/records/project.ts';

const { api, db, git } = await startApp();

const amount = 2000;
const files = 1000;
const start = Date.parse('2022-01-01T00:00:00Z');
const dateOf = (number: number) => new Date(start + number * 60_000).toISOString();
const glazer = { name: 'Example Glazer', email: 'glazer@example.com' };

function* longHistory(): Generator<ImportedCommit> {
  for (let number = 0; number < amount; number += 1) {
    const date = dateOf(number);
    yield {
      message: `Firing ${number}\n\nSlowly.\n\nReviewed-by: Example Glazer\nFiring: ${number}\n`,
      author: { ...(number % 10 === 0 ? glazer : potter), date },
      committer: { ...potter, date },
      changes: [{ path: `kilns/${number % files}/log`, content: `${number}\n` }],
    };
  }
}

let project: ProjectRow;
let head: string;
beforeAll(async () => {
  project = await seedProject(db, { git });
  const history = { branch: 'main', commits: longHistory() };
  head = await importHistory(git.repository(project.id), history);
});

const list = (query = '') => api.get(`${commitsOf(project)}${query}`);
async function firings(query: string): Promise<number[]> {
  const answer = await list(query);
  expect(answer.status).toBe(200);
  const titles = (answer.body as { title: string }[]).map(({ title }) => title);
  return titles.map((title) => Number(title.replace('Firing ', '')));
}

describe('GET /projects/{id}/repository/commits', () => {
  it('answers commits, the newest first', async () => {
    const answer = await list();
    expect(answer.body).toHaveLength(20);
    const parent = answer.body[1].id;
    const date = '2022-01-02T09:19:00.000+00:00';
    expect(answer.body[0]).toEqual({
      id: head,
      short_id: head.slice(0, 8),
      created_at: date,
      parent_ids: [parent],
      title: 'Firing 1999',
      message: 'Firing 1999\n\nSlowly.\n\nReviewed-by: Example Glazer\nFiring: 1999\n',
      author_name: potter.name,
      author_email: potter.email,
      authored_date: date,
      committer_name: potter.name,
      committer_email: potter.email,
      committed_date: date,
      trailers: {},
      web_url: expect.stringMatching(new RegExp(`/${project.full_path}/-/commit/${head}$`)),
    });
  });

  it('tells pages, and never how many commits there are', async () => {
    const { headers } = await list('?per_page=3&page=2');
    expect(headers['x-next-page']).toBe('3');
    expect(headers['x-prev-page']).toBe('1');
    expect(headers['x-per-page']).toBe('3');
    expect(headers['x-total']).toBeUndefined();
    expect(headers['x-total-pages']).toBeUndefined();
    expect(headers.link).toContain('rel="next"');
    expect(headers.link).not.toContain('rel="last"');
    const last = await list(`?per_page=100&page=20`);
    expect(last.body).toHaveLength(100);
    expect(last.headers['x-next-page']).toBe('');
    expect(last.headers['x-total']).toBeUndefined();
    expect(await firings('?per_page=100&page=21')).toEqual([]);
    expect(await firings(`?page=${Number.MAX_SAFE_INTEGER}`)).toEqual([]);
  });

  it('lists each commit once on all pages together', async () => {
    const seen = new Set<number>();
    for (let page = 1; page <= 20; page += 1) {
      for (const number of await firings(`?per_page=100&page=${page}`)) seen.add(number);
    }
    expect(seen.size).toBe(amount);
  });

  it('narrows to a time span, both ends included', async () => {
    const span = `?since=${dateOf(100)}&until=${dateOf(102)}`;
    expect(await firings(span)).toEqual([102, 101, 100]);
    expect(await firings('?until=1970-01-01T00:00:00Z')).toEqual([]);
    expect(await list('?since=yesterday')).toMatchObject({
      status: 400,
      body: { error: 'since is invalid' },
    });
  });

  it('narrows to a path and to an author', async () => {
    expect(await firings('?path=kilns/7/log&per_page=2')).toEqual([1007, 7]);
    expect(await firings('?path=/kilns/7/&per_page=2')).toEqual([1007, 7]);
    expect(await firings('?path=kilns/*')).toEqual([]);
    expect(await firings('?author=GLAZER@example.com&per_page=2')).toEqual([1990, 1980]);
    expect(await firings('?author=example%20potter&per_page=2')).toEqual([1999, 1998]);
    expect(await firings('?author=.*')).toEqual([]);
    expect(await firings('?author=glazer&path=kilns/10&per_page=2')).toEqual([1010, 10]);
  });

  it.each(['a/../b', '.git/config', 'a//b', '..', '%00'])(
    'refuses the path %s, which nothing can have',
    async (path) => {
      const { status, body } = await list(`?path=${path}`);
      expect(status).toBe(400);
      expect(body.error).toMatch(/^path /);
    },
  );

  it('adds lines changed and trailers where they are asked for', async () => {
    const { body } = await list('?with_stats=true&trailers=yes&per_page=2');
    const stats = { additions: 1, deletions: 1, total: 2 };
    const trailers = { 'Reviewed-by': 'Example Glazer', Firing: '1999' };
    expect(body[0]).toMatchObject({ stats, trailers });
    expect(body[1]).toMatchObject({ stats, trailers: { Firing: '1998' } });
    const [first] = (await list('?with_stats=true&per_page=1&page=2000')).body;
    expect(first).toMatchObject({
      parent_ids: [],
      stats: { additions: 1, deletions: 0, total: 1 },
    });
  });

  it('starts at a commit, whole or shortened, and takes ranges', async () => {
    const at = async (number: number) =>
      (await list(`?since=${dateOf(number)}&until=${dateOf(number)}`)).body[0].id as string;
    const [first, last] = [await at(5), await at(8)];
    expect(await firings(`?ref_name=${last}&per_page=2`)).toEqual([8, 7]);
    expect(await firings(`?ref_name=${last.slice(0, 8)}&per_page=1`)).toEqual([8]);
    expect(await firings(`?ref_name=${first}..${last}`)).toEqual([8, 7, 6]);
    expect(await firings(`?ref_name=${last}...${first}`)).toEqual([8, 7, 6]);
    expect(await firings(`?ref_name=${last}..main&per_page=1`)).toEqual([1999]);
    expect(await firings(`?ref_name=${last}..&per_page=1`)).toEqual([1999]);
    expect(await firings(`?ref_name=..${last}`)).toEqual([]);
  });

  const nothing = [
    'missing',
    'main..missing',
    '-x',
    '--all',
    '--output=/tmp/canary',
    'main^{/Firing}',
    ':/Firing',
    'main:kilns',
    '@{-1}',
    'main%0A--all',
    'refs/heads/nothing',
    '*',
    'a'.repeat(1500),
  ];
  it.each(nothing)('answers 404 for the ref %s, which names nothing', async (ref) => {
    expect(await list(`?ref_name=${ref}`)).toMatchObject({
      status: 404,
      body: { message: '404 Commit Not Found' },
    });
  });

  it('answers 404 for a range of an empty repository, which has no end', async () => {
    const empty = await seedProject(db, { git });
    expect(await api.get(`${commitsOf(empty)}?ref_name=..`)).toMatchObject({
      status: 404,
      body: { message: '404 Commit Not Found' },
    });
  });
});

describe('branches and merges', () => {
  it('are told together with `all`, and apart without', async () => {
    const forked = await seedProject(db, { git, readme: true });
    const commit = committerTo(git, forked);
    const base = await readBranchHead(git.repository(forked.id), 'main');
    if (base === null) throw new Error('no main');
    const one = await commit('one', [write('a', '1')]);
    const two = await commit('two', [write('b', '1')], { branch: 'side', startFrom: base });
    const ids = async (query: string) => {
      const { body } = await api.get(`${commitsOf(forked)}?${query}`);
      return (body as { id: string }[]).map(({ id }) => id).sort();
    };
    expect(await ids('all=true&ref_name=missing')).toEqual([base, one, two].sort());
    expect(await ids('ref_name=side')).toEqual([base, two].sort());
    expect(await ids('ref_name=main..side')).toEqual([two]);
    expect(await ids('ref_name=main...side')).toEqual([one, two].sort());
    expect(await ids('order=topo&first_parent=1&ref_name=side')).toEqual([base, two].sort());
  });

  it('show a commit at once', async () => {
    const busy = await seedProject(db, { git, readme: true });
    const commit = committerTo(git, busy);
    for (const content of ['1', '2', '3']) {
      const id = await commit('again', [rewrite('README.md', content)]);
      expect((await api.get(commitsOf(busy))).body[0].id).toBe(id);
    }
  });

  it('has no commits while the repository is empty, and none without a repository', async () => {
    const empty = await seedProject(db, { git });
    expect(await api.get(commitsOf(empty))).toMatchObject({ status: 200, body: [] });
    expect((await api.get(`${commitsOf(empty)}?all=true`)).body).toEqual([]);
    expect(await api.get(`${commitsOf(empty)}?ref_name=main`)).toMatchObject({ status: 404 });
    const absent = await seedProject(db);
    expect(await api.get(commitsOf(absent))).toMatchObject({
      status: 404,
      body: { message: '404 Repository Not Found' },
    });
  });
});
