import { decodeJwt } from 'jose';
import { afterAll, beforeEach, describe, expect, onTestFinished, vi } from 'vitest';
import { digestPassword } from '#src/auth/passwords.ts';
import { GraphqlContext } from '#src/graphql/context.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { asking } from '#test/graphql/ask.ts';
import { startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { startRegistryServer } from '#test/support/registry-server.ts';
import {
  addMember,
  personalNamespace,
  seedProject,
  seedToken,
  seedUser,
} from '#test/support/seed.ts';
import { RegistryClient } from './client.ts';

const hourMs = 3_600_000;
let time = new Date('2026-03-02T10:00:00Z');
const secret = 'secret-of-notifications';
const registry = await startRegistryServer();
const host = new URL(registry.url).host;
const app = await startApp({
  clock: () => time,
  config: {
    ...{ registry: 'external', registryUrl: registry.url },
    registryNotificationSecret: secret,
  },
});
const { api, db, environment } = app;
const { workers } = environment;
const client = new RegistryClient(app);
afterAll(async () => {
  await workers.stop();
  await registry.close();
});
beforeEach(() => {
  Object.assign(registry.behaviour, {
    ...{ failing: null, broken: false, page: null, deletesTags: false, deletes: true },
    ...{ deletions: null, blobsAt: null },
  });
  registry.asked.length = 0;
});

const away =
  'We are having trouble connecting to the Container Registry. If this error persists, please review the troubleshooting documentation.';

const held = 'Cannot rename project because it contains container registry tags!';

async function work(): Promise<void> {
  workers.start();
  await workers.idle();
  await workers.stop();
}

/** Lets the jobs that were put off be due now. */
async function comeAgain(): Promise<void> {
  const put = await db('worker_jobs')
    .whereIn('worker', ['delete_registry_repository', 'delete_registry_tags'])
    .update({ run_at: '2020-01-01T00:00:00.000Z' });
  expect(put).toBe(1);
}

/** A project with a repository that its maintainer got a token for. */
async function place() {
  const user = await seedUser(db, {
    password_digest: await digestPassword('a password of sixteen'),
  });
  const project = await seedProject(db, { visibility: 'private' });
  await addMember(db, { project, user, level: 40 });
  const { token } = await seedToken(db, user, { scopes: ['api'] });
  const name = project.full_path.toLowerCase();
  await client.token({ password: token }, `repository:${name}:push,pull`);
  const as = api.as(user);
  const path = `/projects/${project.id}/registry/repositories`;
  const id: number = (await as.get(path)).body[0].id;
  return { user, project, name, as, path, id, password: token };
}

describe('an external registry', () => {
  it('is asked for tags, which are sorted here', async () => {
    const { as, path, id, name, project } = await place();
    for (const tag of ['b', 'a10', 'B', 'a1']) registry.push(name, tag);
    for (const page of [null, 3]) {
      registry.behaviour.page = page;
      const list = await as.get(`${path}/${id}/tags?per_page=3`);
      expect(list.body).toEqual(
        ['B', 'a1', 'a10'].map((tag) => ({
          ...{ name: tag, path: `${name}:${tag}`, location: `${host}/${name}:${tag}` },
        })),
      );
      expect(list.headers['x-total']).toBe('4');
      const second = await as.get(`${path}/${id}/tags?per_page=3&page=2`);
      expect(second.body.map((tag: { name: string }) => tag.name)).toEqual(['b']);
    }
    const [repository] = (await as.get(`${path}?tags=true&tags_count=true`)).body;
    expect(repository).toMatchObject({ tags_count: 4, location: `${host}/${name}` });
    expect(repository.tags.map((tag: { name: string }) => tag.name)).toEqual([
      ...['B', 'a1', 'a10', 'b'],
    ]);
    const single = await as.get(`/registry/repositories/${id}?size=true&tags_count=true`);
    expect(single.body).toMatchObject({ size: null, tags_count: 4, project_id: project.id });
  });

  it('is asked by GraphQL outside the common places of the requests', async () => {
    const { user, name, id } = await place();
    registry.push(name, 'one');
    const elsewhere = vi.spyOn(GraphqlContext.prototype, 'lookUpElsewhere');
    onTestFinished(() => elsewhere.mockRestore());
    const ask = await asking(app);
    const text = `{ containerRepository(id: "gid://gitlab/ContainerRepository/${id}") { tagsCount } }`;
    expect(await ask(user, text)).toEqual({ data: { containerRepository: { tagsCount: 1 } } });
    expect(elsewhere).toHaveBeenCalledTimes(1);
  });

  it('has no tags in a repository that it does not know', async () => {
    const { as, path, id } = await place();
    expect(await as.get(`${path}/${id}/tags`)).toMatchObject({ status: 200, body: [] });
    expect((await as.get(`${path}?tags_count=true`)).body).toMatchObject([{ tags_count: 0 }]);
    expect(await as.get(`${path}/${id}/tags/none`)).toMatchObject({
      status: 404,
      body: { message: '404 Tag Not Found' },
    });
  });

  it('is asked what an image is', async () => {
    const { as, path, id, name } = await place();
    const { digest, config } = registry.push(name, 'one', '2026-01-06T16:49:51.272Z', [5, 3]);
    const revision = config.slice(7);
    const told = {
      ...{ name: 'one', path: `${name}:one`, location: `${host}/${name}:one`, digest },
      ...{ revision, short_revision: revision.slice(0, 9), total_size: 8 },
      created_at: '2026-01-06T16:49:51.272Z',
    };
    expect((await as.get(`${path}/${id}/tags/one`)).body).toEqual(told);
    // The policy skips images that it cannot read: an index, and images of other formats.
    const { tags, contents } = registry.at(name);
    contents.set(digest, {
      type: 'application/vnd.oci.image.index.v1+json',
      bytes: Buffer.from('{}'),
    });
    tags.set('two', digest);
    expect((await as.get(`${path}/${id}/tags/two`)).body).toMatchObject({
      ...{ digest, revision: null, created_at: null, total_size: null },
    });
  });

  it('shows no token to where it redirects to, and leads only where the settings allow', async () => {
    const { as, path, id, name } = await place();
    const other = await startRegistryServer();
    registry.push(name, 'one', '2026-01-06T16:49:51.272Z');
    registry.behaviour.blobsAt = other.url;
    const refused = await as.get(`${path}/${id}/tags/one`);
    expect(refused).toMatchObject({ status: 503, body: { message: away } });
    expect(other.asked).toEqual([]);
    const admin = api.as(await seedUser(db, { admin: true }));
    const setting = 'allow_local_requests_from_web_hooks_and_services';
    await admin.put('/application/settings', { [setting]: true });
    await as.get(`${path}/${id}/tags/one`);
    await admin.put('/application/settings', { [setting]: false });
    expect(other.asked).toMatchObject([{ method: 'GET' }]);
    expect(other.asked[0]?.headers).not.toHaveProperty('authorization');
    await other.close();
  });

  it.each<[string, Partial<typeof registry.behaviour>]>([
    ['fails', { failing: 500 }],
    ['refuses the token', { failing: 401 }],
    ['breaks off', { broken: true }],
  ])('is away when it %s', async (_, behaviour) => {
    const { as, path, id, name, project } = await place();
    registry.push(name, 'one');
    Object.assign(registry.behaviour, behaviour);
    for (const url of [
      `${path}?tags=true`,
      `/registry/repositories/${id}?tags_count=true`,
      `${path}/${id}/tags`,
      `${path}/${id}/tags/one`,
    ]) {
      expect(await as.get(url)).toMatchObject({ status: 503, body: { message: away } });
    }
    expect((await as.get(path)).status).toBe(200);
    const admin = api.as(await seedUser(db, { admin: true }));
    const group = `/groups/${project.namespace_id}/registry/repositories?tags=true`;
    expect(await admin.get(group)).toMatchObject({ status: 503, body: { message: away } });
    if (behaviour.failing === undefined) return;
    expect(await as.delete(`${path}/${id}/tags/one`)).toMatchObject({ status: 503 });
  });

  it('of which one tag is deleted keeps the others of the image', async () => {
    const { as, path, id, name } = await place();
    const { digest } = registry.push(name, 'one');
    registry.at(name).tags.set('same', digest);
    for (const [deletesTags, tag] of [
      [false, 'one'],
      [true, 'same'],
    ] as const) {
      registry.behaviour.deletesTags = deletesTags;
      const deleted = await as.delete(`${path}/${id}/tags/${tag}`);
      expect(deleted).toMatchObject({ status: 200, body: null });
      expect((await as.delete(`${path}/${id}/tags/${tag}`)).status).toBe(404);
      expect(registry.tagsOf(name)).toEqual(deletesTags ? [] : ['same']);
    }
    expect(registry.at(name).contents.has(digest)).toBe(true);
  });

  it('that deletes nothing keeps its tags where they lead', async () => {
    const { as, path, id, name } = await place();
    const { digest } = registry.push(name, 'one');
    registry.behaviour.deletes = false;
    expect(await as.delete(`${path}/${id}/tags/one`)).toMatchObject({
      status: 400,
      body: { message: '400 Bad request' },
    });
    expect(registry.at(name).tags.get('one')).toBe(digest);
  });

  it('loses a repository in the background, later when it is away', async () => {
    const { as, path, id, name } = await place();
    const { digest } = registry.push(name, 'one');
    registry.push(name, 'two');
    registry.at(name).tags.set('same', digest);
    expect((await as.delete(`${path}/${id}`)).status).toBe(202);
    registry.behaviour.failing = 502;
    await work();
    expect((await as.get(path)).body).toMatchObject([{ status: 'delete_scheduled' }]);
    expect(registry.tagsOf(name)).toEqual(['one', 'same', 'two']);
    registry.behaviour.failing = null;
    await comeAgain();
    await work();
    expect((await as.get(path)).body).toEqual([]);
    expect(registry.tagsOf(name)).toEqual([]);
  });

  const tags = ['v1', 'v2', 'v3', 'v4'];
  it.each<[string, string, (path: string, as: ReturnType<typeof api.as>) => Promise<unknown>]>([
    [
      'the deletion of a repository',
      'delete_registry_repository',
      (path, as) => as.delete(`${path}`),
    ],
    [
      'a deletion in bulk',
      'delete_registry_tags',
      (path, as) => as.delete(`${path}/tags?name_regex_delete=.*&keep_n=0`),
    ],
    [
      'an expiration policy',
      'clean_up_images',
      async (path) => {
        const [, , id] = path.split('/');
        const admin = api.as(await seedUser(db, { admin: true }));
        await admin.put(`/projects/${id}`, {
          container_expiration_policy_attributes: {
            ...{ enabled: true, name_regex: '.*', keep_n: null, older_than: null },
          },
        });
        time = new Date(time.getTime() + 24 * hourMs);
        await db('worker_jobs')
          .where({ worker: 'run_expiration_policy' })
          .update({ run_at: '2020-01-01T00:00:00.000Z' });
      },
    ],
  ])('that stops in the middle of %s loses the rest later', async (_, worker, begin) => {
    const { as, path, id, name } = await place();
    for (const tag of tags) registry.push(name, tag, '2026-01-06T16:49:51.272Z');
    Object.assign(registry.behaviour, { deletesTags: true, deletions: 2 });
    await begin(`${path}/${id}`, as);
    await work();
    expect(registry.tagsOf(name)).toHaveLength(2);
    expect(await as.get(`${path}/${id}/tags`)).toMatchObject({
      status: 503,
      body: { message: away },
    });
    const jobs = () => db('worker_jobs').where({ worker });
    const due = () => jobs().update({ run_at: '2020-01-01T00:00:00.000Z' });
    expect(await due()).toBe(1);
    await work();
    expect(registry.tagsOf(name)).toHaveLength(2);
    // The postponed runs do not count as attempts.
    expect(await jobs()).toMatchObject([{ state: 'delayed', attempts: 0 }]);
    Object.assign(registry.behaviour, { failing: null, deletions: null });
    await due();
    await work();
    expect(registry.tagsOf(name)).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  it('loses tags in bulk by the dates of their images', async () => {
    const { as, path, id, name } = await place();
    for (const [index, tag] of ['v1', 'v2', 'v3', 'v4', 'latest', 'w'].entries()) {
      const built = new Date(time.getTime() - (index + 1) * 24 * hourMs).toISOString();
      registry.push(name, tag, built);
    }
    registry.push(name, 'v-unknown');
    const query = 'name_regex_delete=v.%2B&keep_n=2&older_than=50h';
    expect((await as.delete(`${path}/${id}/tags?${query}`)).status).toBe(202);
    registry.behaviour.failing = 503;
    await work();
    expect(registry.tagsOf(name)).toHaveLength(7);
    registry.behaviour.failing = null;
    await comeAgain();
    await work();
    // The two that count as the newest stay, and what is not old enough, or of no known age.
    expect(registry.tagsOf(name)).toEqual(['latest', 'v-unknown', 'v1', 'v2', 'w']);
  });

  it('holds a project at its path until somebody has seen that it has no tags', async () => {
    const { as, name, project, path, id } = await place();
    const admin = api.as(await seedUser(db, { admin: true }));
    const target = (
      await admin.post('/groups', { name: 'T', path: `target-${id}`, visibility: 'public' })
    ).body;
    const group = `/groups/${project.namespace_id}`;
    const tries = [
      () => as.put(`/projects/${project.id}`, { path: `renamed-${id}` }),
      () => admin.put(`/projects/${project.id}/transfer`, { namespace: target.id }),
      () => admin.post(`/groups/${target.id}/projects/${project.id}`),
      () => admin.put(group, { path: `group-${id}` }),
      () => admin.post(`${group}/transfer?group_id=${target.id}`),
    ];
    const expectStay = async (status: number) => {
      for (const attempt of tries) {
        const answer = await attempt();
        expect(answer.status).toBe(status);
        expect(JSON.stringify(answer.body)).toMatch(/container registry/i);
      }
    };
    // A token allows to push at any moment.
    await expectStay(400);
    time = new Date(time.getTime() + hourMs);
    registry.push(name, 'one');
    await expectStay(400);
    expect((await tries[0]?.())?.body).toMatchObject({ message: { base: [held] } });
    registry.behaviour.failing = 500;
    await expectStay(503);
    registry.behaviour.failing = null;
    await as.delete(`${path}/${id}/tags/one`);
    expect((await tries[0]?.())?.status).toBe(200);
    expect((await tries[3]?.())?.status).toBe(200);
    // Now nothing has to be asked any more.
    registry.behaviour.failing = 500;
    expect(await tries[4]?.()).toMatchObject({ status: 201 });
  });
});

describe('a repository of an external registry that only a token was asked for', () => {
  const removeUnpushed = async () => {
    await workers.enqueue(db, 'remove_unpushed_repositories', {});
    await work();
  };
  const rowsOf = ({ id }: { readonly id: number }) =>
    db('registry_repositories').where({ project_id: id }).orderBy('name');
  const dayMs = 24 * hourMs;

  it('goes after two days, unless somebody has pushed to it', async () => {
    const { project, name, password } = await place();
    await client.token({ password }, `repository:${name}/pushed:push`);
    await client.token({ password }, `repository:${name}/again:push`);
    registry.push(`${name}/pushed`, 'one');
    time = new Date(time.getTime() + 2 * dayMs + 1);
    // A token that is good now may be used at any moment.
    await client.token({ password }, `repository:${name}/again:push`);
    registry.behaviour.failing = 502;
    await removeUnpushed();
    expect(await rowsOf(project).pluck('name')).toEqual(['', 'again', 'pushed']);
    registry.behaviour.failing = null;
    await db('worker_jobs')
      .where({ worker: 'remove_unpushed_repositories' })
      .update({ run_at: '2020-01-01T00:00:00.000Z' });
    await work();
    expect(await rowsOf(project).pluck('name')).toEqual(['again', 'pushed']);
    // A repository that was seen to be there stays, also without tags.
    registry.at(`${name}/pushed`).tags.clear();
    time = new Date(time.getTime() + hourMs);
    await removeUnpushed();
    expect(await rowsOf(project).pluck('name')).toEqual(['pushed']);
  });

  it('is one of a thousand in a project; a push that was heard of makes room', async () => {
    const { project, name, password } = await place();
    const now = time.toISOString();
    for (const part of splitIntoBatches(
      Array.from({ length: 999 }, (_, index) => `other/${index}`),
      500,
    )) {
      await db('registry_repositories').insert(
        part.map((other) => ({
          ...{ project_id: project.id, name: other, created_at: now, unpushed_since: now },
        })),
      );
    }
    const granted = async () => {
      const token = await client.token({ password }, `repository:${name}/new:pull,push`);
      return decodeJwt(token)['access'];
    };
    expect(await granted()).toMatchObject([{ actions: ['pull'] }]);
    const repository = `${name}/other/7`;
    const target = { repository, mediaType: 'application/vnd.oci.image.manifest.v1+json' };
    const event = { id: '1', timestamp: now, action: 'push', target };
    await api.sendTo(
      'POST',
      '/container_registry_event/events',
      Buffer.from(JSON.stringify({ events: [event] })),
      {
        'content-type': 'application/vnd.docker.distribution.events.v1+json',
        authorization: secret,
      },
    );
    expect(await granted()).toMatchObject([{ actions: ['pull', 'push'] }]);
  });

  race('is asked for by many at once within the bound', async () => {
    const { project, name, password } = await place();
    const now = time.toISOString();
    for (const part of splitIntoBatches(
      Array.from({ length: 995 }, (_, index) => `other/${index}`),
      500,
    )) {
      await db('registry_repositories').insert(
        part.map((other) => ({
          ...{ project_id: project.id, name: other, created_at: now, unpushed_since: now },
        })),
      );
    }
    const asked = Array.from({ length: 10 }, (_, index) =>
      client.token({ password }, `repository:${name}/new/${index}:push`),
    );
    await Promise.all(asked);
    expect(await rowsOf(project)).toHaveLength(1_000);
  });
});

describe('a repository of an external registry with very many tags', () => {
  it.each([
    ['a hundred thousand', 100_000, 200],
    ['one more', 100_001, 400],
  ])('is read up to %s', async (_, count, status) => {
    const { as, path, id, name } = await place();
    const { tags } = registry.at(name);
    for (let number = 0; number < count; number += 1) tags.set(`t${number}`, 'sha256:0');
    const list = await as.get(`${path}/${id}/tags?per_page=2`);
    expect(list.status).toBe(status);
    if (status === 200) expect(list.body).toMatchObject([{ name: 't0' }, { name: 't1' }]);
    tags.clear();
  });
});

describe('an image of a removed project in an external registry', () => {
  it.each<[string, (project: { id: number; namespace_id: number }) => string]>([
    ['itself', ({ id }) => `/projects/${id}`],
    ['its group', ({ namespace_id }) => `/groups/${namespace_id}`],
  ])(
    'is out of reach for the next owner of its path, and is deleted with %s',
    async (_, address) => {
      const { user, project, name, password } = await place();
      const admin = api.as(await seedUser(db, { admin: true }));
      const [group] = name.split('/');
      const image = `${name}/image`;
      await client.token({ password }, `repository:${image}:push`);
      for (const path of [name, image]) registry.push(path, 'one');
      expect((await admin.delete(address(project))).status).toBe(202);
      const taken = await db('namespaces').where({ path: group }).first('id');
      const namespace = taken ?? (await admin.post('/groups', { name: group, path: group })).body;
      const path = project.full_path.split('/')[1];
      const made = await admin.post('/projects', { name: path, path, namespace_id: namespace.id });
      expect(made.status).toBe(201);
      await addMember(db, { project: made.body, user, level: 40 });
      const granted = async (of: string) => {
        const answer = await client.askForToken({ password }, [`repository:${of}:pull,push`]);
        return (decodeJwt(answer.body.token).access as object[]).length;
      };
      for (const path of [name, image, `${name}/other`]) expect(await granted(path)).toBe(0);
      await work();
      // Tokens of the project are good for some time.
      expect(registry.tagsOf(image)).toEqual(['one']);
      expect(await db('projects').where({ id: project.id })).toEqual([]);
      time = new Date(time.getTime() + hourMs);
      const worker = 'remove_images_of_project';
      const due = () =>
        db('worker_jobs').where({ worker }).update({ run_at: '2020-01-01T00:00:00.000Z' });
      registry.behaviour.failing = 500;
      await due();
      await work();
      registry.behaviour.failing = null;
      registry.behaviour.deletes = false;
      await due();
      await work();
      expect(await granted(image)).toBe(0);
      registry.behaviour.deletes = true;
      await due();
      await work();
      for (const path of [name, image]) expect(registry.tagsOf(path)).toEqual([]);
      expect(await granted(image)).toBe(1);
      expect(await db('registry_remains').where({ project_id: project.id })).toEqual([]);
    },
  );

  it('keeps a username that is a part of names of images', async () => {
    const admin = api.as(await seedUser(db, { admin: true }));
    const user = await seedUser(db, {});
    const namespace = await personalNamespace(db, user);
    const project = await seedProject(db, { namespace });
    const { token: password } = await seedToken(db, user, { scopes: ['api'] });
    const name = project.full_path.toLowerCase();
    await client.token({ password }, `repository:${name}:push`);
    registry.push(name, 'one');
    const rename = () => admin.put(`/users/${user.id}`, { username: `renamed-${user.id}` });
    for (const ms of [0, hourMs]) {
      time = new Date(time.getTime() + ms);
      const text = 'cannot be changed if a personal project has container registry tags.';
      expect(await rename()).toMatchObject({
        status: 400,
        body: { message: { username: [text] } },
      });
    }
    registry.at(name).tags.clear();
    expect((await rename()).status).toBe(200);
  });
});

describe('notifications of an external registry', () => {
  const type = 'application/vnd.docker.distribution.events.v1+json';
  const manifest = 'application/vnd.oci.image.manifest.v1+json';
  const notify = (events: unknown, authorization: string | null = secret) =>
    api.sendTo(
      'POST',
      '/container_registry_event/events',
      Buffer.from(JSON.stringify({ events })),
      { 'content-type': type, ...(authorization !== null && { authorization }) },
    );
  const event = (action: string, target: object) => ({
    ...{ id: '1', timestamp: '2026-03-02T10:00:00Z', action, target },
    ...{ request: { id: '2', method: 'PUT' }, actor: { name: 'ann' }, source: {} },
  });
  const push = (repository: string, more: object = { mediaType: manifest, tag: 'one' }) =>
    event('push', { repository, length: 2, size: 2, url: 'http://registry', ...more });

  async function namesOf(project: { readonly id: number }) {
    const rows = db('registry_repositories').where({ project_id: project.id });
    return rows.orderBy('name').pluck<string[]>('name');
  }

  it('are taken from whoever shows the secret', async () => {
    const refused = { status: 401, body: { message: '401 Unauthorized' } };
    for (const shown of [null, 'x', `Bearer ${secret}`, `${secret}x`, secret.slice(1)]) {
      expect(await notify([], shown)).toMatchObject(refused);
    }
    expect(await notify([])).toMatchObject({ status: 200, body: null });
  });

  it('make repositories known, once, and hold the project at its path', async () => {
    const { name, project, as } = await place();
    time = new Date(time.getTime() + hourMs);
    const image = `${name}/image`;
    const answer = await notify([push(image), push(image), push(image, { mediaType: manifest })]);
    expect(answer.status).toBe(200);
    expect(await namesOf(project)).toEqual(['', 'image']);
    registry.push(image, 'one');
    const rename = () => as.put(`/projects/${project.id}`, { path: `noted-${project.id}` });
    expect((await rename()).status).toBe(400);
    // The deletion comes before the push that it undoes: who looks sees what is there.
    registry.at(image).tags.clear();
    await notify([event('delete', { repository: image, tag: 'one' }), push(image)]);
    time = new Date(time.getTime() + 1);
    expect((await rename()).status).toBe(200);
  });

  race('make one repository, however many come at once', async () => {
    const { name, project } = await place();
    const image = `${name}/image`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => notify([push(image), push(image)])),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await namesOf(project)).toEqual(['', 'image']);
  });

  it('that get lost leave the project at its path all the same', async () => {
    const { name, project, as } = await place();
    registry.push(name, 'one');
    time = new Date(time.getTime() + hourMs);
    const renamed = await as.put(`/projects/${project.id}`, { path: `lost-${project.id}` });
    expect(renamed).toMatchObject({ status: 400, body: { message: { base: [held] } } });
  });

  it('about anything else are passed over', async () => {
    const { name, project } = await place();
    const other = (await place()).project.full_path.toUpperCase();
    const events = [
      push(`${name}/layer`, { mediaType: 'application/octet-stream' }),
      event('pull', { repository: `${name}/pulled`, mediaType: manifest }),
      event('mount', { repository: `${name}/mounted`, mediaType: manifest }),
      event('delete', { repository: `${name}/deleted`, digest: 'sha256:0' }),
      event('push', {}),
      { action: 'push' },
      push('no/such/project'),
      push('../x'),
      push(''),
      push(other),
    ];
    expect((await notify(events)).status).toBe(200);
    expect(await namesOf(project)).toEqual(['']);
  });

  it('are bounded', async () => {
    const many = Array.from({ length: 1_001 }, () => ({ action: 'pull' }));
    expect((await notify(many)).status).toBe(400);
    expect((await notify('x')).status).toBe(400);
    const large = [event('pull', { repository: 'x'.repeat(2_000_000) })];
    expect((await notify(large)).status).toBe(413);
    expect((await notify(large, null)).status).toBe(401);
  });
});
