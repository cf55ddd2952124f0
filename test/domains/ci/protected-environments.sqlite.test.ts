import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { seedGroup, shareProject } from '#test/support/seed.ts';

const { api, db } = await startApp();
const { project, people } = await projectWorld(db);
const path = `/projects/${project.id}/protected_environments`;
const maintainer = api.as(people.maintainer);
const maintainers = { deploy_access_levels: [{ access_level: 40 }] };

describe('protected environments', () => {
  it('are created, read and removed', async () => {
    const group = await seedGroup(db, { name: 'Potters' });
    await shareProject(db, project, { with: group, level: 30 });
    const created = await maintainer.post(path, {
      name: 'review/main',
      deploy_access_levels: [
        { access_level: 30 },
        { user_id: people.developer.id },
        { group_id: group.id },
      ],
      required_approval_count: 2,
      approval_rules: [{ access_level: 60, required_approvals: 3 }, { group_id: group.id }],
    });
    const none = { access_level: null, user_id: null, group_id: null };
    const body = {
      name: 'review/main',
      deploy_access_levels: [
        { ...none, access_level: 30, access_level_description: 'Developers + Maintainers' },
        {
          ...none,
          user_id: people.developer.id,
          access_level_description: people.developer.name,
        },
        { ...none, group_id: group.id, access_level_description: 'Potters' },
      ],
      required_approval_count: 2,
      approval_rules: [
        {
          ...none,
          access_level: 60,
          access_level_description: 'Instance admins',
          required_approvals: 3,
        },
        {
          ...none,
          group_id: group.id,
          access_level_description: 'Potters',
          required_approvals: 1,
        },
      ],
    };
    expect(created).toMatchObject({ status: 201, body });
    const one = `${path}/review%2Fmain`;
    expect((await maintainer.get(one)).body).toEqual(body);
    expect((await maintainer.get(path)).body).toEqual([body]);
    const late = { 'if-unmodified-since': new Date(0).toUTCString() };
    expect((await maintainer.delete(one, undefined, late)).status).toBe(412);
    expect((await maintainer.delete(one)).status).toBe(204);
    for (const answer of [await maintainer.get(one), await maintainer.delete(one)]) {
      expect(answer).toMatchObject({ status: 404, body: { message: '404 Not found' } });
    }
  });

  it('are listed by name, and exist once for one', async () => {
    const world = await projectWorld(db);
    const list = `/projects/${world.project.id}/protected_environments`;
    const owner = api.as(world.people.owner);
    for (const name of ['b', 'a', 'c']) await owner.post(list, { name, ...maintainers });
    const page = await owner.get(`${list}?per_page=2`);
    expect(page.headers).toMatchObject({ 'x-total': '3' });
    expect(page.body).toMatchObject([{ name: 'a' }, { name: 'b' }]);
    const again = await Promise.all(
      ['d', 'd', 'd'].map((name) => owner.post(list, { name, ...maintainers })),
    );
    expect(again.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await owner.post(list, { name: 'd', ...maintainers })).toMatchObject({
      body: { message: "Protected environment 'd' already exists" },
    });
  });

  it.each([
    [{ name: 'kiln' }, 400, { error: 'deploy_access_levels is missing' }],
    [{ ...maintainers }, 400, { error: 'name is missing, name is empty' }],
    [
      { name: 'kiln', deploy_access_levels: [] },
      422,
      { message: ["Deploy access levels can't be blank"] },
    ],
    [{ name: ' ', ...maintainers }, 422, { message: ["Name can't be blank"] }],
    [{ name: 'kiln', deploy_access_levels: [{ access_level: 10 }] }, 400, {}],
    [{ name: 'kiln', deploy_access_levels: [{}] }, 400, {}],
    [{ name: 'kiln', deploy_access_levels: [{ access_level: 30, user_id: 1 }] }, 400, {}],
    [{ name: 'kiln', ...maintainers, required_approval_count: 6 }, 400, {}],
    [
      { name: 'kiln', deploy_access_levels: [{ user_id: 999_999 }] },
      422,
      { message: ['Deploy access levels user is not a developer of the project'] },
    ],
    [
      { name: 'kiln', ...maintainers, approval_rules: [{ group_id: 999_999 }] },
      422,
      { message: ['Approval access levels group does not have access to the project'] },
    ],
  ])('are refused with %j', async (body, status, told) => {
    expect(await maintainer.post(path, body)).toMatchObject({ status, body: told });
  });

  it('name nobody who could deploy nothing', async () => {
    const body = (user: { readonly id: number }) => ({
      name: 'named',
      deploy_access_levels: [{ user_id: user.id }],
    });
    for (const user of [people.guest, people.reporter]) {
      expect(await maintainer.post(path, body(user))).toMatchObject({
        status: 422,
        body: { message: ['Deploy access levels user is not a developer of the project'] },
      });
    }
    expect((await maintainer.post(path, body(people.developer))).status).toBe(201);
  });

  it.each<[Who, number, number]>([
    ['anonymous', 401, 401],
    ['stranger', 404, 404],
    ['developer', 403, 403],
    ['maintainer', 200, 201],
    ['owner', 200, 201],
    ['administrator', 200, 201],
  ])('let a %s read with %i and write with %i', async (who, reading, writing) => {
    const as = api.as(who === 'anonymous' ? null : people[who]);
    await maintainer.post(path, { name: `for-${who}`, ...maintainers });
    expect((await as.get(path)).status).toBe(reading);
    expect((await as.get(`${path}/for-${who}`)).status).toBe(reading);
    const made = await as.post(path, { name: `by-${who}`, ...maintainers });
    expect(made.status).toBe(writing);
    const removing = writing === 201 ? 204 : writing;
    expect((await as.delete(`${path}/for-${who}`)).status).toBe(removing);
  });
});
