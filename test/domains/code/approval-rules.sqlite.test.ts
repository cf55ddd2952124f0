import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { statementsOf } from '#test/support/plans.ts';
import { idsOf, projectWorld, type Who } from '#test/support/project-world.ts';
import {
  addMember,
  seedGroup,
  seedProject,
  seedUser,
  shareProject,
  unique,
} from '#test/support/seed.ts';

const { api, db } = await startApp();
const free = await startApp({ config: { plan: 'free' } });

interface Rule {
  readonly id: number;
  readonly name: string;
  readonly updated_at?: string;
}

async function world() {
  const made = await projectWorld(db);
  const path = `/projects/${made.project.id}/approval_rules`;
  const maintainer = api.as(made.people.maintainer);
  const create = async (given: object = {}) => {
    const answer = await maintainer.post(path, {
      name: unique('rule'),
      approvals_required: 1,
      rule_type: 'regular',
      ...given,
    });
    expect(answer).toMatchObject({ status: 201 });
    return answer.body as Rule;
  };
  return { ...made, path, maintainer, create };
}

describe('approval rules', () => {
  it('are made, read, changed and deleted', async () => {
    const { group, people, path, maintainer } = await world();
    const given = { name: 'Safety', approvals_required: 2 };
    const { developer, owner } = people;
    const created = await maintainer.post(path, {
      ...given,
      user_ids: [developer.id],
      group_ids: [group.id],
    });
    expect(created).toMatchObject({
      status: 201,
      body: {
        ...given,
        rule_type: 'regular',
        users: [{ id: developer.id, username: developer.username }],
        groups: [{ id: group.id, full_path: group.full_path }],
        protected_branches: [],
        applies_to_all_protected_branches: false,
        contains_hidden_groups: false,
      },
    });
    expect(created.body).not.toHaveProperty('report_type');
    const { guest, reporter, maintainer: oneself } = people;
    const members = [guest, reporter, developer, oneself, owner].map(({ id }) => id);
    expect(idsOf({ body: created.body.eligible_approvers })).toEqual(members);

    const one = `${path}/${created.body.id}`;
    expect((await maintainer.get(one)).body).toEqual(created.body);
    expect((await maintainer.get(path)).body).toEqual([created.body]);

    const change = { name: 'Security', approvals_required: 0, users: [owner.id] };
    const changed = await maintainer.put(one, change);
    expect(changed).toMatchObject({
      status: 200,
      body: {
        ...change,
        users: [{ id: owner.id }],
        groups: [],
        eligible_approvers: [{ id: owner.id }],
      },
    });
    expect((await maintainer.get(one)).body).toEqual(changed.body);

    expect(await maintainer.delete(one)).toMatchObject({ status: 204 });
    const missing = { status: 404, body: { message: '404 Not found' } };
    expect(await maintainer.get(one)).toMatchObject(missing);
    expect(await maintainer.put(one, given)).toMatchObject(missing);
    expect(await maintainer.delete(one)).toMatchObject(missing);
    expect((await maintainer.get(path)).body).toEqual([]);
  });

  it('of one project are not found in another', async () => {
    const { create, people, group } = await world();
    const { id } = await create();
    const other = await seedProject(db, { namespace: group });
    const path = `/projects/${other.id}/approval_rules`;
    expect((await api.as(people.owner).get(path)).body).toEqual([]);
    expect(await api.as(people.owner).get(`${path}/${id}`)).toMatchObject({ status: 404 });
    expect(await api.as(people.owner).delete(`${path}/${id}`)).toMatchObject({ status: 404 });
  });

  it('are listed by id in pages, with at most five queries', async () => {
    const { create, maintainer, path, people, group, project } = await world();
    const main = { name: 'main', push_access_level: 40 };
    const protection = await maintainer.post(`/projects/${project.id}/protected_branches`, main);
    const ids: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      const approvers = { user_ids: [people.guest.id], group_ids: [group.id] };
      ids.push((await create({ ...approvers, protected_branch_ids: [protection.body.id] })).id);
    }
    const first = await maintainer.get(`${path}?per_page=3`);
    expect(idsOf(first)).toEqual(ids.slice(0, 3));
    expect(first.headers['x-total']).toBe('4');
    expect(idsOf(await maintainer.get(`${path}?per_page=3&page=2`))).toEqual(ids.slice(3));
    await maintainer.get(`${path}?per_page=2`);
    const sent = await statementsOf(db, () => maintainer.get(`${path}?per_page=3`));
    expect(sent.length).toBeLessThanOrEqual(5);
  });

  it('drop users who are no members, and groups that the caller cannot see', async () => {
    const { maintainer, path, people, group } = await world();
    const secret = await seedGroup(db, { visibility: 'private' });
    const open = await seedGroup(db, { visibility: 'public' });
    const answer = await maintainer.post(path, {
      name: 'Mixed',
      approvals_required: 1,
      user_ids: [people.stranger.id, people.guest.id, 999_999_999],
      group_ids: [secret.id, open.id, group.id, 999_999_999],
    });
    expect(answer.status).toBe(201);
    expect(idsOf({ body: answer.body.users })).toEqual([people.guest.id]);
    expect(idsOf({ body: answer.body.groups }).toSorted()).toEqual([group.id, open.id].toSorted());
    expect(answer.body.contains_hidden_groups).toBe(false);
  });

  it('keep the groups that whoever changes them cannot see, unless these are to go', async () => {
    const { maintainer, path, people, group } = await world();
    const secret = await seedGroup(db, { visibility: 'private' });
    const insider = await seedUser(db);
    await addMember(db, { group: secret, user: insider, level: 30 });
    await addMember(db, { group: secret, user: people.owner, level: 30 });
    const name = 'Secret service';
    const made = await api
      .as(people.owner)
      .post(path, { name, approvals_required: 1, group_ids: [secret.id] });
    expect(made.body).toMatchObject({ groups: [{ id: secret.id }], contains_hidden_groups: false });
    expect(idsOf({ body: made.body.eligible_approvers })).toContain(insider.id);

    const one = `${path}/${made.body.id}`;
    const hidden = { groups: [], eligible_approvers: [], contains_hidden_groups: true };
    expect((await maintainer.get(one)).body).toMatchObject(hidden);
    const change = { name, approvals_required: 1, group_ids: [group.id] };
    expect((await maintainer.put(one, change)).body).toMatchObject({
      groups: [{ id: group.id }],
      contains_hidden_groups: true,
    });
    const whole = await api.as(people.owner).get(one);
    expect(idsOf({ body: whole.body.groups })).toEqual([group.id, secret.id].toSorted());
    const removed = await maintainer.put(one, { ...change, remove_hidden_groups: true });
    expect(removed.body).toMatchObject({
      groups: [{ id: group.id }],
      contains_hidden_groups: false,
    });
    expect((await api.as(people.owner).get(one)).body).toEqual(removed.body);
  });

  it('lose users and groups that are deleted', async () => {
    const { create, maintainer, path, project } = await world();
    const user = await seedUser(db);
    await addMember(db, { project, user, level: 30 });
    const { id } = await create({ user_ids: [user.id] });
    await db('namespaces').where({ owner_id: user.id }).delete();
    await db('users').where({ id: user.id }).delete();
    expect((await maintainer.get(`${path}/${id}`)).body).toMatchObject({
      users: [],
      eligible_approvers: [],
    });
  });

  it('count approvals of active users only', async () => {
    const { create, maintainer, path, project } = await world();
    const user = await seedUser(db, { state: 'blocked' });
    await addMember(db, { project, user, level: 30 });
    const { id } = await create({ user_ids: [user.id] });
    expect((await maintainer.get(`${path}/${id}`)).body).toMatchObject({
      users: [{ id: user.id, state: 'blocked' }],
      eligible_approvers: [],
    });
  });

  it('may be for protected branches of the project', async () => {
    const { create, maintainer, path, project, people } = await world();
    const protections = `/projects/${project.id}/protected_branches`;
    const allowed_to_merge = [{ user_id: people.developer.id }];
    const main = await maintainer.post(protections, { name: 'main', allowed_to_merge });
    const releases = await maintainer.post(protections, { name: 'release-*' });
    const { id } = await create({ protected_branch_ids: [releases.body.id, main.body.id] });
    const one = `${path}/${id}`;
    expect((await maintainer.get(one)).body.protected_branches).toEqual([main.body, releases.body]);

    const rule = { name: 'Kept', approvals_required: 1 };
    const kept = await maintainer.put(one, rule);
    expect(kept.body.protected_branches).toHaveLength(2);
    const emptied = await maintainer.put(one, { ...rule, protected_branch_ids: [] });
    expect(emptied.body.protected_branches).toEqual([]);
    const all = { ...rule, applies_to_all_protected_branches: true };
    expect((await maintainer.put(one, all)).body.applies_to_all_protected_branches).toBe(true);
    expect((await maintainer.put(one, rule)).body.applies_to_all_protected_branches).toBe(true);

    await maintainer.put(one, { ...rule, protected_branch_ids: [main.body.id] });
    await maintainer.delete(`${protections}/main`);
    expect((await maintainer.get(one)).body.protected_branches).toEqual([]);
  });

  it('cannot be for protected branches of another project', async () => {
    const { maintainer, path, people, group } = await world();
    const other = await seedProject(db, { namespace: group });
    const elsewhere = `/projects/${other.id}/protected_branches`;
    const { body } = await api.as(people.owner).post(elsewhere, { name: 'main' });
    const given = { name: 'x', approvals_required: 1, protected_branch_ids: [body.id] };
    const refused = {
      status: 400,
      body: { message: { protected_branches: ['must all belong to the project'] } },
    };
    expect(await maintainer.post(path, given)).toMatchObject(refused);
    const made = await maintainer.post(path, { name: 'x', approvals_required: 1 });
    expect(await maintainer.put(`${path}/${made.body.id}`, given)).toMatchObject(refused);
  });

  it('for any approver are one at most, and list nobody', async () => {
    const { maintainer, path, people, group } = await world();
    const any = { name: 'All Members', approvals_required: 1, rule_type: 'any_approver' };
    const listed = { user_ids: [people.developer.id], group_ids: [group.id] };
    const made = await maintainer.post(path, { ...any, ...listed });
    const nobody = { users: [], groups: [], eligible_approvers: [] };
    expect(made).toMatchObject({ status: 201, body: { ...any, ...nobody } });
    expect(await maintainer.post(path, { ...any, name: 'Another' })).toMatchObject({
      status: 400,
      body: { message: { rule_type: ['any-approver for the project already exists'] } },
    });
    const change = { name: 'Everybody', approvals_required: 3, ...listed };
    expect(await maintainer.put(`${path}/${made.body.id}`, change)).toMatchObject({
      status: 200,
      body: { name: 'Everybody', approvals_required: 3, rule_type: 'any_approver', ...nobody },
    });
  });

  it('about a report say what of it counts', async () => {
    const { maintainer, path } = await world();
    const given = { name: 'Scan', approvals_required: 1, rule_type: 'report_approver' };
    expect(await maintainer.post(path, given)).toMatchObject({
      status: 400,
      body: { message: { report_type: ["can't be blank"] } },
    });
    const made = await maintainer.post(path, { ...given, report_type: 'vulnerability' });
    expect(made).toMatchObject({
      status: 201,
      body: {
        report_type: 'vulnerability',
        scanners: [
          'sast',
          'secret_detection',
          'dependency_scanning',
          'container_scanning',
          'dast',
          'coverage_fuzzing',
          'api_fuzzing',
        ],
        severity_levels: ['unknown', 'high', 'critical'],
        vulnerabilities_allowed: 0,
        vulnerability_states: ['newly_detected'],
      },
    });
    const check = {
      scanners: ['dast'],
      severity_levels: ['low', 'medium'],
      vulnerabilities_allowed: 4,
      vulnerability_states: ['detected', 'confirmed'],
    };
    const all = { ...given, name: 'Other', report_type: 'code_coverage', ...check };
    expect(await maintainer.post(path, all)).toMatchObject({ status: 201, body: all });
    const one = `${path}/${made.body.id}`;
    const change = {
      name: 'Scan',
      approvals_required: 2,
      scanners: ['sast'],
      severity_levels: ['info'],
    };
    expect(await maintainer.put(one, change)).toMatchObject({
      status: 200,
      body: { ...change, report_type: 'vulnerability', vulnerability_states: ['newly_detected'] },
    });
    expect((await maintainer.put(one, { ...change, ...check })).body).toMatchObject(check);
  });

  it('of another kind have nothing of a report', async () => {
    const { create } = await world();
    const rule = await create({ report_type: 'vulnerability', scanners: ['dast'] });
    expect(rule).not.toHaveProperty('report_type');
    expect(rule).not.toHaveProperty('scanners');
  });

  const wrong: [string, object, object][] = [
    ['without a name', { name: undefined }, { error: 'name is missing' }],
    [
      'without a number',
      { approvals_required: undefined },
      { error: 'approvals_required is missing' },
    ],
    ['with a blank name', { name: ' ' }, { message: { name: ["can't be blank"] } }],
    [
      'with a name that is too long',
      { name: 'x'.repeat(1025) },
      { message: { name: ['is too long (maximum is 1024 characters)'] } },
    ],
    [
      'with too few approvals',
      { approvals_required: -1 },
      { message: { approvals_required: ['must be greater than or equal to 0'] } },
    ],
    [
      'with too many approvals',
      { approvals_required: 101 },
      { message: { approvals_required: ['must be less than or equal to 100'] } },
    ],
    [
      'with no number of approvals',
      { approvals_required: 'all' },
      { error: 'approvals_required is invalid' },
    ],
    ['with a number beyond all', { approvals_required: 1e9 }, { message: {} }],
    ['of no kind', { rule_type: 'code_owner' }, { error: 'rule_type does not have a valid value' }],
    [
      'with a scanner that is none',
      { scanners: ['x'] },
      { error: expect.stringContaining('scanners') },
    ],
    ['with no user', { user_ids: ['x'] }, { error: expect.stringContaining('user_ids') }],
  ];
  it.each(wrong)('%s are refused', async (_, change, body) => {
    const { maintainer, path } = await world();
    const given = { name: 'Safety', approvals_required: 1, ...change };
    expect(await maintainer.post(path, given)).toMatchObject({ status: 400, body });
  });

  it('have a name of their own in the project', async () => {
    const { create, maintainer, path } = await world();
    const taken = { status: 400, body: { message: { name: ['has already been taken'] } } };
    const { name } = await create();
    const { id } = await create();
    const given = { name, approvals_required: 1 };
    expect(await maintainer.post(path, given)).toMatchObject(taken);
    expect(await maintainer.put(`${path}/${id}`, given)).toMatchObject(taken);
    const answers = await Promise.all(
      [1, 2].map(() => maintainer.post(path, { ...given, name: 'Twin', rule_type: 'regular' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });

  it('are a hundred at most', async () => {
    const { maintainer, path, project } = await world();
    const now = new Date().toISOString();
    const row = { project_id: project.id, rule_type: 'regular', approvals_required: 0 };
    const rows = Array.from({ length: 99 }, (_, index) => ({
      ...row,
      name: `rule ${index}`,
      created_at: now,
      updated_at: now,
    }));
    await db('approval_rules').insert(rows);
    const one = () => maintainer.post(path, { name: unique('rule'), approvals_required: 1 });
    expect(await one()).toMatchObject({ status: 201 });
    expect(await one()).toMatchObject({
      status: 400,
      body: { message: { base: ['cannot have more than 100 approval rules'] } },
    });
  });

  it('are not deleted when they changed since', async () => {
    const { create, maintainer, path } = await world();
    const { id } = await create();
    const old = { 'If-Unmodified-Since': new Date(0).toUTCString() };
    const one = `${path}/${id}`;
    expect(await maintainer.delete(one, undefined, old)).toMatchObject({ status: 412 });
    expect(await maintainer.delete(one)).toMatchObject({ status: 204 });
  });

  it('of an archived project stay as they are', async () => {
    const { create, maintainer, path, people, project } = await world();
    const { id } = await create();
    await api.as(people.owner).post(`/projects/${project.id}/archive`);
    const given = { name: 'x', approvals_required: 1 };
    expect(await maintainer.post(path, given)).toMatchObject({ status: 403 });
    expect(await maintainer.put(`${path}/${id}`, given)).toMatchObject({ status: 403 });
    expect(await maintainer.delete(`${path}/${id}`)).toMatchObject({ status: 403 });
    expect(await maintainer.get(`${path}/${id}`)).toMatchObject({ status: 200 });
  });

  const callers: [Who, number, number][] = [
    ['anonymous', 401, 401],
    ['stranger', 404, 404],
    ['guest', 403, 403],
    ['reporter', 200, 403],
    ['developer', 200, 403],
    ['maintainer', 200, 200],
    ['owner', 200, 200],
    ['administrator', 200, 200],
  ];
  it.each(callers)(
    'answer a %s who reads with %i, and who writes with %i',
    async (who, read, write) => {
      const { create, path, people } = await world();
      const one = `${path}/${(await create()).id}`;
      const as = api.as(people[who]);
      const given = { name: unique('rule'), approvals_required: 1, rule_type: 'regular' };
      expect((await as.get(path)).status).toBe(read);
      expect((await as.get(one)).status).toBe(read);
      expect((await as.put(one, given)).status).toBe(write);
      const another = { ...given, name: unique('rule') };
      expect((await as.post(path, another)).status).toBe(write === 200 ? 201 : write);
      expect((await as.delete(one)).status).toBe(write === 200 ? 204 : write);
    },
  );

  it('are read by whoever may propose changes, strangers of public projects too', async () => {
    const { project, people } = await projectWorld(db, { visibility: 'public' });
    for (const name of ['approval_rules', 'approvals']) {
      const path = `/projects/${project.id}/${name}`;
      expect((await api.as(people.stranger).get(path)).status).toBe(200);
      expect((await api.as(people.guest).get(path)).status).toBe(200);
    }
    const closed = { merge_requests_access_level: 'disabled' };
    const owner = api.as(people.owner);
    expect((await owner.put(`/projects/${project.id}`, closed)).status).toBe(200);
    for (const name of ['approval_rules', 'approvals']) {
      const path = `/projects/${project.id}/${name}`;
      expect((await api.as(people.stranger).get(path)).status).toBe(403);
      expect((await owner.get(path)).status).toBe(200);
    }
  });

  it('tell nobody of a hidden group that a protected branch lets in', async () => {
    const { project, people } = await projectWorld(db, { visibility: 'public' });
    const owner = api.as(people.owner);
    const secret = await seedGroup(db, { visibility: 'private' });
    await addMember(db, { group: secret, user: people.owner, level: 30 });
    await shareProject(db, project, { with: secret, level: 30 });
    const main = await owner.post(`/projects/${project.id}/protected_branches`, {
      name: 'main',
      allowed_to_push: [{ group_id: secret.id }, { access_level: 40 }],
    });
    expect(main).toMatchObject({ status: 201 });
    const rule = { name: 'Main', approvals_required: 1, protected_branch_ids: [main.body.id] };
    const path = `/projects/${project.id}/approval_rules`;
    const { id } = (await owner.post(path, rule)).body as { id: number };
    const levels = async (who: keyof typeof people) => {
      const answer = await api.as(people[who]).get(`${path}/${id}`);
      const { protected_branches: branches } = answer.body as {
        protected_branches: { push_access_levels: { group_id: number | null }[] }[];
      };
      return branches.map((branch) => branch.push_access_levels.map(({ group_id }) => group_id));
    };
    expect(await levels('owner')).toEqual([[secret.id, null]]);
    for (const who of ['stranger', 'developer'] as const) {
      expect(await levels(who)).toEqual([[null]]);
    }
  });

  it('are not in the free plan', async () => {
    const { project, people } = await projectWorld(free.db);
    const owner = free.api.as(people.owner);
    const path = `/projects/${project.id}/approval_rules`;
    const given = { name: 'x', approvals_required: 1 };
    for (const answer of [
      await owner.get(path),
      await owner.post(path, given),
      await owner.get(`${path}/1`),
      await owner.put(`${path}/1`, given),
      await owner.delete(`${path}/1`),
    ]) {
      expect(answer).toMatchObject({ status: 403 });
    }
  });
});
