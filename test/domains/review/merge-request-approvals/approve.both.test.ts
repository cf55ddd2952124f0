import { describe, expect } from 'vitest';
import { digestPassword } from '#src/auth/passwords.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import type { Who } from '#test/support/project-world.ts';
import { addMember, seedGroup, unique } from '#test/support/seed.ts';
import { potter, write } from '#test/domains/code/commits/world.ts';
import { approvalWorld } from './world.ts';

const app = await startApp({ connections: racing });
const { api, db, environment } = app;
environment.workers.start();
const settled = () => environment.workers.idle();
// World for tests that leave their project unchanged; the first requests load the code.
const shared = await approvalWorld(app);
await shared.open();
const sharedPublic = await approvalWorld(app, { visibility: 'public' });
const free = await startApp({ connections: racing, config: { plan: 'free' } });
const bounds = { maxBytes: 4096, timeLimit: 600_000 };
const refused = { status: 401, body: { message: '401 Unauthorized' } };
const refusedFor = (hint: string) => ({ status: 401, body: { ...refused.body, hint } });

describe('approving a merge request', () => {
  it('is not for the bots that the author makes, but for those of others', async () => {
    const { people, ofProject, branch, path, configure, maintainer } = await approvalWorld(app);
    const body = { source_branch: await branch(), target_branch: 'main', title: 'Mine' };
    const one = `${path}/${(await maintainer.post(path, body)).body.iid}`;
    const botOf = async (user: { readonly id: number }) => {
      const given = { name: 'bot', scopes: ['api'], access_level: 40, expires_at: '2030-01-01' };
      const made = await api.as(user).post(`${ofProject}/access_tokens`, given);
      expect(made).toMatchObject({ status: 201 });
      return api.withToken(made.body.token);
    };
    const own = await botOf(people.maintainer);
    const others = await botOf(people.owner);
    expect((await own.get(`${one}/approvals`)).body).toMatchObject({ user_can_approve: false });
    expect(await own.post(`${one}/approve`)).toMatchObject(refused);
    expect(await others.post(`${one}/approve`)).toMatchObject({ status: 201 });
    await configure({ merge_requests_author_approval: true });
    expect(await own.post(`${one}/approve`)).toMatchObject({ status: 201 });
    // Given approvals count under the current rules.
    await configure({ merge_requests_author_approval: false, approvals_before_merge: 2 });
    expect((await own.get(`${one}/approvals`)).body).toMatchObject({ approvals_left: 1 });
  });

  it('of a bot is not for whoever made the bot, and not for other bots of theirs', async () => {
    const { people, ofProject, branch, path, maintainer } = await approvalWorld(app);
    const botOf = async (user: { readonly id: number }) => {
      const given = { name: 'bot', scopes: ['api'], access_level: 40, expires_at: '2030-01-01' };
      const made = await api.as(user).post(`${ofProject}/access_tokens`, given);
      return api.withToken(made.body.token);
    };
    const author = await botOf(people.maintainer);
    const body = { source_branch: await branch(), target_branch: 'main', title: 'By a bot' };
    const made = await author.post(path, body);
    expect(made).toMatchObject({ status: 201 });
    const approve = `${path}/${made.body.iid}/approve`;
    expect(await author.post(approve)).toMatchObject(refused);
    expect(await maintainer.post(approve)).toMatchObject(refused);
    expect(await (await botOf(people.maintainer)).post(approve)).toMatchObject(refused);
    expect(await (await botOf(people.owner)).post(approve)).toMatchObject({ status: 201 });
    expect(await api.as(people.owner).post(approve)).toMatchObject({ status: 201 });
  });

  it('is told with what is needed, and taken back', async () => {
    const { people, open, addRule } = await approvalWorld(app);
    const { id: ruleId } = await addRule({
      rule_type: 'any_approver',
      name: 'All Members',
      approvals_required: 2,
    });
    const { id, iid, one, approve, approvals } = await open();
    const { maintainer, owner } = people;
    expect(await approvals()).toMatchObject({
      ...{ id, iid, title: 'Fire more slowly', state: 'opened', merge_status: 'can_be_merged' },
      ...{ approved: false, approvals_required: 2, approvals_left: 2, approved_by: [] },
      ...{ user_has_approved: false, user_can_approve: true, has_approval_rules: true },
      approval_rules_left: [{ id: ruleId, name: 'All Members', rule_type: 'any_approver' }],
      ...{ require_password_to_approve: false, approvers: [], approver_groups: [] },
      ...{ merge_request_approvers_available: true, multiple_approval_rules_available: true },
    });
    expect(await approve(maintainer)).toMatchObject({
      status: 201,
      body: {
        ...{ approved: false, approvals_left: 1, user_has_approved: true, user_can_approve: false },
        approved_by: [{ user: { id: maintainer.id } }],
      },
    });
    expect(await approve(maintainer)).toMatchObject(refused);
    expect(await approve(owner)).toMatchObject({
      status: 201,
      body: { approved: true, approvals_left: 0, approval_rules_left: [] },
    });
    const back = await api.as(owner).post(`${one}/unapprove`);
    expect(back).toMatchObject({ status: 201, body: { approved: false, approvals_left: 1 } });
    expect(await api.as(owner).post(`${one}/unapprove`)).toMatchObject({
      status: 404,
      body: { message: '404 Not found' },
    });
  });

  it('is noted, is an event, and finishes what was asked of the user', async () => {
    const { people, project, open, maintainer } = await approvalWorld(app);
    const { one, approve, iid } = await open();
    await maintainer.post(`${one}/todo`);
    await approve(people.maintainer);
    await maintainer.post(`${one}/unapprove`);
    const notes = await db('notes')
      .join('merge_requests', 'merge_requests.id', 'notes.merge_request_id')
      .where({ iid, target_project_id: project.id, system: true })
      .orderBy('notes.id')
      .pluck<string[]>('notes.body');
    expect(notes.slice(-2)).toEqual([
      'approved this merge request',
      'unapproved this merge request',
    ]);
    const { body: events } = await maintainer.get(`/projects/${project.id}/events?action=approved`);
    expect(events).toMatchObject([
      {
        action_name: 'approved',
        target_type: 'MergeRequest',
        target_iid: iid,
        author_id: people.maintainer.id,
      },
    ]);
    const todos = await db('todos').where({ user_id: people.maintainer.id }).pluck('state');
    expect(todos).toEqual(['done']);
  });

  const callers: [Who, number][] = [
    ['anonymous', 401],
    ['stranger', 404],
    ['guest', 403],
    ['reporter', 401],
    ['developer', 401],
    ['maintainer', 201],
    ['owner', 201],
    ['administrator', 201],
  ];
  it.each(callers)('by a %s answers %i; the developer is the author', async (who, status) => {
    const { approve } = await shared.open();
    expect((await approve(shared.people[who])).status).toBe(status);
  });

  const ofPublic: [Who, number][] = [
    ['anonymous', 401],
    ['stranger', 401],
    ['external', 401],
    ['guest', 401],
    ['reporter', 401],
    ['maintainer', 201],
  ];
  it.each(ofPublic)('of a public project by a %s answers %i', async (who, status) => {
    const { approve } = await sharedPublic.open();
    expect((await approve(sharedPublic.people[who])).status).toBe(status);
  });

  it('is for whoever a rule names, too', async () => {
    const { people, open, addRule } = await approvalWorld(app, { visibility: 'public' });
    const guests = await seedGroup(db, { visibility: 'public' });
    await addMember(db, { group: guests, user: people.stranger, level: 10 });
    await addRule({ user_ids: [people.reporter.id], group_ids: [guests.id] });
    const { approve, approvals } = await open();
    expect(await approvals(people.reporter)).toMatchObject({ user_can_approve: true });
    expect(await approvals(people.guest)).toMatchObject({ user_can_approve: false });
    expect(await approve(people.guest)).toMatchObject(
      refusedFor('Only developers and those whom a rule names may approve.'),
    );
    expect(await approve(people.stranger)).toMatchObject({ status: 201, body: { approved: true } });
    expect(await approve(people.reporter)).toMatchObject({ status: 201 });
  });

  it('is for the author when the project says so, whoever a rule names', async () => {
    const { people, open, addRule, configure } = await approvalWorld(app);
    await addRule({ user_ids: [people.developer.id] });
    const { approve, approvals } = await open();
    expect(await approve(people.developer)).toMatchObject(
      refusedFor('The author may not approve the merge request.'),
    );
    await configure({ merge_requests_author_approval: true });
    expect(await approve(people.developer)).toMatchObject({
      status: 201,
      body: { approved: true },
    });
    await configure({ merge_requests_author_approval: false });
    // No other user could approve.
    expect(await approvals()).toMatchObject({ approved: true, approvals_left: 1 });
  });

  it('is not for those who wrote its commits when the project says so', async () => {
    const { people, open, addRule, configure, repository } = await approvalWorld(app);
    await addRule({ rule_type: 'any_approver', approvals_required: 1 });
    const { id, approve, approvals, source } = await open();
    const { email } = people.maintainer;
    await addCommit(repository, {
      branch: source,
      message: 'Help',
      changes: [write('help.txt', 'help\n')],
      author: { ...potter, email },
      committer: potter,
    });
    const head_sha = await readBranchHead(repository, source);
    await db('merge_requests').where({ id }).update({ head_sha });
    expect(await approve(people.maintainer)).toMatchObject({
      status: 201,
      body: { approved: true },
    });
    await configure({ merge_requests_disable_committers_approval: true });
    expect(await approvals()).toMatchObject({ approved: false, approvals_left: 1 });
    await db('approvals').where({ merge_request_id: id }).delete();
    expect(await approve(people.maintainer)).toMatchObject(
      refusedFor('Users who committed to the merge request may not approve it.'),
    );
    expect(await approve(people.owner)).toMatchObject({ status: 201, body: { approved: true } });
  });

  it('is not for those who commit what they say somebody else wrote', async () => {
    const { people, open, configure, addRule, maintainer, ofProject } = await approvalWorld(app);
    await addRule({ rule_type: 'any_approver', approvals_required: 1 });
    await configure({ merge_requests_disable_committers_approval: true });
    const { approve, source } = await open();
    const committed = await maintainer.post(`${ofProject}/repository/commits`, {
      branch: source,
      commit_message: 'Help',
      author_name: people.developer.name,
      author_email: people.developer.email,
      actions: [{ action: 'create', file_path: 'help.txt', content: 'help' }],
    });
    expect(committed).toMatchObject({ status: 201 });
    await settled();
    expect(await approve(people.maintainer)).toMatchObject(refused);
    expect(await approve(people.owner)).toMatchObject({ status: 201, body: { approved: true } });
  });

  it('is for nobody where it cannot be told who committed', async () => {
    const { people, open, configure, addRule, repository } = await approvalWorld(app);
    await addRule({ rule_type: 'any_approver', approvals_required: 1 });
    const { id, approve, approvals, source } = await open();
    const head = (await readBranchHead(repository, source)) ?? '';
    const tree = await repository.run(['rev-parse', `${head}^{tree}`], bounds);
    const address = 'a'.repeat(9 * 1024 * 1024);
    const lines = [
      `tree ${tree.toString().trim()}`,
      `parent ${head}`,
      `author A <${address}> 1700000000 +0000`,
      `committer A <${address}> 1700000000 +0000`,
    ];
    const commit = Buffer.from(`${lines.join('\n')}\n\nHelp\n`);
    const args = ['hash-object', '-w', '-t', 'commit', '--stdin'];
    const made = await repository.run(args, bounds, [commit]);
    const head_sha = made.toString().trim();
    await db('merge_requests').where({ id }).update({ head_sha });
    await configure({ merge_requests_disable_committers_approval: true });
    expect(await approvals(people.owner)).toMatchObject({ user_can_approve: false });
    expect(await approve(people.owner)).toMatchObject(refused);
    await configure({ merge_requests_disable_committers_approval: false });
    expect(await approve(people.owner)).toMatchObject({ status: 201, body: { approved: true } });
  });

  it('takes the head that was looked at', async () => {
    const { people, open, project } = await approvalWorld(app);
    const { approve, source } = await open();
    const head = await readBranchHead(app.git.repository(project.id), source);
    expect(await approve(people.owner, { sha: 'a'.repeat(40) })).toMatchObject({
      status: 409,
      body: { message: `SHA does not match HEAD of source branch: ${head}` },
    });
    expect(await approve(people.owner, { sha: head })).toMatchObject({ status: 201 });
  });

  it('takes the password where the project asks for it', async () => {
    const { people, open, configure } = await approvalWorld(app);
    await configure({ require_password_to_approve: true });
    const { approve, approvals } = await open();
    await db('users')
      .where({ id: people.owner.id })
      .update({ password_digest: await digestPassword('slow kiln 42') });
    expect(await approvals()).toMatchObject({ require_password_to_approve: true });
    expect(await approve(people.owner)).toMatchObject(
      refusedFor('`approval_password` is required.'),
    );
    expect(await approve(people.owner, { approval_password: 'guess' })).toMatchObject(refused);
    expect(await approve(people.maintainer, { approval_password: '' })).toMatchObject(refused);
    const right = await approve(people.owner, { approval_password: 'slow kiln 42' });
    expect(right).toMatchObject({ status: 201, body: { user_has_approved: true } });
  });

  it('ends with the merge request', async () => {
    const { people, open } = await approvalWorld(app);
    const { one, approve } = await open();
    await approve(people.owner);
    await api.as(people.developer).put(one, { state_event: 'close' });
    expect(await approve(people.maintainer)).toMatchObject(
      refusedFor('The merge request is closed.'),
    );
    await db('merge_requests')
      .where({ id: (await api.as(people.owner).get(one)).body.id })
      .update({ state: 'merged' });
    expect(await approve(people.maintainer)).toMatchObject(refused);
    expect(await api.as(people.owner).post(`${one}/unapprove`)).toMatchObject(
      refusedFor('The merge request is merged.'),
    );
  });

  it('is not done in an archived project', async () => {
    const { people, open, project } = await approvalWorld(app);
    const { approve } = await open();
    await api.as(people.owner).post(`/projects/${project.id}/archive`);
    expect(await approve(people.owner)).toMatchObject({ status: 403 });
  });

  race('counts twice for two users at once, and once for one', async () => {
    const { people, open, addRule } = await approvalWorld(app);
    await addRule({ rule_type: 'any_approver', approvals_required: 2 });
    const { approve, approvals } = await open();
    const answers = await Promise.all([
      approve(people.maintainer),
      approve(people.maintainer),
      approve(people.owner),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 401]);
    expect(await approvals()).toMatchObject({ approved: true, approvals_left: 0 });
    expect((await approvals()).approved_by).toHaveLength(2);
  });

  it('counts no longer when the user may not approve any more', async () => {
    const { people, open, addRule, another, project } = await approvalWorld(app);
    await addRule({ rule_type: 'any_approver', approvals_required: 1 });
    const { approve, approvals } = await open();
    const leaving = await another();
    expect(await approve(leaving)).toMatchObject({ status: 201, body: { approved: true } });
    await api.as(people.owner).delete(`/projects/${project.id}/members/${leaving.id}`);
    expect(await approvals()).toMatchObject({ approved: false });
    const blocked = await another();
    expect(await approve(blocked)).toMatchObject({ status: 201, body: { approved: true } });
    await db('users').where({ id: blocked.id }).update({ state: 'blocked' });
    expect(await approvals()).toMatchObject({ approved: false });
  });

  it('needs no rules, and tells less, in the free plan', async () => {
    const { people, open } = await approvalWorld(free);
    const { one } = await open();
    const as = free.api.as(people.maintainer);
    expect((await as.get(`${one}/approvals`)).body).toEqual({
      user_has_approved: false,
      user_can_approve: true,
      approved: true,
      approved_by: [],
    });
    const answer = await free.api.as(people.maintainer).post(`${one}/approve`);
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body)).toHaveLength(4);
    const rule = { name: 'x', approvals_required: 1 };
    for (const refusal of [
      await as.post(`${one}/approvals`, { approvals_required: 1 }),
      await as.get(`${one}/approval_state`),
      await as.get(`${one}/approval_rules`),
      await as.post(`${one}/approval_rules`, rule),
      await as.put(`${one}/approval_rules/1`, rule),
      await as.delete(`${one}/approval_rules/1`),
    ]) {
      expect(refusal).toMatchObject({ status: 403 });
    }
  });

  it('counts the first rule alone in the free plan', async () => {
    const { people, open, project } = await approvalWorld(free);
    const now = new Date().toISOString();
    const row = { project_id: project.id, rule_type: 'regular', created_at: now, updated_at: now };
    await free.db('approval_rules').insert([
      { ...row, name: 'first', approvals_required: 1 },
      { ...row, name: 'second', approvals_required: 1 },
    ]);
    const [first] = await free
      .db('approval_rules')
      .where({ project_id: project.id })
      .orderBy('id')
      .pluck<number[]>('id');
    await free.db('approval_rule_users').insert({ rule_id: first, user_id: people.maintainer.id });
    const { one } = await open();
    const as = free.api.as(people.maintainer);
    expect((await as.get(`${one}/approvals`)).body).toMatchObject({ approved: false });
    expect((await as.post(`${one}/approve`)).body).toMatchObject({ approved: true });
  });
});

describe('new commits', () => {
  it('take approvals away, unless the project keeps them', async () => {
    const { people, open, configure, addRule, project } = await approvalWorld(app);
    await addRule({ rule_type: 'any_approver', approvals_required: 1 });
    const { approve, approvals, iid } = await open();
    await approve(people.owner);
    // The head changes as after a push, and the approval remains even if nothing deletes it.
    const move = (head_sha: string) =>
      db('merge_requests').where({ target_project_id: project.id, iid }).update({ head_sha });
    await move('b'.repeat(40));
    expect(await approvals(people.owner)).toMatchObject({
      ...{ approved: false, approved_by: [], user_has_approved: false, user_can_approve: true },
    });
    await configure({ reset_approvals_on_push: false });
    expect(await approvals(people.owner)).toMatchObject({
      approved: true,
      user_has_approved: true,
    });
    await configure({ reset_approvals_on_push: true });
    expect(await approve(people.owner)).toMatchObject({ status: 201, body: { approved: true } });
    expect(await db('approvals').where({ user_id: people.owner.id })).toHaveLength(1);
  });

  it('in another target branch take approvals away', async () => {
    const { people, open, maintainer, ofProject } = await approvalWorld(app);
    await maintainer.post(`${ofProject}/repository/branches`, { branch: 'stable', ref: 'main' });
    const { approve, approvals, one } = await open();
    await approve(people.owner);
    expect((await approvals()).approved_by).toHaveLength(1);
    expect(await maintainer.put(one, { target_branch: 'stable' })).toMatchObject({ status: 200 });
    expect((await approvals()).approved_by).toEqual([]);
  });
});

describe('a push', () => {
  const push = (world: Awaited<ReturnType<typeof approvalWorld>>, branch: string) =>
    world.maintainer.post(`${world.ofProject}/repository/commits`, {
      branch,
      commit_message: 'More',
      actions: [{ action: 'create', file_path: unique('file'), content: 'x' }],
    });

  it('takes approvals away', async () => {
    const world = await approvalWorld(app);
    await world.addRule({ rule_type: 'any_approver', approvals_required: 1 });
    const { approve, approvals, source } = await world.open();
    expect(await approve(world.people.owner)).toMatchObject({ body: { approved: true } });
    expect(await push(world, source)).toMatchObject({ status: 201 });
    await settled();
    expect(await approvals()).toMatchObject({ approved: false, approved_by: [] });
    expect(await approve(world.people.owner)).toMatchObject({ body: { approved: true } });
  });

  it('leaves them where the project says so', async () => {
    const world = await approvalWorld(app);
    await world.configure({ reset_approvals_on_push: false });
    const { approve, approvals, source, one } = await world.open();
    await approve(world.people.owner);
    const { sha } = (await world.maintainer.get(one)).body as { sha: string };
    await push(world, source);
    await settled();
    expect((await world.maintainer.get(one)).body.sha).not.toBe(sha);
    expect((await approvals()).approved_by).toHaveLength(1);
  });

  race('at the same time as approvals leaves none of the old head', async () => {
    const world = await approvalWorld(app);
    await world.addRule({ rule_type: 'any_approver', approvals_required: 1 });
    for (let turn = 0; turn < 4; turn += 1) {
      const { id, approve, source, one } = await world.open();
      const { sha } = (await world.maintainer.get(one)).body as { sha: string };
      const [pushed] = await Promise.all([
        push(world, source),
        approve(world.people.maintainer),
        approve(world.people.owner, { sha }),
      ]);
      expect(pushed).toMatchObject({ status: 201 });
      await settled();
      expect((await world.maintainer.get(one)).body.sha).not.toBe(sha);
      const rows = await db('approvals').where({ merge_request_id: id }).pluck('head_sha');
      expect(rows.filter((of) => of === sha)).toEqual([]);
    }
  });
});
