import { beforeAll, describe, expect, it } from 'vitest';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import {
  type CodeProject,
  codeProject,
  create,
} from '#test/domains/code/repository-files/support.ts';
import { importHistory } from '#src/git/writing/history.ts';

const app = await startApp();
const { api, db, git } = app;

let home: CodeProject;
const ids: Record<string, string> = {};

/** main: base, m1; left: base, l1, l2; island: a history of its own. */
beforeAll(async () => {
  home = await codeProject(app);
  const { cli, commit } = home;
  ids.base = await commit([create('shared', 'shared\n')]);
  cli('branch', 'left');
  cli('branch', 'right');
  ids.m1 = await commit([create('main', 'main\n')]);
  ids.l1 = await commit([create('one', 'one\n')], 'left');
  ids.l2 = await commit([{ action: 'move', path: 'moved', previousPath: 'shared' }], 'left');
  await commit([create('r', 'r')], 'right');
  ids.island = cli('commit-tree', '-m', 'Island', cli('rev-parse', 'left^{tree}'));
  cli('update-ref', 'refs/heads/island', ids.island);
});

const url = (rest: string) => `/projects/${home.project.id}/repository${rest}`;

describe('GET /projects/{id}/repository/merge_base', () => {
  const of = (...refs: string[]) =>
    api.get(url(`/merge_base?${refs.map((ref) => `refs[]=${encodeURIComponent(ref)}`).join('&')}`));

  it('answers the commit that all share', async () => {
    expect(await of('main', 'left')).toMatchObject({
      status: 200,
      body: { id: ids.base, short_id: ids.base?.slice(0, 8), title: 'Change files', trailers: {} },
    });
    expect((await of('left', 'right', 'main')).body.id).toBe(ids.base);
    expect((await of('left', ids.l1 ?? '')).body.id).toBe(ids.l1);
    expect((await of('main', 'main')).body.id).toBe(ids.m1);
  });

  it('tells what is missing', async () => {
    const few = { status: 400, body: { message: 'Provide at least 2 refs' } };
    expect(await of('main')).toMatchObject(few);
    expect(await of('nothing')).toMatchObject(few);
    expect(await of()).toMatchObject({ status: 400, body: { error: 'refs is missing' } });
    expect(await of('main', 'x')).toMatchObject({
      status: 400,
      body: { message: 'Could not find ref: x' },
    });
    expect(await of('x', 'main', '--all', '@{-1}')).toMatchObject({
      status: 400,
      body: { message: 'Could not find refs: x, --all, @{-1}' },
    });
    for (const refs of [
      ['main', 'island'],
      ['main', 'left', 'island'],
    ]) {
      expect(await of(...refs)).toMatchObject({
        status: 404,
        body: { message: '404 Merge Base Not Found' },
      });
    }
  });
});

describe('GET /projects/{id}/repository/compare', () => {
  const compare = (from: string, to: string, rest = '') =>
    api.get(url(`/compare?from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}${rest}`));
  const pathsOf = (body: { diffs: readonly { new_path: string }[] }) =>
    body.diffs.map(({ new_path }) => new_path);

  it('tells what one has changed since both parted', async () => {
    const { status, body } = await compare('main', 'left');
    expect(status).toBe(200);
    expect(body.commits.map(({ id }: { id: string }) => id)).toEqual([ids.l1, ids.l2]);
    expect(body.commit).toEqual(body.commits[1]);
    expect(body.diffs).toMatchObject([
      { old_path: 'shared', new_path: 'moved', renamed_file: true, diff: '' },
      {
        new_path: 'one',
        new_file: true,
        a_mode: '0',
        b_mode: '100644',
        diff: '@@ -0,0 +1 @@\n+one\n',
      },
    ]);
    expect(body).toMatchObject({ compare_timeout: false, compare_same_ref: false });
    expect(body.web_url).toMatch(/\/-\/compare\/main\.\.\.left$/);
  });

  it('tells how both differ when asked to', async () => {
    const { body } = await compare('main', 'left', '&straight=true');
    expect(pathsOf(body).toSorted()).toEqual(['main', 'moved', 'one']);
    expect(body.commits).toHaveLength(2);
    expect(body.web_url).toMatch(/main\.\.left$/);
  });

  it('tells that there is nothing', async () => {
    expect((await compare('main', ids.m1 ?? '')).body).toMatchObject({
      commit: null,
      commits: [],
      diffs: [],
      compare_same_ref: true,
    });
    expect((await compare('left', ids.base ?? '')).body).toMatchObject({
      commits: [],
      diffs: [],
      compare_same_ref: false,
    });
  });

  it('compares histories that share nothing', async () => {
    const { body } = await compare('main', 'island');
    expect(body.commits).toHaveLength(1);
    expect(pathsOf(body)).toContain('one');
  });

  it.each(['nothing', '-x', '--output=/tmp/x', '@{-1}', 'main..left', 'main~1000', 'a\nb', 'ma*'])(
    'knows no ref %j',
    async (ref) => {
      const notFound = { status: 404, body: { message: '404 Ref Not Found' } };
      expect(await compare(ref, 'main')).toMatchObject(notFound);
      expect(await compare('main', ref)).toMatchObject(notFound);
    },
  );

  it('compares with a related project that the caller may read', async () => {
    const fork = await codeProject(app, { visibility: 'private' });
    await db('projects').where({ id: fork.project.id }).update({ forked_from_id: home.project.id });
    const theirs = await fork.commit([create('theirs', 'theirs')]);
    const from = `&from_project_id=${fork.project.id}`;
    const unrelated = (id: number) => ({
      status: 400,
      body: {
        message: `Target project id:${id} is not a fork of project id:${home.project.id}`,
      },
    });
    const path = url(`/compare?from=main&to=left${from}`);
    const answer = await api.as(fork.developer).get(path);
    expect(answer.status).toBe(200);
    expect(pathsOf(answer.body)).toContain('theirs');
    expect(answer.body.commits).toHaveLength(4);
    const backwards = `/projects/${fork.project.id}/repository/compare`;
    const query = `?from=left&to=main&from_project_id=${home.project.id}`;
    const back = await api.as(fork.developer).get(backwards + query);
    expect(back.body.commit.id).toBe(theirs);
    expect(await resolveRef(git.repository(fork.project.id), 'left')).toBeNull();
    // The comparison copies no commits into the other project, whatever the caller may read.
    const there = `/projects/${fork.project.id}/repository/commits/${theirs}`;
    expect((await api.as(fork.developer).get(there)).status).toBe(200);
    expect((await api.get(url(`/commits/${theirs}`))).status).toBe(404);
    expect(() => home.cli('cat-file', '-e', theirs)).toThrow();
    expect(() => fork.cli('cat-file', '-e', 'left')).toThrow();

    // Hidden, unrelated and missing projects are told alike.
    expect(await api.as(home.developer).get(path)).toMatchObject(unrelated(fork.project.id));
    const stranger = await seedProject(db, { git, readme: true });
    for (const id of [stranger.id, 999_999]) {
      const asked = url(`/compare?from=main&to=left&from_project_id=${id}`);
      expect(await api.as(fork.developer).get(asked)).toMatchObject(unrelated(id));
    }
    expect(await compare('main', 'left', `&from_project_id=${home.project.id}`)).toMatchObject({
      status: 200,
    });
  });
});

describe('GET /projects/{id}/repository/contributors', () => {
  it('counts the authors of the default branch by name and address', async () => {
    const project = await seedProject(db, { git });
    const repository = git.repository(project.id);
    const at = '2022-04-22T10:15:30Z';
    const people = [
      { name: 'Ash', email: 'ash@example.com', date: at },
      { name: 'Ash', email: 'other@example.com', date: at },
      { name: 'Élan', email: 'elan@example.com', date: at },
    ];
    const commits = [0, 0, 0, 1, 2, 2].flatMap((who, index) => {
      const [author, committer] = [people[who], people[0]];
      const changes = [{ path: 'a', content: String(index) }];
      return author && committer ? [{ message: 'x', author, committer, changes }] : [];
    });
    await importHistory(repository, { branch: 'main', commits });
    const list = async (query = '') =>
      (await api.get(`/projects/${project.id}/repository/contributors${query}`)).body.map(
        ({ email, commits }: { email: string; commits: number }) => `${email} ${commits}`,
      );
    const [ash, other, elan] = ['ash@example.com 3', 'other@example.com 1', 'elan@example.com 2'];
    expect(await list()).toEqual([other, elan, ash]);
    expect(await list('?sort=desc')).toEqual([ash, elan, other]);
    expect(await list('?order_by=name')).toEqual([ash, other, elan]);
    expect(await list('?order_by=email&sort=desc')).toEqual([other, elan, ash]);
    expect(await list('?per_page=1&page=2')).toEqual([elan]);
    const { body, headers } = await api.get(`/projects/${project.id}/repository/contributors`);
    expect(body[1]).toEqual({
      name: 'Élan',
      email: 'elan@example.com',
      commits: 2,
      additions: 0,
      deletions: 0,
    });
    expect(headers['x-total']).toBe('3');
  });

  it('finds nobody in an empty repository', async () => {
    const { id } = await seedProject(db, { git });
    const empty = await api.get(`/projects/${id}/repository/contributors`);
    expect(empty).toMatchObject({ status: 200, body: [] });
  });
});

describe('roles that may read the history', () => {
  const callers = ['anonymous', 'stranger', 'guest', 'reporter'] as const;
  const table = {
    private: [404, 404, 403, 200],
    internal: [404, 200, 200, 200],
    public: [200, 200, 200, 200],
  } as const;

  it.each(['private', 'internal', 'public'] as const)('in a %s project', async (visibility) => {
    const { project, cli } = await codeProject(app, { visibility });
    const people = {
      anonymous: null,
      stranger: await seedUser(db),
      guest: await seedUser(db),
      reporter: await seedUser(db),
    };
    await addMember(db, { project, user: people.guest, level: 10 });
    await addMember(db, { project, user: people.reporter, level: 20 });
    const blob = cli('rev-parse', 'main:README.md');
    const paths = [
      'tree',
      `blobs/${blob}`,
      `blobs/${blob}/raw`,
      'archive',
      'archive.zip',
      'compare?from=main&to=main',
      'contributors',
      'merge_base?refs[]=main&refs[]=main',
      'files/README.md/blame?ref=main',
    ];
    for (const [index, who] of callers.entries()) {
      for (const path of paths) {
        const { status } = await api
          .as(people[who])
          .get(`/projects/${project.id}/repository/${path}`);
        expect([who, path, status]).toEqual([who, path, table[visibility][index]]);
      }
    }
  });
});
