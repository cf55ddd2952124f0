import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { holdDate } from '#test/support/clock.ts';
import { codeProject, create, fileUrl } from '#test/domains/code/repository-files/support.ts';

holdDate();
const app = await startApp({ config: { rateLimits: true } });
const { api } = app;

const tooMany = (what: string) => ({
  status: 429,
  body: {
    message: { error: `This ${what} has been requested too many times. Try again later.` },
  },
});

it('packs five archives a minute, in whatever format', async () => {
  const { project } = await codeProject(app);
  const path = `/projects/${project.id}/repository/archive`;
  for (let time = 0; time < 5; time += 1) expect((await api.get(path)).status).toBe(200);
  expect(await api.get(`${path}.zip?path=nothing`)).toMatchObject(tooMany('archive'));
  const { project: another } = await codeProject(app);
  expect((await api.get(`/projects/${another.id}/repository/archive`)).status).toBe(200);
});

it('reads large files and blobs of a project five times a minute', async () => {
  const { project, developer, commit, cli } = await codeProject(app);
  await commit([create('large', Buffer.alloc(10 * 1024 * 1024 + 1, 'fire\n')), create('a', 'a')]);
  const blob = `/projects/${project.id}/repository/blobs/${cli('rev-parse', 'main:large')}`;
  const file = `${fileUrl(project, 'large')}?ref=main`;
  for (const path of [file, `${blob}/raw`, file, blob, file]) {
    expect((await api.head(path)).status).toBe(200);
  }
  expect(await api.get(file)).toMatchObject(tooMany('endpoint'));
  expect(await api.get(`${blob}/raw`)).toMatchObject(tooMany('endpoint'));
  expect((await api.get(`${fileUrl(project, 'a')}?ref=main`)).status).toBe(200);
  expect((await api.as(developer).head(file)).status).toBe(200);
  const { project: another, commit: commitThere } = await codeProject(app);
  await commitThere([create('large', Buffer.alloc(10 * 1024 * 1024 + 1, 'coal\n'))]);
  expect((await api.head(`${fileUrl(another, 'large')}?ref=main`)).status).toBe(200);
});
