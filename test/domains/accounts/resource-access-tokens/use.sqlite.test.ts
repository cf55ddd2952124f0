import { describe, expect, it } from 'vitest';
import { isStored } from '#src/git/life/existence.ts';
import { startApp } from '#test/support/app.ts';
import { seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { createPlace } from './world.ts';

let time = Date.parse('2026-05-04T09:30:00.000Z');
const { api, db, git, environment } = await startApp({ clock: () => new Date(time) });
const { group, project, people } = await createPlace(db);
const admin = api.as(people.administrator);

const ofProject = `/projects/${project.id}/access_tokens`;
const ofGroup = `/groups/${group.id}/access_tokens`;

async function bot(path: string, attributes: object = {}) {
  const made = await admin.post(path, { name: 'bot', scopes: ['api'], ...attributes });
  expect(made.status).toBe(201);
  const { id, user_id, token } = made.body as { id: number; user_id: number; token: string };
  return { id, user_id, client: api.withToken(token) };
}

describe('the token of a project', () => {
  it('works like that of a member, in its project only', async () => {
    const { client, user_id, id } = await bot(ofProject);
    expect((await client.get(`/projects/${project.id}`)).status).toBe(200);
    expect((await client.get('/user')).body).toMatchObject({ id: user_id, bot: true });
    // The use is noted behind the answer.
    const lastUse = async () => (await client.get(`${ofProject}/${id}`)).body.last_used_at;
    await expect.poll(lastUse).toBe(new Date(time).toISOString());

    const sibling = await seedProject(db, { namespace: group, visibility: 'private' });
    const internal = await seedProject(db, { visibility: 'internal' });
    const open = await seedProject(db, { visibility: 'public' });
    expect((await client.get(`/projects/${sibling.id}`)).status).toBe(404);
    expect((await client.get(`/projects/${internal.id}`)).status).toBe(404);
    expect((await client.get(`/projects/${open.id}`)).status).toBe(200);
    const listed = (await client.get('/projects?per_page=100')).body as { id: number }[];
    expect(listed.map((each) => each.id)).toEqual(
      expect.not.arrayContaining([sibling.id, internal.id]),
    );
    // A bot may not do to a public project what every signed-in user may do.
    expect(await client.post(`/projects/${open.id}/access_tokens`, {})).toMatchObject({
      status: expect.toSatisfy((status: number) => status === 400 || status === 403),
    });
    const wanted = { name: 'x', scopes: ['api'] };
    expect((await client.post(`/projects/${open.id}/access_tokens`, wanted)).status).toBe(403);
  });

  it('makes nothing outside', async () => {
    const { client } = await bot(ofProject);
    expect((await client.post('/groups', { name: 'g', path: 'g' })).status).toBe(403);
    expect((await client.post('/projects', { name: 'p' })).status).toBe(400);
    expect((await client.get('/users?sudo=1')).status).toBe(403);
  });

  it('makes no further tokens, whatever its level', async () => {
    const wanted = { name: 'x', scopes: ['api'] };
    const { client } = await bot(ofProject, { access_level: 40 });
    const owner = await bot(ofGroup, { access_level: 50 });
    for (const [each, path] of [
      [client, ofProject],
      [owner.client, ofGroup],
      [owner.client, ofProject],
    ] as const) {
      expect(await each.post(path, wanted)).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/^400 Bad request - User does not have perm/) },
      });
    }
  });

  it('is bound by its scopes', async () => {
    const { client } = await bot(ofProject, { scopes: ['read_api'] });
    expect((await client.get(`/projects/${project.id}`)).status).toBe(200);
    expect(await client.delete(`/projects/${project.id}`)).toMatchObject({
      status: 403,
      body: { error: 'insufficient_scope' },
    });
    const repository = await bot(ofProject, { scopes: ['read_repository'] });
    expect((await repository.client.get(`/projects/${project.id}`)).status).toBe(403);
  });

  it('expires when its day begins', async () => {
    const { client } = await bot(ofProject, { expires_at: '2026-05-06' });
    const before = time;
    time = Date.parse('2026-05-05T23:59:59.999Z');
    expect((await client.get('/user')).status).toBe(200);
    time = Date.parse('2026-05-06T00:00:00.000Z');
    expect(await client.get('/user')).toMatchObject({
      status: 401,
      body: {
        error: 'invalid_token',
        error_description: 'Token is expired. You can either do re-authorization or token refresh.',
      },
    });
    expect((await admin.get(ofProject)).body).toContainEqual(
      expect.objectContaining({ expires_at: '2026-05-06', active: false }),
    );
    time = before;
  });
});

describe('the token of a group', () => {
  it('reaches everything below, and nothing beside', async () => {
    const { client } = await bot(ofGroup, { access_level: 30 });
    const below = await seedGroup(db, { parent: group, visibility: 'private' });
    const inside = await seedProject(db, { namespace: below, visibility: 'private' });
    for (const path of [`/groups/${below.id}`, `/projects/${inside.id}`]) {
      expect((await client.get(path)).status).toBe(200);
    }
    expect((await client.post('/projects', { name: 'Made', namespace_id: below.id })).status).toBe(
      201,
    );
    const internal = await seedGroup(db, { visibility: 'internal' });
    expect((await client.get(`/groups/${internal.id}`)).status).toBe(404);
  });
});

describe('revoking', () => {
  it.each([
    ['project', ofProject],
    ['group', ofGroup],
  ])('ends the bot of a %s at once, and removes it', async (kind, path) => {
    const { id, user_id, client } = await bot(path);
    expect((await client.get('/user')).status).toBe(200);
    expect((await admin.delete(`${path}/${id}`)).status).toBe(204);
    expect((await client.get('/user')).status).toBe(401);
    expect(await db('members').where({ user_id })).toEqual([]);
    expect(await db('project_authorizations').where({ user_id })).toEqual([]);
    expect(await admin.delete(`${path}/${id}`)).toMatchObject({
      status: 404,
      body: { message: `404 Could not find ${kind} access token with token_id: ${id}` },
    });
    environment.workers.start();
    await environment.workers.idle();
    expect((await admin.get(`/users/${user_id}`)).status).toBe(404);
    expect((await client.get('/user')).status).toBe(401);
  });

  it('leaves what the bot made to the ghost', async () => {
    const { id, user_id, client } = await bot(ofGroup);
    const made = await client.post('/projects', { name: 'By a bot', namespace_id: group.id });
    expect(made.body.creator_id).toBe(user_id);
    await admin.delete(`${ofGroup}/${id}`);
    environment.workers.start();
    await environment.workers.idle();
    const { creator_id } = (await admin.get(`/projects/${made.body.id}`)).body;
    expect((await admin.get(`/users/${creator_id}`)).body).toMatchObject({
      username: 'ghost',
      bot: false,
    });
    expect(await isStored(git.repository(made.body.id))).toBe(true);
  });

  it('is done by the token itself, and by administrators as of any token', async () => {
    const own = await bot(ofProject);
    expect((await own.client.get('/personal_access_tokens/self')).body.id).toBe(own.id);
    expect((await own.client.delete('/personal_access_tokens/self')).status).toBe(204);
    const other = await bot(ofProject);
    expect((await admin.delete(`/personal_access_tokens/${other.id}`)).status).toBe(204);
    for (const { user_id } of [own, other]) {
      expect(await db('members').where({ user_id })).toEqual([]);
    }
  });

  it('comes with the end of the project', async () => {
    const ending = await seedProject(db, { git, visibility: 'private' });
    const { client, user_id } = await bot(`/projects/${ending.id}/access_tokens`);
    expect((await client.get('/user')).status).toBe(200);
    expect((await admin.delete(`/projects/${ending.id}`)).status).toBe(202);
    expect((await client.get('/user')).status).toBe(401);
    environment.workers.start();
    await environment.workers.idle();
    expect((await admin.get(`/users/${user_id}`)).status).toBe(404);
  });

  it('does nothing when the worker runs twice, or for people', async () => {
    const { removeBot } = await import('#src/domains/core/users/deletion/retire-bots.ts');
    const user = await seedUser(db);
    const job = {
      id: 'again',
      attempt: 2,
      signal: new AbortController().signal,
      progress: async () => {},
    };
    const dependencies = { ...environment, log: undefined as never };
    await removeBot.run({ user_id: user.id }, dependencies, job);
    await removeBot.run({ user_id: 999_999 }, dependencies, job);
    expect((await admin.get(`/users/${user.id}`)).status).toBe(200);
  });
});
