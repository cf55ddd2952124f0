import { describe, expect, it } from 'vitest';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { seedJob } from '#test/support/pipelines.ts';
import type { Who } from '#test/support/project-world.ts';
import { gid, ofProject, pipelinesWorld } from './pipelines-world.ts';

const { app, ask, people, project, newPipeline, jobs, variables, shown } = await pipelinesWorld();
const { db } = app;

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
