import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';

const { api, db, git } = await startApp();
const { project, people } = await projectWorld(db, { git });
const path = `/projects/${project.id}/triggers`;

describe('triggers', () => {
  it('are made, listed, changed and revoked', async () => {
    const as = api.as(people.maintainer);
    const made = await as.post(path, { description: 'shop' });
    expect(made).toMatchObject({
      status: 201,
      body: { description: 'shop', last_used: null, owner: { id: people.maintainer.id } },
    });
    expect(made.body.token).toMatch(/^glptt-[\w-]{20}$/);
    expect((await as.get(`${path}/${made.body.id}`)).body).toEqual(made.body);
    const changed = await as.put(`${path}/${made.body.id}`, { description: 'kiln' });
    expect(changed.body).toMatchObject({ description: 'kiln', token: made.body.token });
    expect((await as.get(path)).body).toEqual([changed.body]);
    expect((await as.delete(`${path}/${made.body.id}`)).status).toBe(204);
    expect((await as.get(`${path}/${made.body.id}`)).status).toBe(404);
  });

  it('show their token to their owner only, who alone changes them', async () => {
    const made = await api.as(people.maintainer).post(path, { description: 'shop' });
    const owner = api.as(people.owner);
    const seen = await owner.get(`${path}/${made.body.id}`);
    expect(seen.body.token).toBe(String(made.body.token).slice(6, 10));
    expect((await owner.put(`${path}/${made.body.id}`, { description: 'x' })).status).toBe(403);
    expect((await owner.delete(`${path}/${made.body.id}`)).status).toBe(204);
  });

  it('have something said about them', async () => {
    const as = api.as(people.maintainer);
    expect(await as.post(path, {})).toMatchObject({
      status: 400,
      body: { error: 'description is missing' },
    });
    expect(await as.post(path, { description: ' ' })).toMatchObject({
      status: 400,
      body: { message: { description: ["can't be blank"] } },
    });
  });

  const callers: [Who, number][] = [
    ['anonymous', 401],
    ['stranger', 404],
    ['developer', 403],
    ['maintainer', 200],
    ['administrator', 200],
  ];
  it.each(callers)('are listed for a %s with %i', async (who, status) => {
    expect((await api.as(people[who]).get(path)).status).toBe(status);
  });
});

describe('POST /projects/:id/trigger/pipeline', () => {
  const content = 'bake:\n  script: fire\n';
  const start = `/projects/${project.id}/trigger/pipeline`;
  const missing = { status: 404, body: { message: '404 Not Found' } };

  it('starts a pipeline on behalf of the owner, who may', async () => {
    const as = api.as(people.maintainer);
    const config = `/projects/${project.id}/repository/files/%2Egitlab-ci%2Eyml`;
    await as.post(config, { branch: 'main', commit_message: 'Fire', content });
    const { body } = await as.post(path, { description: 'shop' });
    const token = body.token as string;
    const variables = { KILN: 'warm' };
    const made = await api.post(start, { token, ref: 'main', variables });
    expect(made).toMatchObject({
      status: 201,
      body: { ref: 'main', source: 'trigger', user: { id: people.maintainer.id } },
    });
    const given = await as.get(`/projects/${project.id}/pipelines/${made.body.id}/variables`);
    expect(given.body).toMatchObject([
      { key: 'KILN', value: 'warm', variable_type: 'env_var' },
      { key: 'TRIGGER_PAYLOAD', variable_type: 'file' },
    ]);
    expect((await as.get(`${path}/${body.id}`)).body.last_used).not.toBeNull();

    const byPath = encodeURIComponent(project.full_path);
    const ofRef = await api.post(`/projects/${byPath}/ref/main/trigger/pipeline`, { token });
    expect(ofRef.status).toBe(201);
    expect(await api.post(start, { token, ref: 'none' })).toMatchObject({
      status: 400,
      body: { message: { base: ['Reference not found'] } },
    });
    // Pipelines would start each other for ever.
    const hook = { 'X-Gitlab-Event': 'Pipeline Hook' };
    for (const [url, more] of [
      [start, { ref: 'main' }],
      [`/projects/${byPath}/ref/main/trigger/pipeline`, {}],
    ] as const) {
      expect((await api.post(url, { token, ...more }, hook)).status).toBe(403);
    }
    const pushed = await api.post(start, { token, ref: 'main' }, { 'X-Gitlab-Event': 'Push Hook' });
    expect(pushed.status).toBe(201);
    const broken = { token, ref: 'main', variables: { 'a b': 'x' } };
    expect((await api.post(start, broken)).status).toBe(400);
    const message = 'variables needs to be a map of key-valued strings';
    for (const value of [['warm'], 5, null, true, { is: 'warm' }]) {
      const given = { token, ref: 'main', variables: { KILN: value } };
      expect(await api.post(start, given)).toMatchObject({ status: 400, body: { message } });
    }
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const inForm = await api.post(start, `token=${token}&ref=main&variables[KILN][]=warm`, form);
    expect(inForm).toMatchObject({ status: 400, body: { message } });
    for (const [value, status] of [
      ['x'.repeat(10_001), 400],
      ['a\0b', 400],
      ['x'.repeat(10_000), 201],
    ] as const) {
      const given = { token, ref: 'main', variables: { KILN: value } };
      expect((await api.post(start, given)).status).toBe(status);
    }
    const noMap = { token, ref: 'main', variables: 'KILN' };
    expect(await api.post(start, noMap)).toMatchObject({
      status: 400,
      body: { error: 'variables is invalid' },
    });

    const other = await projectWorld(db);
    const elsewhere = `/projects/${other.project.id}/trigger/pipeline`;
    expect(await api.post(elsewhere, { token, ref: 'main' })).toMatchObject(missing);
    expect(await api.post(start, { token: `${token}x`, ref: 'main' })).toMatchObject(missing);
    await db('users').where({ id: people.maintainer.id }).update({ state: 'blocked' });
    expect(await api.post(start, { token, ref: 'main' })).toMatchObject(missing);
    await db('users').where({ id: people.maintainer.id }).update({ state: 'active' });
  });

  it('gives jobs all that the request said, but for what proves who sent it', async () => {
    const as = api.as(people.maintainer);
    const { token } = (await as.post(path, { description: 'hook' })).body as { token: string };
    const payloadOf = async (query: string, body: object) => {
      const made = await api.post(`${start}?token=${token}&ref=main${query}`, body);
      expect(made.status).toBe(201);
      const given = await as.get(`/projects/${project.id}/pipelines/${made.body.id}/variables`);
      const payload = (given.body as { key: string; value: string }[]).find(
        ({ key }) => key === 'TRIGGER_PAYLOAD',
      );
      return payload === undefined ? null : (JSON.parse(payload.value) as unknown);
    };
    const event = {
      object_kind: 'push',
      commits: [{ id: 'a', added: ['x'] }],
      total: 1,
      note: null,
    };
    expect(await payloadOf('&private_token=', event)).toEqual({ ref: 'main', ...event });
    expect(await payloadOf('', { text: 'x'.repeat(256 * 1024) })).toBeNull();

    const settings = { restrict_user_defined_variables: true };
    await api.as(people.owner).put(`/projects/${project.id}`, settings);
    await db('project_authorizations')
      .where({ project_id: project.id, user_id: people.maintainer.id })
      .update({ access_level: 30 });
    expect((await api.post(start, { token, ref: 'main' })).status).toBe(201);
    const chosen = { token, ref: 'main', variables: { KILN: 'hot' } };
    expect((await api.post(start, chosen)).status).toBe(400);
    await db('project_authorizations')
      .where({ project_id: project.id, user_id: people.maintainer.id })
      .update({ access_level: 40 });
  });

  it('starts nothing in an archived project', async () => {
    const other = await projectWorld(db, { git });
    const as = api.as(other.people.owner);
    const home = `/projects/${other.project.id}`;
    const { body } = await as.post(`${home}/triggers`, { description: 'shop' });
    await as.post(`${home}/archive`);
    const asked = { token: body.token as string, ref: 'main' };
    expect(await api.post(`${home}/trigger/pipeline`, asked)).toMatchObject({ status: 403 });
  });
});
