import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  type HasId,
  seedGroup,
  seedProject,
  seedToken,
  seedUser,
} from '#test/support/seed.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { type Place, register } from './world.ts';

const { api, db } = await startApp();
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);
const noAccess = '403 Forbidden - No access granted';
const levels = { guest: 10, reporter: 20, developer: 30, maintainer: 40, owner: 50 } as const;

/** A private group with a project, and somebody of every kind. */
const group = await seedGroup(db, { visibility: 'private' });
const project = await seedProject(db, { namespace: group, visibility: 'private' });
const people: Record<string, HasId> = {
  administrator,
  stranger: await seedUser(db),
  external: await seedUser(db, { external: true }),
};
for (const [role, level] of Object.entries(levels)) {
  const user = await seedUser(db);
  await addMember(db, { group, user, level });
  people[role] = user;
}

const everybody = ['stranger', 'external', 'guest', 'reporter', 'developer'] as const;

interface Rights {
  readonly read: 'all' | readonly string[];
  readonly manage: readonly string[];
}

const places: [string, Place, Rights][] = [
  ['instance', '', { read: 'all', manage: [] }],
  ['group', `/groups/${group.id}`, { read: ['maintainer', 'owner'], manage: ['owner'] }],
  [
    'project',
    `/projects/${project.id}`,
    { read: ['maintainer', 'owner'], manage: ['maintainer', 'owner'] },
  ],
];

describe.each(places)('a runner of the %s', (_, place, rights) => {
  const may = (who: string, list: Rights['read']) =>
    who === 'administrator' || list === 'all' || list.includes(who);
  const roles = [...everybody, 'maintainer', 'owner', 'administrator'];

  it.each(roles)('is looked at and looked after, or not, by a %s', async (who) => {
    const { id } = await register(api, administrator, place);
    const caller = api.as(people[who]);
    const refused = { status: 403, body: { message: noAccess } };
    const read = { status: 200, body: { id } };
    expect(await caller.get(`/runners/${id}`)).toMatchObject(
      may(who, rights.read) ? read : refused,
    );
    const manages = may(who, rights.manage);
    const description = `by ${who}`;
    expect(await caller.get(`/runners/${id}/jobs`)).toMatchObject(
      manages ? { status: 200, body: [], headers: { 'x-total': '0' } } : refused,
    );
    expect(await caller.put(`/runners/${id}`, { description })).toMatchObject(
      manages ? { status: 200, body: { description } } : refused,
    );
    expect(await caller.post(`/runners/${id}/reset_authentication_token`)).toMatchObject(
      manages ? { status: 201, body: { token: expect.any(String) } } : refused,
    );
    expect(await caller.delete(`/runners/${id}`)).toMatchObject(
      manages ? { status: 204 } : refused,
    );
    expect((await admin.get(`/runners/${id}`)).status).toBe(manages ? 404 : 200);
  });

  it('is nothing to anonymous callers', async () => {
    const { id } = await register(api, administrator, place);
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/jobs'],
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/reset_authentication_token'],
    ] as const) {
      expect((await api.send(method, `/runners/${id}${path}`, { paused: true })).status).toBe(401);
    }
  });
});

describe('GET /runners/:id', () => {
  it('shows projects as far as the caller sees them', async () => {
    const maintainer = people['maintainer'];
    const { id } = await register(api, administrator, `/projects/${project.id}`, { locked: false });
    const hidden = await seedProject(db, { visibility: 'private' });
    const open = await seedProject(db, { visibility: 'public' });
    for (const { id: projectId } of [hidden, open]) {
      expect((await admin.post(`/projects/${projectId}/runners`, { runner_id: id })).status).toBe(
        201,
      );
    }
    const projectsFor = async (user: HasId | undefined) =>
      (await api.as(user).get(`/runners/${id}`)).body.projects;
    expect((await projectsFor(administrator)).map(({ id }: HasId) => id)).toEqual([
      project.id,
      hidden.id,
      open.id,
    ]);
    const seen = await projectsFor(maintainer);
    expect(seen.map(({ id }: HasId) => id)).toEqual([project.id, open.id]);
    const { body: whole } = await api.as(maintainer).get(`/projects/${project.id}`);
    expect(whole).toMatchObject(seen[0]);
    expect(seen[0]).toMatchObject({
      name_with_namespace: `${group.full_name} / ${project.name}`,
      path_with_namespace: project.full_path,
      topics: [],
      namespace: { id: group.id },
    });
  });

  it.each([
    ['999999', 404, { message: '404 Not found' }],
    ['99999999999999999999', 400, { error: 'id is invalid' }],
    ['abc', 400, { error: 'id is invalid' }],
    ['0', 404, { message: '404 Not found' }],
  ])('answers id %s with %i', async (id, status, body) => {
    for (const path of [`/runners/${id}`, `/runners/${id}/jobs`]) {
      expect(await admin.get(path)).toMatchObject({ status, body });
    }
    expect(await admin.delete(`/runners/${id}`)).toMatchObject({ status, body });
    expect(await admin.put(`/runners/${id}`, { paused: true })).toMatchObject({ status, body });
  });

  it('needs a token that reads', async () => {
    const { id } = await register(api, administrator, '');
    const { token } = await seedToken(db, administrator, { scopes: ['read_api'] });
    expect((await api.withToken(token).get(`/runners/${id}`)).status).toBe(200);
    expect((await api.withToken(token).put(`/runners/${id}`, { paused: true })).status).toBe(403);
  });
});

describe('PUT /runners/:id', () => {
  it('changes what is given and leaves the rest', async () => {
    const { id } = await register(api, administrator, '', { description: 'a', tag_list: ['x'] });
    const put = (body: object) => admin.put(`/runners/${id}`, body);
    expect((await put({ paused: true })).body).toMatchObject({ active: false, description: 'a' });
    expect((await put({ active: true })).body).toMatchObject({ paused: false, tag_list: ['x'] });
    expect((await put({ tag_list: ['b', 'a', 'b'] })).body.tag_list).toEqual(['b', 'a']);
    const rest = {
      run_untagged: false,
      locked: true,
      access_level: 'ref_protected',
      maximum_timeout: 3600,
    };
    expect((await put(rest)).body).toMatchObject(rest);
    expect((await put({ maximum_timeout: null, description: null })).body).toMatchObject({
      maximum_timeout: null,
      description: null,
      run_untagged: false,
    });
    expect((await put({ tag_list: '', run_untagged: true })).body.tag_list).toEqual([]);
  });

  it.each([
    [{}, /at least one parameter must be provided/],
    [{ active: true, paused: false }, /^active, paused are mutually exclusive$/],
    [{ paused: 'maybe' }, /^paused is invalid$/],
    [{ access_level: 'all' }, /^access_level does not have a valid value$/],
    [{ maximum_timeout: 'long' }, /^maximum_timeout is invalid$/],
  ])('refuses %o', async (body, error) => {
    const { id } = await register(api, administrator, '');
    const answer = await admin.put(`/runners/${id}`, body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatch(error);
  });

  it('never leaves a runner that takes no jobs at all', async () => {
    const { id } = await register(api, administrator, '', { tag_list: ['x'] });
    const message = {
      tags_list: ['can not be empty when runner is not allowed to pick untagged jobs'],
    };
    const put = (body: object) => admin.put(`/runners/${id}`, body);
    expect(await put({ run_untagged: false, tag_list: [] })).toMatchObject({
      status: 400,
      body: { message },
    });
    const both = await Promise.all([put({ run_untagged: false }), put({ tag_list: [] })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await put({ maximum_timeout: 1 })).toMatchObject({
      status: 400,
      body: { message: { maximum_timeout: ['needs to be at least 10 minutes'] } },
    });
  });
});

describe('DELETE /runners/:id', () => {
  it('is for administrators when other projects are served too', async () => {
    const { id } = await register(api, administrator, `/projects/${project.id}`);
    const other = await seedProject(db);
    await admin.post(`/projects/${other.id}/runners`, { runner_id: id });
    expect(await api.as(people['maintainer']).delete(`/runners/${id}`)).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden - Runner associated with more than one project' },
    });
    expect((await admin.delete(`/runners/${id}`)).status).toBe(204);
    expect(await db('runner_projects').where({ runner_id: id })).toEqual([]);
  });

  it('is refused when the runner has changed since', async () => {
    const { id } = await register(api, administrator, '');
    const since = (date: string) => ({ 'if-unmodified-since': date });
    expect(
      await admin.delete(`/runners/${id}`, undefined, since('Mon, 01 Jan 2001 00:00:00 GMT')),
    ).toMatchObject({ status: 412, body: { message: '412 Precondition Failed' } });
    expect((await admin.delete(`/runners/${id}`, undefined, since('gibberish'))).status).toBe(204);
  });
});

describe('the jobs of a runner', () => {
  it('are those of projects where the caller is at least reporter, the newest first', async () => {
    const { id } = await register(api, administrator, `/projects/${project.id}`);
    const elsewhere = await seedProject(db, { visibility: 'public' });
    const jobs: number[] = [];
    for (const [home, status] of [
      [project, 'success'],
      [elsewhere, 'running'],
      [project, 'failed'],
    ] as const) {
      const pipeline = await seedPipeline(db, { project_id: home.id });
      jobs.push((await seedJob(db, pipeline, { status, runner_id: id })).id);
    }
    const [first, other, last] = jobs;
    const idsFor = async (who: string, query = '') => {
      const { status, body } = await api.as(people[who]).get(`/runners/${id}/jobs${query}`);
      expect(status).toBe(200);
      return (body as { id: number }[]).map((job) => job.id);
    };
    expect(await idsFor('administrator')).toEqual([last, other, first]);
    expect(await idsFor('maintainer')).toEqual([last, first]);
    expect(await idsFor('maintainer', '?sort=asc')).toEqual([first, last]);
    expect(await idsFor('maintainer', '?status=failed')).toEqual([last]);
    expect(await idsFor('maintainer', '?status=canceled')).toEqual([]);
    const { body } = await admin.get(`/runners/${id}/jobs?per_page=1`);
    expect(body).toMatchObject([
      {
        id: last,
        status: 'failed',
        failure_reason: 'unknown_failure',
        commit: null,
        project: { id: project.id, path_with_namespace: project.full_path },
        pipeline: { project_id: project.id },
      },
    ]);
  });
});
