import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { askToken } from '#test/support/oauth.ts';
import { register } from '#test/domains/ci/runners/world.ts';
import { seedGroup, seedProject, seedUser, unique } from '#test/support/seed.ts';

const { api, db, git } = await startApp();
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);

const ofUser = async ({ id }: { readonly id: number }) =>
  (await admin.get(`/audit_events?entity_type=User&entity_id=${id}`)).body.map(
    ({ details }: { details: object }) => details,
  );

describe('audit events', () => {
  it('tell of other groups and projects no more than their ids, which readers may not see', async () => {
    const { project, people } = await projectWorld(db);
    const invited = await seedGroup(db, { visibility: 'private' });
    const other = await seedProject(db, { visibility: 'private' });
    const path = `/projects/${project.id}`;
    const scope = `${path}/job_token_scope/allowlist`;
    const maintainer = api.as(people.maintainer);
    const share = { group_id: invited.id, group_access: 30 };
    expect((await admin.post(`${path}/share`, share)).status).toBe(201);
    expect((await admin.post(scope, { target_project_id: other.id })).status).toBe(201);
    expect((await admin.post(`${path}/import_project_members/${other.id}`)).status).toBe(201);
    expect((await maintainer.delete(`${path}/share/${invited.id}`)).status).toBe(204);
    expect((await maintainer.delete(`${scope}/${other.id}`)).status).toBe(204);
    const { body } = await maintainer.get(`${path}/audit_events`);
    const ofGroup = { target_type: 'Group', target_id: invited.id };
    const ofProject = { target_type: 'Project', target_id: other.id };
    expect(body.map(({ details }: { details: object }) => details)).toMatchObject([
      { remove: 'job_token_scope_project', ...ofProject, target_details: String(other.id) },
      { remove: 'project_group_link', ...ofGroup, target_details: String(invited.id) },
      { add: 'members', ...ofProject, target_details: String(other.id) },
      { add: 'job_token_scope_project', ...ofProject, target_details: String(other.id) },
      { add: 'project_group_link', ...ofGroup, target_details: String(invited.id) },
    ]);
    for (const { full_path } of [invited, other]) {
      expect(JSON.stringify(body)).not.toContain(full_path);
    }
  });

  it('tell of members of projects, as of those of groups', async () => {
    const { project, people } = await projectWorld(db);
    const user = await seedUser(db);
    const maintainer = api.as(people.maintainer);
    const path = `/projects/${project.id}/members`;
    await maintainer.post(path, { user_id: user.id, access_level: 20 });
    await maintainer.put(`${path}/${user.id}`, { access_level: 30 });
    await maintainer.delete(`${path}/${user.id}`);
    const target = { target_type: 'User', target_id: user.id, target_details: user.name };
    expect((await maintainer.get(`/projects/${project.id}/audit_events`)).body).toMatchObject([
      { details: { remove: 'user_access', ...target } },
      { details: { change: 'access_level', from: 'Reporter', to: 'Developer', ...target } },
      { details: { add: 'user_access', as: 'Reporter', ...target } },
    ]);
  });

  it('tell of each setting of a project that is another, and of none that stays', async () => {
    const { project, people } = await projectWorld(db);
    const path = `/projects/${project.id}`;
    const as = api.as(people.maintainer);
    const before = (await as.get(path)).body;
    const changed = await as.put(path, {
      name: before.name,
      merge_method: 'ff',
      description: 'd'.repeat(1_000),
      ci_config_path: 'kiln.yml',
    });
    expect(changed.status).toBe(200);
    const events = (await as.get(`${path}/audit_events`)).body;
    expect(events).toHaveLength(3);
    const told = Object.fromEntries(
      events.map(({ details }: { details: { change: string } }) => [details.change, details]),
    );
    expect(told).toMatchObject({
      merge_method: { from: 'merge', to: 'ff' },
      description: { to: 'd'.repeat(255) },
      ci_config_path: { to: 'kiln.yml' },
    });
  });

  it('tell that the approvers and branches of a rule are others, once, and nothing when they stay', async () => {
    const { project, people } = await projectWorld(db);
    const as = api.as(people.maintainer);
    const path = `/projects/${project.id}`;
    const branch = await as.post(`${path}/protected_branches`, { name: 'kiln/*' });
    const rule = { name: 'Glaze', approvals_required: 1 };
    const made = await as.post(`${path}/approval_rules`, { ...rule, rule_type: 'regular' });
    const one = `${path}/approval_rules/${made.body.id}`;
    const others = { user_ids: [people.developer.id], protected_branch_ids: [branch.body.id] };
    for (const given of [{}, others, others]) {
      expect(await as.put(one, { ...rule, ...given })).toMatchObject({ status: 200 });
    }
    const events = (await as.get(`${path}/audit_events`)).body;
    const ofRule = events.filter(
      ({ details }: { details: { target_type: string } }) =>
        details.target_type === 'ApprovalProjectRule',
    );
    expect(ofRule.map(({ details }: { details: object }) => details)).toMatchObject([
      { change: 'protected_branches' },
      { change: 'approvers' },
      { add: 'approval_rule' },
    ]);
  });

  it('tell that secrets of the instance changed, and not what they are', async () => {
    const secret = unique('never-told');
    const settings = { akismet_api_key: secret, sign_in_text: unique('hello') };
    expect((await admin.put('/application/settings', settings)).status).toBe(200);
    const [one, other] = await ofUser(administrator);
    const told = [one, other].toSorted((a, b) => (a.change < b.change ? -1 : 1));
    expect(told).toMatchObject([
      { change: 'akismet_api_key', target_type: 'ApplicationSetting' },
      { change: 'sign_in_text', to: settings.sign_in_text },
    ]);
    expect(told[0]).not.toHaveProperty('to');
    const rows = await db('audit_events').select('details');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('tell of failed sign-ins, and not of what was typed', async () => {
    const user = await seedUser(db);
    const typed = unique('not-a-username');
    const wrong = unique('wrong-password');
    const signIn = (username: string, password: string) =>
      askToken(api, { grant_type: 'password', username, password });
    for (const name of [user.username, typed]) {
      expect((await signIn(name, wrong)).status).toBeGreaterThanOrEqual(400);
    }
    expect(await ofUser(user)).toMatchObject([
      {
        failed_login: 'STANDARD',
        author_name: 'An unauthenticated user',
        entity_path: user.username,
      },
    ]);
    const rows = await db('audit_events').where({ entity_id: -1 }).select('details', 'author_id');
    expect(rows).toMatchObject([{ author_id: -1, details: expect.anything() }]);
    const all = JSON.stringify(await db('audit_events').select('details'));
    for (const text of [typed, wrong]) expect(all).not.toContain(text);
  });

  it('tell who came in by an invitation, and with which role', async () => {
    const { project, people } = await projectWorld(db);
    const path = `/projects/${project.id}`;
    const email = `${unique('guest')}@example.com`;
    const invitation = { email, access_level: 30 };
    expect((await api.as(people.owner).post(`${path}/invitations`, invitation)).status).toBe(201);
    const person = { username: unique('guest'), name: 'Guest', email, skip_confirmation: true };
    const made = await admin.post('/users', { ...person, password: 'glaze-and-kiln-2903' });
    expect(made.status).toBe(201);
    const { body } = await api.as(people.owner).get(`${path}/audit_events`);
    const who = { target_type: 'User', target_id: made.body.id, target_details: 'Guest' };
    expect(body[0]).toMatchObject({
      author_id: made.body.id,
      details: { add: 'user_access', as: 'Developer', author_name: 'Guest', ...who },
    });
    expect(body[1].details).toMatchObject({ add: 'user_access', target_type: 'Invitation' });
  });

  it('tell who approved and who merged a merge request', async () => {
    const { project, people } = await projectWorld(db, { git });
    const path = `/projects/${project.id}`;
    const developer = api.as(people.developer);
    const actions = [{ action: 'create', file_path: 'a', content: 'b' }];
    const commit = { branch: 'idea', start_branch: 'main', commit_message: 'Add', actions };
    expect((await developer.post(`${path}/repository/commits`, commit)).status).toBe(201);
    const opened = { source_branch: 'idea', target_branch: 'main', title: 'Idea' };
    const { body: request } = await developer.post(`${path}/merge_requests`, opened);
    const one = `${path}/merge_requests/${request.iid}`;
    const maintainer = api.as(people.maintainer);
    for (const act of ['approve', 'unapprove']) {
      expect((await maintainer.post(`${one}/${act}`)).status).toBe(201);
    }
    expect((await api.as(people.owner).put(`${one}/merge`)).status).toBe(200);
    const { body } = await api.as(people.owner).get(`${path}/audit_events`);
    const target = { target_type: 'MergeRequest', target_id: request.id };
    const details = { ...target, target_details: `!${request.iid} Idea` };
    expect(body.slice(0, 3)).toMatchObject([
      { author_id: people.owner.id, details: { change: 'state', to: 'merged', ...details } },
      {
        author_id: people.maintainer.id,
        details: { remove: 'merge_request_approval', ...details },
      },
      { author_id: people.maintainer.id, details: { add: 'merge_request_approval', ...details } },
    ]);
  });

  it('tell of runners that come and go', async () => {
    const { project, people } = await projectWorld(db);
    const other = await seedProject(db);
    const runner = await register(api, administrator, `/projects/${other.id}`);
    const path = `/projects/${project.id}`;
    const target = { target_type: 'Runner', target_id: runner.id };
    const enabled = await admin.post(`${path}/runners`, { runner_id: runner.id });
    expect(enabled.status).toBe(201);
    expect((await admin.delete(`${path}/runners/${runner.id}`)).status).toBe(204);
    const { body } = await api.as(people.owner).get(`${path}/audit_events`);
    expect(body.slice(0, 2)).toMatchObject([
      { author_id: administrator.id, details: { remove: 'runner', ...target } },
      { author_id: administrator.id, details: { add: 'runner', ...target } },
    ]);
    const gone = await api.delete('/runners', { token: runner.token });
    expect(gone.status).toBe(204);
    const { body: elsewhere } = await admin.get(`/projects/${other.id}/audit_events`);
    expect(elsewhere.slice(0, 2)).toMatchObject([
      { details: { remove: 'runner', author_name: 'A runner', ...target } },
      { details: { add: 'runner', author_name: 'A registration token', ...target } },
    ]);
    const another = await register(api, administrator, `/projects/${project.id}`);
    expect((await admin.delete(`/runners/${another.id}`)).status).toBe(204);
    const { body: last } = await api.as(people.owner).get(`${path}/audit_events`);
    expect(last[0]).toMatchObject({
      author_id: administrator.id,
      details: { remove: 'runner', target_type: 'Runner', target_id: another.id },
    });
  });

  it('are left by nothing that was refused', async () => {
    const { project, people } = await projectWorld(db);
    const path = `/projects/${project.id}`;
    const as = api.as(people.maintainer);
    const variable = { key: 'GLAZE', value: 'x' };
    await as.post(`${path}/variables`, variable);
    expect((await as.post(`${path}/variables`, variable)).status).toBe(400);
    expect((await as.post(`${path}/protected_branches`, { name: 'x' })).status).toBe(201);
    expect((await as.post(`${path}/protected_branches`, { name: 'x' })).status).toBe(409);
    expect((await as.get(`${path}/audit_events`)).body).toHaveLength(2);
  });
});
