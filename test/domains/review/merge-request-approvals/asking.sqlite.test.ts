import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { addMember, addMembers, seedGroup, seedUser } from '#test/support/seed.ts';
import { approvalWorld } from './world.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db, environment } = app;
const world = await approvalWorld(app);
const { project, people, maintainer, another, addRule, open } = world;
environment.workers.start();

/** Ids of the users who were asked for their approval, in ascending order. */
async function asked({ id }: { readonly id: number }): Promise<readonly number[]> {
  await environment.workers.idle();
  const todos = await db('todos').where({ merge_request_id: id, action: 'approval_required' });
  return todos.map(({ user_id }) => Number(user_id)).toSorted((a, b) => a - b);
}
const withoutRules = () => db('approval_rules').where({ project_id: project.id }).delete();

describe('a merge request', () => {
  it('asks those for their approval whom its rules name, but not its author', async () => {
    const [one, two] = [await another(), await another()];
    const group = await seedGroup(db);
    await addMembers(db, group, [{ user: two, level: 30 }]);
    const stranger = await seedUser(db);
    await addMembers(db, group, [{ user: stranger, level: 30 }]);
    await maintainer.post(`/projects/${project.id}/share`, {
      group_id: group.id,
      group_access: 10,
    });
    await addRule({ user_ids: [one.id, people.developer.id], group_ids: [group.id] });
    const rows = await db('approval_rules').where({ project_id: project.id });
    for (const { id } of rows) {
      const row = { rule_id: id as number, group_id: group.id };
      await db('approval_rule_groups').insert(row).onConflict().ignore();
    }
    await addRule({ user_ids: [people.owner.id], approvals_required: 0 });
    const made = await open();
    // The guest of the project that the stranger is reads no merge requests.
    expect(await asked(made)).toEqual([one.id, two.id]);
    const [todo] = (await api.as(one).get('/todos?action=approval_required')).body as object[];
    expect(todo).toMatchObject({
      action_name: 'approval_required',
      target: { id: made.id },
      author: { id: people.developer.id },
    });
    expect((await made.approve(one)).status).toBe(201);
    expect((await api.as(one).get('/todos?action=approval_required')).body).toEqual([]);
    await withoutRules();
  });

  it('asks those who are named later, each once', async () => {
    const [one, two, gone] = [await another(), await another(), await another()];
    await db('users').where({ id: gone.id }).update({ state: 'blocked' });
    const made = await open();
    expect(await asked(made)).toEqual([]);
    const rule = { name: 'Heat', approvals_required: 1, user_ids: [one.id, people.maintainer.id] };
    const added = await maintainer.post(`${made.one}/approval_rules`, rule);
    expect(added.status).toBe(201);
    expect(await asked(made)).toEqual([one.id]);
    await db('todos').where({ merge_request_id: made.id }).update({ state: 'done' });
    const user_ids = [one.id, two.id, gone.id];
    const changed = { name: 'Heat', approvals_required: 1, user_ids };
    const path = `${made.one}/approval_rules/${added.body.id}`;
    expect((await maintainer.put(path, changed)).status).toBe(200);
    expect(await asked(made)).toEqual([one.id, two.id]);
    const pending = await db('todos').where({ merge_request_id: made.id, state: 'pending' });
    expect(pending.map(({ user_id }) => Number(user_id))).toEqual([two.id]);
  });

  it('asks nobody where anybody may approve, and not again who has approved', async () => {
    const one = await another();
    await addRule({ rule_type: 'any_approver', name: 'All Members' });
    const made = await open();
    expect(await asked(made)).toEqual([]);
    expect((await made.approve(one)).status).toBe(201);
    const rule = { name: 'Heat', approvals_required: 1, user_ids: [one.id] };
    await maintainer.post(`${made.one}/approval_rules`, rule);
    expect(await asked(made)).toEqual([]);
    await withoutRules();
  });

  it('asks a hundred people at most', async () => {
    const group = await seedGroup(db);
    for (let count = 0; count < 105; count += 1) {
      const user = await seedUser(db);
      await addMember(db, { project, user, level: 30 });
      await addMembers(db, group, [{ user, level: 30 }]);
    }
    const made = await open();
    const rule = { name: 'Heat', approvals_required: 1, user_ids: [people.developer.id] };
    const added = await maintainer.post(`${made.one}/approval_rules`, rule);
    const row = { rule_id: added.body.id as number, group_id: group.id };
    await db('approval_request_rule_groups').insert(row);
    await maintainer.post(`${made.one}/approval_rules`, { name: 'Wood', approvals_required: 1 });
    expect(await asked(made)).toHaveLength(100);
  });
});
