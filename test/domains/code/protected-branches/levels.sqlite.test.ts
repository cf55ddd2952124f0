import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedUser, shareProject } from '#test/support/seed.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';

const { api, db, environment } = await startApp();
const { group, project, people } = await projectWorld(db);
const path = `/projects/${project.id}/protected_branches`;
const maintainer = api.as(people.maintainer);
const level = (access_level: number, access_level_description: string) => ({
  ...{ access_level, access_level_description, user_id: null, group_id: null },
});
const maintainers = level(40, 'Maintainers');

describe('protected branches', () => {
  it('are created, read, changed and removed', async () => {
    const created = await maintainer.post(path, { name: 'release/*' });
    expect(created).toEqual(
      expect.objectContaining({
        status: 201,
        body: {
          id: expect.any(Number),
          name: 'release/*',
          push_access_levels: [maintainers],
          merge_access_levels: [maintainers],
          allow_force_push: false,
          unprotect_access_levels: [maintainers],
          code_owner_approval_required: false,
        },
      }),
    );
    const one = `${path}/release%2F%2A`;
    expect((await maintainer.get(one)).body).toEqual(created.body);
    const changes = { allow_force_push: true, code_owner_approval_required: true };
    const changed = await maintainer.send('PATCH', one, changes);
    expect(changed).toMatchObject({ status: 200, body: { ...created.body, ...changes } });
    const again = await maintainer.send('PATCH', one, { allow_force_push: false });
    expect(again.body).toMatchObject({
      allow_force_push: false,
      code_owner_approval_required: true,
    });
    expect((await maintainer.delete(one)).status).toBe(204);
    for (const answer of [
      await maintainer.get(one),
      await maintainer.delete(one),
      await maintainer.send('PATCH', one, changes),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message: '404 Not found' } });
    }
  });

  it('take levels by number', async () => {
    const body = {
      ...{ name: 'levels', push_access_level: 0, merge_access_level: 30 },
      ...{ unprotect_access_level: 60, allow_force_push: 'true' },
    };
    expect(await maintainer.post(path, body)).toMatchObject({
      status: 201,
      body: {
        push_access_levels: [level(0, 'No one')],
        merge_access_levels: [level(30, 'Developers + Maintainers')],
        unprotect_access_levels: [level(60, 'Instance admins')],
        allow_force_push: true,
      },
    });
  });

  it('take users, groups and levels, each once and in the order given', async () => {
    const invited = await seedGroup(db, { name: 'Glazers' });
    await shareProject(db, project, { with: invited, level: 30 });
    const { developer } = people;
    const body = {
      name: 'mixed',
      allowed_to_push: [
        { group_id: invited.id },
        { user_id: developer.id },
        { access_level: 60 },
        { user_id: developer.id },
      ],
      allowed_to_merge: [{ group_id: group.id }],
      merge_access_level: 40,
    };
    const created = await maintainer.post(path, body);
    expect(created.status).toBe(201);
    const ofGroup = { ...level(0, 'Glazers'), access_level: null, group_id: invited.id };
    const ofUser = { ...level(0, developer.name), access_level: null, user_id: developer.id };
    expect(created.body.push_access_levels).toEqual([
      ofGroup,
      ofUser,
      level(60, 'Instance admins'),
    ]);
    expect(created.body.merge_access_levels).toMatchObject([maintainers, { group_id: group.id }]);
    expect((await maintainer.get(`${path}/mixed`)).body).toEqual(created.body);
  });

  it('are found by a part of the name, on pages', async () => {
    const world = await projectWorld(db);
    const list = `/projects/${world.project.id}/protected_branches`;
    const owner = api.as(world.people.owner);
    for (const name of ['Main', 'main-2', 'other%_']) await owner.post(list, { name });
    const names = async (query: string) =>
      (await owner.get(`${list}?${query}`)).body.map((each: { name: string }) => each.name);
    expect(await names('')).toEqual(['Main', 'main-2', 'other%_']);
    expect(await names('search=MAIN')).toEqual(['Main', 'main-2']);
    expect(await names('search=%25_')).toEqual(['other%_']);
    expect(await names('per_page=1&page=2')).toEqual(['main-2']);
    const { headers } = await owner.get(`${list}?per_page=2`);
    expect(headers).toMatchObject({ 'x-total': '3', 'x-next-page': '2' });
  });

  it('exist once for a name', async () => {
    const create = () => maintainer.post(path, { name: 'once' });
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await create()).toMatchObject({
      status: 409,
      body: { message: "Protected branch 'once' already exists" },
    });
    expect((await maintainer.post(path, { name: 'ONCE' })).status).toBe(201);
  });

  const outsiders = async () => ({
    stranger: { user_id: people.stranger.id },
    nobody: { user_id: 999_999_999 },
    foreign: { group_id: (await seedGroup(db)).id },
    'no group': { group_id: 999_999_999 },
  });
  const refusals = [
    ['stranger', 'Push access levels user is not a member of the project'],
    ['nobody', 'Push access levels user is not a member of the project'],
    ['foreign', 'Push access levels group does not have access to the project'],
    ['no group', 'Push access levels group does not have access to the project'],
  ] as const;
  it.each(refusals)('refuse a %s', async (who, text) => {
    const choice = (await outsiders())[who];
    const body = { name: `refused-${who}`, allowed_to_push: [choice, { access_level: 30 }] };
    expect(await maintainer.post(path, body)).toMatchObject({
      status: 422,
      body: { message: [text] },
    });
    expect((await maintainer.get(`${path}/refused-${encodeURIComponent(who)}`)).status).toBe(404);
  });

  it('refuse names that nothing can have, and a lock without a key', async () => {
    const post = (body: object) => maintainer.post(path, body);
    expect(await post({ name: ' ' })).toMatchObject({ body: { message: ["Name can't be blank"] } });
    expect(await post({ name: 'ö'.repeat(600) })).toMatchObject({
      status: 422,
      body: { message: ['Name is too long (maximum is 1024 bytes)'] },
    });
    expect((await post({ name: 'ö'.repeat(512) })).status).toBe(201);
    expect(await post({ name: 'locked', unprotect_access_level: 0 })).toMatchObject({
      status: 400,
      body: { error: 'unprotect_access_level does not have a valid value' },
    });
    const nobody = { name: 'locked', allowed_to_unprotect: [{ access_level: 0 }] };
    expect(await post(nobody)).toMatchObject({
      status: 422,
      body: { message: ['Unprotect access levels access level is not included in the list'] },
    });
    for (const body of [
      {},
      { name: 'x', push_access_level: 50 },
      { name: 'x', allowed_to_push: [{}] },
      { name: 'x', allowed_to_push: [{ user_id: 1, access_level: 30 }] },
      { name: 'nul\0' },
    ]) {
      expect((await post(body)).status).toBe(400);
    }
  });

  it('lose users and groups that are no more', async () => {
    const gone = await seedUser(db);
    await addMember(db, { project, user: gone, level: 30 });
    await maintainer.post(path, { name: 'gone', allowed_to_push: [{ user_id: gone.id }] });
    const removed = await api.as(people.administrator).delete(`/users/${gone.id}?hard_delete=true`);
    expect(removed.status).toBe(204);
    environment.workers.start();
    await environment.workers.idle();
    expect((await maintainer.get(`${path}/gone`)).body.push_access_levels).toEqual([]);
  });

  const callers: [Who, number, number][] = [
    ['anonymous', 401, 401],
    ['stranger', 404, 404],
    ['external', 404, 404],
    ['guest', 403, 403],
    ['developer', 403, 403],
    ['maintainer', 200, 201],
    ['owner', 200, 201],
    ['administrator', 200, 201],
  ];
  it.each(callers)('answer a %s with %i and %i', async (who, read, write) => {
    const as = api.as(people[who]);
    expect((await as.get(path)).status).toBe(read);
    const wrong = write === 201 ? { name: `by-${who}` } : { push_access_level: 'x' };
    expect((await as.post(path, wrong)).status).toBe(write);
    expect((await as.get(`${path}/once`)).status).toBe(read);
    expect((await as.send('PATCH', `${path}/once`, {})).status).toBe(read);
    expect((await as.delete(`${path}/by-${who}`)).status).toBe(write === 201 ? 204 : write);
  });

  it('are changed and removed only by those who are named for it', async () => {
    const body = { name: 'kept', allowed_to_unprotect: [{ user_id: people.owner.id }] };
    expect((await maintainer.post(path, body)).status).toBe(201);
    const one = `${path}/kept`;
    expect((await maintainer.delete(one)).status).toBe(403);
    expect((await maintainer.send('PATCH', one, { allow_force_push: true })).status).toBe(403);
    const owner = api.as(people.owner);
    expect((await owner.send('PATCH', one, { allow_force_push: true })).status).toBe(200);
    expect((await owner.delete(one)).status).toBe(204);
    await maintainer.post(path, { name: 'admins', unprotect_access_level: 60 });
    expect((await owner.delete(`${path}/admins`)).status).toBe(403);
    expect((await api.as(people.administrator).delete(`${path}/admins`)).status).toBe(204);
  });

  it('stay as they are in an archived project', async () => {
    const archived = await projectWorld(db);
    const list = `/projects/${archived.project.id}/protected_branches`;
    const owner = api.as(archived.people.owner);
    await owner.post(list, { name: 'main' });
    await db('projects').where({ id: archived.project.id }).update({ archived: true });
    expect((await owner.post(list, { name: 'x' })).status).toBe(403);
    expect((await owner.send('PATCH', `${list}/main`, { allow_force_push: true })).status).toBe(
      403,
    );
    expect((await owner.delete(`${list}/main`)).status).toBe(403);
    expect((await owner.get(`${list}/main`)).status).toBe(200);
  });
});
