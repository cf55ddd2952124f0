import { Gitlab } from '@gitbeaker/rest';
import { describe, expect, it } from 'vitest';
import { startApp } from '../support/app.ts';
import { addMember, seedGroup, seedProject, seedToken, seedUser } from '../support/seed.ts';

const { db, origin } = await startApp();
const reporter = await seedUser(db);
const { token } = await seedToken(db, reporter, { scopes: ['api'] });
const client = new Gitlab({ host: origin, token });
const group = await seedGroup(db);
const project = await seedProject(db, { namespace: group });
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
});
