import { describe, expect, it } from 'vitest';
import { cloneRepository } from '#src/git/life/filling.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, personalNamespace, seedProject } from '#test/support/seed.ts';
import { potter, rewrite, write } from '#test/domains/code/commits/world.ts';
import { mergeRequestWorld } from './world.ts';

const { api, db, git, environment } = await startApp();
const world = await mergeRequestWorld({ db, git });
const { project, people, repository, commit, branch, path } = world;
const developer = api.as(people.developer);

async function create(body: object = {}, as = developer) {
  const source_branch = await branch();
  const made = await as.post(path, {
    source_branch,
    target_branch: 'main',
    title: 'Cool more slowly',
    ...body,
  });
  expect(made).toMatchObject({ status: 201 });
  return made.body;
}

describe('a merge request', () => {
  it('takes no branch away unless that is asked for, whatever the project does in forms', async () => {
    const { body } = await developer.get(`/projects/${project.id}`);
    expect(body.remove_source_branch_after_merge).toBe(true);
    const made = await create({ source_branch: await branch(), title: 'Kept' });
    expect(made).toMatchObject({ force_remove_source_branch: false });
  });

  it('is created with what is said of it, and found by number', async () => {
    const milestone = await developer.post(`/projects/${project.id}/milestones`, { title: 'v1' });
    const source_branch = await branch();
    const said = {
      description: '- [x] measure\n- [ ] insulate',
      labels: 'heat,bug',
      milestone_id: milestone.body.id,
      assignee_ids: [people.developer.id],
      reviewer_ids: [people.maintainer.id],
      remove_source_branch: true,
      squash: true,
    };
    const made = await create({ ...said, source_branch, title: 'Draft: Cool slowly ' });
    const [head, main] = [
      await readBranchHead(repository, source_branch),
      await readBranchHead(repository, 'main'),
    ];
    expect(made).toMatchObject({
      title: 'Draft: Cool slowly',
      draft: true,
      work_in_progress: true,
      description: said.description,
      labels: ['bug', 'heat'],
      milestone: { id: milestone.body.id },
      assignees: [{ id: people.developer.id }],
      reviewers: [{ id: people.maintainer.id }],
      author: { id: people.developer.id },
      force_remove_source_branch: true,
      squash: true,
      state: 'opened',
      source_branch,
      target_branch: 'main',
      source_project_id: project.id,
      target_project_id: project.id,
      sha: head,
      diff_refs: { base_sha: main, start_sha: main, head_sha: head },
      changes_count: '1',
      merge_status: 'can_be_merged',
      has_conflicts: false,
      task_completion_status: { count: 2, completed_count: 1 },
      user: { can_merge: true },
      subscribed: true,
    });
    expect(made.references.full).toBe(`${project.full_path}!${made.iid}`);
    expect((await developer.get(`${path}/${made.iid}`)).body).toMatchObject(made);
  });

  it('asks for no other number of approvals than the project, where that decides', async () => {
    const settings = `/projects/${project.id}/approvals`;
    const decide = (disable_overriding_approvers_per_merge_request: boolean) =>
      api.as(people.maintainer).post(settings, { disable_overriding_approvers_per_merge_request });
    expect((await decide(true)).status).toBe(201);
    const asking = { title: 'Cool', approvals_before_merge: 1 };
    const made = await create({ ...asking, source_branch: await branch() });
    expect(made.approvals_before_merge).toBeNull();
    const one = `${path}/${made.iid}`;
    const kept = await developer.put(one, { title: 'Cool more', approvals_before_merge: 1 });
    expect(kept.body).toMatchObject({ title: 'Cool more', approvals_before_merge: null });
    await decide(false);
    const free = await create({ ...asking, source_branch: await branch() });
    expect(free.approvals_before_merge).toBe(1);
  });

  it('is told apart from the branches that it cannot have', async () => {
    const source_branch = await branch();
    const ask = (body: object) =>
      developer.post(path, { source_branch, target_branch: 'main', title: 'Any', ...body });
    expect(await ask({ source_branch: 'main' })).toMatchObject({
      status: 422,
      body: { message: ["You can't use same project/branch for source and target"] },
    });
    expect(await ask({ source_branch: 'none' })).toMatchObject({
      status: 422,
      body: { message: ['Source branch "none" does not exist'] },
    });
    expect(await ask({ target_branch: 'none' })).toMatchObject({
      status: 422,
      body: { message: ['Target branch "none" does not exist'] },
    });
    expect(await ask({ title: ' ' })).toMatchObject({
      status: 400,
      body: { message: { title: ["can't be blank"] } },
    });
    const first = await ask({});
    expect(await ask({})).toMatchObject({
      status: 409,
      body: {
        message: [
          `Another open merge request already exists for this source branch: !${first.body.iid}`,
        ],
      },
    });
  });

  it('tells of branches that conflict', async () => {
    const source_branch = await branch();
    await commit('Change it', [rewrite('README.md', 'theirs\n')], { branch: source_branch });
    await commit('Change it too', [rewrite('README.md', 'ours\n')]);
    const made = await create({ source_branch });
    expect(made).toMatchObject({ merge_status: 'cannot_be_merged', has_conflicts: true });
  });

  it('comes from a fork, whose author need not be a member', async () => {
    const open = await mergeRequestWorld({ db, git }, { visibility: 'public' });
    const fork = await seedProject(db, {
      namespace: await personalNamespace(db, open.people.stranger),
      creator: open.people.stranger,
      forked_from_id: open.project.id,
      visibility: 'public',
      empty_repo: false,
    });
    await addMember(db, { project: fork, user: open.people.stranger, level: 40 });
    await cloneRepository(git.repository(open.project.id), git.repository(fork.id), {
      defaultBranch: 'main',
    });
    const theirs = git.repository(fork.id);
    const start = (await readBranchHead(git.repository(open.project.id), 'main')) ?? '';
    await addCommit(theirs, {
      ...{ branch: 'idea', startFrom: start, message: 'Idea', author: potter, committer: potter },
      changes: [write('idea', 'x')],
    });
    const made = await api.as(open.people.stranger).post(`/projects/${fork.id}/merge_requests`, {
      source_branch: 'idea',
      target_branch: 'main',
      target_project_id: open.project.id,
      title: 'Idea',
      allow_collaboration: true,
      labels: 'not of the project',
    });
    expect(made).toMatchObject({
      status: 201,
      body: {
        project_id: open.project.id,
        source_project_id: fork.id,
        allow_collaboration: true,
        merge_status: 'can_be_merged',
        user: { can_merge: false },
        labels: [],
      },
    });
    const one = `/projects/${open.project.id}/merge_requests/${made.body.iid}`;
    const changed = await api.as(open.people.stranger).put(one, { add_labels: 'nor this' });
    expect(changed).toMatchObject({ status: 200, body: { labels: [] } });
    const labels = await api.as(open.people.owner).get(`/projects/${open.project.id}/labels`);
    expect(labels.body).toEqual([]);

    const cut = await api.as(open.people.administrator).delete(`/projects/${fork.id}/fork`);
    expect(cut.status).toBe(204);
    environment.workers.start();
    await environment.workers.idle();
    expect(await api.as(open.people.owner).get(one)).toMatchObject({
      body: { state: 'closed', closed_by: { id: open.people.administrator.id } },
    });
  });

  it('changes, closes and opens again', async () => {
    const { iid } = await create();
    const change = (body: object) => developer.put(`${path}/${iid}`, body);
    expect(await change({ title: 'Draft: Later', labels: 'a' })).toMatchObject({
      body: { draft: true, labels: ['a'] },
    });
    const closed = await change({ state_event: 'close' });
    expect(closed).toMatchObject({
      body: { state: 'closed', closed_by: { id: people.developer.id } },
    });
    expect(await change({ state_event: 'reopen' })).toMatchObject({
      body: { state: 'opened', closed_by: null, closed_at: null },
    });
  });

  it('gets no target that it cannot have', async () => {
    const { iid, source_branch } = await create();
    const other = await branch();
    await create({ source_branch, target_branch: other });
    const change = (target_branch: string) => developer.put(`${path}/${iid}`, { target_branch });
    expect(await change('none')).toMatchObject({
      status: 422,
      body: { message: ['Target branch "none" does not exist'] },
    });
    expect(await change(source_branch)).toMatchObject({ status: 422 });
    expect(await change(other)).toMatchObject({ status: 409 });
  });

  it('is deleted by owners alone, and not by its author', async () => {
    const { iid } = await create();
    for (const role of ['guest', 'reporter', 'developer', 'maintainer'] as const) {
      expect(await api.as(people[role]).delete(`${path}/${iid}`)).toMatchObject({ status: 403 });
    }
    expect(await api.as(people.owner).delete(`${path}/${iid}`)).toMatchObject({ status: 204 });
    expect(await developer.get(`${path}/${iid}`)).toMatchObject({ status: 404 });
  });

  it('stays, and what was said of it, where it was changed since', async () => {
    const owner = api.as(people.owner);
    const { iid } = await create();
    const since = { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' };
    const said = await owner.post(`${path}/${iid}/discussions`, { body: 'Why?' });
    const { id: thread, notes } = said.body as { id: string; notes: { id: number }[] };
    const note = `${path}/${iid}/discussions/${thread}/notes/${notes[0]?.id ?? 0}`;
    expect(await owner.delete(note, undefined, since)).toMatchObject({ status: 412 });
    expect(await owner.delete(`${path}/${iid}`, undefined, since)).toMatchObject({ status: 412 });
  });

  it('gets another diff with another target', async () => {
    const { iid } = await create();
    const target_branch = await branch();
    const changed = await developer.put(`${path}/${iid}`, { target_branch });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        target_branch,
        diff_refs: { start_sha: await readBranchHead(repository, target_branch) },
      },
    });
  });
});

describe('permissions', () => {
  const creators = [
    ['owner', 201],
    ['developer', 201],
    ['reporter', 403],
    ['guest', 403],
    ['stranger', 404],
    ['anonymous', 401],
  ] as const;
  it.each(creators)('let a %s create with %i', async (who, status) => {
    const source_branch = await branch();
    const body = { source_branch, target_branch: 'main', title: 'Any' };
    expect(await api.as(people[who]).post(path, body)).toMatchObject({ status });
  });

  const changers = [
    ['maintainer', 200],
    ['reporter', 403],
    ['stranger', 404],
    ['anonymous', 401],
  ] as const;
  it.each(changers)('let a %s change with %i', async (who, status) => {
    const { iid } = await create();
    const answer = await api.as(people[who]).put(`${path}/${iid}`, { title: 'New' });
    expect(answer).toMatchObject({ status });
  });

  it.each([
    ['owner', 204],
    ['maintainer', 403],
  ] as const)('let an %s delete with %i', async (who, status) => {
    const { iid } = await create();
    expect(await api.as(people[who]).delete(`${path}/${iid}`)).toMatchObject({ status });
  });
});

describe('around it', () => {
  it('are subscriptions, to-dos, participants, reviewers and times', async () => {
    const { iid } = await create({ reviewer_ids: [people.maintainer.id] });
    const maintainer = api.as(people.maintainer);
    expect(await maintainer.post(`${path}/${iid}/subscribe`)).toMatchObject({ status: 304 });
    expect(await maintainer.post(`${path}/${iid}/unsubscribe`)).toMatchObject({ status: 201 });
    expect(await maintainer.post(`${path}/${iid}/unsubscribe`)).toMatchObject({ status: 304 });
    expect(await maintainer.post(`${path}/${iid}/subscribe`)).toMatchObject({ status: 201 });
    expect(await developer.get(`${path}/${iid}/reviewers`)).toMatchObject({
      body: [{ user: { id: people.maintainer.id }, state: 'unreviewed' }],
    });
    const taking = await developer.get(`${path}/${iid}/participants`);
    expect(taking.body).toHaveLength(2);
    const spent = await developer.post(`${path}/${iid}/add_spent_time`, { duration: '1h' });
    expect(spent).toMatchObject({ status: 201, body: { total_time_spent: 3600 } });
    expect(await developer.get(`${path}/${iid}/time_stats`)).toMatchObject({
      body: { total_time_spent: 3600 },
    });
  });
});
