import { expect, it } from 'vitest';
import { digestPassword } from '#src/auth/passwords.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedToken, seedUser } from '#test/support/seed.ts';
import { basic, RegistryClient } from './client.ts';

let time = new Date('2026-03-02T10:00:00Z');
const app = await startApp({ clock: () => time });
const { db, api } = app;
const client = new RegistryClient(app);
const password = 'a password of sixteen';
const user = await seedUser(db, { password_digest: await digestPassword(password) });
const project = await seedProject(db, { visibility: 'private' });
await addMember(db, { project, user, level: 30 });
const name = project.full_path.toLowerCase();

it('gives whoever logs in a token, under both names', async () => {
  const answer = await client.askForToken({ username: user.username, password }, []);
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toEqual({
    token: answer.body.access_token,
    access_token: answer.body.token,
    expires_in: 300,
    issued_at: '2026-03-02T10:00:00.000Z',
  });
  // A token is also issued if every scope is refused: the client then reports what is denied.
  const refused = await client.askForToken({ username: user.username, password }, [
    'repository:no/such:pull',
    'nonsense',
    'package:x:pull',
  ]);
  expect(refused.status).toBe(200);
});

it('never takes wrong credentials for none', async () => {
  const open = await seedProject(db, { visibility: 'public' });
  const scope = `repository:${open.full_path.toLowerCase()}:pull`;
  expect((await client.askForToken(null, [scope])).status).toBe(200);
  const wrong = await client.askForToken({ username: user.username, password: 'wrong' }, [scope]);
  expect(wrong).toMatchObject({
    status: 401,
    body: { errors: [{ code: 'UNAUTHORIZED', message: 'HTTP Basic: Access denied' }] },
  });
  expect(wrong.headers['www-authenticate']).toContain('Basic');
});

it('refuses nobody in particular what they may not do', async () => {
  const denied = {
    status: 403,
    body: { errors: [{ code: 'DENIED', message: 'access forbidden' }], http_status: 403 },
  };
  expect(await client.askForToken(null, [])).toMatchObject(denied);
  expect(await client.askForToken(null, [`repository:${name}:pull`])).toMatchObject(denied);
});

it('knows one service', async () => {
  for (const service of ['another', '']) {
    expect(await client.askForToken(null, [], service)).toMatchObject({ status: 404, body: null });
  }
});

it('takes scopes together and one by one, and keeps those that are granted', async () => {
  const { token: text } = await seedToken(db, user, { scopes: ['api'] });
  const other = await seedProject(db, { visibility: 'public' });
  const open = other.full_path.toLowerCase();
  const token = await client.token(
    { password: text },
    `repository:${name}:push,pull,delete repository:${open}:pull`,
    `repository:${name}/image:pull`,
  );
  const status = async (path: string) =>
    (await client.send('GET', `/v2/${path}/tags/list`, { token })).status;
  expect(await status(name)).toBe(404);
  expect(await status(open)).toBe(404);
  expect(await status(`${name}/image`)).toBe(404);
  expect(await status(`${name}/other`)).toBe(401);
  // A push makes the repository, the right to push does not.
  expect(await db('registry_repositories')).toEqual([]);
  expect((await client.at(name, token).send('POST', 'blobs/uploads/')).status).toBe(202);
  expect(await status(name)).toBe(200);
});

it('gives tokens that fit into a request, however many scopes are asked for', async () => {
  const { token: text } = await seedToken(db, user, { scopes: ['api'] });
  const last = 26;
  const nameOf = (index: number) => `${name}/${String(index).padStart(3, '0')}`.padEnd(250, 'x');
  const scopes = Array.from({ length: last + 1 }, (_, index) => `repository:${nameOf(index)}:push`);
  const url = `/jwt/auth?service=container_registry&scope=${scopes.join('+')}`;
  const headers = { authorization: basic({ password: text }) };
  const { body } = await api.sendTo('GET', url, undefined, headers);
  const token = String(body.token);
  expect(token.length).toBeLessThan(12_000);
  const status = async (index: number) =>
    (await client.send('POST', `/v2/${nameOf(index)}/blobs/uploads/`, { token })).status;
  expect(await status(0)).toBe(202);
  expect(await status(20)).toBe(202);
  expect(await status(last)).toBe(401);
});

it('gives tokens that end', async () => {
  const token = await client.token({ username: user.username, password });
  const base = async () => (await client.send('GET', '/v2/', { token })).status;
  expect(await base()).toBe(200);
  time = new Date(time.getTime() + 299_000);
  expect(await base()).toBe(200);
  time = new Date(time.getTime() + 1_000);
  expect(await base()).toBe(401);
  const admin = await seedUser(db, { admin: true });
  await api.as(admin).put('/application/settings', { container_registry_token_expire_delay: 10 });
  const { body } = await client.askForToken({ username: user.username, password }, []);
  expect(body.expires_in).toBe(600);
});

it('lets nobody in with an old password', async () => {
  const token = await client.token({ username: user.username, password });
  const base = async () => (await client.send('GET', '/v2/', { token })).status;
  expect(await base()).toBe(200);
  await db('users')
    .where({ id: user.id })
    .update({ password_digest: await digestPassword('another one of them') });
  expect(await base()).toBe(401);
});

it('takes no password alone of somebody with a second factor', async () => {
  const careful = await seedUser(db, {
    ...{ password_digest: await digestPassword(password), two_factor_enabled: true },
  });
  const answer = await client.askForToken({ username: careful.username, password }, []);
  expect(answer.status).toBe(401);
});
