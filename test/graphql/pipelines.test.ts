import { describe, expect, it } from 'vitest';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { seedProject } from '#test/support/seed.ts';
import { statementsOfRequests } from '#test/support/statements.ts';
import { gid, ofProject, pipelinesWorld } from './pipelines-world.ts';

const { app, ask, people, project, newCommit, sha, newPipeline, pipeline, jobs, variables, shown } =
  await pipelinesWorld();
const { api, db } = app;
const developer = api.as(people.developer);
const ofPipeline = (fields: string) => ofProject(`pipeline(iid: "${pipeline.iid}") { ${fields} }`);

describe('a pipeline', () => {
  it('has the values of REST', async () => {
    const { body } = await developer.get(`/projects/${project.id}/pipelines/${pipeline.id}`);
    const rest = body as Record<string, string & { username: string } & Record<string, string>>;
    const { data } = await ask(
      people.developer,
      ofPipeline(`id iid sha short: sha(format: SHORT) ref status source createdAt updatedAt startedAt finishedAt
        committedAt duration queuedDuration coverage beforeSha yamlErrors user { username }
        detailedStatus { icon text label group tooltip hasDetails detailsPath favicon action { id } }
        path commitPath refPath project { fullPath } active complete cancelable retryable warnings usesNeeds
        upstream { id } downstream { nodes { id } } mergeRequestEventType
        userPermissions { updatePipeline adminPipeline destroyPipeline }`),
      variables,
    );
    const whole = (time: string | undefined) => time?.replace(/\.\d+/, '') ?? null;
    const status = rest.detailed_status;
    const home = `/${project.full_path}/-`;
    expect((data?.project as unknown as { pipeline: object }).pipeline).toEqual({
      id: gid('Ci::Pipeline', pipeline),
      iid: String(rest.iid),
      ...{ sha, short: sha.slice(0, 8), ref: 'topic', status: 'SUCCESS', source: 'push' },
      ...{ createdAt: whole(rest.created_at), updatedAt: whole(rest.updated_at) },
      ...{ startedAt: whole(rest.started_at), finishedAt: whole(rest.finished_at) },
      ...{
        committedAt: null,
        duration: 82,
        queuedDuration: 9,
        coverage: 30.5,
        beforeSha: '0'.repeat(40),
      },
      yamlErrors: false,
      user: { username: rest.user?.username },
      detailedStatus: {
        ...{ icon: status?.icon, text: status?.text, label: status?.label, group: status?.group },
        ...{ tooltip: status?.tooltip, hasDetails: true, detailsPath: status?.details_path },
        ...{ favicon: status?.favicon, action: null },
      },
      ...{ path: `${home}/pipelines/${pipeline.id}`, commitPath: `${home}/commit/${sha}` },
      refPath: `${home}/commits/topic`,
      project: { fullPath: project.full_path },
      ...{ active: false, complete: true, cancelable: false, retryable: true, warnings: true },
      ...{
        usesNeeds: true,
        upstream: null,
        downstream: { nodes: [] },
        mergeRequestEventType: null,
      },
      userPermissions: { updatePipeline: true, adminPipeline: false, destroyPipeline: false },
    });
    expect(status?.label).toBe('passed with warnings');
  });

  it('has stages, groups and jobs', async () => {
    const { pipeline: found } = await shown(
      'developer',
      `pipeline(iid: ${pipeline.iid}) { stages { nodes { id name status detailedStatus { label }
        jobs { count nodes { name } } groups(first: 50) { nodes { name size detailedStatus { label }
        jobs { nodes { id name } } } } } } }`,
    );
    expect(found).toEqual({
      stages: {
        nodes: [
          {
            ...{ id: gid('Ci::Stage', jobs.compile), name: 'build', status: 'success' },
            detailedStatus: { label: 'passed' },
            jobs: { count: 1, nodes: [{ name: 'compile' }] },
            groups: {
              nodes: [
                {
                  ...{ name: 'compile', size: 1, detailedStatus: { label: 'passed' } },
                  jobs: { nodes: [{ id: gid('Ci::Build', jobs.compile), name: 'compile' }] },
                },
              ],
            },
          },
          {
            ...{ id: gid('Ci::Stage', jobs.replaced), name: 'test', status: 'success' },
            detailedStatus: { label: 'passed with warnings' },
            jobs: { count: 2, nodes: [{ name: 'spec 2/2' }, { name: 'spec 1/2' }] },
            groups: {
              nodes: [
                {
                  ...{ name: 'spec', size: 2, detailedStatus: { label: 'passed with warnings' } },
                  jobs: {
                    nodes: [
                      { id: gid('Ci::Build', jobs.first), name: 'spec 1/2' },
                      { id: gid('Ci::Build', jobs.second), name: 'spec 2/2' },
                    ],
                  },
                },
              ],
            },
          },
          {
            ...{ id: gid('Ci::Stage', jobs.report), name: 'external', status: 'success' },
            detailedStatus: { label: 'passed' },
            jobs: { count: 1, nodes: [{ name: 'coverage' }] },
            groups: {
              nodes: [
                {
                  ...{ name: 'coverage', size: 1, detailedStatus: { label: 'passed' } },
                  jobs: {
                    nodes: [{ id: gid('GenericCommitStatus', jobs.report), name: 'coverage' }],
                  },
                },
              ],
            },
          },
        ],
      },
    });
  });

  it('lists its jobs of every kind, by state and by whether they are the latest', async () => {
    const names = (name: string) => `${name}: jobs`;
    const { pipeline: found } = await shown(
      'developer',
      `pipeline(iid: ${pipeline.iid}) { ${names('all')} { count nodes { id } }
        ${names('latest')}(retried: false) { count } ${names('replaced')}(retried: true) { nodes { id } }
        ${names('failed')}(statuses: [FAILED]) { count } ${names('none')}(statuses: []) { count }
        ${names('page')}(first: 1) { nodes { id } pageInfo { endCursor hasNextPage } }
        byName: job(name: "spec 1/2") { id } byId: job(id: "${gid('Ci::Build', jobs.replaced)}") { id }
        absent: job(name: "glaze") { id } }`,
    );
    const ids = [jobs.second, jobs.first, jobs.replaced, jobs.compile].map((job) => ({
      id: gid('Ci::Build', job),
    }));
    const report = { id: gid('GenericCommitStatus', jobs.report) };
    expect(found).toMatchObject({
      all: { count: 5, nodes: [report, ...ids] },
      ...{ latest: { count: 4 }, failed: { count: 2 }, none: { count: 5 } },
      replaced: { nodes: [{ id: gid('Ci::Build', jobs.replaced) }] },
      page: { nodes: [report], pageInfo: { hasNextPage: true } },
      byName: { id: gid('Ci::Build', jobs.first) },
      byId: { id: gid('Ci::Build', jobs.replaced) },
      absent: null,
    });
  });

  it('has a page of its jobs behind a cursor', async () => {
    const page = (after: string) =>
      shown(
        'developer',
        `pipeline(iid: ${pipeline.iid}) { jobs(first: 2${after}) { nodes { name } pageInfo { endCursor } } }`,
      ) as Promise<unknown> as Promise<{
        pipeline: { jobs: { nodes: { name: string }[]; pageInfo: { endCursor: string } } };
      }>;
    const { jobs: first } = (await page('')).pipeline;
    const { jobs: second } = (await page(`, after: "${first.pageInfo.endCursor}"`)).pipeline;
    const names = [...first.nodes, ...second.nodes].map(({ name }) => name);
    expect(names).toEqual(['coverage', 'spec 2/2', 'spec 1/2', 'spec 1/2']);
  });

  it('wants one of number and hash, and finds the newest of a commit', async () => {
    const wrong = await ask(people.developer, ofProject('pipeline { id }'), variables);
    expect(wrong).toMatchObject({
      data: { project: { pipeline: null } },
      errors: ['Provide one of an IID or SHA'],
    });
    const commit = await newCommit();
    await newPipeline({ sha: commit });
    const newest = await newPipeline({ sha: commit, ref: 'other' });
    expect(await shown('developer', `pipeline(sha: "${commit}") { id }`)).toEqual({
      pipeline: { id: gid('Ci::Pipeline', newest) },
    });
  });
});

describe('lists of a project', () => {
  it('leave the pipelines that the arguments name, and count them', async () => {
    const home = await seedProject(db, { visibility: 'public' });
    const make = (more: Partial<PipelineRow>) =>
      seedPipeline(db, { project_id: home.id, user_id: people.developer.id, ...more });
    const made = {
      main: await make({ status: 'running', ref: 'main', sha: 'b'.repeat(40) }),
      tag: await make({ status: 'success', ref: 'v1', tag: true, source: 'web' }),
      child: await make({ status: 'pending', ref: 'main', source: 'parent_pipeline' }),
      old: await make({ status: 'failed', ref: 'main', updated_at: '2020-01-01T00:00:00.000Z' }),
    };
    const lists = {
      all: ['', ['old', 'tag', 'main']],
      ref: ['(ref: "main")', ['old', 'main']],
      sha: [`(sha: "${'b'.repeat(40)}")`, ['main']],
      source: ['(source: "parent_pipeline")', ['child']],
      unknown: ['(source: "clay")', []],
      status: ['(status: FAILED)', ['old']],
      running: ['(scope: RUNNING)', ['main']],
      finished: ['(scope: FINISHED)', ['old', 'tag']],
      branches: ['(scope: BRANCHES)', ['old']],
      tags: ['(scope: TAGS)', ['tag']],
      before: ['(updatedBefore: "2021-01-01")', ['old']],
      username: [`(username: "${people.developer.username}")`, ['old', 'tag', 'main']],
      nobody: ['(username: "nobody")', []],
    } as const;
    const fields = Object.entries(lists)
      .map(([name, [given]]) => `${name}: pipelines${given} { count nodes { id } }`)
      .join(' ');
    const { data, errors } = await ask(
      null,
      ofProject(`${fields} pipelineCounts { all finished pending running }
        ofRef: pipelineCounts(ref: "v1") { all finished }`),
      { path: home.full_path },
    );
    expect(errors).toBeUndefined();
    expect(data?.project).toEqual({
      ...Object.fromEntries(
        Object.entries(lists).map(([name, [, kept]]) => [
          name,
          {
            count: kept.length,
            nodes: kept.map((each) => ({ id: gid('Ci::Pipeline', made[each]) })),
          },
        ]),
      ),
      pipelineCounts: { all: 3, finished: 2, pending: 0, running: 1 },
      ofRef: { all: 1, finished: 1 },
    });
  });

  it('show jobs that runners take, by state', async () => {
    const home = await seedProject(db, { visibility: 'public' });
    const of = await seedPipeline(db, { project_id: home.id });
    const build = await seedJob(db, of, { name: 'a', status: 'manual' });
    const bridge = await seedJob(db, of, { name: 'b', kind: 'bridge', tag_list: null });
    const { data } = await ask(
      null,
      ofProject(`jobs { count nodes { id detailedStatus { label } } } done: jobs(statuses: [SUCCESS]) { count }
        bridge: job(id: "${gid('Ci::Bridge', bridge)}") { id kind tags }`),
      { path: home.full_path },
    );
    expect(data?.project).toEqual({
      jobs: {
        count: 1,
        nodes: [{ id: gid('Ci::Build', build), detailedStatus: { label: 'manual action' } }],
      },
      done: { count: 0 },
      bridge: { id: gid('Ci::Bridge', bridge), kind: 'BRIDGE', tags: null },
    });
  });
});

describe('pipelines and jobs', () => {
  const fields = `pipelines { nodes { id } count } pipelineCounts { all } jobs { nodes { id } }
    pipeline(iid: ${pipeline.iid}) { id } job(id: "${gid('Ci::Build', jobs.compile)}") { id }`;
  const hidden = {
    pipelines: { nodes: [], count: 0 },
    ...{ pipelineCounts: null, jobs: null, pipeline: null, job: null },
  };

  it.each(['guest', 'reporter', 'developer', 'owner', 'administrator'] as const)(
    'show to a %s as by REST',
    async (who) => {
      const rest = await api.as(people[who]).get(`/projects/${project.id}/pipelines`);
      expect(rest).toMatchObject({ status: 200 });
      expect(await shown(who, fields)).toMatchObject({
        pipeline: { id: gid('Ci::Pipeline', pipeline) },
        job: { id: gid('Ci::Build', jobs.compile) },
        pipelines: { count: expect.any(Number) as number },
      });
    },
  );

  it('are hidden where the project shows them to others alone, and where they are off', async () => {
    const settings = db('project_settings').where('project_id', project.id);
    await settings.clone().update({ public_jobs: false });
    try {
      expect(await shown('guest', fields)).toEqual(hidden);
      expect(await shown('reporter', fields)).toMatchObject({
        job: { id: gid('Ci::Build', jobs.compile) },
      });
    } finally {
      await settings.clone().update({ public_jobs: true });
    }
    const off = { builds_access_level: 'disabled' };
    const owner = api.as(people.owner);
    expect(await owner.put(`/projects/${project.id}`, off)).toMatchObject({ status: 200 });
    try {
      expect(await shown('owner', fields)).toEqual(hidden);
    } finally {
      await owner.put(`/projects/${project.id}`, { builds_access_level: 'enabled' });
    }
  });

  it('of other projects show no further than these do', async () => {
    const other = await seedProject(db, { visibility: 'private' });
    const started = await seedPipeline(db, { project_id: other.id, sha: 'c'.repeat(40) });
    const parent = await newPipeline();
    const bridge = await seedJob(db, parent, {
      ...{ name: 'lead', kind: 'bridge', status: 'success', tag_list: null },
      downstream_pipeline_id: started.id,
    });
    await db('pipelines').where({ id: started.id }).update({ source_job_id: bridge.id });
    const above = `pipeline(iid: ${parent.iid}) { downstream { count nodes { id } }
      job(name: "lead") { downstreamPipeline { id upstream { id } sourceJob { name } } } }`;
    expect(await shown('owner', above)).toEqual({
      pipeline: { downstream: { count: 0, nodes: [] }, job: { downstreamPipeline: null } },
    });
    const id = gid('Ci::Pipeline', started);
    expect(await shown('administrator', above)).toEqual({
      pipeline: {
        downstream: { count: 1, nodes: [{ id }] },
        job: {
          downstreamPipeline: {
            id,
            upstream: { id: gid('Ci::Pipeline', parent) },
            sourceJob: { name: 'lead' },
          },
        },
      },
    });
  });

  it('of a page take no more statements for more rows', async () => {
    const home = await seedProject(db, { visibility: 'public' });
    const stages = async () => {
      for (let at = 0; at < 3; at += 1) {
        const of = await seedPipeline(db, { project_id: home.id, status: 'success' });
        await seedJob(db, of, { name: 'a', stage: 'build', stage_index: 0, status: 'success' });
        await seedJob(db, of, { name: 'b', stage: 'test', stage_index: 1, status: 'success' });
      }
    };
    const fields =
      ofProject(`pipelines(first: 20) { nodes { id status detailedStatus { label } user { username } cancelable
      stages { nodes { name status jobs { nodes { name stage { name } detailedStatus { action { id } } } } } }
      jobs(first: 3) { nodes { name stuck artifacts { nodes { name } } userPermissions { updateBuild }
        previousStageJobsOrNeeds { nodes { __typename } } } } } }`);
    const count = async () => {
      const asked = await statementsOfRequests(app, async () => {
        const { errors } = await ask(people.administrator, fields, { path: home.full_path });
        expect(errors).toBeUndefined();
      });
      return asked.length;
    };
    await stages();
    const few = await count();
    await stages();
    await stages();
    expect(await count()).toBe(few);
  });
});
