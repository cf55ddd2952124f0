import { describe, expect } from 'vitest';
import { addSystemNote } from '#src/domains/planning/notes/system.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { addMember, seedEpic, seedGroup, seedIteration, seedProject } from '#test/support/seed.ts';
import { kinds, subjectsOf } from './subjects.ts';

const app = await startApp({ connections: racing });
const { api, db } = app;
const world = await projectWorld(db, { visibility: 'public', git: app.git });
const { project, group, people } = world;
const make = subjectsOf(app, world);
const guest = api.as(people.guest);
const reporter = api.as(people.reporter);
const owner = api.as(people.owner);

/** The system notes of an issue, merge request or epic, the oldest first. */
async function linesOf(path: string, as = reporter): Promise<string[]> {
  const notes = await as.get(`${path}/notes?activity_filter=only_activity&sort=asc`);
  return (notes.body as { body: string }[]).map(({ body }) => body);
}

async function anIssue(body: object = {}): Promise<string> {
  const made = await reporter.post(`/projects/${project.id}/issues`, { title: 'Kiln', ...body });
  expect(made).toMatchObject({ status: 201 });
  return `/projects/${project.id}/issues/${made.body.iid}`;
}

/** The paths below which an epic is changed and talked about. */
async function anEpic(body: object = {}) {
  const made = await reporter.post(`/groups/${group.id}/epics`, { title: 'Kiln', ...body });
  expect(made).toMatchObject({ status: 201 });
  const path = `/groups/${group.id}/epics`;
  return { own: `${path}/${made.body.iid}`, path: `${path}/${made.body.id}`, ...made.body };
}

type Made = { readonly id: number; readonly iid: number };

async function label(): Promise<{ id: number; name: string }> {
  const name = `label ${Math.random()}`;
  const made = await reporter.post(`/groups/${group.id}/labels`, { name, color: '#d9534f' });
  return made.body as { id: number; name: string };
}

const milestone = async (path: string) =>
  (await reporter.post(`${path}/milestones`, { title: `v ${Math.random()}` })).body as {
    id: number;
    iid: number;
    title: string;
  };

describe('a change of an issue is told of', () => {
  it.each<[string, object, string[]]>([
    ['title', { title: 'Oven' }, ['changed title from **Kiln** to **Oven**']],
    ['description', { description: 'Hot' }, ['changed the description']],
    ['state', { state_event: 'close' }, []],
    ['day', { due_date: '2030-02-08' }, ['changed due date to February 8, 2030']],
    ['confidentiality', { confidential: true }, ['made the issue confidential']],
    ['lock', { discussion_locked: true }, ['locked this issue']],
    ['weight', { weight: 3 }, []],
    ['health', { health_status: 'at_risk' }, ['changed health status to **at risk**']],
    ['type', { issue_type: 'incident' }, ['changed the type to incident']],
    ['nothing', { title: 'Kiln' }, []],
    [
      'several things',
      { title: 'Oven', discussion_locked: true },
      ['changed title from **Kiln** to **Oven**', 'locked this issue'],
    ],
  ])('%s', async (_, body, lines) => {
    const path = await anIssue();
    expect(await reporter.put(path, body)).toMatchObject({ status: 200 });
    expect(await linesOf(path)).toEqual(lines);
  });

  it.each<[string, object, object, string]>([
    ['day', { due_date: '2030-02-08' }, { due_date: '' }, 'removed due date'],
    [
      'confidentiality',
      { confidential: true },
      { confidential: false },
      'made the issue visible to everyone',
    ],
    ['lock', { discussion_locked: true }, { discussion_locked: false }, 'unlocked this issue'],
  ])('taken back: %s', async (_, there, back, line) => {
    const path = await anIssue();
    await reporter.put(path, there);
    await reporter.put(path, back);
    expect((await linesOf(path)).at(-1)).toBe(line);
  });

  race('not where resource events tell of it', async () => {
    const { id } = await seedIteration(db, { group });
    const { id: milestone_id } = await milestone(`/projects/${project.id}`);
    const path = await anIssue({ milestone_id, labels: 'first', iteration_id: id, weight: 2 });
    await reporter.put(path, { milestone_id: 0, add_labels: 'second', iteration_id: 0, weight: 3 });
    await reporter.put(path, { state_event: 'close' });
    await reporter.put(path, { state_event: 'reopen' });
    expect(await reporter.get(`${path}/notes`)).toMatchObject({
      body: [],
      headers: { 'x-total': '0' },
    });
    const counts = ['label', 'milestone', 'iteration', 'weight', 'state'].map(
      async (kind) => (await reporter.get(`${path}/resource_${kind}_events`)).body.length as number,
    );
    expect(await Promise.all(counts)).toEqual([2, 2, 2, 2, 2]);
  });

  it('assignees', async () => {
    const [one, two, three] = [people.developer, people.maintainer, people.owner];
    const path = await anIssue({ assignee_ids: [one.id] });
    await reporter.put(path, { assignee_ids: [two.id, three.id] });
    await reporter.put(path, { assignee_ids: [] });
    expect(await linesOf(path)).toEqual([
      `assigned to @${one.username}`,
      `assigned to @${two.username} and @${three.username} and unassigned @${one.username}`,
      `unassigned @${two.username} and @${three.username}`,
    ]);
  });

  it('times', async () => {
    const path = await anIssue();
    await reporter.post(`${path}/time_estimate`, { duration: '3h' });
    await reporter.post(`${path}/add_spent_time`, { duration: '1d 30m' });
    await reporter.post(`${path}/add_spent_time`, { duration: '-30m' });
    await reporter.post(`${path}/reset_time_estimate`);
    await reporter.post(`${path}/reset_spent_time`);
    expect(await linesOf(path)).toEqual([
      'changed time estimate to 3h',
      'added 1d 30m of time spent',
      'subtracted 30m of time spent',
      'removed time estimate',
      'removed time spent',
    ]);
  });

  it('tasks that are done and opened again', async () => {
    const path = await anIssue({ description: '- [ ] bricks\n- [ ] `mortar`\n- [ ] glaze' });
    await reporter.put(path, { description: '- [x] bricks\n- [ ] `mortar`\n- [x] glaze' });
    await reporter.put(path, { description: '- [ ] bricks\n- [ ] `mortar`\n- [x] glaze' });
    await reporter.put(path, { description: '- [x] brick\n- [ ] `mortar`\n- [x] glaze' });
    expect(await linesOf(path)).toEqual([
      'marked the task **bricks** as completed',
      'marked the task **glaze** as completed',
      'marked the task **bricks** as incomplete',
      'changed the description',
    ]);
  });

  it('tasks of a long description in one line', async () => {
    const described = (box: string) => `- [${box}] bricks\n${'glaze '.repeat(22_000)}`;
    const path = await anIssue({ description: described(' ') });
    await reporter.put(path, { description: described('x') });
    expect(await linesOf(path)).toEqual(['changed the description']);
  });

  race('many tasks at once in one line', async () => {
    const tasks = (box: string) =>
      Array.from({ length: 11 }, (_, n) => `- [${box}] ${n}`).join('\n');
    const path = await anIssue({ description: tasks(' ') });
    await reporter.put(path, { description: tasks('x') });
    expect(await linesOf(path)).toEqual(['changed the description']);
  });

  it('in the words of whoever did it, and not counted', async () => {
    const path = await anIssue();
    await owner.put(path, { discussion_locked: true });
    const notes = await reporter.get(`${path}/notes`);
    expect(notes.body).toMatchObject([
      { system: true, type: null, author: { id: people.owner.id }, confidential: false },
    ]);
    expect((await reporter.get(path)).body).toMatchObject({ user_notes_count: 0 });
  });
});

describe('a change of the title of a merge request is told of', () => {
  const draft = 'marked this merge request as **draft**';
  const changed = (from: string, to: string) => `changed title from **${from}** to **${to}**`;

  it.each<[string, string, string[]]>([
    ['Kiln', 'Oven', [changed('Kiln', 'Oven')]],
    ['Kiln', 'Draft: Kiln', [draft]],
    ['Kiln', 'Draft: Oven', [draft, changed('Kiln', 'Draft: Oven')]],
  ])('from %s to %s', async (from, to, lines) => {
    const { id, path } = await make('merge_request');
    await db('merge_requests').where({ id }).update({ title: from });
    expect(await owner.put(path, { title: to })).toMatchObject({ status: 200 });
    expect((await linesOf(path)).toSorted()).toEqual(lines.toSorted());
  });
});

describe('a change of an epic is told of', () => {
  it.each<[string, object, string[]]>([
    ['title', { title: 'Oven' }, ['changed title from **Kiln** to **Oven**']],
    ['description', { description: 'Hot' }, ['changed the description']],
    ['state', { state_event: 'close' }, []],
    ['confidentiality', { confidential: true }, ['made the epic confidential']],
    [
      'days',
      {
        start_date_is_fixed: true,
        start_date_fixed: '2030-01-01',
        due_date_is_fixed: true,
        due_date_fixed: '2030-12-31',
      },
      ['changed start date to January 1, 2030', 'changed due date to December 31, 2030'],
    ],
  ])('%s', async (_, body, lines) => {
    const { own, path } = await anEpic();
    expect(await reporter.put(own, body)).toMatchObject({ status: 200 });
    expect(await linesOf(path)).toEqual(lines);
  });

  it('labels, and they and the state are kept one by one', async () => {
    const { id, name } = await label();
    const { own, path } = await anEpic();
    await reporter.put(own, { labels: name });
    await reporter.put(own, { state_event: 'close' });
    expect(await linesOf(path)).toEqual([]);
    const [changed] = (await guest.get(`${path}/resource_label_events`)).body;
    expect(changed).toMatchObject({ resource_type: 'Epic', action: 'add', label: { id } });
    const one = await guest.get(`${path}/resource_label_events/${changed.id}`);
    expect(one).toMatchObject({ status: 200, body: changed });
    const states = await guest.get(`${path}/resource_state_events`);
    expect(states.body).toMatchObject([{ resource_type: 'Epic', state: 'closed' }]);
    expect(await guest.get(`${path}/resource_state_events/${changed.id}`)).toMatchObject({
      status: 404,
    });
  });

  it('the epic above it, to those who see that', async () => {
    const open = await seedEpic(db, { group, author: people.owner });
    const secret = await seedEpic(db, { group, author: people.owner });
    const { own, path } = await anEpic({ parent_id: open.id });
    await reporter.put(own, { parent_id: secret.id });
    await reporter.put(own, { parent_id: open.id });
    // An epic above an open one stays open itself.
    const hidden = await reporter.put(`/groups/${group.id}/epics/${secret.iid}`, {
      confidential: true,
    });
    expect(hidden).toMatchObject({ status: 200 });
    const told = [
      `added epic &${open.iid} as parent epic`,
      `added epic &${secret.iid} as parent epic`,
      `added epic &${open.iid} as parent epic`,
    ];
    expect(await linesOf(path)).toEqual(told);
    expect(await linesOf(path, guest)).toEqual([told[0], told[2]]);
    const iid = Number(own.split('/').at(-1));
    expect(await linesOf(`/groups/${group.id}/epics/${open.id}`)).toEqual([
      `added epic &${iid} as child epic`,
      `removed child epic &${iid}`,
      `added epic &${iid} as child epic`,
    ]);
  });

  it('an issue of it, to those who see that', async () => {
    const epic = await seedEpic(db, { group, author: people.owner });
    const issue = (await reporter.get(await anIssue({ confidential: true }))).body as Made;
    const own = `/groups/${group.id}/epics/${epic.iid}/issues`;
    const added = await reporter.post(`${own}/${issue.id}`);
    expect((await reporter.delete(`${own}/${added.body.id}`)).status).toBe(200);
    const told = ['added', 'removed'].map((did) => `${did} issue ${project.path}#${issue.iid}`);
    const path = `/groups/${group.id}/epics/${epic.id}`;
    expect(await linesOf(path)).toEqual(told);
    expect(await linesOf(path, guest)).toEqual([]);
  });
});

describe.each(kinds)('a line about something else, on an %s', (kind) => {
  it.each<[Who, boolean]>([
    ...(kind === 'merge_request' ? [] : ([['anonymous', false]] as [Who, boolean][])),
    ['stranger', false],
    ['owner', false],
    ['developer', true],
    ['administrator', true],
  ])('shows to those who see that: %s', async (who, shows) => {
    const hidden = await seedGroup(db, { visibility: 'private' });
    const secret = await seedProject(db, { namespace: hidden, visibility: 'private' });
    await addMember(db, { group: hidden, user: people.developer, level: 20 });
    const made = await api
      .as(people.administrator)
      .post(`/projects/${secret.id}/issues`, { title: 'Secret' });
    const epic = await seedEpic(db, { group: hidden, author: people.developer });
    const { id, path, row } = await make(kind);
    const common = { target: { kind, id }, authorId: people.developer.id, at: new Date() };
    const about = [
      { kind: 'issue', id: made.body.id as number },
      { kind: 'epic', id: epic.id },
    ] as const;
    for (const other of about) {
      const body = `mentioned in ${other.kind} ${hidden.full_path}`;
      await addSystemNote(db, { ...common, action: 'cross_reference', body, about: other });
    }
    await addSystemNote(db, { ...common, action: 'title', body: 'changed the title' });
    const as = api.as(people[who]);
    const lines = ['issue', 'epic'].map((each) => `mentioned in ${each} ${hidden.full_path}`);
    const seen = shows ? [...lines, 'changed the title'] : ['changed the title'];
    expect(await linesOf(path, as)).toEqual(seen);
    const list = await as.get(`${path}/notes`);
    expect(list.headers['x-total']).toBe(String(seen.length));
    const discussions = await as.get(`${path}/discussions`);
    expect(discussions.body).toHaveLength(seen.length);
    expect(discussions.headers['x-total']).toBe(String(seen.length));
    const notes = await db('notes')
      .where({ [`${kind}_id`]: id, action: 'cross_reference' })
      .select<{ id: number; discussion_id: string }[]>('id', 'discussion_id');
    expect(notes).toHaveLength(2);
    for (const note of notes) {
      const status = shows ? 200 : 404;
      expect(await as.get(`${path}/notes/${note.id}`)).toMatchObject({ status });
      expect(await as.get(`${path}/discussions/${note.discussion_id}`)).toMatchObject({ status });
    }
    expect(await row()).toMatchObject({ user_notes_count: 0 });
  });
});
