import { randomBytes } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { databaseKind } from '#test/support/databases.ts';
import { othersWait } from '#test/support/others-wait.ts';
import { digestOf, RegistryClient, registryProject, types } from './client.ts';

const hourMs = 3_600_000;
let time = new Date('2026-03-02T10:00:00Z');
const app = await startApp({ connections: racing, clock: () => time });
const { db, environment } = app;
const { workers, storage } = environment;
const client = new RegistryClient(app);

afterAll(() => workers.stop());

const many = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Every manifest can be pulled with all that it names, and no blob is without a row. */
async function expectWhole(): Promise<void> {
  const layers = await db('registry_layers')
    .join('registry_manifest_layers as named', 'named.layer_id', 'registry_layers.id')
    .distinct<{ storage_key: string; idle_since: string | null }[]>(
      'registry_layers.storage_key',
      'registry_layers.idle_since',
    );
  for (const { storage_key, idle_since } of layers) {
    expect(idle_since).toBeNull();
    expect(await storage.writtenAt(storage_key)).not.toBeNull();
  }
  const repositories = await db('registry_repositories').select<{ id: number; size: number }[]>(
    'id',
    'size',
  );
  for (const { id, size } of repositories) {
    const named = await db('registry_layers')
      .whereIn(
        'id',
        db('registry_manifest_layers as named')
          .join('registry_manifests', 'registry_manifests.id', 'named.manifest_id')
          .where('registry_manifests.repository_id', id)
          .select('named.layer_id'),
      )
      .select<{ size: number }[]>('size');
    expect(size).toBe(named.reduce((sum, layer) => sum + layer.size, 0));
  }
  const held = new Set([
    ...(await db('registry_layers').pluck<string[]>('storage_key')),
    ...(await db('registry_upload_chunks').pluck<string[]>('storage_key')),
  ]);
  for await (const keys of storage.keys()) for (const key of keys) expect(held).toContain(key);
}

it('many push one layer at once', async () => {
  const { repository } = await registryProject(app, client);
  const bytes = randomBytes(50_000);
  const digests = await many(8, () => repository.pushBlob(bytes));
  expect(new Set(digests)).toEqual(new Set([digestOf(bytes)]));
  expect(await db('registry_layers').where({ digest: digestOf(bytes) })).toHaveLength(1);
  expect((await repository.send('GET', `blobs/${digestOf(bytes)}`)).bytes.equals(bytes)).toBe(true);
  await expectWhole();
});

it('many end one upload at once', async () => {
  const { repository } = await registryProject(app, client);
  const begun = await repository.send('POST', 'blobs/uploads/');
  const location = begun.headers['location'] ?? '';
  await repository.send('PATCH', location, { body: 'ended by many' });
  const digest = digestOf('ended by many');
  const answers = await many(6, (index) =>
    index === 5
      ? repository.send('DELETE', location)
      : repository.send('PUT', `${location}?digest=${digest}`),
  );
  const ended = answers.filter(({ status }) => status === 201 || status === 204);
  expect(ended).toHaveLength(1);
  for (const { status } of answers) expect([201, 204, 404, 416]).toContain(status);
  const found = await repository.send('GET', `blobs/${digest}`);
  expect(found.status).toBe(ended[0]?.status === 201 ? 200 : 404);
  await expectWhole();
});

it('many send the next chunk at once', async () => {
  const { repository } = await registryProject(app, client);
  const begun = await repository.send('POST', 'blobs/uploads/');
  const location = begun.headers['location'] ?? '';
  const answers = await many(6, (index) =>
    repository.send('PATCH', location, {
      body: `chunk ${index}`,
      headers: { 'content-range': '0-6' },
    }),
  );
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
  for (const { status } of answers) expect([202, 416]).toContain(status);
  expect((await repository.send('GET', location)).headers['range']).toBe('0-6');
});

it('an image is deleted while others push it', async () => {
  const { repository } = await registryProject(app, client);
  const { digest, content } = await repository.pushImage('latest', ['pushed and deleted']);
  const answers = await many(12, (index) =>
    index % 3 === 0
      ? repository.send('DELETE', `manifests/${digest}`)
      : repository.pushManifest(`tag-${index}`, content),
  );
  for (const { status } of answers) expect([201, 202, 404]).toContain(status);
  await expectWhole();
  // Every manifest that was pushed and not deleted afterwards is there with its layers.
  const { body } = await repository.send('GET', 'tags/list');
  for (const tag of body.tags as string[]) {
    expect((await repository.send('GET', `manifests/${tag}`)).bytes.toString()).toBe(content);
  }
});

it('layers are collected while images are pushed that name them', async () => {
  const { repository, credentials } = await registryProject(app, client);
  const blobs = await many(10, (index) => repository.pushBlob(`{"collected":${index}}`));
  time = new Date(time.getTime() + 25 * hourMs + 1);
  const { name } = repository;
  const later = client.at(name, await client.token(credentials, `repository:${name}:pull,push`));
  const manifestOf = (digest: string) =>
    JSON.stringify({
      schemaVersion: 2,
      config: { mediaType: types.config, digest, size: 15 },
      layers: [],
    });
  await workers.enqueue(db, 'collect_layers', { hourly: true });
  workers.start();
  const answers = await Promise.all(
    blobs.map((digest, index) => later.pushManifest(`tag-${index}`, manifestOf(digest))),
  );
  await workers.idle();
  await workers.stop();
  await expectWhole();
  for (const [index, { status }] of answers.entries()) {
    expect([201, 404]).toContain(status);
    if (status !== 201) continue;
    const blob = await later.send('GET', `blobs/${blobs[index]}`);
    expect(blob.bytes.toString()).toBe(`{"collected":${index}}`);
  }
});

it.runIf(databaseKind() === 'postgres')(
  'a layer that a push names while the collection looks for forgotten ones stays',
  async () => {
    const { repository } = await registryProject(app, client);
    const image = await repository.pushImage('one', ['left by a project']);
    const digest = image.layers[0] ?? '';
    const [layer] = await db('registry_layers').where({ digest }).pluck<number[]>('id');
    const [manifest] = await db('registry_manifests')
      .where({ digest: image.digest })
      .pluck<number[]>('id');
    // The rows match those after the deletion of a project: nothing names the layer, and no row says since when.
    const named = { layer_id: layer, manifest_id: manifest };
    await db('registry_manifest_layers').where(named).delete();
    await workers.enqueue(db, 'collect_layers', {});
    await db.transaction(async (push) => {
      await push('registry_layers').where({ digest }).forUpdate().select('id');
      await push('registry_manifest_layers').insert(named);
      workers.start();
      await othersWait(db);
    });
    await workers.idle();
    await workers.stop();
    expect(await db('registry_layers').where({ digest }).pluck('idle_since')).toEqual([null]);
  },
);
