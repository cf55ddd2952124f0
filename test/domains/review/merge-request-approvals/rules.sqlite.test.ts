import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { idsOf, type Who } from '#test/support/project-world.ts';
import { addMember, seedGroup, seedUser, unique } from '#test/support/seed.ts';
import { approvalWorld } from './world.ts';

const app = await startApp();
const { api, db } = app;
// The first requests load the program.
await (await approvalWorld(app)).open();

interface StateRule {
  readonly id: number;
  readonly name: string;
  readonly rule_type: string;
  readonly approvals_required: number;
  readonly approved: boolean;
}

const namesOf = (state: { readonly rules: readonly StateRule[] }) =>
  state.rules.map(({ name }) => name);

describe('the rules of a project', () => {
  it('are satisfied one by one', async () => {
    const { people, group, open, addRule } = await approvalWorld(app);
    const regular = { user_ids: [people.owner.id], group_ids: [group.id] };
    await addRule({ ...regular, name: 'Safety', approvals_required: 2 });
    await addRule({ user_ids: [people.reporter.id], name: 'Glaze' });
    const { approve, approvals, state } = await open();
    expect(await approvals()).toMatchObject({
      ...{ approvals_required: 3, approvals_left: 3, approved: false, has_approval_rules: true },
      approvers: [{ user: { id: people.reporter.id } }, { user: { id: people.owner.id } }],
      approver_groups: [{ group: { id: group.id, full_path: group.full_path } }],
    });
    await approve(people.owner);
    expect(await state()).toMatchObject({
      approval_rules_overwritten: false,
      rules: [
        {
          ...{ name: 'Safety', rule_type: 'regular', approvals_required: 2, approved: false },
          ...{ code_owner: false, section: null, source_rule: null, overridden: false },
          approved_by: [{ id: people.owner.id }],
        },
        { name: 'Glaze', approved: false, approved_by: [] },
      ],
    });
    await approve(people.reporter);
    // A member of the group, too.
    expect(await approvals()).toMatchObject({ approved: true, approvals_left: 0 });
  });

  it('act on the branches that they are for', async () => {
    const { maintainer, ofProject, open, addRule } = await approvalWorld(app);
    await maintainer.post(`${ofProject}/repository/branches`, { branch: 'release-1', ref: 'main' });
    const protect = async (name: string) =>
      (await maintainer.post(`${ofProject}/protected_branches`, { name })).body.id as number;
    const releases = await protect('release-*');
    const regular = { rule_type: 'regular' };
    await addRule({ ...regular, name: 'everywhere' });
    await addRule({ ...regular, name: 'releases', protected_branch_ids: [releases] });
    const all = { applies_to_all_protected_branches: true };
    await addRule({ ...regular, ...all, name: 'protected' });
    const into = await open({ target_branch: 'release-1' });
    expect(namesOf(await into.state())).toEqual(['everywhere', 'releases', 'protected']);
    const main = await open();
    expect(namesOf(await main.state())).toEqual(['everywhere']);
    await protect('main');
    expect(namesOf(await main.state())).toEqual(['everywhere', 'protected']);
  });

  it('about reports ask for nothing while no report is bad', async () => {
    const { open, addRule } = await approvalWorld(app);
    const report = { rule_type: 'report_approver', report_type: 'license_scanning' };
    await addRule({ ...report, name: 'Licences', approvals_required: 2 });
    const { state, approvals } = await open();
    expect(await state()).toMatchObject({
      rules: [{ ...report, name: 'Licences', approvals_required: 0, approved: true }],
    });
    expect(await approvals()).toMatchObject({ approved: true });
  });

  it('let a number stand where there are none', async () => {
    const { people, maintainer, open, configure } = await approvalWorld(app);
    await configure({ approvals_before_merge: 1 });
    const { one, approve, approvals, state } = await open();
    expect(await approvals()).toMatchObject({ approvals_required: 1, has_approval_rules: false });
    const more = await maintainer.post(`${one}/approvals`, { approvals_required: 2 });
    expect(more).toMatchObject({ status: 201, body: { approvals_required: 2, approved: false } });
    expect((await maintainer.get(one)).body).toMatchObject({ approvals_before_merge: 2 });
    // A client sees what is waited for.
    const told = { name: 'All Members', rule_type: 'any_approver', approvals_required: 2 };
    const { body: rules } = await maintainer.get(`${one}/approval_rules`);
    expect(rules).toMatchObject([told]);
    expect(await state()).toMatchObject({ rules: [{ ...told, approved: false }] });
    const { name, rule_type } = told;
    const left = [{ id: rules[0].id, name, rule_type }];
    expect(await approvals()).toMatchObject({ approval_rules_left: left });
    const rule = `${one}/approval_rules/${rules[0].id}`;
    expect((await maintainer.get(rule)).body).toMatchObject(told);
    const changed = await maintainer.put(rule, { name, approvals_required: 0 });
    expect(changed).toMatchObject({ status: 403 });
    expect(await maintainer.delete(rule)).toMatchObject({ status: 403 });
    await maintainer.post(`${one}/approvals`, { approvals_required: 0 });
    expect(await approvals()).toMatchObject({ approvals_required: 1 });
    expect(await state()).toMatchObject({ rules: [{ ...told, approvals_required: 1 }] });
    expect(await approve(people.owner)).toMatchObject({ body: { approved: true } });
    const wrong = await maintainer.post(`${one}/approvals`, { approvals_required: 101 });
    expect(wrong).toMatchObject({
      status: 400,
      body: { message: { approvals_required: ['must be less than or equal to 100'] } },
    });
  });
});

describe('rules of a merge request', () => {
  it('replace those of the project', async () => {
    const { people, maintainer, open, addRule, configure } = await approvalWorld(app);
    await addRule({ rule_type: 'any_approver', name: 'All', approvals_required: 2 });
    const { id: sourceId } = await addRule({ name: 'Safety', user_ids: [people.owner.id] });
    const { one, state, approve } = await open();
    const rules = `${one}/approval_rules`;
    expect((await maintainer.get(rules)).body).toEqual([]);

    const made = await maintainer.post(rules, {
      name: 'Whatever',
      approvals_required: 1,
      approval_project_rule_id: sourceId,
      user_ids: [people.guest.id],
    });
    expect(made).toMatchObject({
      status: 201,
      body: {
        ...{ name: 'Safety', rule_type: 'regular', approvals_required: 1, overridden: false },
        ...{ section: null, users: [{ id: people.owner.id }] },
        source_rule: { id: sourceId, name: 'Safety', protected_branches: [] },
      },
    });
    expect(await state()).toMatchObject({
      approval_rules_overwritten: true,
      rules: [{ id: made.body.id, source_rule: { id: sourceId } }],
    });
    const path = `${rules}/${made.body.id}`;
    expect((await maintainer.get(path)).body).toEqual(made.body);
    expect((await maintainer.get(rules)).body).toEqual([made.body]);

    const changed = await maintainer.put(path, {
      approvals_required: 2,
      user_ids: [people.owner.id],
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { name: 'Safety', approvals_required: 2, overridden: true },
    });
    expect((await maintainer.put(path, { name: 'Own' })).body).toMatchObject({
      ...{ name: 'Own', approvals_required: 2, users: [] },
    });
    await maintainer.put(path, { approvals_required: 1, user_ids: [people.owner.id] });
    expect(await approve(people.owner)).toMatchObject({ body: { approved: true } });

    await configure({ disable_overriding_approvers_per_merge_request: true });
    expect(await state()).toMatchObject({ approval_rules_overwritten: false });
    expect(namesOf(await state())).toEqual(['All', 'Safety']);
    expect(await maintainer.delete(path)).toMatchObject({ status: 403 });
    await configure({ disable_overriding_approvers_per_merge_request: false });
    expect(await maintainer.delete(path)).toMatchObject({ status: 204 });
    expect(await maintainer.get(path)).toMatchObject({ status: 404 });
    expect(namesOf(await state())).toEqual(['All', 'Safety']);
  });

  it('ask for no fewer approvals when the author makes them', async () => {
    const { people, maintainer, open, addRule, ofProject } = await approvalWorld(app);
    const { id } = await addRule({ rule_type: 'any_approver', name: 'All', approvals_required: 2 });
    const { one, state } = await open();
    const rules = `${one}/approval_rules`;
    const author = api.as(people.developer);
    const refused = {
      status: 400,
      body: { message: { approvals_required: ['must be greater than or equal to 2 in all'] } },
    };
    expect(await author.post(rules, { name: 'None', approvals_required: 0 })).toMatchObject(
      refused,
    );
    expect(
      await author.post(rules, { name: 'x', approvals_required: 1, approval_project_rule_id: id }),
    ).toMatchObject(refused);
    expect(await state()).toMatchObject({ approval_rules_overwritten: false });
    const enough = await author.post(rules, { name: 'Enough', approvals_required: 2 });
    expect(enough).toMatchObject({ status: 201 });
    const more = await author.post(rules, {
      ...{ name: 'More', approvals_required: 0, user_ids: [people.owner.id] },
    });
    expect(more).toMatchObject({ status: 201 });
    const path = `${rules}/${enough.body.id}`;
    expect(await author.put(path, { approvals_required: 1 })).toMatchObject(refused);
    expect(await author.delete(path)).toMatchObject(refused);
    expect(await maintainer.put(path, { approvals_required: 0 })).toMatchObject({ status: 200 });
    // The rules of the project apply again without own ones.
    await maintainer.delete(path);
    expect(await author.delete(`${rules}/${more.body.id}`)).toMatchObject({ status: 204 });
    await maintainer.delete(`${ofProject}/approval_rules/${id}`);
    await maintainer.post(`${ofProject}/approvals`, { approvals_before_merge: 1 });
    expect(await author.post(rules, { name: 'None', approvals_required: 0 })).toMatchObject({
      body: { message: { approvals_required: ['must be greater than or equal to 1 in all'] } },
    });
  });

  it('ask for no fewer approvals when another developer makes them', async () => {
    const { another, open, addRule } = await approvalWorld(app);
    await addRule({ rule_type: 'any_approver', name: 'All', approvals_required: 2 });
    const { one, state } = await open();
    const developer = api.as(await another());
    const none = { name: 'None', approvals_required: 0 };
    expect(await developer.post(`${one}/approval_rules`, none)).toMatchObject({ status: 400 });
    expect(await state()).toMatchObject({ approval_rules_overwritten: false });
    const enough = { name: 'Enough', approvals_required: 2 };
    expect(await developer.post(`${one}/approval_rules`, enough)).toMatchObject({ status: 201 });
  });

  it('go when the target branch asks for more than they do, and else stay', async () => {
    const { people, maintainer, ofProject, open, addRule } = await approvalWorld(app);
    for (const branch of ['next', 'later']) {
      await maintainer.post(`${ofProject}/repository/branches`, { branch, ref: 'main' });
    }
    const { body: protection } = await maintainer.post(`${ofProject}/protected_branches`, {
      name: 'later',
    });
    await addRule({ name: 'Safety', approvals_required: 2, protected_branch_ids: [protection.id] });
    const { one, state, approvals } = await open({ target_branch: 'next' });
    const author = api.as(people.developer);
    const none = { name: 'None', approvals_required: 0 };
    expect(await author.post(`${one}/approval_rules`, none)).toMatchObject({ status: 201 });
    expect(await author.put(one, { target_branch: 'main' })).toMatchObject({ status: 200 });
    expect(namesOf(await state())).toEqual(['None']);
    expect(await author.put(one, { target_branch: 'later' })).toMatchObject({ status: 200 });
    expect(await state()).toMatchObject({
      approval_rules_overwritten: false,
      rules: [{ name: 'Safety', approvals_required: 2 }],
    });
    expect(await approvals()).toMatchObject({ approved: false, approvals_left: 2 });
  });

  it('are told as far as anybody reads, however many name a large group', async () => {
    const { maintainer, ofProject, group, open } = await approvalWorld(app);
    for (let count = 0; count < 200; count += 1) {
      await addMember(db, { group, user: await seedUser(db), level: 30 });
    }
    const { id, one, approvals } = await open();
    const now = new Date().toISOString();
    const facts = { approvals_required: 1, created_at: now, updated_at: now };
    const columns = { ...facts, name: '', rule_type: 'regular' };
    for (const [kind, place] of [
      ['approval_request_rule', { merge_request_id: id }],
      [
        'approval_rule',
        { project_id: Number(ofProject.split('/')[2]), applies_to_all_protected_branches: false },
      ],
    ] as const) {
      const rows = Array.from({ length: 100 }, (_, at) => ({
        ...columns,
        ...place,
        name: `${at}`,
      }));
      await db(`${kind}s`).insert(rows);
      const ids = await db(`${kind}s`).where(place).pluck<number[]>('id');
      await db(`${kind}_groups`).insert(ids.map((rule_id) => ({ rule_id, group_id: group.id })));
    }
    for (const list of [`${one}/approval_rules`, `${ofProject}/approval_rules`]) {
      const { body } = await maintainer.get(`${list}?per_page=100`);
      const told = (body as { eligible_approvers: unknown[] }[]).map(
        ({ eligible_approvers: eligible }) => eligible.length,
      );
      expect(told).toHaveLength(100);
      expect(told[0]).toBeGreaterThanOrEqual(200);
      expect(told.reduce((sum, each) => sum + each, 0)).toBe(20_000);
    }
    expect(await approvals()).toMatchObject({ approvals_required: 100, approvals_left: 100 });
  });

  it('copy the rule for all members, once', async () => {
    const { maintainer, open, addRule } = await approvalWorld(app);
    const any = { rule_type: 'any_approver', name: 'All', approvals_required: 2 };
    const { id } = await addRule(any);
    const { one } = await open();
    const rules = `${one}/approval_rules`;
    const given = { name: 'x', approvals_required: 1, approval_project_rule_id: id };
    expect((await maintainer.post(rules, given)).body).toMatchObject({
      ...{ name: 'All', rule_type: 'any_approver', overridden: true, eligible_approvers: [] },
    });
    expect(await maintainer.post(rules, given)).toMatchObject({
      status: 400,
      body: {
        message: {
          name: ['has already been taken'],
          rule_type: ['any-approver for the merge request already exists'],
        },
      },
    });
    const unknown = { ...given, approval_project_rule_id: 999_999_999 };
    expect(await maintainer.post(rules, unknown)).toMatchObject({ status: 404 });
  });

  it('are refused where they are not valid', async () => {
    const { people, maintainer, open } = await approvalWorld(app);
    const { one } = await open();
    const rules = `${one}/approval_rules`;
    const good = { name: 'Safety', approvals_required: 1, user_ids: [people.owner.id] };
    const bad: [object, object][] = [
      [{ name: ' ' }, { message: { name: ["can't be blank"] } }],
      [
        { approvals_required: -1 },
        { message: { approvals_required: ['must be greater than or equal to 0'] } },
      ],
      [
        { approvals_required: 1e9 },
        { message: { approvals_required: ['must be less than or equal to 100'] } },
      ],
      [{ approvals_required: 'x' }, { error: 'approvals_required is invalid' }],
    ];
    const { body: rule } = await maintainer.post(rules, good);
    for (const [change, body] of bad) {
      const given = { ...good, name: unique('rule'), ...change };
      expect(await maintainer.post(rules, given)).toMatchObject({ status: 400, body });
      expect(await maintainer.put(`${rules}/${rule.id}`, change)).toMatchObject({
        status: 400,
        body,
      });
    }
    expect(await maintainer.post(rules, { name: 'x' })).toMatchObject({
      status: 400,
      body: { error: 'approvals_required is missing' },
    });
    const other = await maintainer.post(rules, { ...good, name: 'Other' });
    expect(await maintainer.put(`${rules}/${other.body.id}`, { name: 'Safety' })).toMatchObject({
      status: 400,
      body: { message: { name: ['has already been taken'] } },
    });
    expect(await maintainer.get(`${rules}/999999999`)).toMatchObject({ status: 404 });
    expect(await maintainer.put(`${rules}/999999999`, {})).toMatchObject({ status: 404 });
    const old = { 'If-Unmodified-Since': new Date(0).toUTCString() };
    expect(await maintainer.delete(`${rules}/${rule.id}`, undefined, old)).toMatchObject({
      status: 412,
    });
  });

  it('keep the groups that whoever changes them cannot see, unless these are to go', async () => {
    const { people, maintainer, open } = await approvalWorld(app);
    const secret = await seedGroup(db, { visibility: 'private' });
    const insider = await seedUser(db);
    await addMember(db, { group: secret, user: people.owner, level: 30 });
    await addMember(db, { group: secret, user: insider, level: 30 });
    const { one, approvals } = await open();
    const rule = { name: 'Secret', approvals_required: 1, group_ids: [secret.id] };
    const made = await api.as(people.owner).post(`${one}/approval_rules`, rule);
    const path = `${one}/approval_rules/${made.body.id}`;
    const hidden = { groups: [], eligible_approvers: [], contains_hidden_groups: true };
    expect((await maintainer.get(path)).body).toMatchObject(hidden);
    expect((await maintainer.put(path, {})).body).toMatchObject(hidden);
    expect(idsOf({ body: (await api.as(people.owner).get(path)).body.groups })).toEqual([
      secret.id,
    ]);
    expect(await approvals()).toMatchObject({ approver_groups: [], suggested_approvers: [] });
    // A user who cannot read the project cannot approve, even as a member of the group.
    expect(await api.as(insider).post(`${one}/approve`)).toMatchObject({ status: 404 });
    expect(await api.as(people.owner).post(`${one}/approve`)).toMatchObject({
      body: { approved: true },
    });
    expect((await maintainer.put(path, { remove_hidden_groups: true })).body).toMatchObject({
      ...{ groups: [], contains_hidden_groups: false },
    });
  });

  const callers: [Who, number, number][] = [
    ['anonymous', 401, 401],
    ['stranger', 404, 404],
    ['guest', 403, 403],
    ['reporter', 200, 403],
    ['developer', 200, 201],
    ['maintainer', 200, 201],
    ['owner', 200, 201],
    ['administrator', 200, 201],
  ];
  it.each(callers)(
    'answer a %s who reads with %i, and who writes with %i',
    async (who, read, write) => {
      const { people, maintainer, open } = await approvalWorld(app);
      const { one } = await open();
      const given = () => ({
        name: unique('rule'),
        approvals_required: 1,
        user_ids: [people.owner.id],
      });
      const made = await maintainer.post(`${one}/approval_rules`, given());
      const path = `${one}/approval_rules/${made.body.id}`;
      const as = api.as(people[who]);
      for (const url of [
        `${one}/approvals`,
        `${one}/approval_state`,
        `${one}/approval_rules`,
        path,
      ]) {
        expect((await as.get(url)).status).toBe(read);
      }
      expect((await as.post(`${one}/approval_rules`, given())).status).toBe(write);
      const number = await as.post(`${one}/approvals`, { approvals_required: 1 });
      expect(number.status).toBe(write);
      expect((await as.put(path, {})).status).toBe(write === 201 ? 200 : write);
      expect((await as.delete(path)).status).toBe(write === 201 ? 204 : write);
    },
  );

  it('are for the author, whatever the level', async () => {
    const { people, project, open, configure } = await approvalWorld(app, { visibility: 'public' });
    const { one, id } = await open();
    await db('merge_requests').where({ id }).update({ author_id: people.stranger.id });
    const author = api.as(people.stranger);
    const given = { name: 'Mine', approvals_required: 1 };
    expect(await author.post(`${one}/approval_rules`, given)).toMatchObject({ status: 201 });
    await configure({ disable_overriding_approvers_per_merge_request: true });
    const refused = await author.post(`${one}/approval_rules`, { ...given, name: 'More' });
    expect(refused).toMatchObject({ status: 403 });
    await api.as(people.owner).post(`/projects/${project.id}/archive`);
    expect(await author.post(`${one}/approval_rules`, given)).toMatchObject({ status: 403 });
  });
});
