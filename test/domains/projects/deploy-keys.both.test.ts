import { describe, expect, it } from 'vitest';
import { findKnownKey, giveKey } from '#src/domains/projects/deploy-keys/table.ts';
import { deleteProject } from '#src/domains/core/projects/workers.ts';
import { racing, startApp } from '#test/support/app.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { newRsaKey, newSshKey } from '#test/support/public-keys.ts';
import { othersWait } from '#test/support/others-wait.ts';

const { api, db, environment } = await startApp({ connections: racing });
const dependencies = { ...environment, log: undefined as never };
const job = {
  ...{ id: 'job', attempt: 1, progress: async () => {} },
  signal: new AbortController().signal,
};
const { project, people } = await projectWorld(db);
const path = `/projects/${project.id}/deploy_keys`;
const as = api.as(people.maintainer);

describe('deploy keys', () => {
  it('are added, listed, changed and taken away', async () => {
    const key = newSshKey();
    const made = await as.post(path, { title: 'Kiln', key, can_push: true });
    expect(made).toMatchObject({
      status: 201,
      body: { title: 'Kiln', key, can_push: true, expires_at: null },
    });
    expect(made.body.fingerprint).toMatch(/^([0-9a-f]{2}:){15}[0-9a-f]{2}$/);
    expect(made.body.fingerprint_sha256).toMatch(/^SHA256:[A-Za-z0-9+/]{43}$/);
    const one = `${path}/${made.body.id}`;
    const changed = await as.put(one, { can_push: false, title: 'Oven' });
    expect(changed.body).toEqual({ ...made.body, can_push: false, title: 'Oven' });
    expect((await as.get(one)).body).toEqual(changed.body);
    expect((await as.get(path)).body).toEqual([changed.body]);
    const all = await api.as(people.administrator).get('/deploy_keys');
    expect(all.body).toMatchObject([{ id: made.body.id }]);
    expect((await as.delete(one)).status).toBe(204);
    expect(await as.get(one)).toMatchObject({
      status: 404,
      body: { message: '404 Deploy Key Not Found' },
    });
    expect((await api.as(people.administrator).get('/deploy_keys')).body).toEqual([]);
  });

  it('are given once, however often they are sent', async () => {
    const { project: own } = await projectWorld(db);
    const admin = api.as(people.administrator);
    const at = `/projects/${own.id}/deploy_keys`;
    const key = newSshKey();
    const made = await admin.post(at, { title: 'Kiln', key });
    const again = await admin.post(at, { title: 'Other', key, can_push: true });
    expect(again).toMatchObject({ status: 201, body: made.body });
    await admin.delete(`${at}/${made.body.id}`);
  });

  it('leave with the last project that has them', async () => {
    const [first, last] = [await projectWorld(db), await projectWorld(db)];
    const admin = api.as(people.administrator);
    const [own, shared] = [newSshKey(), newSshKey()];
    const at = ({ project }: typeof first) => `/projects/${project.id}/deploy_keys`;
    const made = await admin.post(at(first), { title: 'Own', key: own });
    const both = await admin.post(at(first), { title: 'Shared', key: shared });
    await admin.post(`${at(last)}/${both.body.id}/enable`);
    const leave = async ({ project }: typeof first) => {
      const now = new Date().toISOString();
      await db('projects').where({ id: project.id }).update({ deletion_requested_at: now });
      await deleteProject.run({ project_id: project.id }, dependencies, job);
    };
    const known = async () =>
      ((await admin.get('/deploy_keys?per_page=100')).body as { id: number }[]).map(({ id }) => id);
    await leave(first);
    expect(await known()).not.toContain(made.body.id);
    expect(await known()).toContain(both.body.id);
    expect((await admin.post(path, { title: 'Again', key: own })).status).toBe(201);
    await leave(last);
    expect(await known()).not.toContain(both.body.id);
    expect((await admin.post(path, { title: 'Again', key: shared })).status).toBe(201);
  });

  it('are no keys of people', async () => {
    const key = newSshKey();
    expect((await as.post(path, { title: 'Kiln', key })).status).toBe(201);
    expect(await api.as(people.stranger).post('/user/keys', { title: 'Mine', key })).toMatchObject({
      status: 400,
      body: { message: { fingerprint: ['has already been taken'] } },
    });
  });

  const taken = {
    status: 400,
    body: { message: { 'deploy_key.fingerprint_sha256': ['has already been taken'] } },
  };

  it('stay with a project that is given one while the last other gives it up', async () => {
    const other = await projectWorld(db);
    const admin = api.as(people.administrator);
    const otherPath = `/projects/${other.project.id}/deploy_keys`;
    const { body } = await admin.post(otherPath, { title: 'Kiln', key: newSshKey() });
    const known = await findKnownKey(db, { id: body.id });
    if (known === null) throw new Error('the key is gone');
    const { removed } = await db.transaction(async (own) => {
      await giveKey(own, project.id, known.key, false);
      const removed = admin.delete(`${otherPath}/${body.id}`);
      await othersWait(db);
      return { removed };
    });
    expect(await removed).toMatchObject({ status: 204 });
    expect(await admin.get(`${path}/${body.id}`)).toMatchObject({ status: 200 });
  });

  it('are shared by those who look after several projects', async () => {
    const other = await projectWorld(db);
    const admin = api.as(people.administrator);
    const otherPath = `/projects/${other.project.id}/deploy_keys`;
    const key = newSshKey();
    const { body } = await admin.post(otherPath, { title: 'Kiln', key, can_push: true });
    expect((await as.post(`${path}/${body.id}/enable`)).status).toBe(404);
    expect(await as.post(path, { title: 'Mine', key })).toMatchObject(taken);
    expect(await admin.post(`${path}/${body.id}/enable`)).toMatchObject({
      status: 201,
      body: { ...body, can_push: false },
    });
    expect(await admin.post(path, { title: 'Mine', key })).toMatchObject({
      status: 201,
      body: { id: body.id, title: 'Kiln', can_push: false },
    });
    expect((await admin.delete(`${otherPath}/${body.id}`)).status).toBe(204);
    expect((await as.get(`${path}/${body.id}`)).status).toBe(200);
    await as.delete(`${path}/${body.id}`);
  });

  it('are nobody’s own keys', async () => {
    const key = newSshKey();
    await as.post('/user/keys', { title: 'Laptop', key });
    expect(await as.post(path, { title: 'Kiln', key })).toMatchObject(taken);
  });

  it('are keys, and strong ones', async () => {
    await api.as(people.administrator).put('/application/settings', { rsa_key_restriction: 2048 });
    const refused: [object, object][] = [
      [{ title: ' ', key: newSshKey() }, { 'deploy_key.title': ["can't be blank"] }],
      [{ title: 'x', key: 'none' }, { 'deploy_key.key': ['is invalid'] }],
      [{ title: 'x', key: newRsaKey(1024) }, { 'deploy_key.key': ['must be at least 2048 bits'] }],
    ];
    for (const [body, message] of refused) {
      expect(await as.post(path, body)).toMatchObject({ status: 400, body: { message } });
    }
  });

  const callers: [Who, number][] = [
    ['anonymous', 401],
    ['stranger', 404],
    ['developer', 403],
    ['maintainer', 200],
    ['administrator', 200],
  ];
  it.each(callers)('are listed for a %s with %i', async (who, status) => {
    expect((await api.as(people[who]).get(path)).status).toBe(status);
  });
});
