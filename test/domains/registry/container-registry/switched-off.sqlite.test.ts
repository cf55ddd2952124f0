import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import { RegistryClient } from './client.ts';

const app = await startApp({ config: { registry: 'off' } });
const { db, api } = app;
const without = new RegistryClient(app);
const user = await seedUser(db);
const project = await seedProject(db);
await addMember(db, { project, user, level: 40 });
const [{ id } = { id: 0 }] = await db('registry_repositories')
  .insert({ project_id: project.id, name: '', created_at: '2026-03-02T10:00:00Z' })
  .returning<{ id: number }[]>('id');

it('is not there where the registry is switched off', async () => {
  expect(await without.askForToken(null, [])).toMatchObject({
    status: 404,
    body: { errors: [{ code: 'UNAVAILABLE', message: 'registry not enabled' }], http_status: 404 },
  });
  const base = await without.send('GET', '/v2/');
  expect(base).toMatchObject({ status: 404, body: { errors: [{ code: 'UNAVAILABLE' }] } });
});

const one = `/projects/${project.id}/registry/repositories/${id}`;
it.each([
  ['GET', `/projects/${project.id}/registry/repositories`],
  ['GET', `/groups/${project.namespace_id}/registry/repositories`],
  ['GET', `/registry/repositories/${id}`],
  ['DELETE', one],
  ['GET', `${one}/tags`],
  ['DELETE', `${one}/tags?name_regex_delete=.*`],
  ['GET', `${one}/tags/latest`],
  ['DELETE', `${one}/tags/latest`],
])('refuses %s %s', async (method, path) => {
  const admin = api.as(await seedUser(db, { admin: true }));
  expect(await admin.send(method, path)).toMatchObject({
    status: 403,
    body: { message: '403 Forbidden' },
  });
});

it('gives images of projects no names', async () => {
  const { body } = await api.as(user).get(`/projects/${project.id}`);
  expect(body).not.toHaveProperty('container_registry_image_prefix');
});
