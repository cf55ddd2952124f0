import { afterAll, describe, expect, it } from 'vitest';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { startApp } from '#test/support/app.ts';
import { digestOf, RegistryClient, registryProject, types } from './client.ts';

const hourMs = 3_600_000;
let time = new Date('2026-03-02T10:00:00Z');
const app = await startApp({ clock: () => time });
const { db, environment } = app;
const { workers, storage } = environment;
const client = new RegistryClient(app);

/** Tokens end meanwhile. */
async function place() {
  const made = await registryProject(app, client);
  const { name } = made.repository;
  const again = async () =>
    client.at(name, await client.token(made.credentials, `repository:${name}:pull,push,delete`));
  return { ...made, again };
}

async function collect(hourly = true): Promise<void> {
  await workers.enqueue(db, 'collect_layers', hourly ? { hourly: true } : {});
  workers.start();
  await workers.idle();
  await workers.stop();
}

afterAll(() => workers.stop());

async function keysOf(digest: string): Promise<string[]> {
  return db('registry_layers').where({ digest }).pluck<string[]>('storage_key');
}

describe('a layer that no manifest names', () => {
  it('is missing after a day, and removed an hour later', async () => {
    const { repository, again } = await place();
    const digest = await repository.pushBlob('idle');
    const [key = ''] = await keysOf(digest);
    time = new Date(time.getTime() + 24 * hourMs - 1);
    expect((await (await again()).send('HEAD', `blobs/${digest}`)).status).toBe(200);
    time = new Date(time.getTime() + 1);
    expect((await (await again()).send('HEAD', `blobs/${digest}`)).status).toBe(404);
    await collect();
    expect(await storage.writtenAt(key)).not.toBeNull();
    time = new Date(time.getTime() + hourMs + 1);
    await collect();
    expect(await keysOf(digest)).toEqual([]);
    expect(await storage.writtenAt(key)).toBeNull();
  });

  it('stays for a manifest that comes within the hour', async () => {
    const { repository, again } = await place();
    const config = await repository.pushBlob('{"late":1}');
    time = new Date(time.getTime() + 24 * hourMs + 1);
    const content = JSON.stringify({
      schemaVersion: 2,
      config: { mediaType: types.config, digest: config, size: 10 },
      layers: [],
    });
    expect((await (await again()).pushManifest('late', content)).status).toBe(201);
    time = new Date(time.getTime() + 48 * hourMs);
    await collect();
    expect((await (await again()).send('GET', `blobs/${config}`)).status).toBe(200);
  });

  it('begins to wait when its last manifest goes, and anew when it is pushed again', async () => {
    const { repository, again } = await place();
    const image = await repository.pushImage('one', ['shared by two']);
    const other = await repository.pushImage('two', ['shared by two'], { other: true });
    const layer = image.layers[0] ?? '';
    const idle = async () =>
      (await db('registry_layers').where({ digest: layer }).pluck<string[]>('idle_since'))[0];
    await repository.send('DELETE', `manifests/${image.digest}`);
    expect(await idle()).toBeNull();
    await repository.send('DELETE', `manifests/${other.digest}`);
    expect(await idle()).toBe(time.toISOString());
    time = new Date(time.getTime() + 30 * hourMs);
    await (await again()).pushBlob('shared by two');
    expect(await idle()).toBe(time.toISOString());
    await collect();
    expect((await (await again()).send('HEAD', `blobs/${layer}`)).status).toBe(200);
  });

  it('waits from the next night on when its project is deleted', async () => {
    const { repository, project } = await place();
    const { layers } = await repository.pushImage('latest', ['of a deleted project']);
    await db('projects').where({ id: project.id }).delete();
    await collect(false);
    expect(await keysOf(layers[0] ?? '')).toHaveLength(1);
    time = new Date(time.getTime() + 26 * hourMs);
    await collect();
    expect(await keysOf(layers[0] ?? '')).toEqual([]);
  });
});

describe('an index of blobs, as older build caches are', () => {
  it.each([types.index, types.dockerList])('keeps the blobs, and counts them: %s', async (type) => {
    const { project, repository, again, user } = await place();
    const layer = `layer of ${type}`;
    const config = JSON.stringify({ layers: [type] });
    const entry = async (mediaType: string, bytes: string) => ({
      ...{ mediaType, digest: await repository.pushBlob(bytes), size: bytes.length },
    });
    const cache = 'application/vnd.buildkit.cacheconfig.v0';
    const manifests = [await entry(types.layer, layer), await entry(cache, config)];
    const content = JSON.stringify({ schemaVersion: 2, mediaType: type, manifests });
    expect((await repository.pushManifest('cache', content, type)).status).toBe(201);
    const size = async () => {
      const { body } = await app.api.as(user).get(`/projects/${project.id}?statistics=true`);
      return (body.statistics as { container_registry_size: number }).container_registry_size;
    };
    expect(await size()).toBe(layer.length + config.length);
    time = new Date(time.getTime() + 50 * hourMs);
    await collect();
    const later = await again();
    for (const { digest } of manifests) {
      expect((await later.send('GET', `blobs/${digest}`)).status).toBe(200);
    }
    expect((await later.send('GET', 'manifests/cache')).bytes.toString()).toBe(content);
    expect((await later.send('DELETE', `manifests/${digestOf(content)}`)).status).toBe(202);
    expect(await size()).toBe(0);
  });

  it.each([
    ['a blob that is not there', types.layer, 1, 404],
    ['a manifest that is not there', types.image, 1, 404],
    ['a blob of another size', types.layer, 2, 400],
  ])('is refused with %s', async (what, mediaType, size, status) => {
    const { repository } = await place();
    const there = await repository.pushBlob('x');
    const digest = what.endsWith('size') ? there : digestOf(what);
    const manifests = [{ mediaType, digest, size }];
    const content = JSON.stringify({ schemaVersion: 2, mediaType: types.index, manifests });
    expect((await repository.pushManifest('cache', content, types.index)).status).toBe(status);
  });
});

describe('an upload', () => {
  it('goes a day after its last byte, with its chunks', async () => {
    const { repository, again } = await place();
    const begun = await repository.send('POST', 'blobs/uploads/');
    const location = begun.headers['location'] ?? '';
    await repository.send('PATCH', location, { body: 'abc' });
    time = new Date(time.getTime() + 12 * hourMs);
    await (await again()).send('PATCH', location, { body: 'def' });
    const keys = await db('registry_upload_chunks').pluck<string[]>('storage_key');
    expect(keys).toHaveLength(2);
    time = new Date(time.getTime() + 24 * hourMs);
    await collect();
    expect((await (await again()).send('GET', location)).status).toBe(204);
    time = new Date(time.getTime() + 1);
    await collect();
    expect((await (await again()).send('GET', location)).status).toBe(404);
    for (const key of keys) expect(await storage.writtenAt(key)).toBeNull();
    expect(await db('registry_upload_chunks').select('id')).toEqual([]);
  });

  it('leaves nothing behind once it is a layer', async () => {
    const { repository } = await place();
    const begun = await repository.send('POST', 'blobs/uploads/');
    const location = begun.headers['location'] ?? '';
    for (const body of ['one ', 'two ', 'three'])
      await repository.send('PATCH', location, { body });
    const keys = await db('registry_upload_chunks').pluck<string[]>('storage_key');
    const digest = digestOf('one two three');
    await repository.send('PUT', `${location}?digest=${digest}`);
    for (const key of keys) expect(await storage.writtenAt(key)).toBeNull();
    // The same layer once more is the same blob.
    const before = await keysOf(digest);
    await repository.pushBlob('one two three');
    expect(await keysOf(digest)).toEqual(before);
    const held = new Set(await db('registry_layers').pluck<string[]>('storage_key'));
    for await (const found of storage.keys()) for (const key of found) expect(held).toContain(key);
  });
});

describe('a repository to which nobody has pushed', () => {
  const removeUnpushed = async () => {
    await workers.enqueue(db, 'remove_unpushed_repositories', {});
    workers.start();
    await workers.idle();
    await workers.stop();
  };
  const namesOf = (project: { readonly id: number }) =>
    db('registry_repositories')
      .where({ project_id: project.id })
      .orderBy('name')
      .pluck<string[]>('name');

  it('goes with its uploads and layers, and none with an image', async () => {
    const { project, credentials } = await place();
    const names = ['begun', 'emptied', 'layer', 'pushed'];
    const open = async () => {
      const scopes = names.map(
        (name) => `repository:${project.full_path.toLowerCase()}/${name}:pull,push,delete`,
      );
      return client.token(credentials, ...scopes);
    };
    const at = (name: string, token: string) =>
      client.at(`${project.full_path.toLowerCase()}/${name}`, token);
    const token = await open();
    await at('begun', token).send('POST', 'blobs/uploads/');
    await at('layer', token).pushBlob('a layer alone');
    const { digest } = await at('emptied', token).pushImage('one');
    await at('emptied', token).send('DELETE', `manifests/${digest}`);
    await at('pushed', token).pushImage('one');
    expect(await namesOf(project)).toEqual(names);
    time = new Date(time.getTime() + 48 * hourMs + 1);
    // An upload that somebody began again.
    const location = (await at('begun', await open()).send('POST', 'blobs/uploads/')).headers;
    await removeUnpushed();
    expect(await namesOf(project)).toEqual(names);
    await at('begun', await open()).send('DELETE', String(location['location']));
    await collect();
    await removeUnpushed();
    expect(await namesOf(project)).toEqual(['emptied', 'pushed']);
    expect((await at('begun', await open()).send('POST', 'blobs/uploads/')).status).toBe(202);
  });

  it('is one of a thousand in a project', async () => {
    const { project, repository } = await place();
    const now = time.toISOString();
    for (const part of splitIntoBatches(
      Array.from({ length: 1_000 }, (_, index) => `other/${index}`),
      500,
    )) {
      await db('registry_repositories').insert(
        part.map((name) => ({
          ...{ project_id: project.id, name, created_at: now, unpushed_since: now },
        })),
      );
    }
    const refused = await repository.send('POST', 'blobs/uploads/');
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3600' },
      body: { errors: [{ code: 'TOOMANYREQUESTS', detail: 'at most 1000 in a project' }] },
    });
    await db('registry_repositories')
      .where({ project_id: project.id, name: 'other/7' })
      .update({ unpushed_since: null });
    expect((await repository.pushImage('one')).digest).toBeDefined();
  });
});

it('comes again by itself while something waits', async () => {
  const { repository } = await place();
  await db('registry_layers').delete();
  await repository.pushBlob('waits');
  await collect();
  const waiting = async () =>
    (await workers.jobs()).filter(({ worker }) => worker === 'collect_layers');
  expect(await waiting()).not.toEqual([]);
});

it('keeps the sizes of repositories', async () => {
  const { repository, project } = await place();
  const size = async () =>
    (
      await db('registry_repositories').where({ project_id: project.id }).pluck<number[]>('size')
    )[0];
  const configSize = JSON.stringify({ architecture: 'amd64' }).length;
  const one = await repository.pushImage('one', ['12345', '678']);
  expect(await size()).toBe(8 + configSize);
  const two = await repository.pushImage('two', ['12345', '90']);
  expect(await size()).toBe(10 + configSize);
  await repository.pushManifest('three', one.content);
  expect(await size()).toBe(10 + configSize);
  await repository.send('DELETE', `manifests/${one.digest}`);
  expect(await size()).toBe(7 + configSize);
  await repository.send('DELETE', `manifests/${two.digest}`);
  expect(await size()).toBe(0);
});
