import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Exchange } from '#src/http/registry/exchange.ts';
import { getManifest } from '#src/http/registry/manifests.ts';
import type { Database } from '#src/database/database.ts';
import { findLayer } from '#src/domains/registry/container-registry/table.ts';
import { startApp } from '#test/support/app.ts';
import { planOf, statementsOf } from '#test/support/plans.ts';
import { addMember, seedProject, seedUser, seedToken } from '#test/support/seed.ts';
import { digestOf, RegistryClient, registryProject, types } from './client.ts';

const app = await startApp();
const { db, origin, environment } = app;
const client = new RegistryClient(app);

it('has at most a hundred uploads of one caller open in a project', async () => {
  const { repository, project } = await registryProject(app, client);
  const begin = async () => (await repository.send('POST', 'blobs/uploads/')).status;
  const statuses = [];
  for (let count = 0; count < 101; count += 1) statuses.push(await begin());
  expect(statuses.filter((status) => status === 202)).toHaveLength(100);
  const refused = await repository.send('POST', 'blobs/uploads/');
  expect(refused).toMatchObject({ status: 429, body: { errors: [{ code: 'TOOMANYREQUESTS' }] } });
  expect(refused.headers['retry-after']).toBe('60');
  // Other clients are not blocked.
  const user = await seedUser(db);
  await addMember(db, { project, user, level: 30 });
  const { token: password } = await seedToken(db, user, { scopes: ['api'] });
  const token = await client.token({ password }, `repository:${repository.name}:push`);
  const other = client.at(repository.name, token);
  expect((await other.send('POST', 'blobs/uploads/')).status).toBe(202);
});

it('takes so many chunks of one layer, and says how large each has to be', async () => {
  const { repository } = await registryProject(app, client);
  const begun = await repository.send('POST', 'blobs/uploads/');
  const least = Number(begun.headers['oci-chunk-min-length']);
  expect(least * 1_024).toBe(64 * 1024 ** 3);
  const location = begun.headers['location'] ?? '';
  await repository.send('PATCH', location, { body: 'x' });
  await db('registry_uploads').update({ chunks: 1_024 });
  const answer = await repository.send('PATCH', location, { body: 'x' });
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'BLOB_UPLOAD_INVALID' }] },
  });
  await db('registry_uploads').update({ chunks: 1 });
  expect((await repository.send('PUT', `${location}?digest=${digestOf('x')}`)).status).toBe(201);
});

it('names no blob of another project in a manifest', async () => {
  const group = await registryProject(app, client);
  const hidden = await group.repository.pushBlob('{"secret":1}');
  const beside = await seedProject(db, { visibility: 'private' });
  await db('projects')
    .where({ id: beside.id })
    .update({
      namespace_id: group.project.namespace_id,
      root_id: db('projects').where({ id: group.project.id }).select('root_id'),
    });
  await addMember(db, { project: beside, user: group.user, level: 40 });
  const name = beside.full_path.toLowerCase();
  const token = await client.token(group.credentials, `repository:${name}:pull,push`);
  const repository = client.at(name, token);
  const content = JSON.stringify({
    schemaVersion: 2,
    config: { mediaType: types.config, digest: hidden, size: 12 },
    layers: [],
  });
  const answer = await repository.pushManifest('stolen', content);
  expect(answer).toMatchObject({
    status: 404,
    body: { errors: [{ code: 'MANIFEST_BLOB_UNKNOWN' }] },
  });
  expect((await repository.send('GET', `blobs/${hidden}`)).status).toBe(404);
});

it('keeps nothing of a client who leaves in the middle', async () => {
  const { repository } = await registryProject(app, client);
  const begun = await repository.send('POST', 'blobs/uploads/');
  const location = begun.headers['location'] ?? '';
  const { port } = new URL(origin);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    `PATCH ${location} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${repository.token}\r\n` +
      'Content-Type: application/octet-stream\r\nContent-Length: 100000\r\n\r\nonly this',
  );
  socket.resume().end();
  await once(socket, 'close');
  const state = await repository.send('GET', location);
  expect(state.headers['range']).toBe('0-0');
  const digest = await repository.pushBlob('goes on');
  expect((await repository.send('HEAD', `blobs/${digest}`)).status).toBe(200);
});

it('serves twenty beside a slow reader and a slow writer', async () => {
  const { repository } = await registryProject(app, client);
  const digest = await repository.pushBlob(randomBytes(16_000_000));
  const { location } = (await repository.send('POST', 'blobs/uploads/')).headers;
  const slow = [
    `GET /v2/${repository.name}/blobs/${digest} HTTP/1.1`,
    `PATCH ${location} HTTP/1.1\r\nContent-Length: 1000000`,
  ].map((head) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1').pause();
    socket.write(`${head}\r\nHost: x\r\nAuthorization: Bearer ${repository.token}\r\n\r\n`);
    return socket;
  });
  const all = Array.from({ length: 20 }, (_, index) => repository.pushImage(`beside-${index}`));
  for (const { layers } of await Promise.all(all)) {
    expect((await repository.send('GET', `blobs/${layers[0]}`)).status).toBe(200);
  }
  expect(slow.map(({ readyState }) => readyState)).toEqual(['open', 'open']);
  for (const socket of slow) socket.destroy();
});

it('refuses a body that is longer than it says it is', async () => {
  const { repository } = await registryProject(app, client);
  const begun = await repository.send('POST', 'blobs/uploads/');
  const location = begun.headers['location'] ?? '';
  const headers = { 'content-length': String(2 ** 40) };
  const answer = await repository.send('PATCH', location, { headers });
  expect(answer).toMatchObject({ status: 413, body: { errors: [{ code: 'SIZE_INVALID' }] } });
});

describe('a manifest', async () => {
  const { repository } = await registryProject(app, client);
  const push = async (more: object, config: object = {}) => {
    const digest = await repository.pushBlob('{}');
    const own = { mediaType: types.config, digest, size: 2, ...config };
    const content = { schemaVersion: 2, config: own, layers: [], ...more };
    return repository.pushManifest('hostile', JSON.stringify(content));
  };
  const refused = { status: 400, body: { errors: [{ code: 'MANIFEST_INVALID' }] } };
  const foreign = {
    mediaType: 'application/vnd.docker.image.rootfs.foreign.diff.tar.gzip',
    digest: digestOf('elsewhere'),
    size: Number.MAX_SAFE_INTEGER,
    urls: ['https://example.com/layer'],
  };

  it.each([
    ['an artifact type with NUL', { artifactType: 'a\0b' }, {}],
    ['an artifact type with half a character', { artifactType: 'a\ud800' }, {}],
    ['a media type with NUL', {}, { mediaType: 'a\0b' }],
    ['ten thousand layers', { layers: Array(10_000).fill({ ...foreign, size: 1 }) }, {}],
    ['layers of more bytes than numbers can tell', { layers: [foreign, foreign] }, {}],
    ['more values than anybody looks through', { more: Array(100_000).fill(0) }, {}],
    [
      'lists within lists',
      { more: JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) as object },
      {},
    ],
    ['annotations that are no texts', { annotations: { a: 1 } }, {}],
  ])('with %s is none', async (_, more, config) => {
    expect(await push(more, config)).toMatchObject(refused);
  });

  it('may have long annotations, with any character', async () => {
    const annotations = { nul: 'a\0\ud800', long: 'x'.repeat(5_000) };
    expect((await push({ annotations })).status).toBe(201);
    const { body } = await repository.send('GET', 'manifests/hostile');
    expect(body).toMatchObject({ annotations });
  });

  it('is kept where its configuration tells a time that no database keeps', async () => {
    for (const created of ['+100000-01-01T00:00:00Z', '10000-01-01', 5, null]) {
      const text = JSON.stringify({ created });
      const digest = await repository.pushBlob(text);
      expect((await push({}, { digest, size: text.length })).status).toBe(201);
    }
    const times = await db('registry_manifests').pluck<unknown[]>('image_created_at');
    expect(times.filter((time) => time !== null)).toEqual([]);
  });

  it('is about nothing of a type that there cannot be', async () => {
    const { status, body } = await repository.send(
      'GET',
      `referrers/${digestOf('x')}?artifactType=%00`,
    );
    expect({ status, body }).toMatchObject({ status: 200, body: { manifests: [] } });
  });

  it('that is large is read when its reader has a turn, and not before', async () => {
    await push({ note: 'x'.repeat(70_000) });
    const digest = digestOf((await repository.send('GET', 'manifests/hostile')).bytes);
    const [place] = await db('registry_repositories')
      .join('registry_manifests', 'registry_manifests.repository_id', 'registry_repositories.id')
      .where({ digest })
      .select<{ projectId: number; name: string }[]>('project_id as projectId', 'name');
    const address = { reference: digest };
    const exchange = { ...{ environment, address, place }, request: { method: 'GET' } };
    const { body } = await getManifest(exchange as unknown as Exchange);
    await db('registry_manifests')
      .where({ digest })
      .update({ content: Buffer.from('newer') });
    expect(await text(await (body as () => Promise<Readable>)())).toBe('newer');
  });
});

it('finds a layer among however many a repository has', async () => {
  const find = (db: Database) => findLayer(db, 1, digestOf('x'), new Date());
  const [statement] = await statementsOf(db, find);
  expect(statement && (await planOf(db, statement))).toMatch(
    /registry_repository_layers_repository_id_digest_index/,
  );
});
