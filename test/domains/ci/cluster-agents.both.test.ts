import { hash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { tokenOf } from '#test/support/archives.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';

const { api, db } = await startApp({ connections: racing });
const { project, people } = await projectWorld(db);
const path = `/projects/${project.id}/cluster_agents`;
const maintainer = api.as(people.maintainer);
const developer = api.as(people.developer);
const missing = { status: 404, body: { message: '404 Not found' } };

const register = async (name: string) => {
  const { status, body } = await maintainer.post(path, { name });
  expect(status).toBe(201);
  return body as { id: number };
};

describe('cluster agents', () => {
  it('are registered, listed by name, read and deleted', async () => {
    const second = await maintainer.post(path, { name: 'agent-2' });
    expect(second).toMatchObject({ status: 201 });
    expect(second.body).toEqual({
      id: expect.any(Number),
      name: 'agent-2',
      config_project: {
        id: project.id,
        description: project.description,
        name: project.name,
        name_with_namespace: expect.stringMatching(/ \/ /),
        path: project.path,
        path_with_namespace: project.full_path,
        created_at: expect.any(String),
      },
      created_at: expect.stringMatching(/Z$/),
      created_by_user_id: people.maintainer.id,
    });
    await register('agent-1');
    const names = (await developer.get(path)).body as { name: string }[];
    expect(names.map(({ name }) => name)).toEqual(['agent-1', 'agent-2']);
    const one = `${path}/${second.body.id}`;
    expect((await developer.get(one)).body).toEqual(second.body);
    expect((await maintainer.delete(one)).status).toBe(204);
    for (const answer of [
      await developer.get(one),
      await maintainer.delete(one),
      await developer.get(`${one}/tokens`),
      await maintainer.post(`${one}/tokens`, { name: 'kiln' }),
    ]) {
      expect(answer).toMatchObject(missing);
    }
  });

  const wrong =
    "can contain only lowercase letters, digits, and '-', but cannot start or end with '-'";
  it.each([
    ['', "can't be blank"],
    ['-a', wrong],
    ['a-', wrong],
    ['A', wrong],
    ['a_b', wrong],
    ['a\nb', wrong],
    ['a'.repeat(64), 'is too long (maximum is 63 characters)'],
  ])('are refused the name %j', async (name, text) => {
    expect(await maintainer.post(path, { name })).toMatchObject({
      status: 400,
      body: { message: { name: [text] } },
    });
  });

  race('have a name once, however many ask for it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => maintainer.post(path, { name: 'once' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400]);
    expect((await maintainer.post(path, { name: 'once' })).body).toEqual({
      message: { name: ['has already been taken'] },
    });
    expect((await maintainer.post(path, {})).body).toEqual({ error: 'name is missing' });
  });

  race('are 100 at most, however many come at once', async () => {
    const { project, people } = await projectWorld(db);
    const rows = Array.from({ length: 98 }, (_, index) => ({
      ...{ project_id: project.id, name: `agent-${index}`, created_at: new Date().toISOString() },
    }));
    await db('cluster_agents').insert(rows);
    const as = api.as(people.owner);
    const to = `/projects/${project.id}/cluster_agents`;
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => as.post(to, { name: `more-${index}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect((await as.post(to, { name: 'last' })).body).toEqual({
      message: { base: ['Maximum number of cluster agents (100) exceeded'] },
    });
  });

  it.each<[Who, number, number]>([
    ['anonymous', 401, 401],
    ['stranger', 404, 404],
    ['guest', 403, 403],
    ['reporter', 403, 403],
    ['developer', 200, 403],
    ['maintainer', 200, 201],
    ['administrator', 200, 201],
  ])('let a %s read with %i and write with %i', async (who, reading, writing) => {
    const as = api.as(who === 'anonymous' ? null : people[who]);
    const one = `${path}/${(await register(`for-${who}`)).id}`;
    const token = await maintainer.post(`${one}/tokens`, { name: 'kiln' });
    const removing = writing === 201 ? 204 : writing;
    expect((await as.get(path)).status).toBe(reading);
    expect((await as.get(one)).status).toBe(reading);
    expect((await as.get(`${one}/tokens`)).status).toBe(reading);
    expect((await as.get(`${one}/tokens/${token.body.id}`)).status).toBe(reading);
    expect((await as.post(path, { name: `by-${who}` })).status).toBe(writing);
    expect((await as.post(`${one}/tokens`, { name: 'x' })).status).toBe(writing);
    expect((await as.delete(`${one}/tokens/${token.body.id}`)).status).toBe(removing);
    expect((await as.delete(one)).status).toBe(removing);
  });

  it('stay as they are in an archived project', async () => {
    const world = await projectWorld(db);
    const as = api.as(world.people.owner);
    const to = `/projects/${world.project.id}/cluster_agents`;
    const { body } = await as.post(to, { name: 'kept' });
    await as.post(`/projects/${world.project.id}/archive`);
    expect((await as.post(to, { name: 'new' })).status).toBe(403);
    expect((await as.delete(`${to}/${body.id}`)).status).toBe(403);
    expect((await as.post(`${to}/${body.id}/tokens`, { name: 'x' })).status).toBe(403);
    expect((await as.get(`${to}/${body.id}`)).status).toBe(200);
  });
});

describe('tokens of cluster agents', () => {
  it('are shown once, stored as digests, listed until they are revoked', async () => {
    const agent = await register('with-tokens');
    const tokens = `${path}/${agent.id}/tokens`;
    const made = await maintainer.post(tokens, { name: 'kiln', description: 'In the kiln room' });
    expect(made.status).toBe(201);
    const { token, ...shown } = made.body as { id: number; token: string };
    expect(token).toMatch(/^[\w-]{50}$/);
    expect(shown).toEqual({
      id: expect.any(Number),
      name: 'kiln',
      description: 'In the kiln room',
      agent_id: agent.id,
      status: 'active',
      created_at: expect.stringMatching(/Z$/),
      created_by_user_id: people.maintainer.id,
      last_used_at: null,
    });
    const row = await db('cluster_agent_tokens').where({ id: shown.id }).first();
    expect(row?.['token_digest']).toBe(hash('sha256', token, 'hex'));
    expect(JSON.stringify(row)).not.toContain(token);
    const one = `${tokens}/${shown.id}`;
    expect((await developer.get(one)).body).toEqual(shown);
    const second = await maintainer.post(tokens, { name: 'second' });
    const listed = (await developer.get(tokens)).body as { id: number }[];
    expect(listed.map(({ id }) => id)).toEqual([second.body.id, shown.id]);
    expect(listed.every((each) => !('last_used_at' in each || 'token' in each))).toBe(true);
    expect((await maintainer.delete(one)).status).toBe(204);
    expect(await developer.get(one)).toMatchObject(missing);
    expect((await maintainer.delete(one)).status).toBe(204);
    expect((await developer.get(tokens)).body).toHaveLength(1);
  });

  it('belong to their agent', async () => {
    const [first, second] = [await register('first-owner'), await register('second-owner')];
    const made = await maintainer.post(`${path}/${first.id}/tokens`, { name: 'x' });
    const elsewhere = `${path}/${second.id}/tokens/${made.body.id}`;
    expect(await developer.get(elsewhere)).toMatchObject(missing);
    expect(await maintainer.delete(elsewhere)).toMatchObject(missing);
  });

  race('are 100 active ones at most, however many come at once', async () => {
    const agent = await register('many-tokens');
    const rows = Array.from({ length: 98 }, (_, index) => ({
      ...{ agent_id: agent.id, name: `token-${index}`, created_at: new Date().toISOString() },
      token_digest: hash('sha256', `${agent.id}-${index}`, 'hex'),
    }));
    await db('cluster_agent_tokens').insert(rows);
    const make = () => maintainer.post(`${path}/${agent.id}/tokens`, { name: 'more' });
    const answers = await Promise.all(Array.from({ length: 6 }, make));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const refused = {
      base: ['Maximum number of active tokens of a cluster agent (100) exceeded'],
    };
    expect((await make()).body).toEqual({ message: refused });
  });

  it.each([
    [{}, { error: 'name is missing' }],
    [{ name: '' }, { message: { name: ["can't be blank"] } }],
    [{ name: 'x'.repeat(256) }, { message: { name: ['is too long (maximum is 255 characters)'] } }],
    [
      { name: 'x', description: 'x'.repeat(1025) },
      { message: { description: ['is too long (maximum is 1024 characters)'] } },
    ],
  ])('are refused with %j', async (body, told) => {
    const { body: agents } = await maintainer.get(path);
    const agent = (agents as { id: number }[])[0];
    expect(await maintainer.post(`${path}/${agent?.id}/tokens`, body)).toMatchObject({
      status: 400,
      body: told,
    });
  });
});

describe('GET /job/allowed_agents', () => {
  it('tells the agents of the project of the job, and who the job is', async () => {
    const { project, people, group } = await projectWorld(db);
    const { developer } = people;
    const { body: agent } = await api
      .as(people.maintainer)
      .post(`/projects/${project.id}/cluster_agents`, { name: 'own' });
    const pipeline = await seedPipeline(db, { project_id: project.id, user_id: developer.id });
    const ask = async (environment: string | null) => {
      const name = environment ?? 'none';
      const job = await seedJob(db, pipeline, { name, status: 'running', environment });
      const headers = { 'job-token': await tokenOf(db, job) };
      return { job, answer: await api.get('/job/allowed_agents', headers) };
    };
    const { job, answer } = await ask('production');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      allowed_agents: [{ id: agent.id, config_project: agent.config_project, configuration: {} }],
      job: { id: job.id },
      pipeline: { id: pipeline.id },
      project: { id: project.id, groups: [{ id: group.id }] },
      user: {
        ...{ id: developer.id, username: developer.username },
        roles_in_project: ['guest', 'reporter', 'developer'],
      },
      environment: { slug: 'production' },
    });
    expect((await ask(null)).answer.body.environment).toBeNull();
  });

  it('has nothing to tell with other credentials', async () => {
    expect(await developer.get('/job/allowed_agents')).toMatchObject({
      status: 404,
      body: { message: '404 Job Not Found' },
    });
    expect((await api.get('/job/allowed_agents')).status).toBe(401);
  });
});
