import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { seedProject, unique } from '#test/support/seed.ts';

const { api, db } = await startApp();
const free = await startApp({ config: { plan: 'free' } });
const { project, group, people } = await projectWorld(db);
const reporter = api.as(people.reporter);
const { developer, maintainer } = people;
const issues = `/projects/${project.id}/issues`;

interface Made {
  readonly id: number;
  readonly iid: number;
  readonly path: string;
}

async function newIssue(body: object = {}): Promise<Made> {
  const made = await reporter.post(issues, { title: unique('Kiln '), ...body });
  expect(made).toMatchObject({ status: 201 });
  return { id: made.body.id, iid: made.body.iid, path: `${issues}/${made.body.iid}` };
}

const say = (issue: Made, body: string, as = reporter) => as.post(`${issue.path}/notes`, { body });

const labelled = async (name: string, path = `/projects/${project.id}`) => {
  const made = await reporter.post(`${path}/labels`, { name, color: '#d9534f' });
  return made.body.id as number;
};
const heat = await labelled('heat');
const wood = await labelled('dry wood', `/groups/${group.id}`);
const milestone = (
  await reporter.post(`/projects/${project.id}/milestones`, { title: 'First firing' })
).body as { id: number; iid: number };
const ofGroup = (await reporter.post(`/groups/${group.id}/milestones`, { title: '17.0' })).body as {
  id: number;
};
const today = new Date().toISOString().slice(0, 10);

describe('a note with nothing but commands', () => {
  it.each([
    ['/close', { state_event: 'close' }, { state: 'closed' }, 'Closed this issue.'],
    ['/title Kiln 2', { title: 'Kiln 2' }, { title: 'Kiln 2' }, 'Changed the title to "Kiln 2".'],
    [
      `/assign @${developer.username} me`,
      { assignee_ids: [developer.id, people.reporter.id] },
      { assignee: { id: expect.any(Number) as number } },
      `Assigned @${developer.username} @${people.reporter.username}.`,
    ],
    [
      '/label ~heat ~"dry wood" ~unknown',
      { add_label_ids: [heat, wood].toSorted((one, other) => one - other) },
      { labels: ['dry wood', 'heat'] },
      'Added ~"dry wood" ~heat.',
    ],
    ['/labels heat', { add_label_ids: [heat] }, { labels: ['heat'] }, 'Added ~heat.'],
    [
      '/milestone %"First firing"',
      { milestone_id: milestone.id },
      { milestone: { id: milestone.id } },
      'Set the milestone to %"First firing".',
    ],
    [
      `/milestone %${milestone.iid}`,
      { milestone_id: milestone.id },
      { milestone: { id: milestone.id } },
      'Set the milestone to %"First firing".',
    ],
    [
      '/milestone %17.0',
      { milestone_id: ofGroup.id },
      { milestone: { id: ofGroup.id } },
      'Set the milestone to %"17.0".',
    ],
    [
      '/due 2030-02-28',
      { due_date: '2030-02-28' },
      { due_date: '2030-02-28' },
      'Set the due date to 2030-02-28.',
    ],
    ['/due today', { due_date: today }, { due_date: today }, `Set the due date to ${today}.`],
    [
      '/estimate 1w 3h',
      { time_estimate: 154_800 },
      { time_stats: { time_estimate: 154_800 } },
      'Set the time estimate to 1w 3h.',
    ],
    [
      '/spend 1h',
      { spend_time: { duration: 3600, user_id: people.reporter.id } },
      { time_stats: { total_time_spent: 3600 } },
      'Added 1h spent time.',
    ],
    [
      '/spent 30m 2022-04-24',
      { spend_time: { duration: 1800, spent_at: '2022-04-24T00:00:00.000Z' } },
      { time_stats: { total_time_spent: 1800 } },
      'Added 30m spent time.',
    ],
    ['/lock', { discussion_locked: true }, { discussion_locked: true }, 'Locked the discussion.'],
    [
      '/confidential',
      { confidential: true },
      { confidential: true },
      'Made this issue confidential.',
    ],
    [
      '/unsubscribe',
      { subscription_event: 'unsubscribe' },
      { subscribed: false },
      'Unsubscribed from this issue.',
    ],
    ['/todo', { todo_event: 'add' }, {}, 'Added a to-do.'],
    ['/award :tada:', { emoji_award: 'tada' }, {}, 'Awarded :tada:.'],
    ['/award :+1:', { emoji_award: 'thumbsup' }, { upvotes: 1 }, 'Awarded :thumbsup:.'],
    [
      '/promote_to_incident',
      { issue_type: 'incident' },
      { issue_type: 'incident' },
      'Made this issue an incident.',
    ],
    ['/weight 5', { weight: 5 }, { weight: 5 }, 'Set the weight to 5.'],
    [
      '/health_status on track',
      { health_status: 'on_track' },
      { health_status: 'on_track' },
      'Set the health status to on_track.',
    ],
  ])('%s', async (body, changes, attributes, sentence) => {
    const issue = await newIssue();
    const answer = await say(issue, body);
    expect(answer).toMatchObject({
      status: 202,
      body: { commands_changes: changes, summary: [sentence] },
    });
    expect((await reporter.get(issue.path)).body).toMatchObject(attributes);
    const notes = await db('notes').where({ issue_id: issue.id, system: false });
    expect(notes).toEqual([]);
  });

  it.each([
    [{ state_event: 'close' }, '/reopen', { state_event: 'reopen' }, { state: 'opened' }],
    [{ assignee_ids: [developer.id] }, '/unassign', { assignee_ids: [] }, { assignees: [] }],
    [
      { assignee_ids: [developer.id, maintainer.id] },
      `/unassign @${developer.username}`,
      { assignee_ids: [maintainer.id] },
      { assignees: [{ id: maintainer.id }] },
    ],
    [
      { assignee_ids: [developer.id] },
      `/reassign @${maintainer.username}`,
      { assignee_ids: [maintainer.id] },
      { assignees: [{ id: maintainer.id }] },
    ],
    [{ labels: 'heat,dry wood' }, '/unlabel', { label_ids: [] }, { labels: [] }],
    [
      { labels: 'heat,dry wood' },
      '/remove_label ~heat',
      { remove_label_ids: [heat] },
      { labels: ['dry wood'] },
    ],
    [{ labels: 'heat' }, '/relabel ~"dry wood"', { label_ids: [wood] }, { labels: ['dry wood'] }],
    [
      { milestone_id: milestone.id },
      '/remove_milestone',
      { milestone_id: null },
      { milestone: null },
    ],
    [{ due_date: '2030-01-01' }, '/remove_due_date', { due_date: null }, { due_date: null }],
    [
      { discussion_locked: true },
      '/unlock',
      { discussion_locked: false },
      { discussion_locked: false },
    ],
    [{ weight: 3 }, '/clear_weight', { weight: null }, { weight: null }],
    [
      { health_status: 'at_risk' },
      '/clear_health_status',
      { health_status: null },
      { health_status: null },
    ],
    [
      { issue_type: 'incident' },
      '/severity critical',
      { severity: 'CRITICAL' },
      { severity: 'CRITICAL' },
    ],
  ])('undoes %j with %s', async (before, body, changes, attributes) => {
    const issue = await newIssue();
    expect((await reporter.put(issue.path, before)).status).toBe(200);
    expect(await say(issue, body)).toMatchObject({
      status: 202,
      body: { commands_changes: changes },
    });
    expect((await reporter.get(issue.path)).body).toMatchObject(attributes);
  });

  it('carries out one after the other', async () => {
    const issue = await newIssue();
    const body = [
      '/estimate 2h',
      `/assign @${developer.username}`,
      `/assign @${maintainer.username}`,
      '/label ~heat',
      '/label ~"dry wood"',
      '/unlabel ~heat',
      '/spend 2h',
      '/spend -30m',
      '/subscribe',
      '/todo',
      '/close',
    ];
    const answer = await say(issue, body.join('\n'), api.as(people.owner));
    expect(answer).toMatchObject({
      status: 202,
      body: {
        commands_changes: {
          assignee_ids: [developer.id, maintainer.id],
          add_label_ids: [heat, wood],
          remove_label_ids: [heat],
          state_event: 'close',
          todo_event: 'add',
          subscription_event: 'subscribe',
        },
      },
    });
    expect(answer.body.summary).toHaveLength(body.length);
    const { body: now } = await api.as(people.owner).get(issue.path);
    expect(now).toMatchObject({
      state: 'closed',
      labels: ['dry wood'],
      subscribed: true,
      time_stats: { time_estimate: 7200, total_time_spent: 5400 },
    });
    expect(now.assignees).toHaveLength(2);
    const todos = await api.as(people.owner).get('/todos');
    expect(todos.body).toMatchObject([{ action_name: 'marked', target: { id: issue.id } }]);
  });

  it('removes times, and says what was done', async () => {
    const issue = await newIssue();
    await say(issue, '/estimate 2h\n/spend 1h');
    expect(await say(issue, '/remove_estimate\n/remove_time_spent')).toMatchObject({
      status: 202,
      body: {
        commands_changes: {
          time_estimate: 0,
          spend_time: { duration: 'reset', user_id: people.reporter.id },
        },
        summary: ['Removed the time estimate.', 'Removed the time spent.'],
      },
    });
    expect((await reporter.get(`${issue.path}/time_stats`)).body).toMatchObject({
      time_estimate: 0,
      total_time_spent: 0,
    });
  });

  it('ends what was pending', async () => {
    const issue = await newIssue();
    await reporter.post(`${issue.path}/todo`);
    expect(await say(issue, '/done')).toMatchObject({
      status: 202,
      body: { commands_changes: { todo_event: 'done' } },
    });
    expect((await say(issue, '/done')).body.body).toBe('/done');
  });

  it('copies labels and milestone of another', async () => {
    const source = await newIssue({ labels: 'heat', milestone_id: milestone.id });
    const issue = await newIssue({ labels: 'dry wood' });
    const answer = await say(issue, `/copy_metadata ${project.full_path}#${source.iid}`);
    expect(answer).toMatchObject({
      status: 202,
      body: { commands_changes: { add_label_ids: [heat], milestone_id: milestone.id } },
    });
    expect((await reporter.get(issue.path)).body).toMatchObject({
      labels: ['dry wood', 'heat'],
      milestone: { id: milestone.id },
    });
  });

  it('closes a duplicate', async () => {
    const original = await newIssue();
    const issue = await newIssue();
    const answer = await say(issue, `/duplicate #${original.iid}`);
    expect(answer).toMatchObject({
      status: 202,
      body: { commands_changes: { state_event: 'close' } },
    });
    expect((await reporter.get(issue.path)).body).toMatchObject({ state: 'closed' });
    expect(await db('issues').where({ id: issue.id }).first('duplicated_to_id')).toEqual({
      duplicated_to_id: original.id,
    });
  });
});

describe('a note with commands and text', () => {
  it('is stored without them', async () => {
    const issue = await newIssue();
    const answer = await say(issue, 'Too hot.\n/close\n/shrug well\n');
    expect(answer).toMatchObject({
      status: 201,
      body: { body: 'Too hot.\nwell ¯\\＿(ツ)＿/¯', commands_changes: { state_event: 'close' } },
    });
    const [note] = await db('notes').where({ issue_id: issue.id, system: false });
    expect(note).toMatchObject({ body: answer.body.body });
    expect((await say(issue, '/tableflip')).body.body).toBe('(╯°□°)╯︵ ┻━┻');
  });

  it.each([
    '/unknown',
    '/reopen',
    '/unlock',
    '/severity high',
    '/subscribe',
    '/done',
    '```\n/close\n```',
  ])('keeps what is no command that one may give: %.40s', async (body) => {
    const issue = await newIssue();
    const answer = await say(issue, body);
    expect(answer).toMatchObject({ status: 201, body: { body, commands_changes: {} } });
  });

  it.each([
    '/title',
    `/title ${'k'.repeat(256)}`,
    '/assign',
    '/assign @nobody-here',
    '/assign reporter',
    `/assign @${people.stranger.username}`,
    '/label ~nothing',
    '/label',
    '/relabel',
    '/milestone %nothing',
    '/milestone',
    '/due someday',
    '/due 2030-02-30',
    '/estimate soon',
    '/estimate -1h',
    '/estimate 9999999999mo',
    '/spend 0h',
    '/spend -1h',
    '/spend 1h 2999-01-01',
    '/spend 1h 2022-02-30',
    '/weight -1',
    '/weight 2147483648',
    '/health_status fine',
    '/iteration *iteration:5',
    '/award tada',
    '/award :no-such-emoji:',
    '/copy_metadata #999999',
    '/copy_metadata',
    '/duplicate #999999',
  ])('is refused where it is a command that means nothing: %.40s', async (body) => {
    const issue = await newIssue();
    const message = '400 Bad request - Failed to apply commands.';
    const refused = { status: 400, body: { message } };
    expect(await say(issue, body)).toMatchObject(refused);
    expect(await say(issue, `${body}\n\n${body}`)).toMatchObject(refused);
    expect(await db('notes').where({ issue_id: issue.id })).toEqual([]);
    const kept = `Well.\n${body}`;
    expect(await say(issue, kept)).toMatchObject({ status: 201, body: { body: kept } });
  });

  it('does not name what the actor cannot see', async () => {
    const hidden = await seedProject(db, { visibility: 'private' });
    const administrator = api.as(people.administrator);
    const made = await administrator.post(`/projects/${hidden.id}/issues`, {
      title: 'Hidden',
      labels: 'secret',
    });
    const issue = await newIssue();
    for (const name of ['copy_metadata', 'duplicate']) {
      const body = `/${name} ${hidden.full_path}#${made.body.iid}`;
      expect((await say(issue, body)).status).toBe(400);
      expect((await say(issue, `${body}9999`)).status).toBe(400);
    }
  });
});

describe('permission for quick actions', () => {
  const planning = [
    '/label ~heat',
    '/assign me',
    `/milestone %${milestone.iid}`,
    '/due tomorrow',
    '/estimate 1h',
    '/spend 1h',
    '/lock',
    '/confidential',
    '/weight 1',
    '/promote_to_incident',
  ];
  const changing = ['/title Other', '/close'];
  const anyones = ['/todo', '/subscribe', '/award :tada:'];

  it('lets guests do what guests may', async () => {
    const guest = api.as(people.guest);
    for (const body of [...planning, ...changing]) {
      const issue = await newIssue();
      const answer = await say(issue, body, guest);
      expect(answer, body).toMatchObject({ status: 201, body: { body, commands_changes: {} } });
    }
    for (const body of anyones) {
      const issue = await newIssue();
      expect((await say(issue, body, guest)).status, body).toBe(202);
    }
  });

  it('lets authors and assignees change their own', async () => {
    const guest = api.as(people.guest);
    const own = await guest.post(issues, { title: 'Own' });
    const path = `${issues}/${own.body.iid}`;
    const answer = await guest.post(`${path}/notes`, { body: changing.join('\n') });
    expect(answer.status).toBe(202);
    expect((await guest.get(path)).body).toMatchObject({ title: 'Other', state: 'closed' });
  });

  it('knows no paid commands in the community edition', async () => {
    const world = await projectWorld(free.db);
    const as = free.api.as(world.people.reporter);
    const path = `/projects/${world.project.id}/issues`;
    const { body: issue } = await as.post(path, { title: 'Kiln' });
    for (const body of ['/weight 1', '/clear_weight', '/health_status at_risk']) {
      const note = await as.post(`${path}/${issue.iid}/notes`, { body });
      expect(note).toMatchObject({ status: 201, body: { body } });
    }
    // Scopes of labels are paid for, too.
    const scoped = ['pace::fast', 'pace::slow'];
    const labelled = await as.put(`${path}/${issue.iid}`, { labels: scoped });
    expect(labelled.body.labels).toEqual(scoped);
    const two = [world.people.developer, world.people.owner].map(({ username }) => `@${username}`);
    await as.post(`${path}/${issue.iid}/notes`, { body: `/assign ${two.join(' ')}` });
    expect((await as.get(`${path}/${issue.iid}`)).body.assignees).toHaveLength(1);
  });
});

describe('a description', () => {
  it('gives a new issue what its commands say', async () => {
    const description = [
      'The glaze cracks.',
      '/label ~heat',
      `/assign @${developer.username}`,
      '/estimate 2h',
      '/due 2030-02-28',
      '/todo',
      '/close',
      '/weight 2',
    ].join('\n');
    const made = await reporter.post(issues, { title: 'Kiln', labels: 'dry wood', description });
    expect(made).toMatchObject({
      status: 201,
      body: {
        // There is nothing yet to close, or to be reminded of.
        description: 'The glaze cracks.\n/todo\n/close',
        labels: ['dry wood', 'heat'],
        assignees: [{ id: developer.id }],
        due_date: '2030-02-28',
        weight: 2,
        time_stats: { time_estimate: 7200 },
        state: 'opened',
      },
    });
  });

  it('changes an issue as its commands say', async () => {
    const issue = await newIssue({ description: 'Before' });
    const description = 'After\n/close\n/spend 1h\n/todo';
    const changed = await reporter.put(issue.path, { description, add_labels: 'heat' });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        description: 'After',
        state: 'closed',
        labels: ['heat'],
        time_stats: { total_time_spent: 3600 },
      },
    });
    expect(await db('todos').where({ issue_id: issue.id, state: 'pending' })).toHaveLength(1);
  });

  it('gives new issues of guests no more than guests may', async () => {
    const description = '/label ~heat\n/estimate 1h\n/confidential';
    const made = await api.as(people.guest).post(issues, { title: 'Kiln', description });
    expect(made).toMatchObject({
      status: 201,
      body: { labels: ['heat'], description: '/estimate 1h\n/confidential', confidential: false },
    });
  });
});
