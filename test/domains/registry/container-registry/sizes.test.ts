import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { RegistryClient, registryProject } from './client.ts';

const app = await startApp();
const { api, environment } = app;
const { workers } = environment;
const client = new RegistryClient(app);
const shared = 'a layer that two images have';
const configs = { one: '{"architecture":"amd64","a":1}', two: '{"architecture":"amd64","b":22}' };

async function world() {
  const { project, user, credentials, repository } = await registryProject(app, client);
  const below = `${repository.name}/below`;
  const token = await client.token(credentials, `repository:${below}:pull,push,delete`);
  const as = api.as(user);
  const statistics = async () => {
    const { body } = await as.get(`/projects/${project.id}?statistics=true`);
    const { container_registry_size, storage_size } = body.statistics;
    expect(storage_size).toBe(0);
    return container_registry_size as number;
  };
  return { project, as, repository, other: client.at(below, token), statistics };
}

describe('the bytes of the images of a project', () => {
  it('have each layer once, however many images and repositories name it', async () => {
    const { project, as, repository, other, statistics } = await world();
    expect(await statistics()).toBe(0);
    const one = await repository.pushImage('one', [shared, '1'], { a: 1 });
    expect(await statistics()).toBe(shared.length + 1 + configs.one.length);
    await repository.pushManifest('again', one.content);
    const two = await other.pushImage('two', [shared, '22'], { b: 22 });
    const all = shared.length + 3 + configs.one.length + configs.two.length;
    expect(await statistics()).toBe(all);
    await repository.pushImage('both', [shared, '22'], { b: 22 });
    expect(await statistics()).toBe(all);

    await other.send('DELETE', `manifests/${two.digest}`);
    expect(await statistics()).toBe(all);
    await repository.send('DELETE', `manifests/${one.digest}`);
    expect(await statistics()).toBe(shared.length + 2 + configs.two.length);

    const path = `/projects/${project.id}/registry/repositories`;
    const { body } = await as.get(path);
    for (const { id } of body as { id: number }[]) await as.delete(`${path}/${id}`);
    workers.start();
    await workers.idle();
    await workers.stop();
    expect(await statistics()).toBe(0);
  });

  it('are of that project alone', async () => {
    const { repository, statistics } = await world();
    const another = await world();
    await repository.pushImage('one', [shared]);
    expect(await another.statistics()).toBe(0);
    expect(await statistics()).toBeGreaterThan(shared.length);
  });
});
