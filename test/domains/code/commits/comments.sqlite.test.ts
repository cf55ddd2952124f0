import { beforeAll, describe, expect, it } from 'vitest';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import { hasLine } from '#src/domains/code/commits/diff-lines.ts';
import { pictureOf } from '#test/support/pictures.ts';
import { startApp } from '#test/support/app.ts';
import { seedProject, seedUser } from '#test/support/seed.ts';
import { committerTo, commitsOf, rewrite, write } from './world.ts';

const { api, db, git } = await startApp({ clock: () => new Date('2022-05-01T10:00:00Z') });

let project: ProjectRow;
let author: UserRow;
let commit: string;
const path = 'lib/kiln.rb';
beforeAll(async () => {
  project = await seedProject(db, { git });
  author = await seedUser(db);
  await committerTo(git, project)('Start', [write(path, '1\n2\n3\n')]);
  commit = await committerTo(git, project)('Heat', [rewrite(path, '1\ntwo\n3\n4\n')]);
});

const say = (body: object, sha = commit) =>
  api.as(author).post(commitsOf(project, sha, 'comments'), body);
const nowhere = { path: null, line: null, line_type: null };

describe('comments on a commit', () => {
  it('are about the commit or a line of its diff, and listed in the order they were made', async () => {
    const first = await say({ note: '**Slow** enough' }, 'main');
    const who = {
      id: author.id,
      username: author.username,
      name: author.name,
      state: 'active',
      avatar_url: pictureOf(author),
      web_url: expect.stringContaining(author.username),
    };
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      note: '**Slow** enough',
      ...nowhere,
      author: who,
      created_at: '2022-05-01T10:00:00.000Z',
    });
    const onLine = await say({ note: 'Here', path, line: 2 });
    expect(onLine.body).toMatchObject({ path, line: 2, line_type: 'new' });
    const before = await say({ note: 'There', path, line: 2, line_type: 'old' });
    expect(before.body).toMatchObject({ path, line: 2, line_type: 'old' });

    const list = await api.get(commitsOf(project, commit, 'comments'));
    expect(list.body).toEqual([first.body, onLine.body, before.body]);
    expect(list.headers['x-total']).toBe('3');
    const page = await api.get(`${commitsOf(project, 'main', 'comments')}?per_page=1&page=2`);
    expect(page.body).toEqual([onLine.body]);
    expect((await api.get(commitsOf(project, 'main~1000', 'comments'))).status).toBe(404);
  });

  it('are told of with their text in the activity, while they are there', async () => {
    const home = await seedProject(db, { git, readme: true });
    const url = commitsOf(home, 'main', 'comments');
    await api.as(author).post(url, { note: 'First' });
    await api.as(author).post(url, { note: 'Second' });
    const events = async () => (await api.get(`/projects/${home.id}/events`)).body as object[];
    const [second, first] = await events();
    expect(second).toMatchObject({
      action_name: 'commented on',
      target_type: 'Note',
      note: { body: 'Second' },
    });
    const { target_id, author: who } = first as { target_id: number; author: object };
    expect(first).toHaveProperty('note', {
      id: target_id,
      body: 'First',
      attachment: null,
      author: who,
      created_at: '2022-05-01T10:00:00.000Z',
      system: false,
      noteable_id: null,
      noteable_type: 'Commit',
      noteable_iid: null,
      resolvable: false,
    });
    const own = await api.as(author).get('/events?target_type=note&per_page=2');
    expect(own.body).toMatchObject([{ note: { body: 'Second' } }, { note: { body: 'First' } }]);
    await db('commit_notes').where({ id: target_id }).delete();
    expect((await events())[1]).not.toHaveProperty('note');
  });

  it('are about the commit as a whole where the diff shows no such line', async () => {
    for (const place of [
      { path, line: 99 },
      { path: 'missing', line: 1 },
      { path: '../x', line: 1 },
    ]) {
      expect((await say({ note: 'x', ...place })).body).toMatchObject(nowhere);
    }
  });

  it('are activity', async () => {
    const someone = await seedUser(db);
    await api.as(someone).post(commitsOf(project, commit, 'comments'), { note: 'Hm' });
    const { body } = await api.as(someone).get('/events');
    expect(body).toMatchObject([
      { action_name: 'commented on', target_type: 'Note', target_title: 'Heat' },
    ]);
  });

  it('stay when their author goes', async () => {
    const someone = await seedUser(db);
    const administrator = await seedUser(db, { admin: true });
    const other = await seedProject(db, { git, readme: true });
    await api.as(someone).post(commitsOf(other, 'main', 'comments'), { note: 'Bye' });
    const { moveContributionsToGhost } = await import('#src/domains/core/users/deletion/ghost.ts');
    const { signal } = new AbortController();
    await moveContributionsToGhost(db, someone.id, new Date().toISOString(), signal);
    const { body } = await api.as(administrator).get(commitsOf(other, 'main', 'comments'));
    expect(body).toMatchObject([{ note: 'Bye', author: { username: 'ghost' } }]);
  });

  const broken: [object, string][] = [
    [{}, 'note is missing'],
    [{ note: '' }, 'note is empty'],
    [{ note: 'x', path }, 'path, line'],
    [{ note: 'x', line: 1 }, 'path, line'],
    [{ note: 'x', path, line: 0 }, 'line does not have a valid value'],
    [{ note: 'x', path, line: 1, line_type: 'both' }, 'line_type does not have a valid value'],
  ];
  it.each(broken)('of %j answer 400 with %s', async (body, error) => {
    const answer = await say(body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toContain(error);
  });

  it('have something to say, and not too much', async () => {
    expect(await say({ note: ' \n' })).toMatchObject({
      status: 400,
      body: { message: { note: ["can't be blank"] } },
    });
    const long = await say({ note: 'x'.repeat(1_000_001) });
    const text = 'is too long (maximum is 1000000 characters)';
    expect(long).toMatchObject({ status: 400, body: { message: { note: [text] } } });
  });

  it('are not made in an archived project', async () => {
    const archived = await seedProject(db, { git, readme: true, archived: true });
    const answer = await api
      .as(author)
      .post(commitsOf(archived, 'main', 'comments'), { note: 'x' });
    expect(answer.status).toBe(403);
  });
});

describe('the lines of a patch', () => {
  const patch = '@@ -2,3 +2,4 @@ x\n a\n-b\n+B\n+C\n d\n@@ -10 +11 @@\n-x\n+y\n';
  it.each([
    [2, 'new', true],
    [3, 'new', true],
    [4, 'new', true],
    [5, 'new', true],
    [6, 'new', false],
    [11, 'new', true],
    [1, 'new', false],
    [3, 'old', true],
    [4, 'old', true],
    [5, 'old', false],
    [10, 'old', true],
  ] as const)('with number %i on the %s side are shown: %s', (line, side, shown) => {
    expect(hasLine(patch, line, side)).toBe(shown);
  });
});
