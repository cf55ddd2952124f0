import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedGroup, seedUser, unique } from '#test/support/seed.ts';
import { expectPage, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const { api, db } = app;
const path = '/-/profile';
const script = '<script>alert("kiln")</script>';

const texts = ['pronouns', 'job_title', 'organization', 'location', 'linkedin', 'twitter', 'skype'];

async function visit() {
  const user = await seedUser(db);
  const visitor = await Visitor.signedIn(app, user);
  await visitor.get(path);
  const save = (changes: Readonly<Record<string, string>>) => {
    const wanted = { name: user.name, username: user.username, ...changes };
    const fields = Object.entries(wanted).map(([name, value]) => [`user[${name}]`, value]);
    return visitor.post(path, Object.fromEntries(fields));
  };
  return { user, visitor, save };
}

describe('the own profile', () => {
  it('is changed in every field, whatever it holds', async () => {
    const { user, visitor, save } = await visit();
    const changes = {
      ...Object.fromEntries(texts.map((name) => [name, script])),
      name: script,
      bio: `One\r\n${script}`,
      website_url: 'https://kiln.example/',
      public_email: user.email,
      commit_email: '_private',
      private_profile: '1',
    };
    const saved = await save(changes);
    expect(saved).toMatchObject({ status: 303, headers: { location: `${path}?done=saved` } });
    const html = expectPage(await visitor.get(`${path}?done=saved`));
    expect(html).toContain('role="status">Your profile was saved.');
    expect(html.match(/value="&lt;script&gt;/g)).toHaveLength(texts.length + 1);
    expect(html).toMatch(/name="user\[private_profile\]" value="1" checked/);
    const { body } = await api.as(user).get('/user');
    expect(body).toMatchObject({
      ...Object.fromEntries(texts.map((name) => [name, script])),
      name: script,
      bio: `One\n${script}`,
      public_email: user.email,
      private_profile: true,
    });
  });

  it('becomes empty where nothing is typed', async () => {
    const { user, save } = await visit();
    await save({ location: 'Kiln', bio: 'Potter', public_email: user.email });
    await save({ location: '', bio: '', public_email: '' });
    const { body } = await api.as(user).get('/user');
    expect(body).toMatchObject({
      location: null,
      bio: '',
      public_email: '',
      commit_email: user.email,
    });
  });

  it('takes a new username, and the projects with it', async () => {
    const { user, save } = await visit();
    const username = unique('renamed');
    expect(await save({ username })).toMatchObject({ status: 303 });
    expect((await api.get(`/users?username=${username}`)).body).toMatchObject([{ id: user.id }]);
    expect((await api.as(user).get(`/namespaces/${username}`)).body).toMatchObject({
      kind: 'user',
    });
  });

  it.each([
    ['name', '', 'Name can&#39;t be blank.'],
    ['name', 'x'.repeat(256), 'Name is too long (maximum is 255 characters).'],
    ['username', '', 'Username '],
    ['username', '<script>', 'Username '],
    ['website_url', 'javascript:alert(1)', 'Website is invalid.'],
    ['pronouns', 'x'.repeat(51), 'Pronouns is too long (maximum is 50 characters).'],
    ['bio', 'x'.repeat(256), 'About you is too long (maximum is 255 characters).'],
    ['public_email', 'kiln@example.com', 'Public email address is not one of the confirmed'],
    ['commit_email', 'kiln@example.com', 'Email address of commits is not one of the confirmed'],
  ])('refuses a %s of %j beside the field', async (name, value, text) => {
    const { user, save } = await visit();
    const html = expectPage(await save({ location: 'A kiln', [name]: value }), 422);
    expect(html).toContain(`id="user-${name}-error">${text}`);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(html).toContain('value="A kiln"');
    expect((await api.as(user).get('/user')).body).toMatchObject({ location: null });
  });

  it('refuses names that are taken', async () => {
    const { save } = await visit();
    const other = await seedUser(db);
    const group = await seedGroup(db);
    const taken = expectPage(await save({ username: other.username }), 422);
    expect(taken).toContain('role="alert">Username has already been taken.');
    expect(taken).toContain(`value="${other.username}"`);
    const path = expectPage(await save({ username: group.path }), 422);
    expect(path).toContain('Username has already been taken.');
  });

  it('takes nothing else', async () => {
    const { user, save } = await visit();
    await save({ admin: '1', email: 'kiln@example.com', state: 'blocked', projects_limit: '9999' });
    expect((await api.as(user).get('/user')).body).toMatchObject({ email: user.email });
    expect(await db('users').where('id', user.id).first()).toMatchObject({
      admin: user.admin,
      projects_limit: user.projects_limit,
    });
  });
});
