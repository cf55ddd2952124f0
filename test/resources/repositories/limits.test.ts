import { expect, it } from 'vitest';
import { startApp } from '../../support/app.ts';
import { codeProject, create, fileUrl } from '../repository-files/support.ts';

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

it('reads large files and blobs five times a minute', async () => {
  const { project, commit, cli } = await codeProject(app);
  await commit([create('large', Buffer.alloc(10 * 1024 * 1024 + 1, 'fire\n'))]);
  const blob = `/projects/${project.id}/repository/blobs/${cli('rev-parse', 'main:large')}`;
  const file = fileUrl(project, 'large');
  for (const path of [`${file}?ref=main`, `${blob}/raw`]) {
    for (let time = 0; time < 5; time += 1) expect((await api.head(path)).status).toBe(200);
    expect(await api.get(path)).toMatchObject(tooMany('endpoint'));
  }
});
