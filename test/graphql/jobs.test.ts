import { describe, expect, it } from 'vitest';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { seedProject } from '#test/support/seed.ts';
import { register } from '#test/domains/ci/runners/world.ts';
import { gid, ofProject, pipelinesWorld } from './pipelines-world.ts';

const { app, ask, people, project, sha, newPipeline, pipeline, jobs, variables, shown } =
  await pipelinesWorld();
const { api, db } = app;
const developer = api.as(people.developer);

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

  it.each([
    ['developer', 'none', false],
    ['reporter', 'developer', false],
    ['developer', 'developer', true],
    ['reporter', 'all', true],
  ] as const)('tells a %s of artifacts for %s: %s', async (who, access, readJobArtifacts) => {
    const options = JSON.stringify({ artifacts: { access } });
    const job = await seedJob(db, pipeline, { name: `${who} ${access}`, options });
    const fields = `job(id: "${gid('Ci::Build', job)}") { userPermissions { readJobArtifacts } }`;
    expect(await shown(who, fields)).toEqual({ job: { userPermissions: { readJobArtifacts } } });
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

describe('the obstacle of a waiting job', () => {
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

  it('is a missing runner, or none that fits', async () => {
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
