import { describe, expect, it } from 'vitest';
import { cloneRepository } from '#src/git/life/filling.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { createActor } from '#src/records/actor.ts';
import { findBranchAbilities } from '#src/policy/protected-refs.ts';
import { findProjectFor } from '#src/policy/project-access.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, personalNamespace, seedProject, seedUser } from '#test/support/seed.ts';
import { addressOf, commitFile, git, newWorkTree, runGit } from './support.ts';
import { filledProject, member, type Place } from './world.ts';

const app = await startApp();
const { db, api } = app;

const merger = 30;

/** A merge request of a fork that lets help who may merge it, and somebody who may. */
async function shared() {
  const { project, first, work } = await filledProject(app, {
    visibility: 'internal',
    empty_repo: false,
  });
  const author = await member(app, project, 0);
  const fork = await seedProject(db, {
    ...{ namespace: await personalNamespace(db, author.user), creator: author.user },
    ...{ forked_from_id: project.id, visibility: 'internal', empty_repo: false },
  });
  await addMember(db, { project: fork, user: author.user, level: 40 });
  const stored = app.git.repository(fork.id);
  await cloneRepository(app.git.repository(project.id), stored, { defaultBranch: 'main' });
  const url = ({ token }: Pick<Place, 'token'>) => addressOf(app.origin, fork.full_path, token);
  await git(work, 'checkout', '--quiet', '-b', 'idea');
  await commitFile(work, 'idea', 'x\n');
  await git(work, 'push', '--quiet', url(author), 'idea', 'HEAD:refs/heads/other');
  const made = await api.as(author.user).post(`/projects/${fork.id}/merge_requests`, {
    ...{ source_branch: 'idea', target_branch: 'main', target_project_id: project.id },
    ...{ title: 'Idea', allow_collaboration: true },
  });
  expect(made).toMatchObject({ status: 201, body: { allow_collaboration: true } });
  const helper = await member(app, project, merger);
  return {
    ...{ project, fork, author, helper, first, work, url },
    own: `/projects/${project.id}/merge_requests/${made.body.iid}`,
    head: () => readBranchHead(stored, 'idea'),
    /** Pushes as somebody, who is the helper, to the fork. */
    push: (what: string, as: Pick<Place, 'token'> = helper) =>
      runGit(work, 'push', url(as), ...what.split(' ')),
    write: (body: object, who = helper.user) =>
      api.as(who).post(`/projects/${fork.id}/repository/files/new`, {
        ...{ branch: 'idea', commit_message: 'Write', content: '1', ...body },
      }),
  };
}

describe('a user who may merge from a fork', () => {
  it('pushes to its branch where the author lets them', async () => {
    const { push, work, head, first } = await shared();
    const helped = await commitFile(work, 'help', 'x\n');
    expect(await push('idea')).toMatchObject({ code: 0 });
    expect(await head()).toBe(helped);
    await git(work, 'reset', '--quiet', '--hard', first);
    const again = await commitFile(work, 'again', 'x\n');
    expect(await push('+idea')).toMatchObject({ code: 0 });
    expect(await head()).toBe(again);
  });

  it('pushes nothing else', async () => {
    const { push, head, work } = await shared();
    const before = await head();
    await commitFile(work, 'help', 'x\n');
    const refused = [
      'idea:refs/heads/other',
      'idea:refs/heads/main',
      'idea:refs/heads/new',
      'idea:refs/tags/v1',
      'idea:refs/notes/commits',
      ':idea',
      'idea idea:refs/heads/other',
    ];
    for (const what of refused) {
      const { code, stderr } = await push(what);
      expect([what, code]).toEqual([what, 1]);
      expect(stderr).toContain('You are not allowed to');
    }
    expect(await head()).toBe(before);
  });

  it('writes to it by the API, and to nothing else', async () => {
    const { write, fork, helper, head, author } = await shared();
    expect(await write({})).toMatchObject({ status: 201 });
    const refused = {
      status: 400,
      body: { message: 'You are not allowed to push into this branch' },
    };
    expect(await write({ branch: 'other' })).toMatchObject(refused);
    const starts = { branch: 'new', start_branch: 'idea' };
    expect(await write(starts)).toMatchObject(refused);
    const as = api.as(helper.user);
    const repository = `/projects/${fork.id}/repository`;
    const actions = [{ action: 'create', file_path: 'more', content: '1' }];
    const commit = { branch: 'idea', commit_message: 'More', actions };
    const made = await as.post(`${repository}/commits`, commit);
    expect(made).toMatchObject({ status: 201 });
    expect(
      await as.post(`${repository}/commits/${made.body.id}/revert`, { branch: 'idea' }),
    ).toMatchObject({ status: 201 });
    expect(await as.get(`${repository}/branches/idea`)).toMatchObject({ body: { can_push: true } });
    const { body } = await as.get(`${repository}/branches`);
    expect(
      body.map(({ name, can_push }: { name: string; can_push: boolean }) => [name, can_push]),
    ).toEqual([
      ['idea', true],
      ['main', false],
      ['other', false],
    ]);
    expect(await as.delete(`${repository}/branches/idea`)).toMatchObject({ status: 403 });
    await api.as(author.user).delete(`${repository}/branches/idea`);
    expect(await head()).toBeNull();
    expect(await write({ start_branch: 'other' })).toMatchObject(refused);
  });

  it.each([
    ['it is closed', (place: Shared) => say(place, { state_event: 'close' })],
    ['the author lets nobody', (place: Shared) => say(place, { allow_collaboration: false })],
    [
      'the branch is protected',
      ({ fork, author }: Shared) =>
        api.as(author.user).post(`/projects/${fork.id}/protected_branches`, { name: 'id*' }),
    ],
    [
      'the fork is archived',
      ({ fork, author }: Shared) => api.as(author.user).post(`/projects/${fork.id}/archive`),
    ],
    [
      'the branch into which it goes is protected from them',
      ({ project }: Shared) => protect(project.id),
    ],
    [
      'they see no fork',
      ({ fork }: Shared) => db('projects').where({ id: fork.id }).update({ visibility: 'private' }),
    ],
  ] as const)('cannot push where %s', async (_, change) => {
    const place = await shared();
    const before = await place.head();
    await change(place);
    await commitFile(place.work, 'help', 'x\n');
    expect((await place.push('idea')).code).not.toBe(0);
    expect([400, 403, 404]).toContain((await place.write({})).status);
    expect(await place.head()).toBe(before);
  });

  it('is held by the push rules of the fork', async () => {
    const { fork, push, write, work } = await shared();
    const now = new Date().toISOString();
    await db('push_rules').insert({
      ...{ project_id: fork.id, commit_message_regex: '^Fix' },
      ...{ created_at: now, updated_at: now },
    });
    await commitFile(work, 'help', 'x\n');
    const { code, stderr } = await push('idea');
    expect(code).toBe(1);
    expect(stderr).toContain('does not follow the pattern');
    expect(await write({})).toMatchObject({ status: 400 });
    expect(await write({ commit_message: 'Fix it' })).toMatchObject({ status: 201 });
  });

  it('gives themselves no rights in the fork', async () => {
    const place = await shared();
    const { own, helper, author } = place;
    await say(place, { allow_collaboration: false });
    const asked = await api.as(helper.user).put(own, { allow_collaboration: true, title: 'Mine' });
    expect(asked.body).toMatchObject({ title: 'Mine', allow_collaboration: false });
    const said = await api.as(author.user).put(own, { allow_maintainer_to_push: true });
    expect(said.body).toMatchObject({ allow_collaboration: true });
  });

  it('may not merge into the branch for that', async () => {
    const { fork, helper } = await shared();
    const actor = createActor(helper.user, { administrator: true });
    const abilities = await findBranchAbilities(
      db,
      await findProjectFor(db, actor, fork.id),
      actor,
      'idea',
    );
    expect(abilities).toMatchObject({ canPush: true, canMerge: false, canDelete: false });
  });
});

type Shared = Awaited<ReturnType<typeof shared>>;

async function say({ author, own }: Shared, body: object) {
  expect(await api.as(author.user).put(own, body)).toMatchObject({ status: 200 });
}

async function protect(project: number) {
  const owner = await seedUser(db, { admin: true });
  const rule = { name: 'main', push_access_level: 40, merge_access_level: 40 };
  const answer = await api.as(owner).post(`/projects/${project}/protected_branches`, rule);
  expect(answer).toMatchObject({ status: 201 });
}

it.each([
  ['reporter', 20],
  ['guest', 10],
  ['stranger', 0],
] as const)('a %s of the target pushes nothing', async (_, level) => {
  const { project, push, write, work } = await shared();
  const other = await member(app, project, level);
  await commitFile(work, 'help', 'x\n');
  const { code, stderr } = await push('idea', other);
  expect(code).toBe(128);
  expect(stderr).toContain('403');
  expect(await write({}, other.user)).toMatchObject({ status: 403 });
});

it('another fork is nobody’s business', async () => {
  const { helper } = await shared();
  const other = await shared();
  const work = await newWorkTree();
  await git(work, 'fetch', '--quiet', other.url(helper), 'idea');
  const { code } = await runGit(work, 'push', other.url(helper), 'FETCH_HEAD:refs/heads/idea');
  expect(code).toBe(128);
});
