import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { registrationToken } from './world.ts';

const { api, db } = await startApp();
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);
const limit = (limits: object) =>
  admin.put('/application/plan_limits', { plan_name: 'ultimate', ...limits });

describe('the limit of registered runners of the plan', () => {
  it.each([
    ['group', 'runner_namespaces.base'],
    ['project', 'runner_projects.base'],
  ] as const)(
    'refuses one more of a %s, and counts those that are heard of',
    async (kind, field) => {
      const { id } = kind === 'group' ? await seedGroup(db) : await seedProject(db);
      const token = await registrationToken(api, administrator, `/${kind}s/${id}`);
      await limit({ [`ci_registered_${kind}_runners`]: 1 });
      const first = await api.post('/runners', { token });
      expect(first.status).toBe(201);
      const refused = {
        status: 400,
        body: {
          message: { [field]: [`Maximum number of ci registered ${kind} runners (1) exceeded`] },
        },
      };
      expect(await api.post('/runners', { token })).toMatchObject(refused);

      const old = { created_at: '2020-01-01T00:00:00.000Z', contacted_at: null };
      await db('runners').where({ id: first.body.id }).update(old);
      expect((await api.post('/runners', { token })).status).toBe(201);
      await db('runners').where({ id: first.body.id }).update({ contacted_at: new Date() });
      expect(await api.post('/runners', { token })).toMatchObject(refused);
      await limit({ [`ci_registered_${kind}_runners`]: 0 });
      expect((await api.post('/runners', { token })).status).toBe(201);
    },
  );

  it('refuses one more that is enabled for a project', async () => {
    await limit({ ci_registered_project_runners: 1 });
    const [one, other] = [await seedProject(db), await seedProject(db)];
    const runners = [];
    for (const { id } of [one, other]) {
      const token = await registrationToken(api, administrator, `/projects/${id}`);
      runners.push((await api.post('/runners', { token })).body.id as number);
    }
    const [runner_id] = runners;
    const enable = () => admin.post(`/projects/${other.id}/runners`, { runner_id });
    expect(await enable()).toMatchObject({
      status: 400,
      body: { message: { 'runner_projects.base': [expect.stringContaining('(1) exceeded')] } },
    });
    await limit({ ci_registered_project_runners: 2 });
    expect((await enable()).status).toBe(201);
  });
});
