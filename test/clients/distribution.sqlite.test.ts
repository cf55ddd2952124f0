import { afterAll, expect, it } from 'vitest';
import { importPKCS8, SignJWT } from 'jose';
import { ensureRegistryKey } from '#src/image-registry/signing-key.ts';
import { startApp } from '#test/support/app.ts';
import {
  RegistryClient,
  registryProject,
  types,
} from '#test/domains/registry/container-registry/client.ts';
import { Distribution } from './distribution.ts';
import { describeWith } from './registry-programs.ts';

const secret = 'secret-of-notifications';
/** The registry returns images in the format before OCI without this header. */
const accepting = { headers: { accept: types.image } };

describeWith(['docker-registry'], 'tokens at Distribution 2.8', async ([program]) => {
  const distribution = await Distribution.at(program);
  afterAll(() => distribution.close());
  const app = await startApp({
    config: { registry: 'external', registryUrl: distribution.url },
  });
  await distribution.start(app, secret);
  const client = new RegistryClient({ api: app.api, origin: distribution.url });
  const { project, repository, credentials } = await registryProject(app, client);
  const { name } = repository;

  it('are asked for at this server', async () => {
    const { status, headers } = await client.send('GET', `/v2/${name}/tags/list`);
    expect(status).toBe(401);
    expect(headers['www-authenticate']).toBe(
      `Bearer realm="${app.origin}/jwt/auth",service="container_registry",scope="repository:${name}:pull"`,
    );
  });

  it('push, pull and delete', async () => {
    const { digest, content } = await repository.pushImage('latest');
    const pulled = await repository.send('GET', 'manifests/latest', accepting);
    expect(pulled).toMatchObject({ status: 200 });
    expect(pulled.bytes.toString()).toBe(content);
    expect((await repository.send('DELETE', `manifests/${digest}`)).status).toBe(202);
  });

  it('do what they were granted, and no more', async () => {
    const token = await client.token(credentials, `repository:${name}:pull`);
    const reading = client.at(name, token);
    expect((await reading.send('GET', 'tags/list')).status).toBe(200);
    expect((await reading.send('POST', 'blobs/uploads/')).status).toBe(401);
    const other = await registryProject(app, client);
    expect((await client.at(other.repository.name, token).send('GET', 'tags/list')).status).toBe(
      401,
    );
  });

  it('make the row of a repository when they may push to it', async () => {
    await client.token(credentials, `repository:${name}/read:pull`);
    await client.token(credentials, `repository:${name}/written:push,pull`);
    const rows = db('registry_repositories').where({ project_id: project.id });
    expect(await rows.orderBy('name').pluck('name')).toEqual(['', 'written']);
  });

  const { db } = app;
  const key = await ensureRegistryKey(db, new Date());
  const now = Math.floor(Date.now() / 1_000);
  const forged = async (changes: object, kid = key.kid) =>
    new SignJWT({
      ...{ iss: app.origin, aud: 'container_registry', nbf: now - 5, exp: now + 60 },
      access: [{ type: 'repository', name, actions: ['pull'] }],
      ...changes,
    })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
      .sign(await importPKCS8(key.pkcs8, 'RS256'));
  const unsigned = (token: string) => {
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    return `${header}.${token.split('.')[1]}.`;
  };

  it.each<[string, () => Promise<string>, number]>([
    ['its own', () => forged({}), 200],
    ['another issuer', () => forged({ iss: 'http://kiln.example' }), 401],
    ['another audience', () => forged({ aud: 'kiln' }), 401],
    ['an end long ago', () => forged({ exp: now - 120 }), 401],
    ['a beginning to come', () => forged({ nbf: now + 120 }), 401],
    ['another key', () => forged({}, 'AAAA:BBBB'), 401],
    ['no signature', async () => unsigned(await forged({})), 401],
  ])('of %s', async (_, make, status) => {
    const answer = await client.at(name, await make()).send('GET', 'tags/list');
    expect(answer.status).toBe(status);
  });
});

describeWith(['docker-registry'], 'the API with Distribution 2.8', async ([program]) => {
  const distribution = await Distribution.at(program);
  afterAll(() => distribution.close());
  const app = await startApp({
    config: {
      ...{ registry: 'external', registryUrl: distribution.url },
      registryNotificationSecret: secret,
    },
  });
  const { api, db, environment } = app;
  const { workers } = environment;
  await distribution.start(app, secret);
  afterAll(() => workers.stop());
  const client = new RegistryClient({ api, origin: distribution.url });

  async function place() {
    const made = await registryProject(app, client);
    const created = '2026-01-06T16:49:51.272Z';
    const image = await made.repository.pushImage('b', ['12345', '678'], { created });
    await made.repository.pushManifest('a', image.content);
    const path = `/projects/${made.project.id}/registry/repositories`;
    const as = api.as(made.user);
    const id: number = (await as.get(path)).body[0].id;
    const names = async () =>
      (await as.get(`${path}/${id}/tags`)).body.map((tag: { name: string }) => tag.name);
    return { ...made, ...image, path, as, id, names };
  }

  async function work(): Promise<void> {
    workers.start();
    await workers.idle();
    await workers.stop();
  }

  it('tells what an image is', async () => {
    const { as, path, id, names, digest, content } = await place();
    expect(await names()).toEqual(['a', 'b']);
    const { config } = JSON.parse(content) as { config: { digest: string } };
    expect((await as.get(`${path}/${id}/tags/a`)).body).toMatchObject({
      ...{ digest, total_size: 8, created_at: '2026-01-06T16:49:51.272Z' },
      revision: config.digest.slice(7),
    });
    expect((await as.get(`${path}/${id}/tags/c`)).status).toBe(404);
  });

  it('tells of pushes', async () => {
    const { repository, project, content } = await place();
    const rows = () => db('registry_repositories').where({ project_id: project.id });
    await rows().delete();
    await repository.pushManifest('c', content);
    await expect.poll(async () => (await rows()).length).toBe(1);
  });

  it('deletes one tag of an image, some by rules, and a whole repository', async () => {
    const { as, path, id, names, repository } = await place();
    expect((await as.delete(`${path}/${id}/tags/a`)).status).toBe(200);
    expect(await names()).toEqual(['b']);
    const left = await repository.send('HEAD', 'manifests/b', accepting);
    expect(left.status).toBe(200);
    for (const tag of ['v1', 'v2']) await repository.pushImage(tag, [tag], { created: tag });
    await as.delete(`${path}/${id}/tags?name_regex_delete=v1`);
    await work();
    expect(await names()).toEqual(['b', 'v2']);
    await as.delete(`${path}/${id}`);
    await work();
    expect((await as.get(path)).body).toEqual([]);
    expect((await repository.send('GET', 'tags/list')).body.tags ?? []).toEqual([]);
  });

  it('is 503 while it is stopped', async () => {
    const { as, path, id, names } = await place();
    await distribution.stop();
    expect((await as.get(`${path}/${id}/tags`)).status).toBe(503);
    expect((await as.delete(`${path}/${id}`)).status).toBe(202);
    await work();
    expect((await as.get(path)).body).toMatchObject([{ status: 'delete_scheduled' }]);
    await distribution.start(app, secret);
    expect(await names()).toEqual(['a', 'b']);
    const put = db('worker_jobs').where({ worker: 'delete_registry_repository' });
    await put.update({ run_at: '2020-01-01T00:00:00.000Z' });
    await work();
    expect((await as.get(path)).body).toEqual([]);
  });

  it('says so when the registry deletes nothing, and leaves all as it was', async () => {
    const { as, path, id, names, repository, digest } = await place();
    await distribution.stop();
    await distribution.start(app, secret, false);
    expect((await as.delete(`${path}/${id}/tags/a`)).status).toBe(400);
    expect(await names()).toEqual(['a', 'b']);
    const left = await repository.send('HEAD', 'manifests/a', accepting);
    expect(left.headers['docker-content-digest']).toBe(digest);
  });
});
