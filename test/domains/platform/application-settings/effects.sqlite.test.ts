import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApp } from '#test/support/app.ts';
import { seedApplication } from '#test/support/oauth.ts';
import { password, signIn, userWithPassword } from '#test/support/signing-in.ts';
import { expectPage, Visitor } from '#test/support/visitor.ts';
import { addMember, seedGroup, seedUser, unique } from '#test/support/seed.ts';

const { api, db } = await startApp({ config: { plan: 'premium' } });
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);
let user: Api;

const change = async (body: object) => {
  const answer = await admin.put('/application/settings', body);
  expect(answer.status).toBe(200);
};
const project = (by: Api, body: object = {}) =>
  by.post('/projects', { name: unique('project-'), ...body });
const group = (by: Api, body: object = {}) => {
  const path = unique('group-');
  return by.post('/groups', { name: path, path, ...body });
};

beforeAll(async () => {
  user = api.as(await seedUser(db));
});
afterEach(async () => {
  await db('application_settings').update({ changed: {} });
  // Raises the revision, so that everybody notices.
  await change({ max_yaml_depth: 100 });
});

describe('visibility', () => {
  it('of new projects and groups follows the defaults', async () => {
    await change({ default_project_visibility: 'public', default_group_visibility: 'internal' });
    expect((await project(user)).body.visibility).toBe('public');
    expect((await project(user, { visibility: 'private' })).body.visibility).toBe('private');
    expect((await group(user)).body.visibility).toBe('internal');
    expect((await group(user, { visibility: 'public' })).body.visibility).toBe('public');
  });

  it('of new projects is not wider than that of their group', async () => {
    await change({ default_project_visibility: 'public', default_group_visibility: 'public' });
    const owner = await seedUser(db);
    const parent = await seedGroup(db, { visibility: 'private' });
    await addMember(db, { group: parent, user: owner, level: 50 });
    const made = await project(api.as(owner), { namespace_id: parent.id });
    expect(made).toMatchObject({ status: 201, body: { visibility: 'private' } });
    expect((await group(api.as(owner), { parent_id: parent.id })).body.visibility).toBe('private');
  });

  it('that is restricted is for administrators only', async () => {
    await change({
      restricted_visibility_levels: ['public'],
      default_project_visibility: 'public',
      default_group_visibility: 'public',
    });
    expect(await project(user, { visibility: 'public' })).toMatchObject({
      status: 400,
      body: {
        message: { visibility_level: ['public has been restricted by your administrator'] },
      },
    });
    const refused = await group(user, { visibility: 'public' });
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain('public has been restricted by your administrator');
    expect((await project(user)).body.visibility).toBe('internal');
    expect((await group(user)).body.visibility).toBe('internal');
    expect((await project(admin)).body.visibility).toBe('public');
    expect((await group(admin)).body.visibility).toBe('public');
  });

  it('that is restricted leaves what exists as it is, and closes the lookup of users', async () => {
    const somebody = await seedUser(db);
    const lookUp = (by: Api) => by.get(`/users?username=${somebody.username}`);
    const made = await project(user, { visibility: 'public' });
    expect((await lookUp(api)).status).toBe(200);
    await change({ restricted_visibility_levels: 'public' });
    expect(await lookUp(api)).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden - Not authorized to access /api/v4/users' },
    });
    expect((await lookUp(user)).body).toHaveLength(1);
    expect((await api.get(`/projects/${made.body.id}`)).status).toBe(200);
  });
});

describe('new projects', () => {
  it('get the first branch, configuration path and runners that the instance says', async () => {
    await change({
      default_branch_name: 'trunk',
      default_ci_config_path: 'ci/kiln.yml',
      shared_runners_enabled: false,
    });
    const made = await project(user, { initialize_with_readme: true });
    expect(made.body).toMatchObject({
      default_branch: 'trunk',
      ci_config_path: 'ci/kiln.yml',
      shared_runners_enabled: false,
    });
    expect(
      (await user.get(`/projects/${made.body.id}/repository/files/README.md?ref=trunk`)).status,
    ).toBe(200);
    expect(
      (await project(user, { default_branch: 'dev', initialize_with_readme: true })).body,
    ).toMatchObject({
      default_branch: 'dev',
    });
  });

  it('are limited for users made while the limit stands', async () => {
    await change({ default_projects_limit: 1 });
    const made = await register();
    expect(made.body.projects_limit).toBe(1);
    const newcomer = api.as(made.body as { id: number });
    expect((await project(newcomer)).status).toBe(201);
    expect(await project(newcomer)).toMatchObject({
      status: 403,
      body: {
        error: [
          'Your project limit is 1 projects! Please contact your administrator to increase it',
        ],
      },
    });
    expect((await register({ projects_limit: 5 })).body.projects_limit).toBe(5);
  });
});

describe('new groups', () => {
  it('let those create projects, and protect branches, as the instance says', async () => {
    await change({ default_project_creation: 1, default_branch_protection: 1 });
    expect((await group(user)).body).toMatchObject({
      project_creation_level: 'maintainer',
      default_branch_protection: 1,
    });
    await change({ default_project_creation: 0 });
    expect((await group(user)).body.project_creation_level).toBe('noone');
    expect(
      (await group(user, { project_creation_level: 'developer' })).body.project_creation_level,
    ).toBe('developer');
  });
});

describe('new users', () => {
  it('are external, but for those with addresses of the house', async () => {
    await change({
      user_default_external: true,
      user_default_internal_regex: '@house\\.example\\.com$',
    });
    expect((await register()).body.external).toBe(true);
    expect((await register({ email: `${unique('u-')}@house.example.com` })).body.external).toBe(
      false,
    );
    expect((await register({ external: false })).body.external).toBe(false);
  });

  it('need passwords as long as the instance says', async () => {
    await change({ minimum_password_length: 12 });
    const password = { force_random_password: false, password: 'glaze-4567x' };
    expect(await register(password)).toMatchObject({
      status: 400,
      body: { message: { password: ['is too short (minimum is 12 characters)'] } },
    });
    expect((await register({ ...password, password: 'glaze-45678x' })).status).toBe(201);
  });
});

it('new tokens begin with the prefix, and those with another work on', async () => {
  const token = async () => {
    const wanted = { name: 'kiln', scopes: ['api'] };
    const made = await admin.post(`/users/${administrator.id}/personal_access_tokens`, wanted);
    expect(made.status).toBe(201);
    return String(made.body.token);
  };
  const usual = await token();
  await change({ personal_access_token_prefix: 'kiln-' });
  const changed = await token();
  expect(usual).toMatch(/^glpat-[\w-]{20}$/);
  expect(changed).toMatch(/^kiln-[\w-]{20}$/);
  await change({ personal_access_token_prefix: '' });
  const bare = await token();
  expect(bare).toMatch(/^[\w-]{20}$/);
  for (const each of [usual, changed, bare]) {
    expect((await api.withToken(each).get('/user')).status).toBe(200);
  }
});

describe('maintenance', () => {
  it('lets nobody but administrators change anything', async () => {
    await change({ maintenance_mode: true });
    expect(await project(user)).toMatchObject({
      status: 403,
      body: { message: 'You cannot perform write operations on a read-only instance' },
    });
    // Repeated slashes count as one, and a host may stand in front.
    for (const path of ['//api/v4/projects', '/api//v4/projects', 'http://a//api/v4/projects']) {
      const sent = await user.sendTo('POST', path, { name: unique('project-') });
      expect({ path, status: sent.status }).toEqual({ path, status: 403 });
    }
    expect((await user.get('/projects')).status).toBe(200);
    expect((await project(admin)).status).toBe(201);
    await change({ maintenance_mode_message: 'Back at noon.' });
    expect(await project(user)).toMatchObject({ status: 403, body: { message: 'Back at noon.' } });
    await change({ maintenance_mode: false });
    expect((await project(user)).status).toBe(201);
  });

  it('lets people sign in and out, and applications get tokens, and no page change anything', async () => {
    const account = await userWithPassword({ db });
    const application = await seedApplication(db, { scopes: ['api'] });
    await change({ maintenance_mode: true });
    const asked = {
      grant_type: 'password',
      username: account.username,
      password,
      client_id: application.uid,
      client_secret: application.secret,
    };
    const token = await api.sendTo('POST', '/oauth/token', asked);
    expect(token.status).toBe(200);
    const { client_id, client_secret } = asked;
    const { access_token } = token.body as { access_token: string };
    const facts = { token: access_token, client_id, client_secret };
    expect(await api.sendTo('POST', '/oauth/introspect', facts)).toMatchObject({
      status: 200,
      body: { active: true },
    });

    const visitor = new Visitor({ api });
    expect((await signIn(visitor, account.username)).status).toBe(303);
    expectPage(await visitor.get('/-/profile'));
    const fields = { 'user[name]': 'Another name' };
    expect(expectPage(await visitor.post('/-/profile', fields), 403)).toContain('read-only');
    expectPage(await visitor.get('/-/profile'));
    expect((await visitor.post('/users/sign_out')).status).toBe(303);
    await visitor.get('/users/sign_up');
    const wanted = {
      'user[name]': 'New',
      'user[username]': unique('new'),
      'user[email]': 'a@b.example',
    };
    expectPage(
      await visitor.post('/users/sign_up', { ...wanted, 'user[password]': password }),
      403,
    );

    const administrates = await Visitor.signedIn({ api, db }, administrator);
    await administrates.get('/-/profile');
    // The server looks for faults in it.
    expectPage(await administrates.post('/-/profile', fields), 422);
  });
});

function register(body: object = {}) {
  const username = unique('user-');
  return admin.post('/users', {
    email: `${username}@example.com`,
    name: username,
    username,
    force_random_password: true,
    skip_confirmation: true,
    ...body,
  });
}
