import { describe, expect } from 'vitest';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import type { Who } from '#test/support/project-world.ts';
import { statusesWorld } from './world.ts';

const { api, db, git } = await startApp({ connections: racing });
const world = await statusesWorld(db, git);
const { path, people, project, newCommit, statusesOf } = world;
const developer = api.as(people.developer);

const report = (sha: string, body: object, who: Who = 'developer') =>
  api.as(people[who]).post(`${path}/statuses/${sha}`, body);
const pipelineOf = async (sha: string) =>
  (await developer.get(`${path}/repository/commits/${sha}`)).body.last_pipeline;
const namesOf = async (sha: string, query?: string) =>
  ((await developer.get(statusesOf(sha, query))).body as { name: string; status: string }[]).map(
    ({ name, status }) => `${name} ${status}`,
  );

describe('POST /projects/{id}/statuses/{sha}', () => {
  it('reports on a commit, for which it makes a pipeline', async () => {
    const sha = await newCommit();
    const said = {
      name: 'thermometer',
      target_url: 'https://ci.example.com/builds/91',
      description: 'Warming up',
      coverage: 30.5,
    };
    const made = await report(sha, { ...said, state: 'pending' });
    expect(made).toMatchObject({ status: 201 });
    expect(made.body).toEqual({
      ...{ ...said, id: expect.any(Number), sha, ref: 'main', status: 'pending' },
      ...{ created_at: expect.any(String), started_at: null, finished_at: null },
      allow_failure: false,
      author: expect.objectContaining({ id: people.developer.id }),
      pipeline_id: expect.any(Number),
    });
    const pipeline = await pipelineOf(sha);
    expect(pipeline).toMatchObject({
      ...{ id: made.body.pipeline_id, project_id: project.id, sha, ref: 'main' },
      ...{ status: 'pending', source: 'external' },
    });
    expect(pipeline.web_url).toMatch(
      new RegExp(`/${project.full_path}/-/pipelines/${pipeline.id}$`),
    );
  });

  it('goes with one report from state to state', async () => {
    const sha = await newCommit();
    const ids: number[] = [];
    for (const state of ['pending', 'running', 'success']) {
      const { status, body } = await report(sha, { state, name: 'kiln' });
      expect([status, body.status]).toEqual([201, state]);
      ids.push(body.id);
      expect((await pipelineOf(sha)).status).toBe(state);
    }
    expect(new Set(ids).size).toBe(1);
    const [told] = (await developer.get(statusesOf(sha))).body;
    expect(told.started_at <= told.finished_at).toBe(true);
    const detail = await developer.get(`${path}/repository/commits/${sha}`);
    expect(detail.body).toMatchObject({ status: 'success' });
  });

  it.each(['success', 'failed', 'canceled'])('begins with %s as well', async (state) => {
    const sha = await newCommit();
    const made = await report(sha, { state });
    expect(made.body).toMatchObject({ name: 'default', status: state, started_at: null });
    expect(made.body.finished_at).not.toBeNull();
    expect((await pipelineOf(sha)).status).toBe(state);
    const [row] = await db('jobs').where('id', made.body.id).select('failure_reason', 'stage');
    const reason = state === 'failed' ? 'api_failure' : null;
    expect(row).toEqual({ failure_reason: reason, stage: 'external' });
  });

  it('puts a new report in the place of one that is over', async () => {
    const sha = await newCommit();
    const first = await report(sha, { state: 'failed', name: 'kiln' });
    await report(sha, { state: 'success', name: 'glaze' });
    const second = await report(sha, { state: 'running', name: 'kiln' });
    expect(second.body.id).not.toBe(first.body.id);
    expect(second.body.pipeline_id).toBe(first.body.pipeline_id);
    expect(await namesOf(sha)).toEqual(['glaze success', 'kiln running']);
    expect(await namesOf(sha, 'all=true')).toEqual([
      'kiln failed',
      'glaze success',
      'kiln running',
    ]);
    expect((await pipelineOf(sha)).status).toBe('running');
    await report(sha, { state: 'success', name: 'kiln' });
    expect((await pipelineOf(sha)).status).toBe('success');
  });

  it.each([
    ['pending', 'pending', 'enqueue'],
    ['running', 'running', 'run'],
    ['running', 'pending', 'enqueue'],
  ])('refuses that %s becomes %s', async (from, to, event) => {
    const sha = await newCommit();
    await report(sha, { state: from });
    const message = `Cannot transition status via :${event} from :${from} (Reason(s): Status cannot transition via "${event}")`;
    const refused = await report(sha, { state: to, description: 'Not this' });
    expect(refused).toMatchObject({ status: 400, body: { message } });
    expect((await developer.get(statusesOf(sha))).body[0]).toMatchObject({
      status: from,
      description: null,
    });
  });

  it('keeps what is not given, and clears what is null', async () => {
    const sha = await newCommit();
    await report(sha, { state: 'pending', description: 'Warm', coverage: 12 });
    const kept = await report(sha, { state: 'running', description: null });
    expect(kept.body).toMatchObject({ description: null, coverage: 12 });
  });

  it('takes context for name', async () => {
    const sha = await newCommit();
    expect((await report(sha, { state: 'pending', context: 'ci/x' })).body.name).toBe('ci/x');
    const both = await report(sha, { state: 'pending', context: 'ci/y', name: 'ci/z' });
    expect(both.body.name).toBe('ci/z');
  });

  it('finds the commit by branch and shortened id, and answers in full', async () => {
    const sha = await newCommit('short');
    expect((await report('short', { state: 'pending' })).body).toMatchObject({ sha });
    const again = await report(sha.slice(0, 8), { state: 'running' });
    expect(again.body).toMatchObject({ sha, status: 'running' });
  });

  describe('and the ref', () => {
    it('is that of the newest pipeline, or the first branch with the commit', async () => {
      const sha = await newCommit('b-second');
      await newCommit('a-first', sha);
      const made = await report(sha, { state: 'success' });
      expect(made.body.ref).toBe('a-first');
      const other = await report(sha, { state: 'success', ref: 'b-second' });
      expect(other.body.ref).toBe('b-second');
      expect(other.body.pipeline_id).not.toBe(made.body.pipeline_id);
      // The newest of both.
      const next = await report(sha, { state: 'success', name: 'next' });
      expect(next.body).toMatchObject({ ref: 'b-second', pipeline_id: other.body.pipeline_id });
      const named = { state: 'success', name: 'named', pipeline_id: made.body.pipeline_id };
      expect((await report(sha, named)).body).toMatchObject({ ref: 'a-first' });
      const of = (ref: string) => namesOf(sha, `ref=${ref}`);
      expect(await of('a-first')).toEqual(['default success', 'named success']);
      expect(await of('b-second')).toEqual(['default success', 'next success']);
    });

    it('may be a tag', async () => {
      const sha = await newCommit();
      await api.as(people.maintainer).post(`${path}/repository/tags`, { tag_name: 'v1', ref: sha });
      const made = await report(sha, { state: 'success', ref: 'v1' });
      expect(made.body).toMatchObject({ ref: 'v1' });
      const [row] = await db('pipelines').where('id', made.body.pipeline_id).select('tag');
      expect(row).toEqual({ tag: true });
    });

    it('is missed where no branch has the commit', async () => {
      const sha = await newCommit('gone');
      const gone = await api.as(people.owner).delete(`${path}/repository/branches/gone`);
      expect(gone.status).toBe(204);
      expect(await report(sha, { state: 'success' })).toMatchObject({
        status: 404,
        body: { message: '404 References for commit Not Found' },
      });
      expect(await report(sha, { state: 'success', ref: 'gone' })).toMatchObject({ status: 201 });
      // Now there is a pipeline that says it.
      expect((await report(sha, { state: 'failed', name: 'x' })).body).toMatchObject({
        ref: 'gone',
      });
    });

    it('makes no second pipeline for an id that none has', async () => {
      const sha = await newCommit();
      const first = await report(sha, { state: 'success', pipeline_id: 999_999_999 });
      expect(first.status).toBe(201);
      const second = await report(sha, { state: 'success', pipeline_id: 999_999_999 });
      expect(second.body.pipeline_id).toBe(first.body.pipeline_id);
    });
  });

  race.each([
    ['reports with names of their own', (index: number) => ({ name: `job ${index}` })],
    ['refs of their own', (index: number) => ({ ref: `ref-${index % 2}` })],
  ])('makes one pipeline for many at once: %s', async (_, differing) => {
    const sha = await newCommit();
    const asked = Array.from({ length: 8 }, (_, index) =>
      report(sha, { state: 'success', ref: 'main', ...differing(index) }),
    );
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const refs = new Set(answers.map(({ body }) => body.ref));
    const rows = await db<{ iid: number }>('pipelines').where('sha', sha).select('iid');
    expect(rows).toHaveLength(refs.size);
    const latest = await developer.get(statusesOf(sha));
    expect(latest.body).toHaveLength('name' in differing(0) ? 8 : 2);
  });

  race('lets one of two begin that ask at once', async () => {
    const sha = await newCommit();
    const both = await Promise.all([1, 2].map(() => report(sha, { state: 'running' })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });

  const refused = [
    [{}, { error: 'state is missing' }],
    [{ state: 'created' }, { error: 'state does not have a valid value' }],
    [
      { state: 'success', target_url: 'javascript:alert(1)' },
      { message: { target_url: ['is blocked: Only allowed schemes are http, https'] } },
    ],
    [
      { state: 'success', target_url: 'x' },
      { message: { target_url: ['is blocked: Only allowed schemes are http, https'] } },
    ],
    [
      { state: 'success', target_url: `https://x/${'y'.repeat(250)}` },
      { message: { target_url: ['is too long (maximum is 255 characters)'] } },
    ],
    [
      { state: 'success', description: 'x'.repeat(256) },
      { message: { description: ['is too long (maximum is 255 characters)'] } },
    ],
    [
      { state: 'success', name: 'x'.repeat(256) },
      { message: { name: ['is too long (maximum is 255 characters)'] } },
    ],
    [{ state: 'success', name: ' ' }, { message: { name: ["can't be blank"] } }],
    [{ state: 'success', coverage: 'NaN' }, { error: 'coverage is invalid' }],
    [{ state: 'success', coverage: 'Infinity' }, { error: 'coverage is invalid' }],
  ] as const;
  it.each(refused)('refuses %j', async (body, answer) => {
    const sha = await resolveRef(git.repository(project.id), 'main');
    expect(await report(sha ?? '', body)).toMatchObject({ status: 400, body: answer });
  });

  it.each([
    { name: 'x'.repeat(10_000) },
    { ref: 'x'.repeat(10_000) },
    { ref: '' },
    { coverage: 101 },
    { coverage: -1 },
    { name: 'a\u0000b' },
    { pipeline_id: 0 },
    { pipeline_id: 2 ** 60 },
  ])('refuses what it cannot keep: %#', async (body) => {
    const sha = await resolveRef(git.repository(project.id), 'main');
    expect(await report(sha ?? '', { state: 'success', ...body })).toMatchObject({ status: 400 });
  });

  it('bounds how many names one commit has', async () => {
    const sha = await newCommit();
    const { body } = await report(sha, { state: 'success' });
    const [row] = await db('jobs').where('id', body.id);
    const { id, ...job } = row ?? {};
    const more = Array.from({ length: 999 }, (_, index) => ({ ...job, name: `job ${index}` }));
    for (let at = 0; at < more.length; at += 100) await db('jobs').insert(more.slice(at, at + 100));
    expect(await report(sha, { state: 'success', name: 'one more' })).toMatchObject({
      status: 400,
      body: { message: { base: ['A pipeline has at most 1000 jobs and statuses'] } },
    });
    expect(await report(sha, { state: 'failed' })).toMatchObject({ status: 201 });
    expect((await pipelineOf(sha)).status).toBe('failed');
  });

  it('bounds how many pipelines one commit has', async () => {
    const sha = await newCommit();
    const { body } = await report(sha, { state: 'success' });
    const [row] = await db('pipelines').where('id', body.pipeline_id);
    const { id, ...pipeline } = row ?? {};
    const more = Array.from({ length: 999 }, (_, index) => ({
      ...{ ...pipeline, ref: `ref-${index}`, iid: 10_000 + index },
    }));
    for (let at = 0; at < more.length; at += 100) {
      await db('pipelines').insert(more.slice(at, at + 100));
    }
    const refused = await report(sha, { state: 'success', ref: 'one-more' });
    expect(refused).toMatchObject({ status: 400 });
    expect(await report(sha, { state: 'failed', ref: 'main' })).toMatchObject({ status: 201 });
  });

  it('obeys the size that the plan gives pipelines', async () => {
    const administrator = api.as(people.administrator);
    const limits = '/application/plan_limits?plan_name=ultimate';
    const sha = await newCommit();
    await administrator.put(`${limits}&ci_pipeline_size=1`, {});
    expect(await report(sha, { state: 'success' })).toMatchObject({ status: 201 });
    expect(await report(sha, { state: 'success', name: 'b' })).toMatchObject({ status: 400 });
    await administrator.put(`${limits}&ci_pipeline_size=0`, {});
    expect(await report(sha, { state: 'success', name: 'b' })).toMatchObject({ status: 201 });
  });

  it.each(['missing', 'e'.repeat(40), 'main~1000'])('answers 404 for %s', async (sha) => {
    const notFound = { status: 404, body: { message: '404 Commit Not Found' } };
    expect(await report(sha, { state: 'success' })).toMatchObject(notFound);
    expect(await developer.get(statusesOf(sha))).toMatchObject(notFound);
  });

  const roles = [
    ['anonymous', 401],
    ['stranger', 404],
    ['guest', 403],
    ['reporter', 403],
    ['developer', 201],
    ['maintainer', 201],
    ['administrator', 201],
  ] as const;
  it.each(roles)('answers a %s with %i', async (who, status) => {
    const sha = await newCommit();
    expect(await report(sha, { state: 'success' }, who)).toMatchObject({ status });
  });

  it('is for those who may push or merge where the ref is protected', async () => {
    const maintainer = api.as(people.maintainer);
    const sha = await newCommit('guarded');
    const rule = { name: 'guarded', push_access_level: 40, merge_access_level: 40 };
    expect((await maintainer.post(`${path}/protected_branches`, rule)).status).toBe(201);
    const refused = await report(sha, { state: 'success', ref: 'guarded' });
    expect(refused).toMatchObject({ status: 403, body: { message: '403 Forbidden' } });
    expect(await db('pipelines').where({ sha })).toEqual([]);
    const allowed = await report(sha, { state: 'success', ref: 'guarded' }, 'maintainer');
    expect(allowed.status).toBe(201);
    expect(await report(sha, { state: 'failed' })).toMatchObject({ status: 403 });
    await maintainer.delete(`${path}/protected_branches/guarded`);
    const merges = { ...rule, merge_access_level: 30 };
    await maintainer.post(`${path}/protected_branches`, merges);
    expect(await report(sha, { state: 'failed' })).toMatchObject({ status: 201 });
  });

  it('is refused in an archived project', async () => {
    const { project, ...other } = await statusesWorld(db, git);
    const sha = await other.newCommit();
    const owner = api.as(other.people.owner);
    await owner.post(`${other.path}/archive`);
    const refused = await owner.post(`${other.path}/statuses/${sha}`, { state: 'success' });
    expect(refused).toMatchObject({ status: 403 });
  });
});

describe('GET /projects/{id}/repository/commits/{sha}/statuses', () => {
  it('narrows by stage and name, and is paged', async () => {
    const sha = await newCommit();
    for (const name of ['a', 'b', 'c']) await report(sha, { state: 'success', name });
    expect(await namesOf(sha, 'name=b')).toEqual(['b success']);
    expect(await namesOf(sha, 'stage=external')).toHaveLength(3);
    expect(await namesOf(sha, 'stage=test')).toEqual([]);
    const page = await developer.get(statusesOf(sha, 'per_page=2&page=2'));
    expect(page.body).toHaveLength(1);
    expect(page.headers['x-total']).toBe('3');
  });

  it('keeps reports of users who are gone', async () => {
    const sha = await newCommit();
    const { body } = await report(sha, { state: 'success' });
    await db('jobs').where('id', body.id).update({ user_id: null });
    expect((await developer.get(statusesOf(sha))).body).toMatchObject([{ author: null }]);
  });

  it.each([
    ['private', true, { guest: 403, reporter: 200, stranger: 404, anonymous: 404 }],
    ['public', true, { guest: 200, reporter: 200, stranger: 200, anonymous: 200 }],
    ['public', false, { guest: 403, reporter: 200, stranger: 403, anonymous: 403 }],
  ] as const)(
    'shows those of a %s project, public pipelines: %s',
    async (visibility, open, who) => {
      const other = await statusesWorld(db, git, visibility);
      await db('project_settings')
        .where('project_id', other.project.id)
        .update({ public_jobs: open });
      const sha = await other.newCommit();
      for (const [name, status] of Object.entries(who)) {
        const caller = api.as(other.people[name as Who]);
        expect([name, (await caller.get(other.statusesOf(sha))).status]).toEqual([name, status]);
      }
    },
  );

  it.each([
    ['private', { reporter: 200, guest: 403, stranger: 403, administrator: 200 }],
    ['disabled', { reporter: 200, guest: 200, stranger: 200, administrator: 200 }],
  ] as const)('of a public project whose pipelines are %s are for %j', async (level, who) => {
    const other = await statusesWorld(db, git, 'public');
    await db('projects').where({ id: other.project.id }).update({ builds_access_level: level });
    const sha = await other.newCommit();
    for (const [name, status] of Object.entries(who)) {
      const caller = api.as(other.people[name as Who]);
      expect([name, (await caller.get(other.statusesOf(sha))).status]).toEqual([name, status]);
    }
  });
});
