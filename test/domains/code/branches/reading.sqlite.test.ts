import { describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { startApp } from '#test/support/app.ts';
import { seedProject } from '#test/support/seed.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { gitIn, namesOf, seedBranch } from './world.ts';

const { api, db, git, environment } = await startApp();
const { project, people } = await projectWorld(db, { git });
const path = `/projects/${project.id}/repository/branches`;
const developer = api.as(people.developer);

await seedBranch(git, project, 'kilns/slow', { date: '2022-04-25T10:00:00+02:00' });
const slowHead = await seedBranch(git, project, 'kilns/slow', {
  ...{ from: 'kilns/slow', date: '2022-04-26T10:00:00+02:00' },
});
const oldHead = await readBranchHead(git.repository(project.id), 'main');
await seedBranch(git, project, 'main', { date: '2022-04-24T10:00:00+02:00' });
gitIn(environment, git, project, ['branch', 'Behind', String(oldHead)]);
gitIn(environment, git, project, ['branch', 'zero', 'main']);

describe('GET /projects/:id/repository/branches', () => {
  it('lists branches by name with their commits', async () => {
    const answer = await developer.get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ 'x-total': '4', 'x-page': '1', 'x-per-page': '20' });
    expect(namesOf(answer)).toEqual(['Behind', 'kilns/slow', 'main', 'zero']);
    expect(answer.body[1]).toEqual({
      name: 'kilns/slow',
      commit: expect.objectContaining({
        id: slowHead,
        short_id: slowHead.slice(0, 8),
        title: 'Work on kilns/slow',
        author_name: 'Ada Example',
        committed_date: '2022-04-26T10:00:00.000+02:00',
        trailers: {},
      }),
      merged: false,
      protected: false,
      developers_can_push: false,
      developers_can_merge: false,
      can_push: true,
      default: false,
      web_url: expect.stringMatching(/\/-\/tree\/kilns\/slow$/),
    });
  });

  it('tells what is merged: what is behind the default branch, not what is where it is', async () => {
    const { body } = await developer.get(path);
    const merged = (body as { name: string; merged: boolean }[]).filter((each) => each.merged);
    expect(merged.map(({ name }) => name)).toEqual(['Behind']);
    expect(body.find((each: { name: string }) => each.name === 'main').default).toBe(true);
  });

  const orders = [
    ['name_asc', ['Behind', 'kilns/slow', 'main', 'zero']],
    ['updated_asc', ['Behind', 'main', 'zero', 'kilns/slow']],
    ['updated_desc', ['kilns/slow', 'main', 'zero', 'Behind']],
  ] as const;
  it.each(orders)('sorts by %s', async (sort, names) => {
    expect(namesOf(await developer.get(`${path}?sort=${sort}`))).toEqual(names);
  });

  const searches = [
    ['SLOW', ['kilns/slow']],
    ['n', ['Behind', 'kilns/slow', 'main']],
    ['^Be', ['Behind']],
    ['^kilns/', ['kilns/slow']],
    ['n$', ['main']],
    ['^main$', ['main']],
    ['^ain', []],
    ['(a+)+$', []],
    ['.*', []],
  ] as const;
  it.each(searches)('searches for %s', async (search, names) => {
    const answer = await developer.get(`${path}?search=${encodeURIComponent(search)}`);
    expect(namesOf(answer)).toEqual(names);
    expect(answer.headers['x-total']).toBe(String(names.length));
  });

  it('pages by offset', async () => {
    const first = await developer.get(`${path}?per_page=3`);
    expect(first.headers).toMatchObject({ 'x-total': '4', 'x-next-page': '2' });
    const second = await developer.get(`${path}?per_page=3&page=2`);
    expect(namesOf(second)).toEqual(['zero']);
    expect(namesOf(await developer.get(`${path}?page=9`))).toEqual([]);
  });

  it('pages behind a name, whether or not that branch is still there', async () => {
    const seen: string[] = [];
    let next: string | undefined = `${path}?pagination=keyset&per_page=1`;
    while (next !== undefined) {
      const answer = await developer.get(next);
      expect(answer.headers['x-total']).toBeUndefined();
      seen.push(...namesOf(answer));
      next = /<[^>]*\/api\/v4([^>]*)>; rel="next"/.exec(answer.headers.link ?? '')?.[1];
    }
    expect(seen).toEqual(['Behind', 'kilns/slow', 'main', 'zero']);
    const short = await developer.get(`${path}?pagination=keyset`);
    expect(short.headers.link ?? '').not.toContain('next');
    const behind = (token: string) =>
      developer.get(`${path}?pagination=keyset&page_token=${encodeURIComponent(token)}`);
    expect(namesOf(await behind('kilns/x'))).toEqual(['main', 'zero']);
    expect(namesOf(await behind('zzz'))).toEqual([]);
  });

  it('refuses keyset pages in another order, and an order that there is not', async () => {
    const keyset = await developer.get(`${path}?pagination=keyset&sort=updated_desc`);
    expect(keyset).toMatchObject({
      status: 405,
      body: { error: 'Keyset pagination is not yet available for this type of request' },
    });
    expect(await developer.get(`${path}?sort=size`)).toMatchObject({
      status: 400,
      body: { error: 'sort does not have a valid value' },
    });
  });

  it('lists nothing of an empty repository, and names one that is not there', async () => {
    const empty = await seedProject(db, { git });
    const answer = await api.get(`/projects/${empty.id}/repository/branches`);
    expect(answer).toMatchObject({ status: 200, body: [] });
    const bare = await seedProject(db);
    expect(await api.get(`/projects/${bare.id}/repository/branches`)).toMatchObject({
      status: 404,
      body: { message: '404 Repository Not Found' },
    });
  });

  it('tells everybody about branches of a public project, and nobody that they may push', async () => {
    const open = await projectWorld(db, { git, visibility: 'public' });
    const list = `/projects/${open.project.id}/repository/branches`;
    for (const who of ['anonymous', 'stranger', 'guest', 'reporter'] as const) {
      const answer = await api.as(open.people[who]).get(list);
      expect(answer).toMatchObject({ status: 200, body: [{ name: 'main', can_push: false }] });
    }
  });
});

describe('GET /projects/:id/repository/branches/:branch', () => {
  it('shows a branch by its name, with the slash encoded', async () => {
    const answer = await developer.get(`${path}/kilns%2Fslow`);
    expect(answer).toMatchObject({ status: 200, body: { name: 'kilns/slow', merged: false } });
    const [, listed] = (await developer.get(path)).body;
    expect(answer.body).toEqual(listed);
  });

  it('answers HEAD with a status alone', async () => {
    const answer = await developer.head(`${path}/main`);
    expect(answer.status).toBe(204);
    expect(answer.bytes).toHaveLength(0);
    expect((await developer.head(`${path}/nowhere`)).status).toBe(404);
  });

  const missing = ['nowhere', 'kilns', 'kilns%2Fslow%2Fer', 'main%2F', 'refs%2Fheads%2Fmain'];
  it.each(missing)('finds no branch %s', async (name) => {
    const answer = await developer.get(`${path}/${name}`);
    expect([400, 404]).toContain(answer.status);
  });

  it('does not take a commit, a tag or HEAD for a branch', async () => {
    gitIn(environment, git, project, ['tag', 'v1', 'main']);
    for (const name of ['v1', 'HEAD', slowHead]) {
      expect(await developer.get(`${path}/${name}`)).toMatchObject({
        status: 404,
        body: { message: '404 Branch Not Found' },
      });
    }
  });

  const hostile = [
    '-main',
    '--upload-pack=touch%20x',
    'a..b',
    'a%20b',
    'a%0Ab',
    '%40%7B-1%7D',
    'main%5E%7Bcommit%7D',
    'main~1',
    'main:README.md',
    ':%2Fwork',
    '%2A',
    'refs%2Fheads%2F%2A',
    'a%2F%2Fb',
    '.git',
    'a.lock',
    'a'.repeat(1000),
  ];
  it.each(hostile)('refuses %s', async (name) => {
    expect(await developer.get(`${path}/${name}`)).toMatchObject({
      status: 400,
      body: { message: 'The branch refname is invalid' },
    });
  });

  it('refuses a name with NUL or of 4 KB', async () => {
    expect((await developer.get(`${path}/a%00b`)).status).toBe(400);
    expect((await developer.get(`${path}/${'a'.repeat(4096)}`)).status).toBe(400);
  });
});

describe('reading branches', () => {
  const readers: [Who, number][] = [
    ['anonymous', 404],
    ['stranger', 404],
    ['external', 404],
    ['guest', 403],
    ['reporter', 200],
    ['developer', 200],
    ['owner', 200],
    ['administrator', 200],
  ];
  it.each(readers)('answers a %s of a private project with %i', async (who, status) => {
    for (const url of [path, `${path}/main`]) {
      expect((await api.as(people[who]).get(url)).status).toBe(status);
    }
  });

  it('is 403 where the repository is switched off', async () => {
    const off = await seedProject(db, { git, readme: true, repository_access_level: 'disabled' });
    expect(await api.get(`/projects/${off.id}/repository/branches`)).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden' },
    });
  });
});
