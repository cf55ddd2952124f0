import { describe, expect, it } from 'vitest';
import { cancelPipeline } from '#src/domains/ci/pipelines/cancel.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { finishJob } from '#src/domains/ci/jobs/transitions.ts';
import { startApp } from '#test/support/app.ts';
import { addMember } from '#test/support/seed.ts';
import { seedPipeline } from '#test/support/pipelines.ts';
import { committerTo, write } from '#test/domains/code/commits/world.ts';
import { configuredProjects } from './configured-projects.ts';

const app = await startApp();
const { api, db, git, environment } = app;
const { workers } = environment;
workers.start();
const { projectWith, leave } = configuredProjects(app);

describe('a trigger job', () => {
  it('hands on what its variables stand for', async () => {
    const { as, path, run, children } = await projectWith({
      '.gitlab-ci.yml': `
variables: { LEVEL: "$KIND-2", KIND: deep }
go:
  variables: { PARENT: $CI_PIPELINE_ID, FROM: $CI_COMMIT_BRANCH/$LEVEL, RAW: { value: $KIND, expand: false } }
  trigger: { include: child.yml }
`,
      'child.yml': 'below: { script: z }',
    });
    const { id } = await run();
    const [child] = await children();
    const { body } = await as.get(`${path}/pipelines/${child?.id}/variables`);
    const shown = (body as { key: string; value: string }[]).map((each) => [each.key, each.value]);
    expect(Object.fromEntries(shown)).toEqual({
      ...{ LEVEL: 'deep-2', KIND: 'deep', PARENT: String(id), FROM: 'main/deep-2', RAW: '$KIND' },
    });
  });

  it.each([
    [1_000, { status: 'success' }],
    [1_001, { status: 'failed', failure_reason: 'downstream_pipeline_creation_failed' }],
  ])('hands on at most 1,000 variables: %i', async (count, expected) => {
    const names = Array.from({ length: count }, (_, index) => `V${index}: x`);
    const { run, jobOf, children } = await projectWith({
      '.gitlab-ci.yml': `variables: { ${names.join(', ')} }\ngo: { trigger: { include: child.yml } }`,
      'child.yml': 'below: { script: z }',
    });
    expect(await jobOf(await run(), 'go')).toMatchObject(expected);
    expect(await children()).toHaveLength(expected.status === 'success' ? 1 : 0);
  });

  it('includes the files of its child with inputs', async () => {
    const { as, path, run, children } = await projectWith({
      '.gitlab-ci.yml': `
go: { trigger: { include: [{ local: child.yml, inputs: { kind: deep, levels: [1, 2] } }] } }
`,
      'child.yml': `
spec: { inputs: { kind: , levels: { type: array } } }
---
"below-$[[ inputs.kind ]]":
  script: "z"
  parallel: { matrix: [{ LEVEL: "$[[ inputs.levels ]]" }] }
`,
    });
    await run();
    const [child] = await children();
    const { body } = await as.get(`${path}/pipelines/${child?.id}/jobs`);
    const names = (body as { name: string }[]).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['below-deep: [1]', 'below-deep: [2]']);
  });

  it('hands on what variables of the project stand for', async () => {
    const { as, path, run, children } = await projectWith({
      '.gitlab-ci.yml': 'go: { variables: { TO: on-$DOMAIN }, trigger: { include: child.yml } }',
      'child.yml': 'below: { script: z }',
    });
    const variable = { key: 'DOMAIN', value: 'kiln-$CI_COMMIT_BRANCH', protected: false };
    expect((await as.post(`${path}/variables`, variable)).status).toBe(201);
    await run();
    const [child] = await children();
    const { body } = await as.get(`${path}/pipelines/${child?.id}/variables`);
    expect(body).toMatchObject([{ key: 'TO', value: 'on-kiln-main' }]);
  });

  it('hands on a variable of its pipeline in place of its own', async () => {
    const { as, path, jobOf, children } = await projectWith({
      '.gitlab-ci.yml': `
go:
  variables: { KILN: cold }
  trigger: { include: child.yml, forward: { pipeline_variables: true } }
`,
      'child.yml': 'below: { script: z }',
    });
    const variables = [{ key: 'KILN', value: 'warm' }];
    const made = await as.post(`${path}/pipeline`, { ref: 'main', variables });
    expect(made.status).toBe(201);
    await workers.idle();
    expect(await jobOf(made.body, 'go')).toMatchObject({ status: 'success' });
    const [child] = await children();
    const { body } = await as.get(`${path}/pipelines/${child?.id}/variables`);
    expect(body).toEqual([{ key: 'KILN', value: 'warm', variable_type: 'env_var' }]);
  });

  it('leads to the branch where a tag has its name', async () => {
    const below = await projectWith({ '.gitlab-ci.yml': 'below: { script: z }' });
    const tag = { tag_name: 'main', ref: 'main' };
    expect((await below.as.post(`${below.path}/repository/tags`, tag)).status).toBe(201);
    await workers.idle();
    const { people, run, jobOf } = await projectWith({
      '.gitlab-ci.yml': `go: { trigger: { project: ${below.project.full_path} } }`,
    });
    await addMember(db, { project: below.project, user: people.maintainer, level: 40 });
    const job = await jobOf(await run(), 'go');
    expect(job).toMatchObject({ status: 'success' });
    const made = await below.as.get(`${below.path}/pipelines?source=pipeline`);
    expect(made.body).toMatchObject([{ id: job.downstream_pipeline_id, ref: 'main' }]);
  });

  const depends = {
    '.gitlab-ci.yml':
      'go: { stage: build, trigger: { include: child.yml, strategy: depend } }\nafter: { script: x }',
    'child.yml': 'below: { script: z, resource_group: oven }',
  };

  it('follows the pipeline that it depends on when that is retried', async () => {
    const { as, path, run, jobOf, children } = await projectWith(depends);
    const pipeline = await run();
    const [child] = await children();
    const states = async () => [
      (await jobOf(pipeline, 'go')).status,
      (await jobOf(pipeline, 'after')).status,
    ];
    const end = async (status: 'failed' | 'success') => {
      const job = await db<JobRow>('jobs')
        .where({ pipeline_id: child?.id ?? 0, retried: false })
        .first();
      await finishJob(db, job?.id ?? 0, { status, from: ['pending'] }, new Date());
      await workers.idle();
    };
    await end('failed');
    expect(await states()).toEqual(['failed', 'skipped']);
    expect((await as.post(`${path}/pipelines/${child?.id}/retry`)).status).toBe(201);
    await workers.idle();
    expect(await states()).toEqual(['running', 'created']);
    await end('success');
    expect(await states()).toEqual(['success', 'pending']);
  });

  it('ends with the pipeline that it depends on, also when that is removed', async () => {
    const { people, path, project, run, jobOf, children } = await projectWith(depends);
    const owner = api.as(people.owner);
    const [first, second] = [await run(), await run()];
    const [newer, older] = await children();
    expect((await jobOf(newer ?? { id: 0 }, 'below')).status).toBe('waiting_for_resource');
    expect((await owner.delete(`${path}/pipelines/${older?.id}`)).status).toBe(204);
    await workers.idle();
    expect((await jobOf(first, 'go')).status).toBe('canceled');
    // The job holds no resource group any more.
    expect((await jobOf(newer ?? { id: 0 }, 'below')).status).toBe('pending');
    expect((await owner.delete(`${path}/pipelines/${second.id}`)).status).toBe(204);
    await workers.idle();
    expect(await db('pipelines').where({ id: newer?.id ?? 0 })).toEqual([]);
    const refs = await git
      .repository(project.id)
      .run(['for-each-ref', 'refs/pipelines'], { maxBytes: 10_000, timeLimit: 60_000 });
    expect(refs.toString()).not.toMatch(
      new RegExp(`/(?:${newer?.id}|${second.id}|${older?.id})$`, 'm'),
    );
  });

  const statusesOf = async (pipelines: readonly { readonly id: number }[]) => {
    const rows = await db<PipelineRow>('pipelines').whereIn(
      'id',
      pipelines.map(({ id }) => id),
    );
    return rows.map(({ status }) => status).toSorted();
  };

  it('is canceled with the pipelines that follow from it', async () => {
    const { as, path, run, children } = await projectWith({
      '.gitlab-ci.yml': 'go: { trigger: { include: child.yml, strategy: depend } }',
      'child.yml': 'below: { trigger: { include: deep.yml } }',
      'deep.yml': 'deep: { script: z }',
    });
    const { id } = await run();
    const before = await children();
    expect(await statusesOf(before)).toEqual(['pending', 'success']);
    expect((await as.post(`${path}/pipelines/${id}/cancel`)).status).toBe(200);
    await workers.idle();
    expect(await statusesOf(before)).toEqual(['canceled', 'success']);
  });

  it('ends with its job all that follows from the pipeline that it depends on', async () => {
    const { run, children } = await projectWith({
      '.gitlab-ci.yml': 'go: { trigger: { include: child.yml, strategy: depend } }',
      'child.yml': 'below: { trigger: { include: deep.yml } }\nbeside: { script: z }',
      'deep.yml': 'deep: { script: z }',
    });
    const { id } = await run();
    const before = await children();
    expect(await statusesOf(before)).toEqual(['pending', 'running']);
    await cancelPipeline(environment, id);
    await workers.idle();
    expect(await statusesOf(before)).toEqual(['canceled', 'canceled']);
  });

  it('leaves nothing behind that a newer pipeline of the ref makes redundant', async () => {
    const { project, run, children } = await projectWith({
      '.gitlab-ci.yml': `
soft: { trigger: { include: soft.yml } }
hard: { trigger: { include: hard.yml } }
kept: { trigger: { include: kept.yml } }
`,
      'soft.yml': 'soft: { script: z, interruptible: true }',
      'hard.yml': 'hard: { script: z }',
      'kept.yml': 'workflow: { auto_cancel: { on_new_commit: none } }\nkept: { script: z }',
    });
    await run();
    const older = await children();
    const jobs = db<JobRow>('jobs').whereIn(
      'pipeline_id',
      older.map(({ id }) => id),
    );
    await jobs.whereIn('name', ['soft', 'hard']).update({ status: 'running' });
    await db('pipelines')
      .whereIn(
        'id',
        older.map(({ id }) => id),
      )
      .where({ status: 'pending' })
      .update({ status: 'running' });
    // The same commit again makes nothing redundant.
    await run();
    expect(await statusesOf(older)).toEqual(['running', 'running', 'running']);
    await committerTo(git, project)('Go on', [write('more', 'x')], {});
    await run();
    expect(await statusesOf(older)).toEqual(['canceled', 'running', 'running']);
    const newest = (await children()).filter(({ id }) => id > (older[0]?.id ?? 0));
    expect(await statusesOf(newest)).toEqual([
      ...['canceled', 'canceled', 'pending', 'pending', 'pending', 'pending'],
    ]);
  });

  it('runs for the merge request of its pipeline', async () => {
    const { as, path, people, jobOf } = await projectWith({
      '.gitlab-ci.yml': `
go:
  variables: { FOR: $CI_MERGE_REQUEST_IID }
  trigger: { include: child.yml, strategy: depend }
  rules: [{ if: $CI_MERGE_REQUEST_IID }]
`,
      'child.yml': `
of: { script: z, rules: [{ if: $CI_MERGE_REQUEST_IID && $CI_COMMIT_BRANCH == null }] }
changed: { script: z, rules: [{ changes: [mine] }] }
others: { script: z, rules: [{ changes: [untouched] }] }
`,
    });
    const pushed = await api.as(people.developer).post(`${path}/repository/commits`, {
      ...{ branch: 'topic', start_branch: 'main', commit_message: 'Mine' },
      actions: [{ action: 'create', file_path: 'mine', content: 'x' }],
    });
    expect(pushed.status).toBe(201);
    const body = { source_branch: 'topic', target_branch: 'main', title: 'Glaze' };
    const request = await api.as(people.developer).post(`${path}/merge_requests`, body);
    await workers.idle();
    const [child] = (await as.get(`${path}/pipelines?source=parent_pipeline`)).body;
    expect(child).toMatchObject({ ref: `refs/merge-requests/${request.body.iid}/head` });
    const variables = (await as.get(`${path}/pipelines/${child.id}/variables`)).body;
    expect(variables).toMatchObject([{ key: 'FOR', value: String(request.body.iid) }]);
    const names = db('jobs').where({ pipeline_id: child.id }).orderBy('id').pluck('name');
    expect(await names).toEqual(['of', 'changed']);
    expect(await jobOf(child, 'of')).toMatchObject({ ref: 'topic' });
    // The child pipeline has no effect on the mergeability beside its parent.
    const { head_pipeline } = (await as.get(`${path}/merge_requests/1`)).body;
    expect(head_pipeline).toMatchObject({ source: 'merge_request_event' });
  });

  it('compares a push with the same commit as its pipeline', async () => {
    const { as, path, project, people, children } = await projectWith({
      '.gitlab-ci.yml': 'go: { trigger: { include: child.yml } }',
      'child.yml': `
changed: { script: z, rules: [{ changes: [mine] }] }
others: { script: z, rules: [{ changes: [untouched] }] }
always: { script: z }
`,
    });
    const pushed = await api.as(people.maintainer).post(`${path}/repository/commits`, {
      ...{ branch: 'main', commit_message: 'Mine' },
      actions: [{ action: 'create', file_path: 'mine', content: 'x' }],
    });
    await workers.idle();
    const [child] = (await children()) as [{ readonly id: number }];
    const names = db('jobs').where({ pipeline_id: child.id }).orderBy('id').pluck('name');
    expect(await names).toEqual(['changed', 'always']);
    const shown = (await as.get(`${path}/pipelines/${child.id}`)).body;
    expect(shown).toMatchObject({ sha: pushed.body.id, before_sha: pushed.body.parent_ids[0] });
    expect(project.id).toBe(shown.project_id);
  });

  it('runs the configuration that a job made', async () => {
    const { run, jobOf, children } = await projectWith({
      '.gitlab-ci.yml': `
make: { stage: build, script: make, artifacts: { paths: [out] } }
go: { trigger: { include: [{ artifact: out/child.yml, job: make }, { local: more.yml }] } }
`,
      'more.yml': 'more: { script: m }',
    });
    const pipeline = await run();
    await leave(await jobOf(pipeline, 'make'), { 'out/child.yml': 'made: { script: x }' });
    const [child] = await children();
    const jobs = await db<JobRow>('jobs')
      .where({ pipeline_id: child?.id ?? 0 })
      .orderBy('id');
    expect(jobs.map(({ name }) => name)).toEqual(['made', 'more']);
  });

  it('leads to no third pipeline of one ref', async () => {
    const back = 'go: { trigger: { project: $NEXT } }';
    const { project, people, path, run } = await projectWith({ '.gitlab-ci.yml': back });
    const other = await projectWith({ '.gitlab-ci.yml': back });
    await addMember(db, { project: other.project, user: people.maintainer, level: 40 });
    const next = async (path: string, as: typeof other.as, value: string) => {
      const made = await as.post(`${path}/variables`, { key: 'NEXT', value });
      expect(made.status).toBe(201);
    };
    await next(path, api.as(people.maintainer), other.project.full_path);
    await next(other.path, other.as, project.full_path);
    await run();
    const jobs = await db<JobRow>('jobs')
      .whereIn('project_id', [project.id, other.project.id])
      .orderBy('id');
    expect(jobs.map(({ status, failure_reason }) => [status, failure_reason])).toEqual([
      ['success', null],
      ['success', null],
      ['success', null],
      ['failed', 'pipeline_loop_detected'],
    ]);
  });

  it('starts as an administrator what they are a member of, and reads no other configuration', async () => {
    const hidden = await projectWith({ '.gitlab-ci.yml': 'below: { script: z }' });
    const below = await projectWith({ '.gitlab-ci.yml': 'below: { script: z }' });
    const { people, path, jobOf } = await projectWith({
      '.gitlab-ci.yml': `
hidden: { trigger: { project: ${hidden.project.full_path} } }
member: { trigger: { project: ${below.project.full_path} } }
`,
    });
    const user = people.administrator;
    await addMember(db, { project: below.project, user, level: 40 });
    const run = (path: string) => api.as(user).post(`${path}/pipeline`, { ref: 'main' });
    const made = await run(path);
    expect(made.status).toBe(201);
    await workers.idle();
    const reason = 'downstream_bridge_project_not_found';
    expect(await jobOf(made.body, 'hidden')).toMatchObject({ failure_reason: reason });
    expect(await jobOf(made.body, 'member')).toMatchObject({ status: 'success' });
    const include = (project: string) => ({
      '.gitlab-ci.yml': `include: { project: ${project}, file: .gitlab-ci.yml }`,
    });
    const foreign = await projectWith(include(hidden.project.full_path));
    await addMember(db, { project: below.project, user: foreign.people.administrator, level: 40 });
    const runForeign = () =>
      api.as(foreign.people.administrator).post(`${foreign.path}/pipeline`, { ref: 'main' });
    expect((await runForeign()).status).toBe(400);
    await addMember(db, { project: hidden.project, user: foreign.people.administrator, level: 30 });
    expect((await runForeign()).status).toBe(201);
    const parent = await projectWith({
      '.gitlab-ci.yml': `go: { trigger: { include: [{ project: ${hidden.project.full_path}, file: .gitlab-ci.yml }] } }`,
    });
    const asParent = api.as(parent.people.administrator);
    expect((await asParent.post(`${parent.path}/pipeline`, { ref: 'main' })).status).toBe(201);
    await workers.idle();
    expect(await parent.children()).toMatchObject([{ status: 'failed' }]);
  });

  it('tells why it cannot start another', async () => {
    const open = await projectWith({ '.gitlab-ci.yml': 'below: { script: z }' });
    await db('projects').where({ id: open.project.id }).update({ visibility: 'public' });
    const { run, jobOf } = await projectWith({
      '.gitlab-ci.yml': `
foreign: { trigger: { project: ${open.project.full_path} } }
own: { trigger: { project: $CI_PROJECT_PATH } }
nowhere: { trigger: { project: no/where } }
`,
    });
    const pipeline = await run();
    const reasonOf = async (name: string) => (await jobOf(pipeline, name)).failure_reason;
    expect(await reasonOf('foreign')).toBe('insufficient_bridge_permissions');
    expect(await reasonOf('own')).toBe('invalid_bridge_trigger');
    expect(await reasonOf('nowhere')).toBe('downstream_bridge_project_not_found');
  });

  it('leads to a failed pipeline that tells what is wrong with its configuration', async () => {
    const below = await projectWith({ '.gitlab-ci.yml': 'below: {}' });
    const { people, path, as, run } = await projectWith({
      '.gitlab-ci.yml': `
other: { trigger: { project: ${below.project.full_path} } }
child: { trigger: { include: child.yml } }
`,
      'child.yml': 'made: {}',
    });
    await addMember(db, { project: below.project, user: people.maintainer, level: 40 });
    const { id } = await run();
    const { body } = await as.get(`${path}/pipelines/${id}/bridges`);
    const failed = {
      ...{ status: 'failed', failure_reason: 'downstream_pipeline_creation_failed' },
      downstream_pipeline: { status: 'failed' },
    };
    expect(body).toMatchObject([failed, failed]);
    const [made] = (await below.as.get(`${below.path}/pipelines?source=pipeline`)).body;
    const one = await below.as.get(`${below.path}/pipelines/${made.id}`);
    expect(one.body.yaml_errors).toContain('jobs below config should implement');
  });

  it('starts no more than a thousand that come from one', async () => {
    const { project, as, path, run, jobOf, children } = await projectWith({
      '.gitlab-ci.yml': 'go: { trigger: { include: child.yml } }',
      'child.yml': `
one: { when: manual, trigger: { include: deep.yml } }
two: { when: manual, trigger: { include: deep.yml } }
`,
      'deep.yml': 'below: { script: z }',
    });
    const { id: first_pipeline_id } = await run();
    const [child] = await children();
    if (child === undefined) throw new Error('there is no child');
    const { id: _, ...row } = await seedPipeline(db, { project_id: project.id, first_pipeline_id });
    const more = Array.from({ length: 997 }, (_, at) => ({ ...row, iid: 1_000 + at }));
    for (const some of splitIntoBatches(more, 100)) await db('pipelines').insert(some);
    const play = async (name: string) => {
      const { id } = await jobOf(child, name);
      expect((await as.post(`${path}/jobs/${id}/play`)).status).toBe(200);
      await workers.idle();
      return (await jobOf(child, name)).status;
    };
    expect(await play('one')).toBe('success');
    expect(await play('two')).toBe('failed');
  });

  it('fails where the job made none', async () => {
    const { run, jobOf } = await projectWith({
      '.gitlab-ci.yml': `
make: { stage: build, script: make }
go: { trigger: { include: [{ artifact: out/child.yml, job: make }] } }
`,
    });
    const pipeline = await run();
    await leave(await jobOf(pipeline, 'make'), { 'out/other.yml': 'x' });
    expect(await jobOf(pipeline, 'go')).toMatchObject({
      ...{ status: 'failed', failure_reason: 'downstream_pipeline_creation_failed' },
    });
  });
});
