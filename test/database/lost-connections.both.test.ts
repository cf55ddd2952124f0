import { expect, it } from 'vitest';
import { connect } from '#src/database/database.ts';
import { startApp } from '#test/support/app.ts';
import { databaseKind } from '#test/support/databases.ts';
import { seedUser } from '#test/support/seed.ts';

/** An error that nobody handles would end the process of a server; here it fails the run. */
it.runIf(databaseKind() === 'postgres')(
  'a server whose connections are ended, idle or at work, answers 503 for a moment and goes on',
  async () => {
    const { api, db, environment } = await startApp();
    const administrator = await seedUser(db, { admin: true });
    const as = api.as(administrator);
    // The token is made by this test, not by a request: before connections end.
    expect((await as.get('/users')).status).toBe(200);
    const ending = await connect(environment.config.databaseUrl, { poolSize: 1 });
    environment.workers.start();
    const statuses = new Set<number>();
    for (let round = 0; round < 5; round += 1) {
      // Some requests read, some write, and one leaves work for later.
      const user = await seedUser(db);
      const asked = [
        as.get('/users'),
        as.get('/projects'),
        as.put(`/users/${administrator.id}`, { bio: `round ${round}` }),
        as.post('/features/of_rounds', { value: round * 10, force: true }),
        as.delete(`/users/${user.id}`),
      ];
      // The statement waits until they have ended: a query to a connection that is about to end fails.
      await ending.raw(
        'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      for (const { status } of await Promise.all(asked)) statuses.add(status);
      await expect.poll(async () => (await as.get('/users')).status).toBe(200);
    }
    for (const status of statuses) expect([200, 201, 204, 503]).toContain(status);
    const last = await seedUser(db);
    expect(await as.delete(`/users/${last.id}`)).toMatchObject({ status: 204 });
    await expect.poll(async () => (await as.get(`/users/${last.id}`)).status).toBe(404);
    await ending.close();
  },
);
