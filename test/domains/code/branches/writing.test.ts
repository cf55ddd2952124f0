import { describe, expect, it } from 'vitest';
import { countReachedCommits } from '#src/git/reading/commits.ts';
import { startApp } from '#test/support/app.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { gitIn, namesOf, seedBranch } from './world.ts';

const { api, db, git, environment } = await startApp();
const { project, people } = await projectWorld(db, { git });
const path = `/projects/${project.id}/repository/branches`;
const developer = api.as(people.developer);
const create = (branch: unknown, ref: unknown = 'main') => developer.post(path, { branch, ref });

describe('POST /projects/:id/repository/branches', () => {
  it('creates a branch that can then be read, by API and by git', async () => {
    const created = await create('kilns/slow');
    expect(created).toMatchObject({
      status: 201,
      body: { name: 'kilns/slow', merged: false, protected: false, can_push: true, default: false },
    });
    expect(await developer.get(`${path}/kilns%2Fslow`)).toMatchObject({ body: created.body });
    const seen = gitIn(environment, git, project, ['rev-parse', 'refs/heads/kilns/slow']);
    expect(seen).toBe(created.body.commit.id);
  });

  it('begins at a branch, a tag, a commit or a shortened id', async () => {
    const head = await seedBranch(git, project, 'source');
    gitIn(environment, git, project, ['tag', '-a', '-m', 'Tag', 'v1', 'source']);
    const refs = ['source', 'v1', head, head.slice(0, 8)];
    for (const [index, ref] of refs.entries()) {
      const created = await create(`from-${index}`, ref);
      expect(created).toMatchObject({ status: 201, body: { commit: { id: head } } });
    }
  });

  it('notes the push in the activity of the project', async () => {
    await create('noted');
    const events = await developer.get(`/projects/${project.id}/events?action=pushed`);
    expect(events.body[0]).toMatchObject({
      action_name: 'pushed new',
      author: { id: people.developer.id },
      push_data: { action: 'created', ref_type: 'branch', ref: 'noted', commit_count: 0 },
    });
  });

  it('refuses a name that is taken', async () => {
    expect(await create('main')).toMatchObject({
      status: 400,
      body: { message: 'Branch already exists' },
    });
  });

  const conflicts = [
    ['taken', 'taken/below'],
    ['above/it', 'above'],
  ] as const;
  it.each(conflicts)('refuses beside %s a branch %s', async (first, second) => {
    expect((await create(first)).status).toBe(201);
    const message = `Failed to create branch '${second}': another branch is in its way`;
    expect(await create(second)).toMatchObject({ status: 400, body: { message } });
    expect(namesOf(await developer.get(`${path}?search=${first}`))).toEqual([first]);
  });

  const refs = ['nowhere', '', 'main~1', 'main:README.md', ':/Initial', '-x', '@{-1}', 'a\nb'];
  it.each(refs)('refuses to begin at %j', async (ref) => {
    const answer = await create('begins', ref);
    expect(answer.status).toBe(400);
    if (ref !== '') {
      const message = `Failed to create branch 'begins': invalid reference name '${ref}'`;
      expect(answer.body).toEqual({ message });
    }
  });

  const names = [
    '-x',
    '--upload-pack=touch x',
    'a b',
    'a..b',
    'a\nb',
    'a\tb',
    '@',
    '@{-1}',
    'HEAD',
    'a~1',
    'a^',
    'a:b',
    'a?',
    'a*',
    'a[b',
    'a\\b',
    '/a',
    'a/',
    'a//b',
    'a/.b',
    '.a',
    'a.',
    'a.lock',
    'a.lock/b',
    'refs/heads/a',
    'a'.repeat(251),
    'd5a3ff139356ce33e37e73add446f16869741b50',
  ];
  it.each(names)('refuses the name %j', async (name) => {
    expect(await create(name)).toMatchObject({
      status: 400,
      body: { message: 'Branch name is invalid' },
    });
  });

  it('takes unusual names that git takes', async () => {
    for (const name of ['größe/öfen', 'a+b=c', "it's", '100%', 'a$', '$(touch_x)', '`x`', ';x&']) {
      const created = await create(name);
      expect(created).toMatchObject({ status: 201, body: { name } });
      const shown = await developer.get(`${path}/${encodeURIComponent(name)}`);
      expect(shown).toMatchObject({ status: 200, body: { name } });
    }
  });

  it('asks for both parameters', async () => {
    expect(await developer.post(path, {})).toMatchObject({
      status: 400,
      body: { error: 'branch is missing, ref is missing' },
    });
    expect((await create('x'.repeat(2000))).status).toBe(400);
    for (const broken of ['nul\0', '\ud800']) expect((await create(broken)).status).toBe(400);
  });

  it('lets one of several creations of a name win', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create('raced')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(7).fill(400)]);
    const refused = answers.filter(({ status }) => status === 400);
    for (const { body } of refused) expect(body).toEqual({ message: 'Branch already exists' });
  });

  const writers: [Who, number][] = [
    ['anonymous', 401],
    ['stranger', 404],
    ['external', 404],
    ['guest', 403],
    ['reporter', 403],
    ['developer', 201],
    ['maintainer', 201],
    ['owner', 201],
    ['administrator', 201],
  ];
  it.each(writers)('answers a %s with %i', async (who, status) => {
    const body = { branch: `by-${who}`, ref: 'main' };
    expect((await api.as(people[who]).post(path, body)).status).toBe(status);
  });
});

describe('DELETE /projects/:id/repository/branches/:branch', () => {
  const remove = (name: string, headers = {}) =>
    developer.delete(`${path}/${encodeURIComponent(name)}`, undefined, headers);

  it('deletes a branch, and says so in the activity', async () => {
    await seedBranch(git, project, 'done/with');
    expect((await remove('done/with')).status).toBe(204);
    expect((await developer.get(`${path}/done%2Fwith`)).status).toBe(404);
    expect(gitIn(environment, git, project, ['branch', '--list', 'done/with'])).toBe('');
    const [event] = (await developer.get(`/projects/${project.id}/events?action=pushed`)).body;
    expect(event).toMatchObject({ action_name: 'deleted', push_data: { action: 'removed' } });
    expect((await create('done')).status).toBe(201);
  });

  it('deletes one that git has packed', async () => {
    await seedBranch(git, project, 'packed');
    gitIn(environment, git, project, ['pack-refs', '--all']);
    expect((await remove('packed')).status).toBe(204);
    expect((await developer.get(`${path}/packed`)).status).toBe(404);
    expect((await create('packed')).status).toBe(201);
  });

  it('keeps the default branch', async () => {
    expect(await remove('main')).toMatchObject({
      status: 400,
      body: { message: 'The default branch of a project cannot be deleted.' },
    });
    expect((await developer.get(`${path}/main`)).status).toBe(200);
  });

  it('does not find what is not there, and refuses what is no name', async () => {
    expect(await remove('nowhere')).toMatchObject({
      status: 404,
      body: { message: '404 Branch Not Found' },
    });
    expect(await remove('a..b')).toMatchObject({
      status: 400,
      body: { message: 'The branch refname is invalid' },
    });
  });

  it('compares If-Unmodified-Since with the date of the newest commit', async () => {
    await seedBranch(git, project, 'dated', { date: '2022-06-01T10:00:00Z' });
    const before = { 'if-unmodified-since': 'Wed, 01 Jun 2022 09:59:59 GMT' };
    expect(await remove('dated', before)).toMatchObject({
      status: 412,
      body: { message: '412 Precondition Failed' },
    });
    const since = { 'if-unmodified-since': 'Wed, 01 Jun 2022 10:00:00 GMT' };
    expect((await remove('dated', since)).status).toBe(204);
  });

  it('is done once by several who ask at the same time', async () => {
    await seedBranch(git, project, 'raced-away');
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove('raced-away')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, 404, 404, 404, 404]);
  });

  const callers: [Who, number][] = [
    ['anonymous', 401],
    ['stranger', 404],
    ['guest', 403],
    ['reporter', 403],
    ['developer', 204],
    ['administrator', 204],
  ];
  it.each(callers)('answers a %s with %i', async (who, status) => {
    await seedBranch(git, project, `deleted-by-${who}`);
    const answer = await api.as(people[who]).delete(`${path}/deleted-by-${who}`);
    expect(answer.status).toBe(status);
  });
});

describe('branches of an archived project', () => {
  it('stay as they are', async () => {
    const archived = await projectWorld(db, { git });
    await seedBranch(git, archived.project, 'old');
    await db('projects').where({ id: archived.project.id }).update({ archived: true });
    const owner = api.as(archived.people.owner);
    const base = `/projects/${archived.project.id}/repository`;
    const calls = [
      () => owner.post(`${base}/branches`, { branch: 'new', ref: 'main' }),
      () => owner.delete(`${base}/branches/old`),
      () => owner.delete(`${base}/merged_branches`),
      () => owner.put(`${base}/branches/old/protect`),
      () => owner.put(`${base}/branches/old/unprotect`),
    ];
    for (const call of calls) expect((await call()).status).toBe(403);
    const shown = await owner.get(`${base}/branches/old`);
    expect(shown).toMatchObject({ status: 200, body: { can_push: false } });
  });
});

describe('branches of an empty repository', () => {
  const admin = api.as(people.administrator);
  const place = async () => {
    const empty = await seedProject(db, { git, default_branch: 'trunk' });
    return { empty, path: `/projects/${empty.id}/repository/branches` };
  };
  const branchesOf = async (path: string) =>
    (await admin.get(path)).body.map(({ name }: { name: string }) => name);

  it.each(['trunk', 'HEAD'])('begin at the default branch, made with a README: %s', async (ref) => {
    const { empty, path } = await place();
    expect(await admin.post(path, { branch: 'first', ref })).toMatchObject({
      status: 201,
      body: {
        name: 'first',
        protected: false,
        default: false,
        commit: { title: 'Initial commit' },
      },
    });
    const { body } = await admin.get(path);
    expect(body).toMatchObject([
      { name: 'first', protected: false },
      { name: 'trunk', protected: true, default: true },
    ]);
    const readme = await admin.get(
      `/projects/${empty.id}/repository/files/README.md/raw?ref=first`,
    );
    expect(readme.body).toBe(`# ${empty.name}\n`);
    const project = await admin.get(`/projects/${empty.id}`);
    expect(project.body).toMatchObject({ empty_repo: false, default_branch: 'trunk' });
    const told = await db('events')
      .where({ project_id: empty.id, action: 'pushed' })
      .select('push');
    expect(told).toHaveLength(2);
  });

  it('may be the default branch itself', async () => {
    const { path } = await place();
    const body = { branch: 'trunk', ref: 'trunk' };
    expect(await admin.post(path, body)).toMatchObject({
      status: 201,
      body: { name: 'trunk', default: true, protected: true },
    });
    expect(await branchesOf(path)).toEqual(['trunk']);
    expect(await admin.post(path, body)).toMatchObject({
      status: 400,
      body: { message: 'Branch already exists' },
    });
  });

  it('cannot begin elsewhere, nor against the push rules; nothing is made then', async () => {
    const { empty, path } = await place();
    expect(await admin.post(path, { branch: 'first', ref: 'main' })).toMatchObject({
      status: 400,
      body: { message: "Failed to create branch 'first': invalid reference name 'main'" },
    });
    const rule = { branch_name_regex: '^topic/' };
    expect((await admin.post(`/projects/${empty.id}/push_rule`, rule)).status).toBe(201);
    expect((await admin.post(path, { branch: 'first', ref: 'trunk' })).status).toBe(400);
    expect(await branchesOf(path)).toEqual([]);
    expect((await admin.post(path, { branch: 'topic/1', ref: 'trunk' })).status).toBe(201);
  });

  it('are for those who may make the first one', async () => {
    const { empty, path } = await place();
    const user = await seedUser(db);
    await addMember(db, { project: empty, user, level: AccessLevel.Developer });
    expect((await api.as(user).post(path, { branch: 'first', ref: 'trunk' })).status).toBe(403);
    expect(await branchesOf(path)).toEqual([]);
  });

  it('share one README when they are made at the same time', async () => {
    const { empty, path } = await place();
    const asked = ['one', 'two', 'three', 'trunk', 'one'];
    const answers = await Promise.all(
      asked.map((branch) => admin.post(path, { branch, ref: 'trunk' })),
    );
    const made = answers.filter(({ status }) => status === 201).length;
    for (const { status, body } of answers.filter(({ status }) => status !== 201)) {
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { message: 'Branch already exists' },
      });
    }
    // The one that comes twice, and the default branch if another made it, are refused.
    expect([3, 4]).toContain(made);
    expect(await branchesOf(path)).toEqual(['one', 'three', 'trunk', 'two']);
    expect(await countReachedCommits(git.repository(empty.id), 'trunk')).toBe(1);
  });
});
