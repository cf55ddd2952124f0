import { expect, it } from 'vitest';
import { importWorld } from '#test/domains/core/projects/import-world.ts';
import { startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';
import { silentServer } from '#test/support/silent-server.ts';

/** Imports from servers that say nothing, or next to nothing, with the limits of every day. */
const app = await startApp();
const { api, db, environment } = app;
const { original } = await importWorld(app);

it('others import all the while, and every silent import ends within two minutes', async () => {
  const servers = [
    await silentServer('http', 'answers'),
    await silentServer('http', 'answers', 'drips'),
    await silentServer('git', 'answers'),
  ];
  const silent: number[] = [];
  for (const [index, { url }] of servers.entries()) {
    const user = await seedUser(db);
    for (const name of ['a', 'b']) {
      const import_url = `${url}/${name}.git`;
      const { body } = await api
        .as(user)
        .post('/projects', { name: `${name}${index}`, import_url });
      silent.push((body as { id: number }).id);
    }
  }
  const source = await original();
  const statusesOf = (ids: readonly number[]) =>
    db('projects')
      .whereIn('id', [...ids])
      .pluck<string[]>('import_status');
  environment.workers.start();
  const begun = performance.now();
  let slowest = 0;
  let rounds = 0;
  while ((await statusesOf(silent)).some((status) => status !== 'failed')) {
    const asked = performance.now();
    expect(asked - begun).toBeLessThan(120_000);
    const user = await seedUser(db);
    const answer = await api.as(user).post('/projects', { name: 'A', import_url: source.url });
    const { id } = answer.body as { id: number };
    await expect.poll(() => statusesOf([id]), { timeout: 20_000 }).toEqual(['finished']);
    slowest = Math.max(slowest, performance.now() - asked);
    rounds += 1;
  }
  process.stdout.write(
    `${rounds} imports beside ${silent.length} silent ones, the slowest ${Math.round(slowest)} ms\n`,
  );
  expect(slowest).toBeLessThan(10_000);
  await environment.workers.stop();
});
