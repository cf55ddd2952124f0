import { describe, expect, it } from 'vitest';
import { findNewestPipelines } from '#src/domains/ci/pipelines/finder.ts';
import { startApp } from '#test/support/app.ts';
import { seedPipeline } from '#test/support/pipelines.ts';
import { idsOf, type Who } from '#test/support/project-world.ts';
import { seedProject } from '#test/support/seed.ts';
import { statusesWorld } from '#test/domains/ci/commit-statuses/world.ts';

let now = new Date('2026-03-10T12:00:00.000Z');
const { api, db, git } = await startApp({ clock: () => now });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const world = await statusesWorld(db, git);
const { path, people, project } = world;
const developer = api.as(people.developer);
const owner = api.as(people.owner);
const pipelines = `${path}/pipelines`;

async function report(sha: string, body: object, who: Who = 'developer', to = path) {
  const made = await api.as(people[who]).post(`${to}/statuses/${sha}`, body);
  expect(made).toMatchObject({ status: 201 });
  return made.body as { id: number; pipeline_id: number };
}

describe('GET /projects/{id}/pipelines/{pipeline_id}', () => {
  it('answers all of a pipeline', async () => {
    const sha = await world.newCommit();
    const began = now.toISOString();
    const { pipeline_id: id } = await report(sha, { state: 'pending', name: 'a', coverage: 30 });
    later(9);
    const started = now.toISOString();
    await report(sha, { state: 'running', name: 'a' });
    later(20);
    await report(sha, { state: 'running', name: 'b', coverage: 31.555 });
    later(20);
    await report(sha, { state: 'success', name: 'a' });
    const running = await developer.get(`${pipelines}/${id}`);
    expect(running.body).toMatchObject({ status: 'running', finished_at: null, duration: null });
    later(10);
    await report(sha, { state: 'success', name: 'b' });
    const answer = await developer.get(`${pipelines}/${id}`);
    expect(answer).toMatchObject({ status: 200 });
    const page = `/${project.full_path}/-/pipelines/${id}`;
    expect(answer.body).toEqual({
      ...{ id, iid: expect.any(Number), project_id: project.id, sha, ref: 'main' },
      ...{ status: 'success', source: 'external', created_at: began },
      ...{ updated_at: now.toISOString(), started_at: started, finished_at: now.toISOString() },
      ...{ before_sha: '0'.repeat(40), tag: false, yaml_errors: null, coverage: '30.78' },
      ...{ committed_at: '2022-04-22T10:15:30.000Z', duration: 50, queued_duration: 9 },
      user: expect.objectContaining({ id: people.developer.id }),
      web_url: expect.stringMatching(new RegExp(`${page}$`)),
      detailed_status: {
        ...{ icon: 'status_success', text: 'passed', label: 'passed', group: 'success' },
        ...{ tooltip: 'passed', has_details: true, details_path: page, illustration: null },
        favicon: '/assets/ci_favicons/favicon_status_success.png',
      },
    });
  });

  it.each([
    ['created', 'created', 'created', 'status_created'],
    ['waiting_for_resource', 'waiting', 'waiting-for-resource', 'status_pending'],
    ['preparing', 'preparing', 'preparing', 'status_preparing'],
    ['pending', 'pending', 'pending', 'status_pending'],
    ['running', 'running', 'running', 'status_running'],
    ['failed', 'failed', 'failed', 'status_failed'],
    ['canceled', 'canceled', 'canceled', 'status_canceled'],
    ['skipped', 'skipped', 'skipped', 'status_skipped'],
    ['manual', 'blocked', 'manual', 'status_manual'],
    ['scheduled', 'delayed', 'scheduled', 'status_scheduled'],
  ])('says %s as %s', async (status, text, group, icon) => {
    const { pipeline_id: id } = await report(await world.newCommit(), { state: 'success' });
    await db('pipelines').where({ id }).update({ status });
    const { body } = await developer.get(`${pipelines}/${id}`);
    expect(body.detailed_status).toMatchObject({ text, label: text, group, icon });
  });

  it('warns of jobs that failed and may', async () => {
    const made = await report(await world.newCommit(), { state: 'success' });
    await db('jobs').where('id', made.id).update({ status: 'failed', allow_failure: true });
    const { body } = await developer.get(`${pipelines}/${made.pipeline_id}`);
    const { text, label, group, icon } = body.detailed_status;
    expect({ text, label, group, icon }).toEqual({
      ...{ text: 'passed', label: 'passed with warnings', group: 'success-with-warnings' },
      icon: 'status_warning',
    });
  });

  it('numbers pipelines one after the other, whatever is refused', async () => {
    const iids: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      const sha = await world.newCommit();
      const asked = Array.from({ length: 4 }, (_, at) =>
        report(sha, { state: 'success', name: `n${at}` }),
      );
      const [first] = await Promise.all(asked);
      const { body } = await developer.get(`${pipelines}/${first?.pipeline_id}`);
      iids.push(body.iid);
    }
    const [one = 0] = iids;
    expect(iids).toEqual([one, one + 1, one + 2]);
  });

  it('answers 404 for one of another project, and for none', async () => {
    const other = await statusesWorld(db, git);
    const { pipeline_id: id } = await report(await world.newCommit(), { state: 'success' });
    const notFound = { status: 404, body: { message: '404 Not found' } };
    const stranger = api.as(other.people.owner);
    expect(await stranger.get(`${other.path}/pipelines/${id}`)).toMatchObject(notFound);
    expect(await stranger.delete(`${other.path}/pipelines/${id}`)).toMatchObject(notFound);
    expect(await developer.get(`${pipelines}/999999999`)).toMatchObject(notFound);
    expect(await developer.get(`${pipelines}/x`)).toMatchObject({ status: 400 });
  });
});

describe('GET /projects/{id}/pipelines/latest', () => {
  it('answers the newest pipeline of the head of a ref', async () => {
    const sha = await world.newCommit();
    const other = await report(sha, { state: 'success', ref: 'other' });
    const missing = await developer.get(`${pipelines}/latest`);
    expect(missing).toMatchObject({ status: 404, body: { message: '404 Pipeline Not Found' } });
    const made = await report(sha, { state: 'failed', ref: 'main' });
    expect(made.pipeline_id).not.toBe(other.pipeline_id);
    for (const query of ['', '?ref=main']) {
      const { status, body } = await developer.get(`${pipelines}/latest${query}`);
      expect([status, body.id, body.status]).toEqual([200, made.pipeline_id, 'failed']);
      expect(body.detailed_status.text).toBe('failed');
    }
    await world.newCommit();
    expect(await developer.get(`${pipelines}/latest`)).toMatchObject({ status: 404 });
    expect(await developer.get(`${pipelines}/latest?ref=x..y`)).toMatchObject({ status: 404 });
  });
});

describe('a project without a repository', () => {
  it('has no pipelines', async () => {
    const empty = await seedProject(db, { visibility: 'public' });
    const of = (below: string) => api.get(`/projects/${empty.id}/pipelines${below}`);
    expect(await of('')).toMatchObject({ status: 200, body: [] });
    const notFound = { status: 404, body: { message: '404 Repository Not Found' } };
    expect(await of('/latest')).toMatchObject(notFound);
  });
});

describe('GET /projects/{id}/pipelines', async () => {
  const listed = await statusesWorld(db, git);
  const all = `${listed.path}/pipelines`;
  const asMaintainer = api.as(listed.people.maintainer);
  const asDeveloper = api.as(listed.people.developer);
  const shas: string[] = [];
  const ids: number[] = [];
  const reports = [
    [asDeveloper, 'success', 'main'],
    [asMaintainer, 'failed', 'main'],
    [asDeveloper, 'running', 'b'],
    [asDeveloper, 'pending', 'b'],
    [asMaintainer, 'canceled', 'v1'],
  ] as const;
  for (const [who, state, ref] of reports) {
    later(60);
    const sha = await listed.newCommit();
    const made = await who.post(`${listed.path}/statuses/${sha}`, { state, ref });
    shas.push(sha);
    ids.push(made.body.pipeline_id);
  }
  const at = (...places: number[]) => places.map((place) => ids[place]);
  await db('pipelines').where('id', ids[4]).update({ tag: true, yaml_errors: 'no stages' });
  const times = await db<{ updated_at: string }>('pipelines')
    .where('project_id', listed.project.id)
    .orderBy('id')
    .select('updated_at');
  const third = encodeURIComponent(times[2]?.updated_at ?? '');

  it.each([
    ['', at(4, 3, 2, 1, 0)],
    ['sort=asc', at(0, 1, 2, 3, 4)],
    ['scope=running', at(2)],
    ['scope=pending', at(3)],
    ['scope=finished', at(4, 1, 0)],
    ['scope=branches', at(3, 1)],
    ['scope=tags', at(4)],
    ['status=failed', at(1)],
    ['status=manual', []],
    ['source=external', at(4, 3, 2, 1, 0)],
    ['source=push', []],
    ['ref=b', at(3, 2)],
    ['ref=b&sort=asc&per_page=1', at(2)],
    [`sha=${shas[1]}`, at(1)],
    ['yaml_errors=true', at(4)],
    ['yaml_errors=false', at(3, 2, 1, 0)],
    [`username=${listed.people.maintainer.username.toUpperCase()}`, at(4, 1)],
    [`name=${encodeURIComponent(listed.people.developer.name)}`, at(3, 2, 0)],
    ['username=nobody', []],
    [`updated_after=${third}`, at(4, 3)],
    [`updated_before=${third}`, at(1, 0)],
    ['order_by=status&sort=asc', at(4, 1, 3, 2, 0)],
    ['order_by=ref&sort=asc', at(2, 3, 0, 1, 4)],
    ['order_by=updated_at', at(4, 3, 2, 1, 0)],
    ['order_by=user_id&sort=asc', at(0, 2, 3, 1, 4)],
    ['page=2&per_page=2', at(2, 1)],
  ])('answers %s', async (query, expected) => {
    const answer = await asDeveloper.get(`${all}?${query}`);
    expect(answer).toMatchObject({ status: 200 });
    expect(idsOf(answer)).toEqual(expected);
  });

  it.each(['refs/heads', 'topic'])(
    'counts merge requests as no branches, beside %s',
    async (branch) => {
      const mixed = await statusesWorld(db, git);
      const refs = [branch, 'refs/merge-requests/1/head', 'refs/merge-requests/2/head', 'refs/z'];
      const rows = new Map<string, number>();
      for (const ref of refs) {
        rows.set(ref, (await seedPipeline(db, { project_id: mixed.project.id, ref })).id);
      }
      const answer = await api
        .as(mixed.people.developer)
        .get(`${mixed.path}/pipelines?scope=branches`);
      expect(idsOf(answer)).toEqual([rows.get('refs/z'), rows.get(branch)]);
    },
  );

  it('shows the short form', async () => {
    const [first] = (await asDeveloper.get(all)).body;
    expect(Object.keys(first).toSorted()).toEqual(
      ['id', 'iid', 'project_id', 'sha', 'ref', 'status', 'source']
        .concat(['created_at', 'updated_at', 'web_url'])
        .toSorted(),
    );
  });

  it('leaves children out unless they are asked for', async () => {
    await db('pipelines').where('id', ids[0]).update({ source: 'parent_pipeline' });
    expect(idsOf(await asDeveloper.get(all))).toEqual(at(4, 3, 2, 1));
    expect(idsOf(await asDeveloper.get(`${all}?source=parent_pipeline`))).toEqual(at(0));
    await db('pipelines').where('id', ids[0]).update({ source: 'external' });
  });

  it.each(['scope=x', 'status=x', 'source=x', 'order_by=name', 'updated_after=x'])(
    'refuses %s',
    async (query) => {
      expect(await asDeveloper.get(`${all}?${query}`)).toMatchObject({ status: 400 });
    },
  );
});

describe('callers who may read pipelines', () => {
  const everybody = { guest: 200, reporter: 200, stranger: 200, anonymous: 200 };
  const members = { guest: 200, reporter: 200, stranger: 404, anonymous: 404 };
  const reporters = { guest: 403, reporter: 200, stranger: 403, anonymous: 403 };
  const nobody = { guest: 404, reporter: 404, owner: 404, stranger: 404, anonymous: 404 };
  it.each([
    ['private', true, 'enabled', members],
    ['private', false, 'enabled', { ...members, guest: 403 }],
    ['private', true, 'private', members],
    ['public', true, 'enabled', everybody],
    ['public', false, 'enabled', reporters],
    ['public', true, 'private', reporters],
    ['public', true, 'disabled', nobody],
    ['internal', true, 'enabled', { ...everybody, external: 404, anonymous: 404 }],
  ] as const)('of a %s project, public: %s, %s', async (visibility, open, builds, who) => {
    const other = await statusesWorld(db, git, visibility);
    const sha = await other.newCommit();
    const asOwner = api.as(other.people.owner);
    const made = await asOwner.post(`${other.path}/statuses/${sha}`, { state: 'success' });
    const settings = { public_builds: open, builds_access_level: builds };
    expect(await asOwner.put(other.path, settings)).toMatchObject({ status: 200 });
    const { pipeline_id: id } = made.body;
    for (const [name, status] of Object.entries(who)) {
      const caller = api.as(other.people[name as Who]);
      for (const below of ['', '/latest', `/${id}`]) {
        const answer = await caller.get(`${other.path}/pipelines${below}`);
        expect([name, below, answer.status]).toEqual([name, below, status]);
      }
      const commit = await caller.get(`${other.path}/repository/commits/${sha}`);
      if (commit.status !== 200) continue;
      const shown = status === 200 ? { id } : null;
      const { last_pipeline: last, status: told } = commit.body;
      expect([name, last && { id: last.id }, told]).toEqual([name, shown, shown && 'success']);
    }
  });
});

describe('DELETE /projects/{id}/pipelines/{pipeline_id}', () => {
  it('takes the pipeline away with what was reported', async () => {
    const sha = await world.newCommit();
    const { id, pipeline_id } = await report(sha, { state: 'success' });
    const one = `${pipelines}/${pipeline_id}`;
    const early = { 'If-Unmodified-Since': 'Mon, 01 Jan 2001 00:00:00 GMT' };
    expect(await owner.send('DELETE', one, undefined, early)).toMatchObject({ status: 412 });
    expect(await owner.delete(one)).toMatchObject({ status: 204 });
    expect(await owner.get(one)).toMatchObject({ status: 404 });
    expect(await owner.delete(one)).toMatchObject({ status: 404 });
    expect(await db('jobs').where({ id })).toEqual([]);
    const commit = await owner.get(`${path}/repository/commits/${sha}`);
    expect(commit.body).toMatchObject({ status: null, last_pipeline: null });
  });

  it.each([
    ['anonymous', 401],
    ['stranger', 404],
    ['guest', 403],
    ['developer', 403],
    ['maintainer', 403],
    ['owner', 204],
    ['administrator', 204],
  ] as const)('answers a %s with %i', async (who, status) => {
    const { pipeline_id } = await report(await world.newCommit(), { state: 'success' });
    const answer = await api.as(people[who]).delete(`${pipelines}/${pipeline_id}`);
    expect(answer).toMatchObject({ status });
  });

  it('is refused in an archived project', async () => {
    const other = await statusesWorld(db, git);
    const asOwner = api.as(other.people.owner);
    const sha = await other.newCommit();
    const made = await asOwner.post(`${other.path}/statuses/${sha}`, { state: 'success' });
    await asOwner.post(`${other.path}/archive`);
    const one = `${other.path}/pipelines/${made.body.pipeline_id}`;
    expect(await asOwner.delete(one)).toMatchObject({ status: 403 });
    expect(await asOwner.get(one)).toMatchObject({ status: 200 });
  });
});

describe('the newest pipelines of many commits', () => {
  it('are found by project and commit', async () => {
    const other = await statusesWorld(db, git);
    const sha = await world.newCommit();
    await report(sha, { state: 'success', ref: 'a' });
    const second = await report(sha, { state: 'success', ref: 'b' });
    const theirs = await other.newCommit();
    const third = await api
      .as(other.people.owner)
      .post(`${other.path}/statuses/${theirs}`, { state: 'failed' });
    const head = { project_id: project.id, sha };
    const theirHead = { project_id: other.project.id, sha: theirs };
    const newest = await findNewestPipelines(db, [head, theirHead]);
    expect(newest(head)?.id).toBe(second.pipeline_id);
    expect(newest(theirHead)?.id).toBe(third.body.pipeline_id);
    expect(newest({ ...head, project_id: other.project.id })).toBeNull();
  });
});
