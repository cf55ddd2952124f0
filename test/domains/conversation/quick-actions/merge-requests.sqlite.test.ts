import { describe, expect, it } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { unique } from '#test/support/seed.ts';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';

const app = await startApp({ connections: racing });
const { api, db } = app;
const free = await startApp({ connections: racing, config: { plan: 'free' } });
const world = await mergeRequestWorld(app);
const { project, people, path } = world;
const developer = api.as(people.developer);
const reporter = api.as(people.reporter);
const { maintainer, owner } = people;

interface Made {
  readonly id: number;
  readonly iid: number;
  readonly path: string;
}

async function newRequest(body: object = {}, as = developer): Promise<Made> {
  const branches = { source_branch: await world.branch(), target_branch: 'main' };
  const made = await as.post(path, { title: unique('Kiln '), ...branches, ...body });
  expect(made).toMatchObject({ status: 201 });
  return { id: made.body.id, iid: made.body.iid, path: `${path}/${made.body.iid}` };
}

const say = (request: Made, body: string, as = developer) =>
  as.post(`${request.path}/notes`, { body });

const labelled = async (name: string) =>
  (await developer.post(`/projects/${project.id}/labels`, { name, color: '#d9534f' })).body
    .id as number;
const heat = await labelled('heat');
const wood = await labelled('wood');
const milestone = (
  await developer.post(`/projects/${project.id}/milestones`, { title: 'First firing' })
).body as { id: number; iid: number };
const has = (one: object) => expect.objectContaining(one) as unknown;
const stable = await world.branch('stable');

describe('a note on a merge request with nothing but commands', () => {
  const ids = (...users: { id: number }[]) => users.map(({ id }) => ({ id }));
  it.each([
    ['/close', { state_event: 'close' }, { state: 'closed' }, 'Closed this merge request.'],
    ['/title Slower', { title: 'Slower' }, { title: 'Slower' }, 'Changed the title to "Slower".'],
    [
      `/assign @${maintainer.username} me`,
      { assignee_ids: [maintainer.id, people.developer.id] },
      { assignees: expect.arrayContaining(ids(maintainer, people.developer).map(has)) as unknown },
      `Assigned @${maintainer.username} @${people.developer.username}.`,
    ],
    [
      `/assign_reviewer @${maintainer.username}`,
      { reviewer_ids: [maintainer.id] },
      { reviewers: ids(maintainer) },
      `Requested a review from @${maintainer.username}.`,
    ],
    [
      `/request_review @${owner.username}`,
      { reviewer_ids: [owner.id] },
      { reviewers: ids(owner) },
      `Requested a review from @${owner.username}.`,
    ],
    [
      `/reassign_reviewer @${owner.username}`,
      { reviewer_ids: [owner.id] },
      { reviewers: ids(owner) },
      `Changed the reviewers to @${owner.username}.`,
    ],
    ['/label ~heat ~wood', { add_label_ids: [heat, wood] }, { labels: ['heat', 'wood'] }, null],
    [
      `/milestone %${milestone.iid}`,
      { milestone_id: milestone.id },
      { milestone: { id: milestone.id } },
      'Set the milestone to %"First firing".',
    ],
    [
      '/estimate 1w 3h',
      { time_estimate: 154_800 },
      { time_stats: { time_estimate: 154_800 } },
      'Set the time estimate to 1w 3h.',
    ],
    [
      '/spend 1h',
      { spend_time: { duration: 3600 } },
      { time_stats: { total_time_spent: 3600 } },
      'Added 1h spent time.',
    ],
    ['/lock', { discussion_locked: true }, { discussion_locked: true }, 'Locked the discussion.'],
    [
      '/draft',
      { wip_event: 'draft' },
      { draft: true, work_in_progress: true },
      'Marked this merge request as a draft.',
    ],
    [
      '/target_branch stable',
      { target_branch: 'stable' },
      { target_branch: 'stable' },
      'Set the target branch to stable.',
    ],
    ['/subscribe', null, {}, null],
    ['/todo', { todo_event: 'add' }, {}, 'Added a to-do.'],
    ['/award :tada:', { emoji_award: 'tada' }, {}, 'Awarded :tada:.'],
  ])('%s is carried out', async (text, changes, shown, summary) => {
    const request = await newRequest();
    const said = await say(request, text);
    if (changes === null) {
      // The author is subscribed.
      expect(said).toMatchObject({ status: 201, body: { body: text } });
      return;
    }
    expect(said).toMatchObject({ status: 202, body: { commands_changes: changes } });
    if (summary !== null) expect(said.body.summary).toEqual([summary]);
    expect((await developer.get(request.path)).body).toMatchObject(shown);
  });

  it('carries out one after the other', async () => {
    const request = await newRequest({ reviewer_ids: [owner.id], assignee_ids: [owner.id] });
    const lines = [
      `/unassign_reviewer @${owner.username}`,
      `/reviewer @${maintainer.username}`,
      '/unassign',
      '/draft',
      '/ready',
      '/estimate 1h',
      '/remove_estimate',
      '/lock',
      '/unlock',
      `/milestone %"First firing"`,
      '/remove_milestone',
    ];
    const said = await say(request, lines.join('\n'));
    expect(said).toMatchObject({
      status: 202,
      body: { commands_changes: { reviewer_ids: [maintainer.id], assignee_ids: [] } },
    });
    expect(said.body.summary).toHaveLength(lines.length);
    expect((await developer.get(request.path)).body).toMatchObject({
      reviewers: [{ id: maintainer.id }],
      assignees: [],
      draft: false,
      discussion_locked: false,
      milestone: null,
      time_stats: { time_estimate: 0 },
    });
  });

  it('copies labels and milestone of an issue or a merge request', async () => {
    const plan = { labels: 'heat', milestone_id: milestone.id };
    const issue = await developer.post(`/projects/${project.id}/issues`, { title: 'x', ...plan });
    const other = await newRequest(plan);
    for (const reference of [`#${issue.body.iid}`, `!${other.iid}`]) {
      const request = await newRequest();
      const said = await say(request, `/copy_metadata ${reference}`);
      expect(said).toMatchObject({
        status: 202,
        body: { summary: [`Copied labels and milestone from ${reference}.`] },
      });
      expect((await developer.get(request.path)).body).toMatchObject({
        labels: ['heat'],
        milestone: { id: milestone.id },
      });
    }
    const target = await developer.post(`/projects/${project.id}/issues`, { title: 'y' });
    const notes = `/projects/${project.id}/issues/${target.body.iid}/notes`;
    const copied = await developer.post(notes, { body: `/copy_metadata !${other.iid}` });
    expect(copied).toMatchObject({
      status: 202,
      body: { commands_changes: { add_label_ids: [heat] } },
    });
  });

  it('opens again what nothing is in the way of', async () => {
    const source_branch = await world.branch();
    const request = await newRequest({ source_branch });
    await say(request, '/close');
    expect(await say(request, '/reopen')).toMatchObject({ status: 202 });
    await say(request, '/close');
    await newRequest({ source_branch });
    expect(await say(request, '/reopen')).toMatchObject({ status: 201, body: { body: '/reopen' } });
    const gone = await newRequest({ source_branch: await world.branch('leaving') });
    await say(gone, '/close');
    await developer.delete(`/projects/${project.id}/repository/branches/leaving`);
    expect(await say(gone, '/reopen')).toMatchObject({ status: 201 });
  });
});

describe('commands on a merge request that mean nothing', () => {
  it.each([
    '/due 2030-01-01',
    '/confidential',
    '/weight 3',
    '/promote',
    '/create_merge_request',
    '/unlock',
    '/ready',
  ])('stay text where there is no such command: %s', async (text) => {
    const request = await newRequest();
    expect(await say(request, text)).toMatchObject({ status: 201, body: { body: text } });
  });

  it.each([
    '/target_branch',
    '/target_branch nowhere',
    '/target_branch main',
    '/target_branch ../../etc',
    '/assign_reviewer @nobody-at-all',
    '/assign_reviewer',
    '/copy_metadata !4000',
    '/spend 99999999999999999999h',
  ])('are refused where nothing else is said: %s', async (text) => {
    const request = await newRequest();
    const message = '400 Bad request - Failed to apply commands.';
    expect(await say(request, text)).toMatchObject({ status: 400, body: { message } });
    expect(await say(request, `Well.\n${text}`)).toMatchObject({
      status: 201,
      body: { body: `Well.\n${text}` },
    });
  });

  it.each([
    ['reporter', 201],
    ['developer', 202],
    ['maintainer', 202],
  ] as const)('are those of whoever may not change it: %s gets %i', async (who, status) => {
    const request = await newRequest({}, api.as(owner));
    for (const text of ['/draft', '/lock', '/label ~heat', `/reviewer @${owner.username}`]) {
      expect((await say(request, text, api.as(people[who]))).status).toBe(status);
    }
    const row = await db('merge_requests').where({ id: request.id }).first('draft');
    expect(row).toEqual({ draft: status === 202 });
  });

  it('take one reviewer in the community edition', async () => {
    const small = await mergeRequestWorld(free);
    const as = free.api.as(small.people.developer);
    const branches = { source_branch: await small.branch(), target_branch: 'main' };
    const { iid } = (await as.post(small.path, { title: 'Kiln', ...branches })).body;
    const names = [small.people.owner, small.people.maintainer].map((one) => `@${one.username}`);
    const said = await as.post(`${small.path}/${iid}/notes`, {
      body: `/assign_reviewer ${names.join(' ')}`,
    });
    const { id } = small.people.maintainer;
    expect(said).toMatchObject({ status: 202, body: { commands_changes: { reviewer_ids: [id] } } });
  });
});

describe('/approve', () => {
  it('approves, and /unapprove takes that back', async () => {
    const request = await newRequest();
    const as = api.as(maintainer);
    const approvers = async () => {
      const { body } = await developer.get(`${request.path}/approvals`);
      return (body.approved_by as { user: { id: number } }[]).map(({ user }) => user.id);
    };
    expect((await say(request, '/unapprove', as)).status).toBe(201);
    const approved = await say(request, '/approve', as);
    expect(approved).toMatchObject({
      status: 202,
      body: { commands_changes: { approve: true }, summary: ['Approved this merge request.'] },
    });
    expect(await approvers()).toEqual([maintainer.id]);
    expect((await say(request, '/approve', as)).status).toBe(201);
    const taken = await say(request, '/unapprove', as);
    expect(taken).toMatchObject({ status: 202, body: { commands_changes: { unapprove: true } } });
    expect(await approvers()).toEqual([]);
  });

  it('is for those who may approve', async () => {
    const request = await newRequest();
    expect((await say(request, '/approve', reporter)).status).toBe(201);
    expect((await developer.get(`${request.path}/approvals`)).body.approved_by).toEqual([]);
  });
});

describe('a description of a merge request', () => {
  it('is carried out when it is made, and when it is changed', async () => {
    const description = `Slowly.\n/assign_reviewer @${maintainer.username}\n/draft\n/estimate 1h\n`;
    const request = await newRequest({ title: 'Fire', description });
    const found = (await developer.get(request.path)).body;
    expect(found).toMatchObject({
      title: 'Draft: Fire',
      draft: true,
      reviewers: [{ id: maintainer.id }],
      time_stats: { time_estimate: 3600 },
    });
    expect(found.description.trim()).toBe('Slowly.');
    const change = { description: `Fast.\n/ready\n/target_branch ${stable}` };
    expect(await developer.put(request.path, change)).toMatchObject({
      status: 200,
      body: { title: 'Fire', draft: false, target_branch: 'stable' },
    });
  });
});

describe('/merge', () => {
  const headOf = async (request: Made) => (await developer.get(request.path)).body.sha as string;
  const merge = async (request: Made, body = '/merge', as = developer, head?: string) =>
    as.post(`${request.path}/notes`, {
      body,
      merge_request_diff_head_sha: head ?? (await headOf(request)),
    });
  const stateOf = async (request: Made) => (await developer.get(request.path)).body.state as string;

  it('merges once the note is stored', async () => {
    const request = await newRequest();
    const head = await headOf(request);
    expect(await merge(request)).toMatchObject({
      status: 202,
      body: { commands_changes: { merge: head }, summary: ['Merged this merge request.'] },
    });
    expect((await developer.get(request.path)).body).toMatchObject({
      state: 'merged',
      merge_user: { id: people.developer.id },
    });
  });

  it('sees what the same note does', async () => {
    const request = await newRequest({ title: 'Draft: Fire' });
    const said = await merge(request, 'Fine\n/ready\n/merge');
    expect(said).toMatchObject({
      status: 201,
      body: { body: 'Fine', commands_changes: { wip_event: 'ready', merge: expect.anything() } },
    });
    expect(await stateOf(request)).toBe('merged');
  });

  it('waits for the pipeline that runs', async () => {
    const request = await newRequest();
    const head = await headOf(request);
    const status = {
      state: 'running',
      ref: (await developer.get(request.path)).body.source_branch,
    };
    const statuses = `/projects/${project.id}/statuses/${head}`;
    expect((await developer.post(statuses, status)).status).toBe(201);
    expect((await merge(request)).body).toEqual({
      commands_changes: { merge: head },
      summary: ['Set this merge request to be merged when its pipeline succeeds.'],
    });
    expect((await developer.get(request.path)).body).toMatchObject({
      state: 'opened',
      merge_when_pipeline_succeeds: true,
    });
  });

  it.each([
    ['a draft', { title: 'Draft: Fire' }, undefined],
    ['another head', {}, 'a'.repeat(40)],
  ])('keeps the note and merges nothing of %s', async (_, given, head) => {
    const request = await newRequest(given);
    const said = await merge(request, 'Fine\n/merge', developer, head);
    expect(said).toMatchObject({ status: 201, body: { body: 'Fine', commands_changes: {} } });
    const alone = await merge(request, '/merge', developer, head);
    expect(alone).toEqual(
      expect.objectContaining({
        status: 202,
        body: { commands_changes: {}, summary: ['Could not merge this merge request.'] },
      }),
    );
    expect(await stateOf(request)).toBe('opened');
  });

  it('stays text for whoever may not merge, and without the head', async () => {
    const request = await newRequest();
    expect(await merge(request, '/merge', reporter)).toMatchObject({ status: 201 });
    expect(await say(request, '/merge')).toMatchObject({ status: 201, body: { body: '/merge' } });
    expect(await stateOf(request)).toBe('opened');
    await say(request, '/close');
    expect((await merge(request)).status).toBe(201);
  });

  it('merges once for several who ask at once', async () => {
    const request = await newRequest();
    const head = await headOf(request);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => merge(request, 'Go\n/merge', developer, head)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const merged = answers.filter(
      ({ body }) => (body.commands_changes as { merge?: string }).merge === head,
    );
    expect(merged).toHaveLength(1);
    expect(await stateOf(request)).toBe('merged');
  });
});

describe('/rebase', () => {
  it('queues a rebase', async () => {
    const request = await newRequest();
    expect(await say(request, '/rebase')).toMatchObject({
      status: 202,
      body: {
        commands_changes: { rebase: true },
        summary: ['Scheduled a rebase of the source branch.'],
      },
    });
    const state = `${request.path}?include_rebase_in_progress=true`;
    expect((await developer.get(state)).body).toMatchObject({ rebase_in_progress: true });
    expect((await say(request, '/rebase')).body).toEqual({
      commands_changes: {},
      summary: ['Could not rebase the source branch.'],
    });
  });

  it('stays text for whoever may not push, and where a branch is gone', async () => {
    const request = await newRequest({ source_branch: await world.branch('fading') });
    expect((await say(request, '/rebase', reporter)).status).toBe(201);
    await developer.delete(`/projects/${project.id}/repository/branches/fading`);
    expect((await say(request, '/rebase')).status).toBe(201);
  });
});
