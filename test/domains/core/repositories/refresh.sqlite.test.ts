import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { directoryOf } from '#test/git/support.ts';
import { startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';

const { api, db, environment } = await startApp();

describe('a new project', () => {
  it('with a README is looked through like any push, also its forks', async () => {
    environment.workers.start();
    const user = await seedUser(db);
    const made = await api.as(user).post('/projects', {
      name: 'Kiln',
      initialize_with_readme: true,
    });
    await environment.workers.idle();
    const other = await seedUser(db);
    await db('projects').where({ id: made.body.id }).update({ visibility: 'public' });
    const fork = await api.as(other).post(`/projects/${made.body.id}/fork`);
    expect(fork.status).toBe(201);
    await environment.workers.idle();
    for (const { id } of [made.body, fork.body] as { id: number }[]) {
      const row = await db('project_statistics').where({ project_id: id }).first();
      expect(row?.refreshed_at).toEqual(expect.any(String));
      const objects = join(directoryOf(environment.config.dataDir, id), 'objects');
      expect(existsSync(join(objects, 'info/commit-graphs'))).toBe(true);
    }
  });

  it('without one is not', async () => {
    const user = await seedUser(db);
    const made = await api.as(user).post('/projects', { name: 'Empty' });
    await environment.workers.idle();
    const row = await db('project_statistics').where({ project_id: made.body.id }).first();
    expect(row?.refreshed_at).toBeNull();
  });
});
