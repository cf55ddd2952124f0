import { afterAll, describe, expect } from 'vitest';
import { createLog } from '#src/log.ts';
import { deleteRepository } from '#src/domains/registry/container-registry/workers.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { statementsOfRequests } from '#test/support/statements.ts';
import { idsOf } from '#test/support/project-world.ts';
import { addMember, seedUser } from '#test/support/seed.ts';
import { digestOf, RegistryClient, registryProject, types } from './client.ts';

const hourMs = 3_600_000;
let time = new Date('2026-03-02T10:00:00Z');
const app = await startApp({ connections: racing, clock: () => time });
const { api, db, environment, origin } = app;
const { workers } = environment;
const client = new RegistryClient(app);
const host = new URL(origin).host;

afterAll(() => workers.stop());

async function work(): Promise<void> {
  workers.start();
  await workers.idle();
  await workers.stop();
}

/** A project with one repository, and its maintainer. */
async function place() {
  const made = await registryProject(app, client);
  const image = await made.repository.pushImage('latest', ['12345', '678'], {
    created: '2026-01-06T16:49:51.272Z',
  });
  const path = `/projects/${made.project.id}/registry/repositories`;
  const as = api.as(made.user);
  const id: number = (await as.get(path)).body[0].id;
  return { ...made, ...image, path, as, id, name: made.repository.name };
}

describe('repositories', () => {
  it('are listed with what is asked for', async () => {
    const { project, path, as, id, name } = await place();
    const basic = {
      ...{ id, name: '', path: name, project_id: project.id, location: `${host}/${name}` },
      ...{ created_at: time.toISOString(), cleanup_policy_started_at: null, status: null },
    };
    expect((await as.get(path)).body).toEqual([basic]);
    const tag = { name: 'latest', path: `${name}:latest`, location: `${host}/${name}:latest` };
    expect((await as.get(`${path}?tags=true&tags_count=true`)).body).toEqual([
      { ...basic, tags_count: 1, tags: [tag] },
    ]);
    const group = `/groups/${project.namespace_id}/registry/repositories?tags=1`;
    const owner = await seedUser(db, { admin: true });
    expect((await api.as(owner).get(group)).body).toEqual([{ ...basic, tags: [tag] }]);

    const single = await as.get(`/registry/repositories/${id}?tags_count=true&size=true`);
    const config = JSON.stringify({
      ...{ architecture: 'amd64', created: '2026-01-06T16:49:51.272Z' },
    });
    expect(single.body).toEqual({
      ...{ ...basic, tags_count: 1, size: 8 + config.length },
      delete_api_path: `${origin}/api/v4${path}/${id}`,
    });
  });

  it('by id tell nothing to those who may not read them', async () => {
    const { project, id } = await place();
    const read = async (user: { id: number } | null) =>
      (await api.as(user).get(`/registry/repositories/${id}`)).status;
    const stranger = await seedUser(db);
    const reporter = await seedUser(db);
    await addMember(db, { project, user: reporter, level: 20 });
    expect(await read(null)).toBe(401);
    expect(await read(stranger)).toBe(403);
    const read20 = await api.as(reporter).get(`/registry/repositories/${id}`);
    expect(read20.status).toBe(200);
    expect(read20.body).not.toHaveProperty('delete_api_path');
    expect(read20.body).not.toHaveProperty('size');
    expect((await api.as(reporter).get('/registry/repositories/999999')).status).toBe(404);
    await db('projects')
      .where({ id: project.id })
      .update({ container_registry_access_level: 'disabled' });
    expect(await read(reporter)).toBe(403);
    const listed = await api.as(reporter).get(`/projects/${project.id}/registry/repositories`);
    expect(listed).toMatchObject({ status: 403, body: { message: '403 Forbidden' } });
  });

  it('of a group are those that a member may read', async () => {
    const { project, id } = await place();
    const guest = await seedUser(db);
    await addMember(db, { group: { id: project.namespace_id }, user: guest, level: 10 });
    const path = `/groups/${project.namespace_id}/registry/repositories`;
    expect(idsOf(await api.as(guest).get(path))).toEqual([]);
    const reporter = await seedUser(db);
    await addMember(db, { group: { id: project.namespace_id }, user: reporter, level: 20 });
    expect(idsOf(await api.as(reporter).get(path))).toEqual([id]);
  });

  it('have 2,000 tags together in one answer, each an equal share', async () => {
    const { project, path, as, id } = await place();
    const at = time.toISOString();
    const [manifest_id] = await db('registry_manifests')
      .where({ repository_id: id })
      .pluck<number[]>('id');
    const names = Array.from({ length: 120 }, (_, index) => `tag-${index + 100}`);
    await db('registry_tags').insert(
      names.map((name) => ({
        ...{ repository_id: id, name, manifest_id, created_at: at, updated_at: at },
      })),
    );
    await db('registry_repositories').insert(
      Array.from({ length: 19 }, (_, index) => ({
        ...{ project_id: project.id, name: `more-${index}`, created_at: at },
      })),
    );
    const { body } = await as.get(`${path}?tags=true&tags_count=true`);
    expect(body).toHaveLength(20);
    expect(body[0].tags_count).toBe(121);
    expect(body[0].tags).toHaveLength(100);
    const single = await as.get(`/registry/repositories/${id}?tags=true`);
    expect(single.body.tags).toHaveLength(121);
  });

  it('can be used, and be deleted once more, when their deletion fails again and again', async () => {
    const { path, as, id, repository, user } = await place();
    await as.delete(`${path}/${id}`);
    expect((await repository.send('POST', 'blobs/uploads/')).status).toBe(503);
    const job = { id: '1', signal: new AbortController().signal, progress: async () => {} };
    const dependencies = { ...environment, log: createLog('silent') };
    const payload = { repository_id: id, user_id: user.id, administrator: false };
    const last = { ...job, attempt: deleteRepository.attempts ?? 0 };
    await expect(deleteRepository.run(payload, dependencies, last)).rejects.toThrow('too often');
    expect((await as.get(path)).body[0].status).toBe('delete_failed');
    expect((await repository.send('POST', 'blobs/uploads/')).status).toBe(202);
    expect((await as.delete(`${path}/${id}`)).status).toBe(202);
    await work();
    expect((await as.get(path)).body).toEqual([]);
  });

  it('are deleted in the background, with all that is in them', async () => {
    const { repository, path, as, id, project } = await place();
    const other = await place();
    expect((await as.delete(`${other.path}/${id}`)).status).toBe(404);
    const answer = await as.delete(`${path}/${id}`);
    expect(answer).toMatchObject({ status: 202, body: null });
    expect((await as.get(path)).body[0].status).toBe('delete_scheduled');
    const pushed = await repository.send('POST', 'blobs/uploads/');
    expect(pushed).toMatchObject({ status: 503, body: { errors: [{ code: 'UNAVAILABLE' }] } });
    await work();
    expect((await as.get(path)).body).toEqual([]);
    const left = db('registry_layers').whereNull('idle_since');
    const digest = digestOf('12345');
    const { root_id } = (await db('projects').where({ id: project.id }).first('root_id')) ?? {};
    expect(await left.where({ root_id, digest })).toEqual([]);
  });

  it('stay where the role is lost before', async () => {
    const { path, as, id, user } = await place();
    await as.delete(`${path}/${id}`);
    await db('users').where({ id: user.id }).update({ state: 'blocked' });
    await work();
    const admin = await seedUser(db, { admin: true });
    expect((await api.as(admin).get(`${path}?tags_count=1`)).body).toMatchObject([
      { status: null, tags_count: 1 },
    ]);
  });
});

describe('tags', () => {
  it('tell what the image is', async () => {
    const { repository, path, as, id, name, digest, content } = await place();
    await repository.pushManifest('B', content);
    const list = await as.get(`${path}/${id}/tags`);
    expect(list.body.map((tag: { name: string }) => tag.name)).toEqual(['B', 'latest']);
    const revision = (JSON.parse(content) as { config: { digest: string } }).config.digest.slice(7);
    expect((await as.get(`${path}/${id}/tags/latest`)).body).toEqual({
      ...{ name: 'latest', path: `${name}:latest`, location: `${host}/${name}:latest` },
      ...{ revision, short_revision: revision.slice(0, 9), digest },
      ...{ created_at: '2026-01-06T16:49:51.272Z', total_size: 8 },
    });
    const index = JSON.stringify({
      schemaVersion: 2,
      manifests: [{ mediaType: types.image, digest, size: content.length }],
    });
    await repository.pushManifest('index', index, types.index);
    expect((await as.get(`${path}/${id}/tags/index`)).body).toMatchObject({
      ...{ revision: null, short_revision: null, created_at: null, total_size: null },
      digest: digestOf(index),
    });
    for (const tag of ['unknown', '-']) {
      expect(await as.get(`${path}/${id}/tags/${tag}`)).toMatchObject({
        status: 404,
        body: { message: '404 Tag Not Found' },
      });
    }
  });

  it('of which there are ten thousand take two statements a page', async () => {
    const { as, path, id } = await place();
    const [manifest_id] = await db('registry_manifests')
      .where({ repository_id: id })
      .pluck<number[]>('id');
    const at = time.toISOString();
    for (const part of splitIntoBatches(
      Array.from({ length: 10_000 }, (_, index) => index),
      500,
    )) {
      await db('registry_tags').insert(
        part.map((index) => ({
          ...{ repository_id: id, name: `tag-${index}`, manifest_id },
          ...{ created_at: at, updated_at: at },
        })),
      );
    }
    await db('registry_tags').where({ repository_id: id, name: 'tag-0' }).delete();
    const seen = await statementsOfRequests(app, async () => {
      const { body, headers } = await as.get(`${path}/${id}/tags?page=5`);
      expect(body).toHaveLength(20);
      expect(headers).toMatchObject({ 'x-total': '10000', 'x-total-pages': '500' });
    });
    expect(seen.filter((sql) => /\bregistry_/.test(sql))).toHaveLength(2);
    const behind = await as.get(`${path}/${id}/tags?page=501`);
    expect(behind).toMatchObject({ status: 200, body: [], headers: { 'x-total': '10000' } });
    await db('registry_tags').insert({
      ...{ repository_id: id, name: 'one-more', manifest_id },
      ...{ created_at: at, updated_at: at },
    });
    expect((await as.get(`${path}/${id}/tags`)).headers).not.toHaveProperty('x-total');
  });

  it('are deleted one by one', async () => {
    const { repository, path, as, id, content } = await place();
    await repository.pushManifest('other', content);
    expect(await as.delete(`${path}/${id}/tags/other`)).toMatchObject({ status: 200, body: null });
    expect((await as.delete(`${path}/${id}/tags/other`)).status).toBe(404);
    expect((await repository.send('HEAD', 'manifests/latest')).status).toBe(200);
  });

  it('hold the project at its path', async () => {
    const { project, as, path, id } = await place();
    const told = 'Cannot rename project because it contains container registry tags!';
    const rename = () => as.put(`/projects/${project.id}`, { path: 'renamed' });
    expect(await rename()).toMatchObject({ status: 400, body: { message: { base: [told] } } });
    expect((await as.put(`/projects/${project.id}`, { description: 'x' })).status).toBe(200);
    const admin = api.as(await seedUser(db, { admin: true }));
    const target = (await admin.post('/groups', { name: 'Target', path: `target-${id}` })).body;
    const moved = await admin.put(`/projects/${project.id}/transfer`, { namespace: target.id });
    expect(moved.status).toBe(400);
    const group = `/groups/${project.namespace_id}`;
    expect((await admin.put(group, { path: `group-${id}` })).status).toBe(400);
    const below = await admin.post(`${group}/transfer?group_id=${target.id}`);
    expect(below.status).toBe(400);
    await as.delete(`${path}/${id}/tags/latest`);
    expect((await rename()).status).toBe(200);
  });
});

/** A tag of an image of its own, without layers. */
async function addTag(repository_id: number, name: string, image_created_at: string) {
  const [manifest] = await db('registry_manifests')
    .insert({
      ...{ repository_id, digest: digestOf(name), media_type: types.image, size: 2 },
      ...{ content: Buffer.from('{}'), image_created_at, created_at: time.toISOString() },
    })
    .returning<{ id: number }[]>('id');
  const times = { created_at: time.toISOString(), updated_at: time.toISOString() };
  await db('registry_tags').insert({ repository_id, name, manifest_id: manifest?.id, ...times });
}

describe('deletion in bulk', () => {
  async function withTags() {
    const made = await place();
    const images = ['v1', 'v2', 'v3', 'a1', 'b'];
    for (const [index, tag] of images.entries()) {
      const created = new Date(time.getTime() - (index + 1) * 24 * hourMs).toISOString();
      await addTag(made.id, tag, created);
    }
    const bulk = (query: string) => made.as.delete(`${made.path}/${made.id}/tags?${query}`);
    const left = async () => {
      const { body } = await made.as.get(`${made.path}/${made.id}/tags`);
      return body.map((tag: { name: string }) => tag.name).join(' ');
    };
    return { ...made, bulk, left };
  }

  it.each([
    ['name_regex_delete=.*', 'latest'],
    ['name_regex_delete=v.%2B', 'a1 b latest'],
    ['name_regex=v.%2B', 'a1 b latest'],
    ['name_regex=b&name_regex_delete=v1', 'a1 b latest v2 v3'],
    ['name_regex_delete=a|b', 'a1 latest v1 v2 v3'],
    ['name_regex_delete=.*&name_regex_keep=v.*', 'latest v1 v2 v3'],
    ['name_regex_delete=.*&name_regex_keep=.*', 'a1 b latest v1 v2 v3'],
    ['name_regex_delete=v.*&keep_n=1', 'a1 b latest v1'],
    ['name_regex_delete=.*&keep_n=0&older_than=3d', 'latest v1 v2 v3'],
    ['name_regex_delete=.*&older_than=84h', 'latest v1 v2 v3'],
    ['name_regex_delete=.*&older_than=1month', 'a1 b latest v1 v2 v3'],
    ['name_regex_delete=.*&older_than=soon', 'a1 b latest v1 v2 v3'],
  ])('by %s leaves %s', async (query, expected) => {
    const { bulk, left } = await withTags();
    expect(await bulk(query)).toMatchObject({ status: 202, body: null });
    await work();
    expect(await left()).toBe(expected);
  });

  it('refuses what it cannot read, which begins no hour', async () => {
    const { bulk } = await withTags();
    expect(await bulk('')).toMatchObject({
      status: 400,
      body: {
        error: 'name_regex, name_regex_delete are missing, at least one parameter must be provided',
      },
    });
    for (const name of ['name_regex_delete', 'name_regex', 'name_regex_keep']) {
      const answer = await bulk(`name_regex_delete=.*&${name}=(`);
      expect(answer.status).toBe(400);
      expect(answer.body.error).toMatch(new RegExp(`^${name} is an invalid regexp: .+`));
    }
    expect(await bulk('name_regex_delete=.*&keep_n=x')).toMatchObject({
      status: 400,
      body: { error: 'keep_n is invalid' },
    });
    expect((await bulk('name_regex_delete=x')).status).toBe(202);
  });

  race('is taken once an hour, however many ask at once', async () => {
    const { bulk } = await withTags();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => bulk('name_regex_delete=x')),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 400)?.body).toEqual({
      message:
        'This request has already been made. You can run this at most once an hour for a given container repository',
    });
    time = new Date(time.getTime() + hourMs);
    expect((await bulk('name_regex_delete=x')).status).toBe(202);
  });

  it('deletes nothing for who lost the role, and no more than the setting says', async () => {
    const one = await withTags();
    await one.bulk('name_regex_delete=.*');
    await db('users').where({ id: one.user.id }).update({ state: 'blocked' });
    await work();
    const tags = db('registry_tags').where({ repository_id: one.id });
    expect(await tags).toHaveLength(6);
    const admin = api.as(await seedUser(db, { admin: true }));
    const name = 'container_registry_cleanup_tags_service_max_list_size';
    await admin.put('/application/settings', { [name]: 2 });
    const two = await withTags();
    await two.bulk('name_regex_delete=.*');
    await work();
    expect((await two.left()).split(' ')).toHaveLength(4);
    await admin.put('/application/settings', { [name]: 200 });
  });
});
