import { afterEach, describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup } from '#test/support/seed.ts';
import { approvalWorld } from './world.ts';

const app = await startApp();
const { api, db, environment } = app;
environment.workers.start();
const world = await approvalWorld(app);
const { people, maintainer, addRule, configure, another, ofProject } = world;
const author = people.developer;
const merge = async (one: string) => (await maintainer.put(`${one}/merge`)).status;

afterEach(async () => {
  await db('approval_rules').where({ project_id: world.project.id }).delete();
  await configure({ merge_requests_disable_committers_approval: false });
});

async function open() {
  const opened = await world.open();
  await environment.workers.idle();
  return opened;
}

describe('a rule that nobody is left to satisfy', () => {
  const satisfied = { approved: true, approval_rules_left: [] };

  it.each([
    ['only the author could', async () => ({ user_ids: [author.id] })],
    [
      'only a group of the author could',
      async () => {
        const group = await seedGroup(db, { owner: people.maintainer });
        await db('members').where({ source_id: group.id, source_type: 'Namespace' }).delete();
        await addMember(db, { group, user: author, level: 30 });
        return { rule_type: 'regular', groups: [group.id] };
      },
    ],
    ['nobody could', async () => ({ rule_type: 'regular' })],
  ])('holds nothing back where %s, and says so', async (_, approvers) => {
    await addRule({ ...(await approvers()) });
    const { one, approvals, state } = await open();
    expect(await approvals()).toMatchObject({ ...satisfied, approvals_left: 1 });
    expect(await state()).toMatchObject({ rules: [{ approved: true, approved_by: [] }] });
    expect(await merge(one)).toBe(200);
  });

  it('wants those who can, and no more', async () => {
    await addRule({ user_ids: [people.owner.id], approvals_required: 2 });
    const { one, approvals, approve } = await open();
    expect(await approvals()).toMatchObject({ approved: false, approvals_left: 2 });
    expect(await merge(one)).toBe(405);
    await approve(people.owner);
    expect(await approvals()).toMatchObject({ ...satisfied, approvals_left: 1 });
    expect(await merge(one)).toBe(200);
  });

  it('is no rule that everybody may satisfy', async () => {
    await addRule({ rule_type: 'any_approver' });
    const { one, approvals } = await open();
    expect(await approvals()).toMatchObject({ approved: false });
    expect(await merge(one)).toBe(405);
  });

  it('is none where the only approver has written commits', async () => {
    const only = await another();
    await configure({ merge_requests_disable_committers_approval: true });
    await addRule({ user_ids: [only.id] });
    const { one, source, approvals } = await world.open();
    const commit = { branch: source, commit_message: 'More' };
    const actions = [{ action: 'create', file_path: source, content: 'x' }];
    await api.as(only).post(`${ofProject}/repository/commits`, { ...commit, actions });
    await environment.workers.idle();
    expect(await approvals(only)).toMatchObject({ approved: false, user_can_approve: false });
    expect(await merge(one)).toBe(405);
  });

  it('is none that a merge request has for itself', async () => {
    await addRule({ user_ids: [people.owner.id] });
    const { one, approvals } = await open();
    const own = { name: 'Own', approvals_required: 1, user_ids: [author.id] };
    expect(await api.as(author).post(`${one}/approval_rules`, own)).toMatchObject({ status: 201 });
    expect(await approvals()).toMatchObject({ approved: false });
    expect(await merge(one)).toBe(405);
  });

  it('is satisfied as a copy of the rule of the project', async () => {
    const { id } = await addRule({ user_ids: [author.id] });
    const { one, approvals } = await open();
    const copy = { name: 'Copy', approvals_required: 1, approval_project_rule_id: id };
    expect(await maintainer.post(`${one}/approval_rules`, copy)).toMatchObject({ status: 201 });
    expect(await approvals()).toMatchObject(satisfied);
  });
});

describe('a rule without users and groups', () => {
  it('is for everybody, in projects and merge requests', async () => {
    const path = `${ofProject}/approval_rules`;
    const rule = { name: 'Two eyes', approvals_required: 1 };
    const { one, approve, approvals } = await open();
    const made = await maintainer.post(path, rule);
    expect(made).toMatchObject({ status: 201, body: { rule_type: 'any_approver' } });
    expect(await maintainer.post(path, { ...rule, name: 'More' })).toMatchObject({
      status: 400,
      body: { message: { rule_type: ['any-approver for the project already exists'] } },
    });
    const own = await maintainer.post(`${one}/approval_rules`, rule);
    expect(own).toMatchObject({ status: 201, body: { rule_type: 'any_approver' } });
    expect(await approvals()).toMatchObject({ approved: false });
    await approve(people.owner);
    expect(await approvals()).toMatchObject({ approved: true, approvals_left: 0 });
  });

  it('has those whom it names as users or groups', async () => {
    const group = await seedGroup(db, { owner: people.maintainer });
    const { one } = await open();
    const named = { users: [people.owner.id], groups: [group.id] };
    const body = { users: [{ id: people.owner.id }], groups: [{ id: group.id }] };
    const rule = { name: 'Safety', approvals_required: 1, ...named };
    for (const path of [ofProject, one]) {
      const made = await maintainer.post(`${path}/approval_rules`, rule);
      expect(made).toMatchObject({ status: 201, body: { rule_type: 'regular', ...body } });
      const changed = await maintainer.put(`${path}/approval_rules/${made.body.id}`, {
        ...rule,
        users: [people.maintainer.id],
      });
      expect(changed).toMatchObject({
        status: 200,
        body: { users: [{ id: people.maintainer.id }] },
      });
    }
  });
});
