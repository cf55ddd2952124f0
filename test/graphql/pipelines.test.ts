import { describe, expect, it } from 'vitest';
import type { JobRow } from '../../src/resources/pipelines/job-table.ts';
import type { PipelineRow } from '../../src/resources/pipelines/table.ts';
import { startApp } from '../support/app.ts';
import { seedJob, seedPipeline } from '../support/pipelines.ts';
import type { Who } from '../support/project-world.ts';
import { seedProject } from '../support/seed.ts';
import { statementsOfRequests } from '../support/statements.ts';
import { statusesWorld } from '../resources/commit-statuses/world.ts';
import { register } from '../resources/runners/world.ts';
import { asking } from './ask.ts';

const app = await startApp();
const { api, db, git } = app;
const ask = await asking(app);
const { people, project, newCommit } = await statusesWorld(db, git);
const sha = await newCommit();
const developer = api.as(people.developer);

const newPipeline = (more: Partial<PipelineRow> = {}) =>
  seedPipeline(db, { project_id: project.id, sha, ref: 'topic', ...more });
const gid = (type: string, { id }: { readonly id: number }) => `gid://gitlab/${type}/${id}`;

const pipeline = await newPipeline({
  ...{ user_id: people.developer.id, status: 'success', coverage: 30.5, duration: 82 },
  ...{ started_at: '2026-01-01T00:00:02.500Z', finished_at: '2026-01-01T00:01:00.000Z' },
  queued_duration: 9,
});
const jobs = {
  compile: await seedJob(db, pipeline, {
    ...{ name: 'compile', stage: 'build', stage_index: 0, status: 'success', tag_list: '["clay"]' },
    queued_at: '2026-01-01T00:00:00.000Z',
    started_at: '2026-01-01T00:00:02.500Z',
    finished_at: '2026-01-01T00:01:00.000Z',
  }),
  replaced: await seedJob(db, pipeline, {
    ...{ name: 'spec 1/2', stage: 'test', stage_index: 1, status: 'failed', retried: true },
  }),
  first: await seedJob(db, pipeline, {
    ...{ name: 'spec 1/2', stage: 'test', stage_index: 1, status: 'success' },
    needs: ['compile'],
  }),
  second: await seedJob(db, pipeline, {
    ...{ name: 'spec 2/2', stage: 'test', stage_index: 1, status: 'failed' },
    ...{ allow_failure: true, failure_reason: 'script_failure' },
  }),
  report: await seedJob(db, pipeline, {
    ...{ name: 'coverage', stage: 'external', stage_index: 1_000_000, kind: 'external' },
    ...{ status: 'success', tag_list: null },
  }),
};

const variables = { path: project.full_path };
const ofProject = (fields: string) =>
  `query($path: ID!) { project(fullPath: $path) { ${fields} } }`;
const ofPipeline = (fields: string) => ofProject(`pipeline(iid: "${pipeline.iid}") { ${fields} }`);

async function shown(who: Who, fields: string): Promise<Record<string, never>> {
  const { data, errors } = await ask(people[who], ofProject(fields), variables);
  expect(errors).toBeUndefined();
  return data?.project as never;
}

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

describe('a job', () => {
  it('has the values of REST', async () => {
    const { body } = await developer.get(`/projects/${project.id}/jobs/${jobs.compile.id}`);
    const rest = body as Record<string, string | number>;
    const { job } = await shown(
      'developer',
      `job(id: "${gid('Ci::Build', jobs.compile)}") { id name status stage { name } refName createdByTag coverage
        allowFailure createdAt startedAt finishedAt queuedAt duration queuedDuration erasedAt kind tags
        shortSha pipeline { id } webPath refPath commitPath retried manualJob schedulingType triggered
        active cancelable playable retryable scheduledAt failureMessage downstreamPipeline { id }
        artifacts { nodes { name } } needs { nodes { name } }
        userPermissions { readBuild readJobArtifacts updateBuild }
        detailedStatus { id text label detailsPath action { id title method path buttonTitle icon } } }`,
    );
    const whole = (time: string | number | undefined) => String(time).replace(/\.\d+/, '');
    const page = `/${project.full_path}/-/jobs/${jobs.compile.id}`;
    expect(job).toEqual({
      ...{ id: gid('Ci::Build', jobs.compile), name: 'compile', status: 'SUCCESS' },
      ...{ stage: { name: 'build' }, refName: 'topic', createdByTag: false, coverage: null },
      ...{ allowFailure: false, createdAt: whole(rest.created_at) },
      ...{ startedAt: whole(rest.started_at), finishedAt: whole(rest.finished_at) },
      ...{ queuedAt: '2026-01-01T00:00:00Z', duration: 57, queuedDuration: rest.queued_duration },
      ...{ erasedAt: null, kind: 'BUILD', tags: ['clay'], shortSha: sha.slice(0, 8) },
      ...{ pipeline: { id: gid('Ci::Pipeline', pipeline) }, webPath: page },
      refPath: `/${project.full_path}/-/commits/topic`,
      commitPath: `/${project.full_path}/-/commit/${sha}`,
      ...{ retried: false, manualJob: false, schedulingType: 'stage', triggered: false },
      ...{ active: false, cancelable: false, playable: false, retryable: true, scheduledAt: null },
      ...{ failureMessage: null, downstreamPipeline: null, artifacts: { nodes: [] } },
      needs: { nodes: [] },
      userPermissions: { readBuild: true, readJobArtifacts: true, updateBuild: true },
      detailedStatus: {
        ...{ id: `success-${jobs.compile.id}`, text: 'passed', label: 'passed', detailsPath: page },
        action: {
          ...{ id: `Ci::Build-${jobs.compile.id}`, title: 'Retry', icon: 'retry', method: 'post' },
          path: `/api/v4/projects/${project.id}/jobs/${jobs.compile.id}/retry`,
          buttonTitle: 'Retry this job',
        },
      },
    });
  });

  it('says why it failed, what it needs and what it left behind', async () => {
    const file = {
      ...{ job_id: jobs.second.id, project_id: project.id, size: 12, sha256: 'a'.repeat(64) },
      ...{ created_at: '2026-01-01T00:00:00.000Z', expire_at: '2036-01-01T00:00:00.000Z' },
    };
    await db('job_artifacts').insert([
      { ...file, file_type: 'archive', file_format: 'zip', filename: 'a.zip', storage_key: 'a' },
      { ...file, file_type: 'junit', file_format: 'gzip', filename: 'j.gz', storage_key: 'j' },
    ]);
    const { second, first } = await shown(
      'guest',
      `second: job(id: "${gid('Ci::Build', jobs.second)}") { failureMessage
        detailedStatus { label group icon tooltip action { id } }
        artifacts { nodes { fileType name size downloadPath expireAt } } }
       first: job(id: "${gid('Ci::Build', jobs.first)}") { schedulingType needs { nodes { name } } }`,
    );
    expect(second).toEqual({
      failureMessage: 'script failure',
      detailedStatus: {
        ...{ label: 'failed (allowed to fail)', group: 'failed-with-warnings' },
        ...{ icon: 'status_warning', action: null },
        tooltip: 'failed - (script failure) (allowed to fail)',
      },
      artifacts: {
        nodes: [
          {
            ...{ fileType: 'ARCHIVE', name: 'a.zip', size: '12' },
            downloadPath: `/api/v4/projects/${project.id}/jobs/${jobs.second.id}/artifacts`,
            expireAt: '2036-01-01T00:00:00Z',
          },
          {
            ...{ fileType: 'JUNIT', name: 'j.gz', size: '12', downloadPath: null },
            expireAt: '2036-01-01T00:00:00Z',
          },
        ],
      },
    });
    expect(first).toEqual({ schedulingType: 'dag', needs: { nodes: [{ name: 'compile' }] } });
  });
});

describe('what a job waits for', () => {
  it('is the stage before it, or the jobs that it names', async () => {
    const fields = `previousStageJobsOrNeeds { nodes { __typename ... on CiJob { id }
      ... on CiBuildNeed { name } } pageInfo { hasNextPage } }`;
    const of = (job: { readonly id: number }) =>
      `job(id: "${gid('Ci::Build', job)}") { ${fields} }`;
    const pages = (...nodes: object[]) => ({
      previousStageJobsOrNeeds: { nodes, pageInfo: { hasNextPage: false } },
    });
    const compile = { __typename: 'CiJob', id: gid('Ci::Build', jobs.compile) };
    expect(
      await shown(
        'guest',
        `compile: ${of(jobs.compile)} first: ${of(jobs.first)} second: ${of(jobs.second)}`,
      ),
    ).toEqual({
      compile: pages(),
      first: pages({ __typename: 'CiBuildNeed', name: 'compile' }),
      second: pages(compile),
    });
  });

  it('is a runner, or none that would take it', async () => {
    const home = await seedProject(db, { visibility: 'public' });
    const of = await seedPipeline(db, { project_id: home.id });
    const clay = await seedJob(db, of, {
      ...{ name: 'clay', status: 'pending', tag_list: '["clay"]' },
    });
    const glass = await seedJob(db, of, {
      ...{ name: 'glass', status: 'pending', tag_list: '["glass"]' },
    });
    const running = await seedJob(db, of, {
      ...{ name: 'wax', status: 'running', tag_list: '["wax"]' },
    });
    const stuck = async () => {
      const { data } = await ask(null, ofProject('jobs { nodes { id stuck } }'), {
        path: home.full_path,
      });
      const { nodes } = (
        data as unknown as { project: { jobs: { nodes: { id: string; stuck: boolean }[] } } }
      ).project.jobs;
      return nodes.flatMap((job) => (job.stuck ? [job.id] : []));
    };
    expect(await stuck()).toEqual([glass, clay].map((job) => gid('Ci::Build', job)));
    const runner = await register(api, people.administrator, '', {
      tag_list: ['clay', 'wax'],
    });
    expect(await stuck()).toHaveLength(2);
    const now = new Date().toISOString();
    await db('runners').where({ id: runner.id }).update({ contacted_at: now });
    expect(await stuck()).toEqual([gid('Ci::Build', glass)]);
    await db('project_settings')
      .where('project_id', home.id)
      .update({ shared_runners_enabled: false });
    expect(await stuck()).toHaveLength(2);
    expect(await stuck()).not.toContain(gid('Ci::Build', running));
  });
});

describe('files of a pipeline', async () => {
  const made = await newPipeline({ status: 'success' });
  for (const [name, filename] of [
    ['form', 'a.zip'],
    ['fire', 'b.zip'],
  ] as const) {
    const job = await seedJob(db, made, { name, status: 'success' });
    await db('job_artifacts').insert({
      ...{ job_id: job.id, project_id: project.id, size: 3, sha256: 'a'.repeat(64) },
      ...{ file_type: 'archive', file_format: 'zip', filename, storage_key: `files ${name}` },
      created_at: '2026-01-01T00:00:00.000Z',
    });
  }
  const field = `pipeline(iid: ${made.iid}) { jobArtifacts { name fileType size } }`;

  it.each(['guest', 'reporter', 'administrator'] as const)('show to a %s', async (who) => {
    const archive = { fileType: 'ARCHIVE', size: '3' };
    expect(await shown(who, field)).toEqual({
      pipeline: {
        jobArtifacts: [
          { name: 'b.zip', ...archive },
          { name: 'a.zip', ...archive },
        ],
      },
    });
  });

  it('are those of one pipeline in a request', async () => {
    const { errors } = await ask(
      people.developer,
      ofProject(`${field} other: pipeline(iid: ${pipeline.iid}) { jobArtifacts { name } }`),
      variables,
    );
    expect(errors).toEqual([
      '"jobArtifacts" field can be requested only for 1 Pipeline(s) at a time.',
    ]);
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

describe('changes', () => {
  const run = (who: Who, name: string, input: string, fields: string) =>
    ask(people[who], `mutation { ${name}(input: { ${input} }) { errors ${fields} } }`);
  const id = (type: string, row: { readonly id: number }) => `id: "${gid(type, row)}"`;
  const refused = {
    errors: [
      "The resource that you are attempting to access does not exist or you don't have permission to perform this action",
    ],
  };
  const statusOf = async ({ id }: { readonly id: number }) =>
    (await db<JobRow>('jobs').where({ id }).first())?.status;

  it('cancel, retry and remove pipelines', async () => {
    const made = await newPipeline({ status: 'running' });
    const job = await seedJob(db, made, { status: 'running' });
    const place = id('Ci::Pipeline', made);
    expect(await run('reporter', 'pipelineCancel', place, '')).toMatchObject(refused);
    expect(await statusOf(job)).toBe('running');
    expect(await run('developer', 'pipelineCancel', place, '')).toEqual({
      data: { pipelineCancel: { errors: [] } },
    });
    expect(await statusOf(job)).toBe('canceled');
    expect(await run('developer', 'pipelineCancel', place, '')).toEqual({
      data: { pipelineCancel: { errors: ['Pipeline is not cancelable'] } },
    });
    expect(
      await run('developer', 'pipelineRetry', place, 'pipeline { id status jobs { count } }'),
    ).toEqual({
      data: {
        pipelineRetry: {
          errors: [],
          pipeline: { id: gid('Ci::Pipeline', made), status: 'RUNNING', jobs: { count: 2 } },
        },
      },
    });
    expect(await run('maintainer', 'pipelineDestroy', place, '')).toMatchObject(refused);
    expect(await run('owner', 'pipelineDestroy', place, '')).toEqual({
      data: { pipelineDestroy: { errors: [] } },
    });
    expect(await run('owner', 'pipelineDestroy', place, '')).toMatchObject(refused);
  });

  it('show what one mutation after the other made', async () => {
    const made = await newPipeline({ status: 'running' });
    const job = await seedJob(db, made, { status: 'running' });
    const { data } = await ask(
      people.developer,
      `mutation { stopped: jobCancel(input: { ${id('Ci::Build', job)} }) { job { status pipeline { status } } }
        again: jobRetry(input: { ${id('Ci::Build', job)} }) { job { status pipeline { status } } } }`,
    );
    expect(data).toEqual({
      stopped: { job: { status: 'CANCELED', pipeline: { status: 'CANCELED' } } },
      again: { job: { status: 'PENDING', pipeline: { status: 'RUNNING' } } },
    });
  });

  it('make pipelines', async () => {
    const input = (ref: string) => `projectPath: "${project.full_path}", ref: "${ref}"`;
    expect(await run('developer', 'pipelineCreate', input('nowhere'), 'pipeline { id }')).toEqual({
      data: { pipelineCreate: { errors: ['Reference not found'], pipeline: null } },
    });
    expect(await run('guest', 'pipelineCreate', input('main'), 'pipeline { id }')).toMatchObject(
      refused,
    );
  });

  it('cancel, start and repeat jobs', async () => {
    const made = await newPipeline({ status: 'running' });
    const job = await seedJob(db, made, { status: 'manual', run_when: 'manual' });
    const place = id('Ci::Build', job);
    const status = 'job { id status }';
    expect(await run('guest', 'jobPlay', place, status)).toMatchObject(refused);
    const chosen = `${place}, variables: [{ key: "GLAZE", value: "blue" }]`;
    expect(await run('developer', 'jobPlay', chosen, status)).toEqual({
      data: { jobPlay: { errors: [], job: { id: gid('Ci::Build', job), status: 'PENDING' } } },
    });
    expect(await db('job_variables').where({ job_id: job.id })).toMatchObject([{ key: 'GLAZE' }]);
    expect(await run('developer', 'jobPlay', place, status)).toEqual({
      data: { jobPlay: { errors: ['Unplayable Job'], job: null } },
    });
    expect(await run('developer', 'jobCancel', place, status)).toMatchObject({
      data: { jobCancel: { errors: [], job: { status: 'CANCELED' } } },
    });
    expect(await run('developer', 'jobCancel', place, status)).toMatchObject({
      data: { jobCancel: { errors: ['Job is not cancelable'], job: { status: 'CANCELED' } } },
    });
    const again = await run('developer', 'jobRetry', place, status);
    expect(again).toMatchObject({ data: { jobRetry: { errors: [], job: { status: 'PENDING' } } } });
    expect(await run('developer', 'jobRetry', place, status)).toMatchObject(refused);
    const unknown = 'id: "gid://gitlab/Ci::Build/999999999"';
    expect(await run('developer', 'jobCancel', unknown, status)).toMatchObject(refused);
    const foreign = `id: "${gid('Ci::Pipeline', made)}"`;
    expect((await run('developer', 'jobCancel', foreign, status)).errors?.[0]).toContain(
      'does not represent an instance of CiBuild',
    );
  });

  const variable = `manualVariables { nodes { key value raw variableType } }`;
  const glaze = { key: 'GLAZE', value: 'blue', raw: false, variableType: 'ENV_VAR' };

  it('start jobs with variables, which later ones keep', async () => {
    const job = await seedJob(db, await newPipeline({ status: 'running' }), {
      ...{ status: 'manual', run_when: 'manual' },
    });
    const place = id('Ci::Build', job);
    const chosen = `${place}, variables: [{ key: "GLAZE", value: "blue" }]`;
    expect(await run('developer', 'jobPlay', chosen, `job { ${variable} }`)).toEqual({
      data: { jobPlay: { errors: [], job: { manualVariables: { nodes: [glaze] } } } },
    });
    await run('developer', 'jobCancel', place, '');
    const again = await run('developer', 'jobRetry', place, `job { id status ${variable} }`);
    expect(again).toMatchObject({
      data: { jobRetry: { job: { status: 'PENDING', manualVariables: { nodes: [glaze] } } } },
    });
    const { jobRetry } = again.data as unknown as { jobRetry: { job: { id: string } } };
    await run('developer', 'jobCancel', `id: "${jobRetry.job.id}"`, '');
    const other = `id: "${jobRetry.job.id}", variables: [{ key: "GLAZE", value: "green" }]`;
    expect(await run('developer', 'jobRetry', other, `job { ${variable} }`)).toEqual({
      data: {
        jobRetry: {
          errors: [],
          job: { manualVariables: { nodes: [{ ...glaze, value: 'green' }] } },
        },
      },
    });
  });

  it('choose no variables where maintainers alone may', async () => {
    const job = await seedJob(db, await newPipeline(), { status: 'failed', run_when: 'manual' });
    const chosen = `${id('Ci::Build', job)}, variables: [{ key: "GLAZE", value: "blue" }]`;
    const settings = db('project_settings').where('project_id', project.id);
    await settings.clone().update({ restrict_user_defined_variables: true });
    try {
      expect(await run('developer', 'jobRetry', chosen, '')).toMatchObject(refused);
      expect(await run('maintainer', 'jobRetry', chosen, '')).toMatchObject({
        data: { jobRetry: { errors: [] } },
      });
    } finally {
      await settings.clone().update({ restrict_user_defined_variables: false });
    }
  });

  it.each([
    ['guest', false],
    ['reporter', false],
    ['developer', true],
    ['maintainer', true],
    ['owner', true],
    ['administrator', true],
  ] as const)('show the variables of a job to a %s: %s', async (who, shows) => {
    const job = await seedJob(db, await newPipeline(), { status: 'manual', run_when: 'manual' });
    const chosen = `${id('Ci::Build', job)}, variables: [{ key: "GLAZE", value: "blue" }]`;
    expect(await run('developer', 'jobPlay', chosen, '')).toMatchObject({
      data: { jobPlay: { errors: [] } },
    });
    const found = await shown(who, `job(id: "${gid('Ci::Build', job)}") { ${variable} }`);
    expect(found).toEqual({ job: { manualVariables: shows ? { nodes: [glaze] } : null } });
  });

  it('show them to no other developer, and of one job in a request', async () => {
    const chosen = { status: 'manual', run_when: 'manual', user_id: people.owner.id } as const;
    const job = await seedJob(db, await newPipeline(), chosen);
    const asked = `job(id: "${gid('Ci::Build', job)}") { ${variable} }`;
    expect(await shown('developer', asked)).toEqual({ job: { manualVariables: null } });
    const { errors } = await ask(
      people.owner,
      ofProject(`${asked} other: job(id: "${gid('Ci::Build', jobs.first)}") { ${variable} }`),
      variables,
    );
    expect(errors).toEqual([
      '"manualVariables" field can be requested only for 1 CiJob(s) at a time.',
    ]);
  });

  it('show them to no developer who runs a job again that others chose them for', async () => {
    const job = await seedJob(db, await newPipeline({ status: 'running' }), {
      ...{ status: 'manual', run_when: 'manual' },
    });
    const place = id('Ci::Build', job);
    await run('owner', 'jobPlay', `${place}, variables: [{ key: "GLAZE", value: "blue" }]`, '');
    await run('owner', 'jobCancel', place, '');
    const retried = await run('developer', 'jobRetry', place, `job { id ${variable} }`);
    expect(retried).toMatchObject({ data: { jobRetry: { job: { manualVariables: null } } } });
    const { jobRetry } = retried.data as unknown as { jobRetry: { job: { id: string } } };
    const again = `id: "${jobRetry.job.id}"`;
    await run('developer', 'jobCancel', again, '');
    expect(await run('developer', 'jobRetry', again, `job { ${variable} }`)).toMatchObject({
      data: { jobRetry: { job: { manualVariables: null } } },
    });
    expect(await shown('owner', `job(${again}) { ${variable} }`)).toEqual({
      job: { manualVariables: { nodes: [glaze] } },
    });
  });

  it.each([
    ['guest', false],
    ['reporter', false],
    ['developer', true],
    ['maintainer', true],
    ['administrator', true],
    ['stranger', false],
    ['anonymous', false],
  ] as const)('let a %s take the time from a job: %s', async (who, may) => {
    const job = await seedJob(db, await newPipeline({ status: 'running' }), {
      ...{ status: 'scheduled', run_when: 'delayed', scheduled_at: '2036-01-01T00:00:00.000Z' },
    });
    const place = id('Ci::Build', job);
    const fields = 'job { id status scheduledAt }';
    const answer = await run(who, 'jobUnschedule', place, fields);
    if (!may) {
      expect(answer).toMatchObject(refused);
      expect(await statusOf(job)).toBe('scheduled');
      return;
    }
    const after = { id: gid('Ci::Build', job), status: 'MANUAL', scheduledAt: null };
    expect(answer).toEqual({ data: { jobUnschedule: { errors: [], job: after } } });
    expect(await run(who, 'jobUnschedule', place, fields)).toEqual({
      data: { jobUnschedule: { errors: ['Job is not scheduled'], job: null } },
    });
  });

  it('remove what jobs left behind', async () => {
    const job = await seedJob(db, await newPipeline(), { status: 'success' });
    await db('job_artifacts').insert({
      ...{ job_id: job.id, project_id: project.id, size: 1, sha256: 'a'.repeat(64) },
      ...{ file_type: 'archive', file_format: 'zip', filename: 'a.zip', storage_key: 'remove' },
      created_at: '2026-01-01T00:00:00.000Z',
    });
    const place = id('Ci::Build', job);
    const left = 'destroyedArtifactsCount job { artifacts { nodes { name } } }';
    expect(await run('developer', 'jobArtifactsDestroy', place, left)).toMatchObject(refused);
    expect(await run('maintainer', 'jobArtifactsDestroy', place, left)).toEqual({
      data: {
        jobArtifactsDestroy: {
          ...{ errors: [], destroyedArtifactsCount: 1, job: { artifacts: { nodes: [] } } },
        },
      },
    });
  });

  it('are for tokens with the scope for them alone', async () => {
    const made = await newPipeline({ status: 'running' });
    const document = `mutation { pipelineCancel(input: { ${id('Ci::Pipeline', made)} }) { errors } }`;
    expect(await ask(people.developer, document, {}, ['read_api'])).toMatchObject(refused);
  });
});
