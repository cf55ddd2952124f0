import { beforeAll, describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { startApp } from '#test/support/app.ts';
import { seedProject, seedToken } from '#test/support/seed.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { committerTo, commitsOf, write } from './world.ts';

const { api, db, git } = await startApp();
type World = Awaited<ReturnType<typeof projectWorld>>;

let hidden: World;
let open: World;
beforeAll(async () => {
  hidden = await projectWorld(db, { git });
  open = await projectWorld(db, { git, visibility: 'public' });
});

const readers = [
  '',
  '/main',
  '/main/diff',
  '/main/refs',
  '/main/comments',
  '/main/statuses',
  '/main/merge_requests',
];
const readings: [Who, number, number][] = [
  ['anonymous', 404, 200],
  ['stranger', 404, 200],
  ['external', 404, 200],
  ['guest', 403, 200],
  ['reporter', 200, 200],
  ['developer', 200, 200],
  ['administrator', 200, 200],
];

describe('reading', () => {
  it.each(readings)(
    'as %s answers %i in a private project, %i in a public one',
    async (who, ...expected) => {
      for (const [index, { project, people }] of [hidden, open].entries()) {
        for (const path of readers) {
          const { status } = await api.as(people[who]).get(commitsOf(project) + path);
          expect([path, status]).toEqual([path, expected[index]]);
        }
        const { status } = await api.as(people[who]).get(commitsOf(project, 'main', 'signature'));
        expect(status).toBe(expected[index] === 200 ? 404 : expected[index]);
      }
    },
  );

  it('needs the code, also to find merge requests', async () => {
    const levels = { merge_requests_access_level: 'enabled', repository_access_level: 'private' };
    const project = await seedProject(db, { ...levels, git, readme: true } as object);
    const { status } = await api
      .as(open.people.stranger)
      .get(commitsOf(project, 'main', 'merge_requests'));
    expect(status).toBe(403);
    const off = await seedProject(db, {
      git,
      readme: true,
      repository_access_level: 'disabled',
    } as object);
    for (const path of [commitsOf(off), commitsOf(off, 'main', 'merge_requests')]) {
      expect(await api.get(path)).toMatchObject({
        status: 403,
        body: { message: '403 Forbidden' },
      });
    }
  });

  it('is allowed to tokens that read', async () => {
    const { token } = await seedToken(db, hidden.people.reporter, { scopes: ['read_api'] });
    const reader = api.withToken(token);
    expect((await reader.get(commitsOf(hidden.project))).status).toBe(200);
    const comment = await reader.post(commitsOf(hidden.project, 'main', 'comments'), { note: 'x' });
    expect(comment.status).toBe(403);
  });
});

const writings: [Who, number, number][] = [
  ['anonymous', 401, 401],
  ['stranger', 404, 403],
  ['external', 404, 403],
  ['guest', 403, 403],
  ['reporter', 403, 403],
  ['developer', 201, 201],
  ['maintainer', 201, 201],
  ['administrator', 201, 201],
];
const commentings: [Who, number, number][] = [
  ['anonymous', 401, 401],
  ['stranger', 404, 201],
  ['guest', 403, 201],
  ['reporter', 201, 201],
  ['administrator', 201, 201],
];

describe('writing', () => {
  let number = 0;
  it.each(writings)(
    'as %s answers %i in a private project, %i in a public one',
    async (who, ...expected) => {
      for (const [index, { project, people }] of [hidden, open].entries()) {
        const as = api.as(people[who]);
        number += 1;
        const file = `f${number}`;
        const action = { action: 'create', file_path: file, content: 'x' };
        const body = { branch: 'main', commit_message: 'x', actions: [action] };
        const made = await as.post(commitsOf(project), body);
        expect(made.status).toBe(expected[index]);
        const base = await readBranchHead(git.repository(project.id), 'main');
        const side = `side${number}`;
        const start = base === null ? {} : { startFrom: base };
        const id = await committerTo(git, project)('side', [write(side, 'x')], {
          branch: side,
          ...start,
        });
        for (const verb of ['cherry_pick', 'revert']) {
          const answer = await as.post(commitsOf(project, id, verb), { branch: 'main' });
          expect([verb, answer.status]).toEqual([verb, expected[index]]);
        }
      }
    },
  );

  it.each(commentings)('comments as %s answers %i, and %i in public', async (who, ...expected) => {
    for (const [index, { project, people }] of [hidden, open].entries()) {
      const body = { note: 'x' };
      const answer = await api.as(people[who]).post(commitsOf(project, 'main', 'comments'), body);
      expect(answer.status).toBe(expected[index]);
    }
  });
});

describe('protected branches', () => {
  async function protect(name: string, level: number, allow_force_push = false) {
    const { project, people } = await projectWorld(db, { git });
    const now = new Date().toISOString();
    const [rule] = await db('protected_branches')
      .insert({ project_id: project.id, name, allow_force_push, created_at: now, updated_at: now })
      .returning<{ id: number }[]>('id');
    const row = { protected_branch_id: rule?.id, action: 'push', access_level: level };
    await db('protected_branch_access_levels').insert(row);
    return { project, people };
  }
  const message = '403 Forbidden - You are not allowed to push into this branch';
  const actions = [{ action: 'create', file_path: 'x', content: 'x' }];
  const body = { branch: 'main', commit_message: 'x', actions };

  it('are for those who may push to them', async () => {
    const { project, people } = await protect('ma*', 40);
    const developer = api.as(people.developer);
    const refused = { status: 403, body: { message } };
    expect(await developer.post(commitsOf(project), body)).toMatchObject(refused);
    const base = await readBranchHead(git.repository(project.id), 'main');
    for (const verb of ['cherry_pick', 'revert']) {
      for (const sha of [base ?? '', 'missing']) {
        const answer = await developer.post(commitsOf(project, sha, verb), { branch: 'main' });
        expect(answer).toMatchObject(refused);
      }
    }
    const other = { ...body, branch: 'other', start_branch: 'main' };
    expect((await developer.post(commitsOf(project), other)).status).toBe(201);
    const matching = { ...body, branch: 'main2', start_branch: 'main' };
    expect(await developer.post(commitsOf(project), matching)).toMatchObject(refused);
    expect((await api.as(people.maintainer).post(commitsOf(project), body)).status).toBe(201);
  });

  it('are overwritten only where that is allowed, but may be taken forward', async () => {
    for (const allowed of [false, true]) {
      const { project, people } = await protect('main', 30, allowed);
      const developer = api.as(people.developer);
      const start = (await readBranchHead(git.repository(project.id), 'main')) ?? '';
      const more = { ...body, branch: 'more', start_branch: 'main' };
      const ahead = await developer.post(commitsOf(project), more);
      const force = { ...body, force: true, actions: [{ ...actions[0], file_path: 'y' }] };
      const forward = { ...force, start_sha: ahead.body.id as string };
      expect((await developer.post(commitsOf(project), forward)).status).toBe(201);
      const back = await developer.post(commitsOf(project), { ...force, start_sha: start });
      expect(back.status).toBe(allowed ? 201 : 403);
      if (!allowed) expect(back.body).toEqual({ message });
    }
  });

  it('and archived projects take no commits', async () => {
    const { project, people } = await projectWorld(db, { git });
    await db('projects').where({ id: project.id }).update({ archived: true });
    expect((await api.as(people.owner).post(commitsOf(project), body)).status).toBe(403);
  });
});
