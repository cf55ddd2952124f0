import { describe, expect } from 'vitest';
import { type Api, racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { idsOf, projectWorld, type Who } from '#test/support/project-world.ts';

const { api, db, git, environment: parts } = await startApp({ connections: racing });
parts.workers.start();
const { project, people } = await projectWorld(db, { git });
const path = `/projects/${project.id}/deployments`;
const developer = api.as(people.developer);
const maintainer = api.as(people.maintainer);
const repository = `/projects/${project.id}/repository`;
const head = async () => (await maintainer.get(`${repository}/commits/main`)).body.id as string;
const sha = await head();

const tell = async (environment: string, more: object = {}) => {
  const body = { environment, sha, ref: 'main', tag: false, status: 'success', ...more };
  const made = await developer.post(path, body);
  expect(made.status).toBe(201);
  return made.body as { id: number; iid: number; environment: { id: number } };
};
const environmentOf = async ({ environment: { id } }: { environment: { id: number } }) =>
  (await developer.get(`/projects/${project.id}/environments/${id}`)).body;

describe('deployments', () => {
  it('are told of, read, changed and deleted', async () => {
    const made = await tell('kiln', { status: 'running' });
    expect(made).toEqual({
      id: expect.any(Number),
      iid: made.iid,
      ref: 'main',
      sha,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
      status: 'running',
      user: expect.objectContaining({ id: people.developer.id }),
      environment: expect.objectContaining({ name: 'kiln', slug: 'kiln', external_url: null }),
      deployable: null,
      pending_approval_count: 0,
      approvals: [],
    });
    expect((await environmentOf(made)).last_deployment).toBeNull();
    const one = `${path}/${made.id}`;
    expect((await developer.get(one)).body).toMatchObject({ ...made });
    expect(await maintainer.delete(one)).toMatchObject({
      status: 400,
      body: { message: 'Cannot destroy running deployment' },
    });
    const changed = await developer.put(one, { status: 'success' });
    const told = { id: made.id, status: 'success', pending_approval_count: 0, approvals: [] };
    expect(changed).toMatchObject({ status: 200, body: told });
    expect(await developer.put(one, { status: 'running' })).toMatchObject({
      status: 400,
      body: { message: { status: ['cannot transition via "run"'] } },
    });
    expect(await maintainer.delete(one)).toMatchObject({
      status: 400,
      body: { message: 'Deployment currently deployed to environment' },
    });
    const next = await tell('kiln');
    expect(next.iid).toBe(made.iid + 1);
    expect((await maintainer.delete(one)).status).toBe(204);
    for (const answer of [
      await developer.get(one),
      await developer.get(`${one}/merge_requests`),
      await developer.put(one, { status: 'failed' }),
      await maintainer.delete(one),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message: '404 Not found' } });
    }
  });

  it('are what their environment has last, which is in use again', async () => {
    const first = await tell('review/glaze');
    const stop = `/projects/${project.id}/environments/${first.environment.id}/stop`;
    expect((await developer.post(stop)).body.state).toBe('stopped');
    await tell('review/glaze', { status: 'failed' });
    const stopped = await environmentOf(first);
    expect(stopped).toMatchObject({ state: 'stopped', last_deployment: { id: first.id } });
    const slow = await tell('review/glaze', { status: 'running' });
    const second = await tell('review/glaze');
    await developer.put(`${path}/${slow.id}`, { status: 'success' });
    const running = await environmentOf(first);
    expect(running).toMatchObject({ state: 'available', last_deployment: { id: second.id } });
    expect('environment' in running.last_deployment).toBe(false);
    const listed = await developer.get(`/projects/${project.id}/environments?name=review/glaze`);
    expect(listed.body[0].last_deployment.id).toBe(second.id);
  });

  it('are listed with filters and in orders', async () => {
    const world = await projectWorld(db, { git });
    const list = `/projects/${world.project.id}/deployments`;
    const as = api.as(world.people.owner);
    const commit = await as.get(`/projects/${world.project.id}/repository/commits/main`);
    const ids: number[] = [];
    for (const [environment, status] of [
      ['a', 'success'],
      ['b', 'failed'],
      ['a', 'running'],
    ] as const) {
      const body = { environment, status, sha: commit.body.id as string, ref: 'main', tag: false };
      ids.push((await as.post(list, body)).body.id as number);
    }
    const [first, second, third] = ids as [number, number, number];
    await as.put(`${list}/${third}`, { status: 'canceled' });
    const listed = async (query: string) => idsOf(await as.get(`${list}${query}`));
    expect(await listed('')).toEqual([first, second, third]);
    expect(await listed('?sort=desc')).toEqual([third, second, first]);
    for (const order of ['iid', 'created_at', 'updated_at', 'ref']) {
      expect(await listed(`?order_by=${order}`)).toEqual([first, second, third]);
    }
    expect(await listed('?per_page=1&page=2')).toEqual([second]);
    expect(await listed('?environment=a')).toEqual([first, third]);
    expect(await listed('?environment=c')).toEqual([]);
    expect(await listed('?status=failed')).toEqual([second]);
    const later = '?order_by=updated_at&updated_after=2100-01-01T00:00:00Z';
    expect(await listed(later)).toEqual([]);
    const earlier = '?order_by=updated_at&updated_before=2100-01-01T00:00:00Z';
    expect(await listed(earlier)).toEqual([first, second, third]);
    expect(await as.get(`${list}?updated_before=2100-01-01T00:00:00Z`)).toMatchObject({
      status: 400,
      body: {
        message: '400 Bad request - `updated_at` filter and `updated_at` sorting must be paired',
      },
    });
    expect((await as.get(`${list}?status=gone`)).status).toBe(400);
  });

  it.each([
    [{ ref: 'gone' }, { message: { ref: ['The branch or tag does not exist'] } }],
    [{ tag: true }, { message: { ref: ['The branch or tag does not exist'] } }],
    [{ ref: '--all' }, { message: { ref: ['The branch or tag does not exist'] } }],
    [{ sha: 'f'.repeat(40) }, { message: { sha: ['The commit does not exist'] } }],
    [{ sha: 'main' }, { message: { sha: ['The commit does not exist'] } }],
    [{ environment: '' }, { message: { name: ["can't be blank"] } }],
    [{ status: 'created' }, { error: 'status does not have a valid value' }],
    [{ environment: undefined }, { error: 'environment is missing' }],
    [{ tag: 'perhaps' }, { error: 'tag is invalid' }],
  ])('are refused with %j', async (more, told) => {
    const body = { environment: 'wrong', sha, ref: 'main', tag: false, status: 'success', ...more };
    expect(await developer.post(path, body)).toMatchObject({ status: 400, body: told });
    const found = await developer.get(`/projects/${project.id}/environments?name=wrong`);
    expect(found.body).toEqual([]);
  });

  race('make their environment once, however many are told of at once', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => tell('at-once')));
    expect(new Set(made.map(({ environment }) => environment.id)).size).toBe(1);
    expect(new Set(made.map(({ iid }) => iid)).size).toBe(6);
    const last = (await environmentOf(made[0] as { environment: { id: number } })).last_deployment;
    expect(last.id).toBe(Math.max(...made.map(({ id }) => id)));
  });

  it.each<[Who, number, number, number]>([
    ['anonymous', 401, 401, 401],
    ['stranger', 404, 404, 404],
    ['guest', 403, 403, 403],
    ['reporter', 200, 403, 403],
    ['developer', 200, 201, 403],
    ['maintainer', 200, 201, 204],
    ['administrator', 200, 201, 204],
  ])('let a %s read with %i, write with %i, delete with %i', async (who, read, write, remove) => {
    const as = api.as(who === 'anonymous' ? null : people[who]);
    const { id } = await tell(`for-${who}`, { status: 'running' });
    expect((await as.get(path)).status).toBe(read);
    expect((await as.get(`${path}/${id}`)).status).toBe(read);
    expect((await as.get(`${path}/${id}/merge_requests`)).status).toBe(read);
    const body = { environment: `by-${who}`, sha, ref: 'main', tag: false, status: 'failed' };
    expect((await as.post(path, body)).status).toBe(write);
    const changed = await as.put(`${path}/${id}`, { status: 'failed' });
    expect(changed.status).toBe(write === 201 ? 200 : write);
    await developer.put(`${path}/${id}`, { status: 'failed' });
    expect((await as.delete(`${path}/${id}`)).status).toBe(remove);
  });

  it('go to protected environments from those alone whom the protection lets', async () => {
    const { id } = await tell('guarded', { status: 'running' });
    await maintainer.post(`/projects/${project.id}/protected_environments`, {
      name: 'guarded',
      deploy_access_levels: [{ access_level: 40 }],
    });
    const body = { environment: 'guarded', sha, ref: 'main', tag: false, status: 'success' };
    expect((await developer.post(path, body)).status).toBe(403);
    expect((await developer.put(`${path}/${id}`, { status: 'success' })).status).toBe(403);
    expect((await maintainer.post(path, body)).status).toBe(201);
    expect((await maintainer.put(`${path}/${id}`, { status: 'success' })).status).toBe(200);
  });

  it('of jobs follow their jobs alone', async () => {
    const { id } = await tell('by-job', { status: 'running' });
    await db('deployments').where({ id }).update({ job_id: 4_000_000 });
    expect(await developer.put(`${path}/${id}`, { status: 'success' })).toMatchObject({
      status: 403,
      body: {
        message:
          '403 Forbidden - Deployments created using Hearth CI can not be updated using the API',
      },
    });
  });
});

describe('merge requests of deployments', () => {
  const merge = (branch: string) => mergeInto(maintainer, `/projects/${project.id}`, branch);

  async function mergeInto(maintainer: Api, of: string, branch: string): Promise<number> {
    await maintainer.post(`${of}/repository/commits`, {
      branch,
      start_branch: 'main',
      commit_message: `Add ${branch}`,
      actions: [{ action: 'create', file_path: branch, content: branch }],
    });
    const made = await maintainer.post(`${of}/merge_requests`, {
      source_branch: branch,
      target_branch: 'main',
      title: branch,
    });
    const iid = made.body.iid as number;
    const merged = await maintainer.put(`${of}/merge_requests/${iid}/merge`);
    expect(merged.status).toBe(200);
    return iid;
  }
  const iidsOf = (answer: { body: unknown }) =>
    (answer.body as { iid: number }[]).map(({ iid }) => iid);

  it('are those merged since the deployment before', async () => {
    await tell('production', { sha: await head() });
    const first = await merge('first');
    const second = await merge('second');
    const deployed = await tell('production', { sha: await head() });
    const third = await merge('third');
    const staged = await tell('staging', { sha: await head() });
    await parts.workers.idle();
    const requests = `${path}/${deployed.id}/merge_requests`;
    expect(iidsOf(await developer.get(requests))).toEqual([second, first]);
    expect(iidsOf(await developer.get(`${requests}?sort=asc&per_page=1`))).toEqual([first]);
    expect(iidsOf(await developer.get(`${requests}?state=opened`))).toEqual([]);
    // The first to an environment has all there is.
    const all = await developer.get(`${path}/${staged.id}/merge_requests`);
    expect(iidsOf(all)).toEqual([third, second, first]);

    const list = `/projects/${project.id}/merge_requests`;
    const found = async (query: string) => iidsOf(await developer.get(`${list}?${query}`));
    const [past, future] = ['2000-01-01T00:00:00Z', '2100-01-01T00:00:00Z'];
    expect(await found('environment=production')).toEqual([second, first]);
    expect(await found('environment=staging')).toEqual([third, second, first]);
    expect(await found('environment=nowhere')).toEqual([]);
    expect(await found(`deployed_after=${past}`)).toEqual([third, second, first]);
    expect(await found(`deployed_before=${past}`)).toEqual([]);
    expect(await found(`environment=production&deployed_before=${future}`)).toHaveLength(2);
    expect(await found(`environment=production&deployed_after=${future}`)).toEqual([]);
    const seen = (await developer.get(`${list}/${first}`)).body.first_deployed_to_production_at;
    expect(seen).toMatch(/Z$/);
    const not = (await developer.get(`${list}/${third}`)).body.first_deployed_to_production_at;
    expect(not).toBeNull();
  });

  it('are told to nobody who does not read deployments', async () => {
    const { project, people } = await projectWorld(db, { git, visibility: 'public' });
    const of = `/projects/${project.id}`;
    const maintainer = api.as(people.maintainer);
    await db('projects').where({ id: project.id }).update({ operations_access_level: 'private' });
    const iid = await mergeInto(maintainer, of, 'hidden');
    const { id: sha } = (await maintainer.get(`${of}/repository/commits/main`)).body;
    const told = { environment: 'production', sha, ref: 'main', tag: false, status: 'success' };
    expect(await maintainer.post(`${of}/deployments`, told)).toMatchObject({ status: 201 });
    await parts.workers.idle();
    const list = `${of}/merge_requests`;
    const filters = ['environment=production', 'deployed_after=2000-01-01T00:00:00Z'];
    for (const [who, seen] of [
      [people.stranger, []],
      [people.reporter, [iid]],
      [people.administrator, [iid]],
    ] as const) {
      const reader = api.as(who);
      for (const filter of filters) {
        expect(iidsOf(await reader.get(`${list}?${filter}`))).toEqual(seen);
        const everywhere = await reader.get(`/merge_requests?scope=all&search=hidden&${filter}`);
        expect(iidsOf(everywhere)).toEqual(seen);
      }
      const { body } = await reader.get(`${list}/${iid}`);
      expect(body.first_deployed_to_production_at !== null).toBe(seen.length > 0);
    }
    await db('projects').where({ id: project.id }).update({ operations_access_level: 'disabled' });
    const administrator = api.as(people.administrator);
    expect(iidsOf(await administrator.get(`${list}?environment=production`))).toEqual([]);
  });
});
