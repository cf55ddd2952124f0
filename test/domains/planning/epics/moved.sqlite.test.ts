import { describe, expect, it } from 'vitest';
import { insertCadence, insertIteration } from '#src/domains/planning/iterations/table.ts';
import { deleteGroup } from '#src/domains/core/groups/deletion/remove-tree.ts';
import { deleteProject } from '#src/domains/core/projects/workers.ts';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { seedEpic, seedGroup, seedProject } from '#test/support/seed.ts';

const { api, db, environment } = await startApp();
const { group, people } = await projectWorld(db);
const as = api.as(people.administrator);
const elsewhere = await seedGroup(db, { owner: people.administrator });
const at = new Date().toISOString();
const dependencies = { ...environment, log: console as never };
const job = {
  id: 'job',
  attempt: 1,
  signal: new AbortController().signal,
  progress: () => Promise.resolve(),
};

async function planned(namespace: Awaited<ReturnType<typeof seedGroup>>) {
  const project = await seedProject(db, { namespace });
  const epic = await seedEpic(db, { group, author: people.owner });
  const iteration = await db.transaction(async (db) => {
    const cadence = await insertCadence(db, { group_id: group.id, title: 'Weeks' }, at);
    const days = { start_date: '2030-01-01', due_date: '2030-01-07' };
    return insertIteration(db, cadence, days, at);
  });
  const milestone = await as.post(`/projects/${project.id}/milestones`, {
    title: 'First firing',
    due_date: '2030-02-01',
  });
  const issue = await as.post(`/projects/${project.id}/issues`, {
    title: 'Kiln',
    epic_id: epic.id,
    iteration_id: iteration.id,
    milestone_id: milestone.body.id,
  });
  expect(issue.body).toMatchObject({ epic: { id: epic.id }, iteration: { id: iteration.id } });
  const showIssue = async () =>
    (await as.get(`/projects/${project.id}/issues/${issue.body.iid}`)).body;
  const showEpic = async () => (await as.get(`/groups/${group.id}/epics/${epic.iid}`)).body;
  expect(await showEpic()).toMatchObject({ due_date: '2030-02-01' });
  return { project, epic, showIssue, showEpic };
}

describe('a project or group that moves away from a group', () => {
  it('leaves its epics and iterations as a project', async () => {
    const { project, showIssue, showEpic } = await planned(group);
    const moved = await as.put(`/projects/${project.id}/transfer`, { namespace: elsewhere.id });
    expect(moved.status).toBe(200);
    expect(await showIssue()).toMatchObject({ epic: null, iteration: null });
    expect(await showEpic()).toMatchObject({ due_date: null });
  });

  it('leaves them as a group with its epics', async () => {
    const below = await seedGroup(db, { parent: group });
    const { epic, showIssue, showEpic } = await planned(below);
    const [child, grandchild] = [
      await seedEpic(db, { group: below, author: people.owner, parent_id: epic.id }),
      await seedEpic(db, { group: below, author: people.owner }),
    ];
    await as.put(`/groups/${below.id}/epics/${grandchild.iid}`, { parent_id: child.id });
    const moved = await as.post(`/groups/${below.id}/transfer`, { group_id: elsewhere.id });
    expect(moved.status).toBe(201);
    expect(await showIssue()).toMatchObject({ epic: null, iteration: null });
    expect(await showEpic()).toMatchObject({ due_date: null });
    const parentOf = async ({ iid }: { iid: number }) =>
      (await as.get(`/groups/${below.id}/epics/${iid}`)).body.parent_id as number | null;
    expect([await parentOf(child), await parentOf(grandchild)]).toEqual([null, child.id]);
  });

  it('stays in those of groups that are still above it', async () => {
    const below = await seedGroup(db, { parent: group });
    const { project, epic, showIssue } = await planned(group);
    const moved = await as.put(`/projects/${project.id}/transfer`, { namespace: below.id });
    expect(moved.status).toBe(200);
    expect(await showIssue()).toMatchObject({
      epic: { id: epic.id },
      iteration: { group_id: group.id },
    });
  });
});

describe('a removed project or group', () => {
  it('no longer counts for the epics of its issues', async () => {
    const { project, showEpic } = await planned(group);
    await db('projects').where('id', project.id).update({ deletion_requested_at: at });
    await deleteProject.run({ project_id: project.id }, dependencies, job);
    expect(await showEpic()).toMatchObject({ due_date: null });
  });

  it('no longer counts for the epics above its own', async () => {
    const below = await seedGroup(db, { parent: group });
    const epic = await seedEpic(db, { group, author: people.owner });
    const child = await seedEpic(db, { group: below, author: people.owner });
    await as.put(`/groups/${below.id}/epics/${child.iid}`, {
      parent_id: epic.id,
      due_date_fixed: '2030-03-01',
      due_date_is_fixed: true,
    });
    const show = async () => (await as.get(`/groups/${group.id}/epics/${epic.iid}`)).body;
    expect(await show()).toMatchObject({ due_date: '2030-03-01' });
    await db('namespaces').where('id', below.id).update({ pending_delete: true });
    await deleteGroup.run({ group_id: below.id }, dependencies, job);
    expect(await show()).toMatchObject({ due_date: null });
    expect(await db('epics').where('id', child.id)).toEqual([]);
  });
});
