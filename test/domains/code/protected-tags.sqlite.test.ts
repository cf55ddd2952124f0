import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';

const { api, db } = await startApp();
const { project, people } = await projectWorld(db);
const path = `/projects/${project.id}/protected_tags`;
const maintainer = api.as(people.maintainer);

describe('protected tags', () => {
  it('are created, read and removed', async () => {
    const created = await maintainer.post(path, { name: 'v/*' });
    const maintainers = {
      ...{ access_level: 40, access_level_description: 'Maintainers' },
      ...{ user_id: null, group_id: null },
    };
    const body = { name: 'v/*', create_access_levels: [maintainers] };
    expect(created).toMatchObject({ status: 201, body });
    expect((await maintainer.get(`${path}/v%2F*`)).body).toEqual(body);
    expect((await maintainer.get(path)).body).toEqual([body]);
    expect((await maintainer.delete(`${path}/v%2F*`)).status).toBe(204);
    for (const answer of [
      await maintainer.get(`${path}/v%2F*`),
      await maintainer.delete(`${path}/v%2F*`),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message: '404 Not found' } });
    }
  });

  it('take levels, users and groups', async () => {
    const allowed_to_create = [{ user_id: people.developer.id }, { access_level: 30 }];
    const body = { name: 'mixed', create_access_level: 0, allowed_to_create };
    const created = await maintainer.post(path, body);
    expect(created.body.create_access_levels).toMatchObject([
      { access_level: 0, access_level_description: 'No one' },
      { access_level: null, access_level_description: people.developer.name },
      { access_level: 30, access_level_description: 'Developers + Maintainers' },
    ]);
  });

  it('exist once for a name', async () => {
    const create = () => maintainer.post(path, { name: 'once' });
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await create()).toMatchObject({
      body: { message: "Protected tag 'once' already exists" },
    });
  });

  it('are listed on pages', async () => {
    const world = await projectWorld(db);
    const list = `/projects/${world.project.id}/protected_tags`;
    const owner = api.as(world.people.owner);
    for (const name of ['b', 'a', 'c']) await owner.post(list, { name });
    const answer = await owner.get(`${list}?per_page=2`);
    expect(answer.headers).toMatchObject({ 'x-total': '3', 'x-total-pages': '2' });
    expect(answer.body).toMatchObject([{ name: 'b' }, { name: 'a' }]);
  });

  it('refuse what cannot be', async () => {
    const post = (body: object) => maintainer.post(path, body);
    const outside = [{ user_id: people.stranger.id }];
    expect(await post({ name: 'x', allowed_to_create: outside })).toMatchObject({
      status: 422,
      body: { message: ['Create access levels user is not a member of the project'] },
    });
    expect((await post({ name: '' })).status).toBe(422);
    expect((await post({})).status).toBe(400);
    expect((await post({ name: 'x', create_access_level: 20 })).status).toBe(400);
    const both = [{ user_id: 1, group_id: 1 }];
    expect(await post({ name: 'x', allowed_to_create: both })).toMatchObject({
      status: 400,
      body: {
        error:
          'allowed_to_create[0][user_id], allowed_to_create[0][group_id] are mutually exclusive',
      },
    });
    expect((await maintainer.get(`${path}?page=x`)).status).toBe(400);
  });

  it('stay as they are in an archived project', async () => {
    const archived = await projectWorld(db);
    const list = `/projects/${archived.project.id}/protected_tags`;
    const owner = api.as(archived.people.owner);
    await owner.post(list, { name: 'kept' });
    await db('projects').where({ id: archived.project.id }).update({ archived: true });
    expect((await owner.post(list, { name: 'x' })).status).toBe(403);
    expect((await owner.delete(`${list}/kept`)).status).toBe(403);
    expect((await owner.get(`${list}/kept`)).status).toBe(200);
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
    await maintainer.post(path, { name: 'shown' });
    expect((await as.get(path)).status).toBe(read);
    expect((await as.get(`${path}/shown`)).status).toBe(read);
    const wrong = write === 201 ? { name: `by-${who}` } : { create_access_level: 'x' };
    expect((await as.post(path, wrong)).status).toBe(write);
    expect((await as.delete(`${path}/by-${who}`)).status).toBe(write === 201 ? 204 : write);
  });
});
