import { describe, expect, it } from 'vitest';
import { AccessLevel } from '#src/policy/access-level.ts';
import { digestPassword } from '#src/auth/passwords.ts';
import { startApp } from '#test/support/app.ts';
import { seedProject, seedToken, seedUser } from '#test/support/seed.ts';
import { addressOf, commitFile, git, runGit, scratch } from './support.ts';
import { filledProject, member } from './world.ts';

const app = await startApp();
const { db, git: store, origin } = app;

const services = ['git-upload-pack', 'git-receive-pack'] as const;
type Service = (typeof services)[number];

async function ask(
  path: string,
  service: Service,
  credentials: { username?: string; password?: string } | null,
) {
  const { username = 'anybody', password = '' } = credentials ?? {};
  const basic = Buffer.from(`${username}:${password}`).toString('base64');
  const response = await fetch(`${origin}/${path}.git/info/refs?service=${service}`, {
    headers: credentials === null ? {} : { authorization: `Basic ${basic}` },
  });
  return {
    status: response.status,
    challenge: response.headers.get('www-authenticate'),
    text: (await response.text()).trim(),
  };
}

async function token(user: { id: number }, scopes: string[], more: object = {}): Promise<string> {
  return (await seedToken(db, user, { scopes, ...more })).token;
}

describe('access to a repository', () => {
  const people = [
    ['private', 'anonymous', 401, 401],
    ['private', 'stranger', 404, 404],
    ['private', 'guest', 403, 403],
    ['private', 'reporter', 200, 403],
    ['private', 'developer', 200, 200],
    ['internal', 'anonymous', 401, 401],
    ['internal', 'stranger', 200, 403],
    ['public', 'anonymous', 200, 401],
    ['public', 'stranger', 200, 403],
    ['public', 'developer', 200, 200],
  ] as const;
  const levels = {
    stranger: AccessLevel.None,
    guest: AccessLevel.Guest,
    reporter: AccessLevel.Reporter,
    developer: AccessLevel.Developer,
  };

  it.each(people)('of a %s project: %s', async (visibility, who, fetching, pushing) => {
    const project = await seedProject(db, { visibility, git: store, readme: true });
    const credentials =
      who === 'anonymous' ? null : { password: (await member(app, project, levels[who])).token };
    const fetched = await ask(project.full_path, 'git-upload-pack', credentials);
    const pushed = await ask(project.full_path, 'git-receive-pack', credentials);
    expect([fetched.status, pushed.status]).toEqual([fetching, pushing]);
  });

  it('asks for credentials in the way that git understands', async () => {
    const hidden = await seedProject(db, { visibility: 'private', git: store });
    for (const path of [hidden.full_path, 'no/such-project']) {
      const answer = await ask(path, 'git-upload-pack', null);
      expect(answer).toMatchObject({
        status: 401,
        challenge: 'Basic realm="service", charset="UTF-8"',
        text: 'HTTP Basic: Access denied',
      });
    }
    expect((await ask(hidden.full_path, 'git-upload-pack', { password: 'wrong' })).status).toBe(
      401,
    );
  });

  it('keeps the code to members where the project does', async () => {
    const project = await seedProject(db, {
      git: store,
      readme: true,
      repository_access_level: 'private',
    });
    const stranger = await member(app, project, AccessLevel.None);
    const guest = await member(app, project, AccessLevel.Guest);
    const fetched = (password: string) => ask(project.full_path, 'git-upload-pack', { password });
    expect((await ask(project.full_path, 'git-upload-pack', null)).status).toBe(401);
    expect((await fetched(stranger.token)).status).toBe(403);
    expect((await fetched(guest.token)).status).toBe(200);
    await db('projects').where({ id: project.id }).update({ repository_access_level: 'disabled' });
    expect((await fetched(guest.token)).status).toBe(403);
  });

  it('leaves an archived project readable, and read-only', async () => {
    const { project, token, url, work } = await filledProject(app);
    await db('projects').where({ id: project.id }).update({ archived: true });
    expect((await ask(project.full_path, 'git-upload-pack', { password: token })).status).toBe(200);
    await commitFile(work, 'late', '1');
    const ran = await runGit(work, 'push', url, 'main');
    expect(ran.stderr).toContain('The project is archived: it is read-only.');
  });

  it('says that there is no repository', async () => {
    const project = await seedProject(db, { visibility: 'public' });
    const answer = await ask(project.full_path, 'git-upload-pack', null);
    expect(answer).toMatchObject({ status: 404, text: 'The project has no repository yet.' });
  });
});

describe('credentials', () => {
  const scopes = [
    ['api', 200, 200],
    ['write_repository', 200, 200],
    ['read_repository', 200, 403],
    ['read_api', 403, 403],
    ['read_user', 403, 403],
  ] as const;

  it.each(scopes)('a token with the scope %s', async (scope, fetching, pushing) => {
    const project = await seedProject(db, { visibility: 'private', git: store });
    const { user } = await member(app, project, AccessLevel.Developer);
    const password = await token(user, [scope]);
    const statuses = [];
    for (const service of services) {
      statuses.push((await ask(project.full_path, service, { password })).status);
    }
    expect(statuses).toEqual([fetching, pushing]);
  });

  it('a token that was revoked or has expired', async () => {
    const project = await seedProject(db, { visibility: 'private', git: store });
    const { user } = await member(app, project, AccessLevel.Developer);
    const expired = await token(user, ['api'], { expiresAt: '2020-01-01' });
    expect((await ask(project.full_path, 'git-upload-pack', { password: expired })).status).toBe(
      401,
    );
  });

  it('the password of a user, unless the settings forbid it', async () => {
    const project = await seedProject(db, { visibility: 'private', git: store });
    const { user } = await member(app, project, AccessLevel.Developer);
    const password = 'a long kiln password';
    await db('users')
      .where({ id: user.id })
      .update({ password_digest: await digestPassword(password) });
    const fetched = async (username: string, given = password) =>
      (await ask(project.full_path, 'git-upload-pack', { username, password: given })).status;
    expect(await fetched(user.username)).toBe(200);
    expect(await fetched(user.email)).toBe(200);
    expect(await fetched(user.username, 'another')).toBe(401);
    expect(await fetched('nobody')).toBe(401);

    await db('users').where({ id: user.id }).update({ two_factor_enabled: true });
    expect(await fetched(user.username)).toBe(401);
  });

  it('the password of an administrator, who is none by it in admin mode', async () => {
    const project = await seedProject(db, { visibility: 'private', git: store });
    const user = await seedUser(db, { admin: true });
    const password = 'a long kiln password';
    const password_digest = await digestPassword(password);
    await db('users').where({ id: user.id }).update({ password_digest });
    const fetched = async () =>
      (await ask(project.full_path, 'git-upload-pack', { username: user.username, password }))
        .status;
    const change = (admin_mode: boolean) =>
      app.api.as(user).put('/application/settings', { admin_mode });
    expect(await fetched()).toBe(200);
    await change(true);
    expect(await fetched()).toBe(404);
    const { token: own } = await seedToken(db, user);
    expect((await ask(project.full_path, 'git-upload-pack', { password: own })).status).toBe(200);
    await change(false);
    expect(await fetched()).toBe(200);
  });

  it.each(['blocked', 'banned', 'deactivated'] as const)('of a user who is %s', async (state) => {
    const project = await seedProject(db, { visibility: 'private', git: store });
    const user = await seedUser(db, { state });
    const password = await token(user, ['api']);
    const answer = await ask(project.full_path, 'git-upload-pack', { password });
    expect(answer.status).toBe(403);
    expect(answer.text).toMatch(/^Your account /);
  });

  it('are asked for by git itself', async () => {
    const { project } = await filledProject(app);
    const folder = await scratch();
    const ran = await runGit(folder, 'clone', addressOf(origin, project.full_path, null), 'it');
    expect(ran.stderr).toContain('could not read Username');
  });
});

describe('settings of the instance', () => {
  it('close git over HTTP, passwords and large pushes', async () => {
    const { work, project, token, url } = await filledProject(app);
    const root = await seedUser(db, { admin: true });
    const put = (body: object) => app.api.as(root).put('/application/settings', body);

    await put({ receive_max_input_size: 1 });
    const random = Array.from({ length: 300_000 }, () => Math.random().toString(36)).join('');
    await commitFile(work, 'large', random);
    const ran = await runGit(work, 'push', url, 'main');
    expect(ran.code).not.toBe(0);
    expect(ran.stderr).toMatch(/exceeds maximum allowed size/);
    await put({ receive_max_input_size: null });
    await git(work, 'push', url, 'main');

    await put({ enabled_git_access_protocol: 'ssh' });
    const closed = await ask(project.full_path, 'git-upload-pack', { password: token });
    expect(closed).toMatchObject({ status: 403, text: 'Git access over HTTP is not allowed.' });
    await put({ enabled_git_access_protocol: 'nil' });
    expect((await ask(project.full_path, 'git-upload-pack', { password: token })).status).toBe(200);
  });
});
