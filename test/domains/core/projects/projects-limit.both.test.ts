import { describe, expect } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import type { Answer } from '#test/support/http-client.ts';
import { personalNamespace, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db } = await startApp();

/** How many of the requests, all sent at once, succeeded. */
async function succeeded(requests: readonly Promise<Answer>[]): Promise<number> {
  const answers = await Promise.all(requests);
  return answers.filter(({ status }) => status < 300).length;
}

const attempts = Array.from({ length: 12 }, (_, index) => `p${index}`);

async function projectsOf(user: Parameters<typeof personalNamespace>[1]): Promise<number> {
  const namespace = await personalNamespace(db, user);
  const rows = await db('projects').where({ namespace_id: namespace.id }).select('id');
  return rows.length;
}

describe('projects_limit, asked by many at once', () => {
  race('lets exactly so many projects be created', async () => {
    const user = await seedUser(db, { projects_limit: 2 });
    const me = api.as(user);
    expect(await succeeded(attempts.map((name) => me.post('/projects', { name })))).toBe(2);
    expect(await projectsOf(user)).toBe(2);
  });

  race('lets administrators create exactly so many for a user', async () => {
    const admin = api.as(await seedUser(db, { admin: true }));
    const user = await seedUser(db, { projects_limit: 1 });
    const path = `/projects/user/${user.id}`;
    expect(await succeeded(attempts.map((name) => admin.post(path, { name })))).toBe(1);
    expect(await projectsOf(user)).toBe(1);
  });

  race('lets exactly so many forks be made', async () => {
    const user = await seedUser(db, { projects_limit: 1 });
    const sources = await Promise.all(
      attempts.map(() => seedProject(db, { visibility: 'public', empty_repo: true })),
    );
    const forks = sources.map(({ id }) => api.as(user).post(`/projects/${id}/fork`));
    expect(await succeeded(forks)).toBe(1);
    expect(await projectsOf(user)).toBe(1);
  });

  race('lets exactly so many projects be moved in', async () => {
    const user = await seedUser(db, { projects_limit: 2 });
    const namespace = await personalNamespace(db, user);
    const group = await seedGroup(db, { owner: user });
    const sources = await Promise.all(attempts.map(() => seedProject(db, { namespace: group })));
    const moves = sources.map(({ id }) =>
      api.as(user).put(`/projects/${id}/transfer`, { namespace: namespace.id }),
    );
    expect(await succeeded(moves)).toBe(2);
    expect(await projectsOf(user)).toBe(2);
  });

  race('counts all ways in together', async () => {
    const user = await seedUser(db, { projects_limit: 3 });
    const namespace = await personalNamespace(db, user);
    const group = await seedGroup(db, { owner: user });
    const few = attempts.slice(0, 4);
    const sources = await Promise.all(
      few.map(() => seedProject(db, { visibility: 'public', empty_repo: true })),
    );
    const moved = await Promise.all(few.map(() => seedProject(db, { namespace: group })));
    const me = api.as(user);
    const all = [
      ...few.map((name) => me.post('/projects', { name })),
      ...sources.map(({ id }) => me.post(`/projects/${id}/fork`)),
      ...moved.map(({ id }) => me.put(`/projects/${id}/transfer`, { namespace: namespace.id })),
    ];
    expect(await succeeded(all)).toBe(3);
    expect(await projectsOf(user)).toBe(3);
  });

  it('gives back the place of what could not be created', async () => {
    const user = await seedUser(db, { projects_limit: 1 });
    const me = api.as(user);
    expect((await me.post('/projects', { name: 'A', path: 'a b' })).status).toBe(400);
    expect((await me.post('/projects', { name: 'A' })).status).toBe(201);
  });
});
