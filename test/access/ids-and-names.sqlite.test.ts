import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  personalNamespace,
  seedGroup,
  seedProject,
  seedToken,
  seedUser,
} from '#test/support/seed.ts';

const { api, db, git } = await startApp();
const admin = await seedUser(db, { admin: true });
const meant = await seedUser(db);
/** A user whose name is the id of another user, and one whose name is an id without a user. */
const namesake = await seedUser(db, { username: String(meant.id) });
const nobodysId = 77_777_777;
const other = await seedUser(db, { username: String(nobodysId) });

async function places() {
  const [owner, group] = [await seedUser(db), await seedGroup(db, { visibility: 'private' })];
  const project = await seedProject(db, { visibility: 'private', namespace: group, git });
  await addMember(db, { group, user: owner, level: 50 });
  const members = async () => {
    const { body } = await api.as(owner).get(`/groups/${group.id}/members?per_page=100`);
    const ids = (body as { id: number }[]).map(({ id }) => id);
    return ids.filter((id) => id !== owner.id).toSorted((a, b) => a - b);
  };
  return { owner, group, project, members };
}

describe('digits are the id of a user, never the name of another', () => {
  const lists = [
    ['one', `${meant.id}`, [meant.id], null],
    ['a number', meant.id, [meant.id], null],
    ['a list', `${meant.id},${meant.username}`, [meant.id], null],
    ['a name beside', `${meant.id},${admin.username}`, [admin.id, meant.id], null],
    ['the name of the other only', `${nobodysId}`, [], 'missing'],
    ['an id that nobody has, in a list', `${nobodysId},${meant.id}`, [meant.id], 'error'],
    ['an id in another spelling', `0${meant.id}`, [], 'missing'],
    ['more digits than an id has', '9'.repeat(30), [], 'missing'],
  ] as const;

  it.each(lists)('in `user_id` of new members: %s', async (_, user_id, expected, failure) => {
    const { owner, group, members } = await places();
    const path = `/groups/${group.id}/members`;
    const { status, body } = await api.as(owner).post(path, { user_id, access_level: 40 });
    expect(status).toBe(failure === 'missing' ? 404 : 201);
    if (failure === 'error') {
      expect(body.message).toEqual({ [String(nobodysId)]: 'User not found' });
    }
    expect(await members()).toEqual(expected.toSorted((a, b) => a - b));
  });

  it.each(lists)('in `user_id` of invitations: %s', async (_, user_id, expected, failure) => {
    const { owner, group, members } = await places();
    const path = `/groups/${group.id}/invitations`;
    const { body } = await api.as(owner).post(path, { user_id, access_level: 40 });
    expect(body.status).toBe(failure === null ? 'success' : 'error');
    expect(await members()).toEqual(expected.toSorted((a, b) => a - b));
  });

  it('in what a list says of those who are missing', async () => {
    const { owner, group } = await places();
    // The namesake is found by id: the name that they have is no id that was found.
    const user_id = `${namesake.id},${other.id},${nobodysId}`;
    const answer = await api
      .as(owner)
      .post(`/groups/${group.id}/invitations`, { user_id, access_level: 30 });
    expect(answer.body.message).toEqual({ [String(nobodysId)]: 'User not found' });
  });

  it.each(['keys', 'status', 'projects', 'starred_projects', 'events'])(
    'in /users/:id/%s',
    async (rest) => {
      expect((await api.as(admin).get(`/users/${meant.id}/${rest}`)).status).toBe(200);
      for (const digits of [nobodysId, `0${meant.id}`, '9'.repeat(30)]) {
        expect((await api.as(admin).get(`/users/${digits}/${rest}`)).status).toBe(404);
      }
    },
  );

  it('in /users/:id/status, which tells of whom', async () => {
    await api.as(meant).put('/user/status', { message: 'this is me' });
    await api.as(namesake).put('/user/status', { message: 'this is somebody else' });
    const { body } = await api.get(`/users/${meant.id}/status`);
    expect(body.message).toBe('this is me');
  });

  it('in sudo', async () => {
    const { token } = await seedToken(db, admin, { scopes: ['api', 'sudo'] });
    const as = (sudo: string) => api.withToken(token).get('/user', { sudo });
    expect((await as(String(meant.id))).body.id).toBe(meant.id);
    expect((await as(String(nobodysId))).status).toBe(404);
    expect((await as(`0${meant.id}`)).status).toBe(404);
  });

  it('but a place for names only takes them as a name', async () => {
    const { body } = await api.as(admin).get(`/users?username=${meant.id}`);
    expect(body).toMatchObject([{ id: namesake.id }]);
    const feature = await api
      .as(admin)
      .post('/features/named_by_digits', { value: 'true', user: String(meant.id), force: true });
    expect(feature.body.gates).toContainEqual({ key: 'actors', value: [`User:${namesake.id}`] });
  });
});

describe('digits are the id of a namespace, never the path of another', () => {
  it('in GET /namespaces/:id, while `exists` asks for a path', async () => {
    const own = await personalNamespace(db, namesake);
    const { id } = await seedGroup(db);
    expect((await api.as(admin).get(`/namespaces/${id}`)).body).toMatchObject({ id });
    expect((await api.as(namesake).get(`/namespaces/${nobodysId}`)).status).toBe(404);
    expect((await api.as(namesake).get(`/namespaces/${own.id}`)).body.id).toBe(own.id);
    const exists = await api.as(namesake).get(`/namespaces/${namesake.username}/exists`);
    expect(exists.body.exists).toBe(true);
  });

  it('where a fork goes, but for its path', async () => {
    const source = await seedProject(db, { git, readme: true });
    const fork = (body: object) => api.as(other).post(`/projects/${source.id}/fork`, body);
    expect((await fork({ namespace: String(nobodysId) })).status).toBe(404);
    expect((await fork({ namespace: nobodysId })).status).toBe(404);
    const { status, body } = await fork({ namespace_path: String(nobodysId) });
    expect({ status, in: body.namespace?.full_path }).toEqual({
      status: 201,
      in: String(nobodysId),
    });
  });

  it('where a project is moved to', async () => {
    const { owner, project } = await places();
    const own = await personalNamespace(db, owner);
    const move = (namespace: number | string) =>
      api.as(owner).put(`/projects/${project.id}/transfer`, { namespace });
    expect((await move(String(nobodysId))).status).toBe(404);
    expect((await move(`0${own.id}`)).status).toBe(404);
    expect((await move(String(own.id))).body.namespace.id).toBe(own.id);
  });

  it('in paths of groups and projects', async () => {
    const top = await seedGroup(db, { path: '88888888' });
    const below = await seedProject(db, { namespace: top, path: '99999999' });
    expect((await api.get('/groups/88888888')).status).toBe(404);
    expect((await api.get(`/groups/${top.id}`)).status).toBe(200);
    expect((await api.get('/projects/99999999')).status).toBe(404);
    expect((await api.get('/projects/88888888%2F99999999')).body.id).toBe(below.id);
  });
});
