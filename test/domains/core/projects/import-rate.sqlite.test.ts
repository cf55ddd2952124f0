import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { holdDate } from '#test/support/clock.ts';
import { seedUser } from '#test/support/seed.ts';
import { importWorld } from './import-world.ts';

holdDate();
const app = await startApp({ config: { rateLimits: true } });
const { api, db } = app;
const { settle, answering } = await importWorld(app);

it('asks other servers for new projects as often as archives may be imported, and not otherwise', async () => {
  await settle({ project_import_limit: 2 });
  let asked = 0;
  const import_url = `${await answering((_request, response) => {
    asked += 1;
    response.writeHead(404).end();
  })}/kiln.git`;
  const somebody = api.as(await seedUser(db));
  const other = api.as(await seedUser(db));

  let allowed = 0;
  let answer = await somebody.post('/projects', { name: 'Kiln', import_url });
  while (answer.status === 422 && allowed <= 2) {
    allowed += 1;
    answer = await somebody.post('/projects', { name: 'Kiln', import_url });
  }
  expect(answer.status).toBe(429);
  expect(allowed).toBe(2);
  expect(asked).toBe(allowed);
  expect((await other.post('/projects', { name: 'Kiln', import_url })).status).toBe(422);
  expect((await somebody.post('/projects', { name: 'Kiln' })).status).toBe(201);
});
