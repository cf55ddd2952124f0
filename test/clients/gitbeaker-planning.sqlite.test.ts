import { Gitlab } from '@gitbeaker/rest';
import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const { db, origin } = await startApp({ config: { plan: 'ultimate' } });
const reporter = await seedUser(db);
const { token } = await seedToken(db, reporter, { scopes: ['api'] });
const client = new Gitlab({ host: origin, token });
const group = await seedGroup(db);
const project = await seedProject(db, { namespace: group });
const elsewhere = await seedProject(db, { namespace: group });
await addMember(db, { group, user: reporter, level: 20 });

/** The client used as its own documentation shows; nothing here knows about this server. */
describe('@gitbeaker/rest', () => {
  it('plans milestones of projects', async () => {
    const created = await client.ProjectMilestones.create(project.id, 'First firing', {
      dueDate: '2030-01-31',
    });
    expect(created).toMatchObject({ project_id: project.id, due_date: '2030-01-31' });
    const options = { state: 'active' } as const;
    expect(await client.ProjectMilestones.all(project.id, options)).toMatchObject([
      { id: created.id },
    ]);
    const closed = await client.ProjectMilestones.edit(project.id, created.id, {
      stateEvent: 'close',
    });
    expect(closed).toMatchObject({ state: 'closed' });
    await client.ProjectMilestones.promote(project.id, created.id);
    expect(await client.GroupMilestones.show(group.id, created.id)).toMatchObject({
      group_id: group.id,
      title: 'First firing',
    });
  });

  it('plans milestones of groups', async () => {
    const { id } = await client.GroupMilestones.create(group.id, 'Second firing');
    await client.GroupMilestones.edit(group.id, id, { description: 'Glaze' });
    const found = await client.GroupMilestones.all(group.id, { search: 'glaze' });
    expect(found).toMatchObject([{ id, description: 'Glaze' }]);
    await client.GroupMilestones.remove(group.id, id);
    expect(await client.GroupMilestones.all(group.id, { search: 'glaze' })).toEqual([]);
  });

  it('labels in projects and groups', async () => {
    const created = await client.ProjectLabels.create(project.id, 'bug', '#d9534f', {
      description: 'Something is broken',
    });
    expect(created).toMatchObject({ name: 'bug', is_project_label: true });
    await client.ProjectLabels.edit(project.id, 'bug', { newName: 'defect' });
    await client.ProjectLabels.promote(project.id, 'defect');
    expect(await client.GroupLabels.all(group.id)).toMatchObject([
      { id: created.id, name: 'defect' },
    ]);
    await client.GroupLabels.remove(group.id, created.id);
    expect(await client.GroupLabels.all(group.id)).toEqual([]);
  });

  it('lives through an issue', async () => {
    const { Issues, IssueNotes, IssueDiscussions, IssueAwardEmojis, IssueLinks } = client;
    const created = await Issues.create(project.id, 'Kiln cools too fast', {
      description: '- [ ] measure',
      labels: 'heat',
      assigneeIds: [reporter.id],
      dueDate: '2030-01-31',
    });
    expect(created).toMatchObject({ labels: ['heat'], assignees: [{ id: reporter.id }] });
    const { iid } = created;
    expect(await Issues.all({ projectId: project.id, labels: 'heat' })).toMatchObject([{ iid }]);
    expect(await Issues.all({ groupId: group.id, search: 'cools' })).toMatchObject([{ iid }]);
    expect(await Issues.all({ scope: 'assigned_to_me' })).toMatchObject([{ iid }]);
    await Issues.edit(project.id, iid, { addLabels: 'urgent', weight: 3 });
    await Issues.addTimeEstimate(project.id, iid, '3h30m');
    await Issues.addSpentTime(project.id, iid, '1h');
    expect(await Issues.show(iid, { projectId: project.id })).toMatchObject({
      labels: ['heat', 'urgent'],
      weight: 3,
      time_stats: { human_time_estimate: '3h 30m', human_total_time_spent: '1h' },
    });

    const note = await IssueNotes.create(project.id, iid, 'Measured: 80 °C an hour');
    await IssueNotes.edit(project.id, iid, note.id, { body: 'Measured: 70 °C an hour' });
    expect(await IssueNotes.show(project.id, iid, note.id)).toMatchObject({
      body: 'Measured: 70 °C an hour',
    });
    const thread = await IssueDiscussions.create(project.id, iid, 'Which probe?');
    await IssueDiscussions.addNote(project.id, iid, thread.id, 'Type S');
    const discussions = await IssueDiscussions.all(project.id, iid);
    expect(discussions.find(({ id }) => id === thread.id)?.notes).toHaveLength(2);
    await IssueAwardEmojis.award(project.id, iid, 'thumbsup');

    const other = await Issues.create(project.id, 'Isolate the door');
    await IssueLinks.create(project.id, iid, project.id, other.iid);
    expect(await IssueLinks.all(project.id, iid)).toMatchObject([{ iid: other.iid }]);
    expect(await Issues.allParticipants(project.id, iid)).toMatchObject([{ id: reporter.id }]);
    await Issues.edit(project.id, iid, { stateEvent: 'close' });
    const closed = await Issues.show(iid, { projectId: project.id });
    expect(closed).toMatchObject({ state: 'closed', upvotes: 1, user_notes_count: 3 });
    expect(await client.IssuesStatistics.all({ projectId: project.id })).toMatchObject({
      statistics: { counts: { all: 2, closed: 1, opened: 1 } },
    });
    const moved = await Issues.move(project.id, iid, elsewhere.id);
    expect(moved).toMatchObject({ project_id: elsewhere.id, user_notes_count: 3 });
  });

  it('lives through a to-do', async () => {
    const { iid } = await client.Issues.create(project.id, 'Buy clay');
    const todo = await client.Issues.createTodo(project.id, iid);
    expect(todo).toMatchObject({ action_name: 'marked', state: 'pending', target: { iid } });
    expect(await client.TodoLists.all({ type: 'Issue' })).toMatchObject([{ id: todo.id }]);
    await client.TodoLists.done({ todoId: todo.id });
    expect(await client.TodoLists.all()).toEqual([]);
    expect(await client.TodoLists.all({ state: 'done' })).toMatchObject([{ id: todo.id }]);
  });

  it.each([
    ['projects', client.ProjectIssueBoards, client.ProjectLabels, project.id],
    ['groups', client.GroupIssueBoards, client.GroupLabels, group.id],
  ] as const)('keeps issue boards of %s', async (kind, boards, labels, id) => {
    expect(await boards.all(id)).toEqual([]);
    const board = await boards.create(id, 'Glazes');
    expect(await boards.edit(id, board.id, { name: 'Clays' })).toMatchObject({ name: 'Clays' });
    const lists: number[] = [];
    for (const name of [`${kind} to fire`, `${kind} firing`]) {
      const label = await labels.create(id, name, '#d9534f');
      const list = await boards.createList(id, board.id, { labelId: label.id });
      expect(list).toMatchObject({ label: { name }, position: lists.length });
      lists.push(list.id);
    }
    const [first, second] = lists as [number, number];
    expect(await boards.editList(id, board.id, second, 0)).toMatchObject({ position: 0 });
    expect(await boards.allLists(id, board.id)).toMatchObject([{ id: second }, { id: first }]);
    await boards.removeList(id, board.id, second);
    expect(await boards.showList(id, board.id, first)).toMatchObject({ position: 0 });
    expect(await boards.show(id, board.id)).toMatchObject({ lists: [{ id: first }] });
    await boards.remove(id, board.id);
    expect(await boards.all(id)).toEqual([]);
  });
});
