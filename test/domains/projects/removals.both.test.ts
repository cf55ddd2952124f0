import { describe, expect } from 'vitest';
import { partRows } from '#src/database/in-parts.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { seedEpic, seedGroup, seedUser, unique } from '#test/support/seed.ts';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';

const { api, db, git, environment } = await startApp({ connections: racing });
const { workers } = environment;

const at = '2026-01-01T00:00:00.000Z';

/** Creates more changes than one statement deletes. */
async function changesOf(column: string, id: number, about: object = {}): Promise<void> {
  const changes = Array.from({ length: partRows + 1 }, () => ({
    ...{ kind: 'state', action: 'closed', created_at: at, ...about, [column]: id },
  }));
  await db('resource_events').insert(changes);
}

async function world() {
  const group = await seedGroup(db);
  const { project, people } = await projectWorld(db, { parent: group });
  const owner = api.as(people.owner);
  const path = `/projects/${project.id}`;
  const make = async (kind: string, body: object) => {
    const { body: made, status } = await owner.post(`${path}/${kind}`, body);
    expect(status).toBe(201);
    return made as { readonly id: number; readonly iid: number };
  };
  return { group, project, people, owner, path, make };
}

const rowOf = (table: string, id: number) => db(table).where({ id }).first('id');

/** Expects the row to be there until the workers have taken what refers to it. */
async function expectToLeave(table: string, id: number): Promise<void> {
  expect(await rowOf(table, id)).toBeDefined();
  workers.start();
  await workers.idle();
  await workers.stop();
  expect(await rowOf(table, id)).toBeUndefined();
  expect(await workers.deadLetters()).toEqual([]);
}

/** Expects that one of several simultaneous removals and changes removes the thing. */
async function expectOneRemoval(asked: readonly Promise<{ readonly status: number }>[]) {
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  expect(statuses.filter((status) => ![200, 204, 404].includes(status))).toEqual([]);
}

describe('a removed object with many references hides at once, and its rows are deleted in parts:', () => {
  it('a label', async () => {
    const { owner, path, make } = await world();
    const body = { name: unique('label'), color: '#d9534f' };
    const label = await make('labels', body);
    const issue = await make('issues', { title: 'Heat', labels: body.name });
    const board = await make('boards', { name: 'Oven' });
    const lists = `${path}/boards/${board.id}/lists`;
    await owner.post(lists, { label_id: label.id });
    await changesOf('label_id', label.id, { issue_id: issue.id });

    expect(await owner.delete(`${path}/labels/${label.id}`)).toMatchObject({ status: 204 });
    expect(await owner.get(`${path}/labels/${label.id}`)).toMatchObject({ status: 404 });
    expect(await owner.get(`${path}/labels`)).toMatchObject({ body: [] });
    expect(await owner.get(`${path}/issues/${issue.iid}`)).toMatchObject({ body: { labels: [] } });
    expect(await owner.get(`${path}/issues?labels=${body.name}`)).toMatchObject({ body: [] });
    expect(await owner.get(lists)).toMatchObject({ body: [] });
    expect(await owner.post(`${path}/labels`, body)).toMatchObject({ status: 201 });
    await expectToLeave('labels', label.id);
  });

  it('a milestone', async () => {
    const { owner, path, make } = await world();
    const body = { title: unique('milestone'), due_date: '2027-01-01' };
    const milestone = await make('milestones', body);
    const issue = await make('issues', { title: 'Heat', milestone_id: milestone.id });
    await changesOf('milestone_id', milestone.id, { issue_id: issue.id });

    expect(await owner.delete(`${path}/milestones/${milestone.id}`)).toMatchObject({ status: 204 });
    expect(await owner.get(`${path}/milestones/${milestone.id}`)).toMatchObject({ status: 404 });
    expect(await owner.get(`${path}/issues/${issue.iid}`)).toMatchObject({
      body: { milestone: null },
    });
    expect(await owner.get(`${path}/issues?milestone=${body.title}`)).toMatchObject({ body: [] });
    expect(await owner.get(`${path}/issues/${issue.iid}/resource_milestone_events`)).toMatchObject({
      status: 200,
    });
    expect(await owner.post(`${path}/milestones`, body)).toMatchObject({ status: 201 });
    await expectToLeave('milestones', milestone.id);
    expect(await owner.get(`${path}/issues/${issue.iid}`)).toMatchObject({ status: 200 });
  });

  it('an issue', async () => {
    const { owner, people, path, make } = await world();
    const issue = await make('issues', { title: 'Heat', assignee_ids: [people.guest.id] });
    await owner.post(`${path}/issues/${issue.iid}/notes`, { body: 'Hot' });
    await changesOf('issue_id', issue.id);

    expect(await owner.delete(`${path}/issues/${issue.iid}`)).toMatchObject({ status: 204 });
    expect(await owner.get(`${path}/issues/${issue.iid}`)).toMatchObject({ status: 404 });
    expect(await owner.get(`${path}/issues/${issue.iid}/notes`)).toMatchObject({ status: 404 });
    expect(await owner.get(`${path}/issues`)).toMatchObject({ body: [] });
    expect(await api.as(people.guest).get('/todos')).toMatchObject({ body: [] });
    expect(await api.as(people.administrator).get(`/issues/${issue.id}`)).toMatchObject({
      status: 404,
    });
    expect(await owner.get(path)).toMatchObject({ body: { open_issues_count: 0 } });
    await expectToLeave('issues', issue.id);
  });

  it('an epic', async () => {
    const { owner, group, people, path, make } = await world();
    const epic = await seedEpic(db, { group, author: people.owner });
    const issue = await make('issues', { title: 'Heat' });
    await db('epic_issues').insert({ epic_id: epic.id, issue_id: issue.id, relative_position: 1 });
    await changesOf('epic_id', epic.id);

    const administrator = api.as(people.administrator);
    const epics = `/groups/${group.id}/epics`;
    expect(await administrator.delete(`${epics}/${epic.iid}`)).toMatchObject({ status: 204 });
    expect(await administrator.get(`${epics}/${epic.iid}`)).toMatchObject({ status: 404 });
    expect(await administrator.get(epics)).toMatchObject({ body: [] });
    expect(await owner.get(`${path}/issues/${issue.iid}`)).toMatchObject({ body: { epic: null } });
    await expectToLeave('epics', epic.id);
  });

  race('an issue, once, however many ask for it at the same time', async () => {
    const { owner, path, make } = await world();
    await make('issues', { title: 'Glaze' });
    const issue = await make('issues', { title: 'Heat' });
    await changesOf('issue_id', issue.id);

    const address = `${path}/issues/${issue.iid}`;
    const asked = Array.from({ length: racing }, (_, index) =>
      index % 2 === 0 ? owner.delete(address) : owner.put(address, { state_event: 'close' }),
    );
    await expectOneRemoval(asked);
    expect(await owner.get(path)).toMatchObject({ body: { open_issues_count: 1 } });
    await expectToLeave('issues', issue.id);
  });

  race('a merge request, once', async () => {
    const { project, people, path, branch } = await mergeRequestWorld({ db, git });
    const body = { source_branch: await branch(), target_branch: 'main', title: 'Fire slowly' };
    const { body: made } = await api.as(people.developer).post(path, body);
    await changesOf('merge_request_id', made.id);

    const owner = api.as(people.owner);
    const address = `${path}/${made.iid}`;
    await expectOneRemoval(
      Array.from({ length: racing }, (_, index) =>
        index % 2 === 0 ? owner.delete(address) : owner.put(address, { title: 'Fire fast' }),
      ),
    );
    expect(await owner.get(path)).toMatchObject({ body: [] });
    const from = { source_project_id: project.id, state: 'opened' };
    expect(await db('merge_requests').where(from).first('id')).toBeUndefined();
    await expectToLeave('merge_requests', made.id);
  });

  it('and not what few rows refer to', async () => {
    const { owner, path, make } = await world();
    const label = await make('labels', { name: unique('label'), color: '#d9534f' });
    await make('issues', { title: 'Heat', label_ids: String(label.id) });
    await owner.delete(`${path}/labels/${label.id}`);
    expect(await rowOf('labels', label.id)).toBeUndefined();
  });
});

describe('POST /todos/mark_as_done', () => {
  it('takes any number in parts', async () => {
    const user = await seedUser(db);
    const todo = { user_id: user.id, author_id: user.id, action: 'mentioned', state: 'pending' };
    const todos = Array.from({ length: 2 * partRows + 1 }, () => ({
      ...todo,
      ...{ created_at: at, updated_at: at },
    }));
    for (const some of splitIntoBatches(todos, 100)) await db('todos').insert(some);
    expect(await api.as(user).post('/todos/mark_as_done')).toMatchObject({ status: 204 });
    expect(await db('todos').where({ user_id: user.id, state: 'pending' }).first()).toBeUndefined();
  });
});
