import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { leaveReport, sendReport } from '#test/support/reports.ts';
import type { JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';

const app = await startApp();
const { api, db } = app;
const { project, people } = await projectWorld(db);
const reporter = api.as(people.reporter);

const reportOf = ({ id, project_id }: PipelineRow, what = 'test_report') =>
  `/projects/${project_id}/pipelines/${id}/${what}`;

const newPipeline = (columns: Partial<PipelineRow> = {}) =>
  seedPipeline(db, { project_id: project.id, status: 'running', ...columns });

/** A running job that left this report. */
async function jobWith(pipeline: PipelineRow, xml: string, columns: Partial<JobWithOptions> = {}) {
  const job = await seedJob(db, pipeline, { status: 'running', ...columns });
  await leaveReport(app, job, gzipSync(xml), { format: 'gzip' });
  return job;
}

const passing = (...names: readonly string[]) =>
  `<testsuite>${names.map((name) => `<testcase name="${name}" time="0.5"/>`).join('')}</testsuite>`;

const mixed = `<?xml version="1.0"?>
  <testsuites><testsuite name="kiln">
    <testcase name="cools" classname="kiln.cooling" file="test/cooling.js" time="2.25">
      <failure message="expected 900 to be below 600">at cooling.js:4</failure>
    </testcase>
    <testcase name="heats" time="0.5"/>
    <testcase name="rests"><skipped/></testcase>
    <testcase name="rings"><error>no bell</error></testcase>
  </testsuite></testsuites>`;

const counts = { total_time: 2.75, total_count: 4, success_count: 1, failed_count: 1 };
const ofMixed = { ...counts, skipped_count: 1, error_count: 1 };
const none = { total_time: 0, total_count: 0, success_count: 0, failed_count: 0 };
const nothing = { ...none, skipped_count: 0, error_count: 0, test_suites: [] };

const zero = { time: 0, count: 0, success: 0, failed: 0, skipped: 0, error: 0 };
const nothingAtAll = { total: { ...zero, suite_error: null }, test_suites: [] };

const bare = { classname: null, file: null, system_output: null, stack_trace: null };

describe('GET /projects/:id/pipelines/:pipeline_id/test_report', () => {
  it('tells the tests of a job and how they ended', async () => {
    const pipeline = await newPipeline();
    const job = await jobWith(pipeline, mixed, { name: 'unit tests' });
    expect(await reporter.get(reportOf(pipeline))).toMatchObject({ status: 200 });
    expect((await reporter.get(reportOf(pipeline))).body).toEqual({
      ...ofMixed,
      test_suites: [
        {
          name: 'unit tests',
          ...ofMixed,
          test_cases: [
            {
              ...{ status: 'failed', name: 'cools', classname: 'kiln.cooling' },
              ...{ file: 'test/cooling.js', execution_time: 2.25, stack_trace: null },
              system_output: 'expected 900 to be below 600\nat cooling.js:4',
            },
            { ...bare, status: 'success', name: 'heats', execution_time: 0.5 },
            { ...bare, status: 'skipped', name: 'rests', execution_time: 0 },
            {
              ...{ ...bare, status: 'error', name: 'rings', execution_time: 0 },
              system_output: 'no bell',
            },
          ],
        },
      ],
    });
    expect((await reporter.get(reportOf(pipeline, 'test_report_summary'))).body).toEqual({
      total: {
        time: 2.75,
        count: 4,
        success: 1,
        failed: 1,
        skipped: 1,
        error: 1,
        suite_error: null,
      },
      test_suites: [{ name: 'unit tests', ...ofMixed, build_ids: [job.id], suite_error: null }],
    });
  });

  it('is empty where no job left one', async () => {
    const pipeline = await newPipeline();
    await seedJob(db, pipeline, { status: 'success' });
    const [report, summary] = [reportOf(pipeline), reportOf(pipeline, 'test_report_summary')];
    expect(await reporter.get(report)).toMatchObject({ status: 200, body: nothing });
    expect(await reporter.get(summary)).toMatchObject({ status: 200, body: nothingAtAll });
  });

  it('has a suite for each job, one for parts side by side, and those of child pipelines', async () => {
    const pipeline = await newPipeline();
    await jobWith(pipeline, passing('a'), { name: 'rspec 1/2' });
    await jobWith(pipeline, passing('b', 'c'), { name: 'rspec 2/2' });
    await jobWith(pipeline, passing('d'), { name: 'fire: [hot, fast]' });
    const child = await newPipeline({ source: 'parent_pipeline', parent_pipeline_id: pipeline.id });
    await jobWith(child, passing('e'), { name: 'child job' });
    const { body } = await reporter.get(reportOf(pipeline));
    expect(body).toMatchObject({ total_count: 5, total_time: 2.5, success_count: 5 });
    const suites = body.test_suites as { name: string; test_cases: { name: string }[] }[];
    expect(
      suites.map(({ name, test_cases }) => [name, test_cases.map((test) => test.name)]),
    ).toEqual([
      ['rspec', ['a', 'b', 'c']],
      ['fire: [hot, fast]', ['d']],
      ['child job', ['e']],
    ]);
    const ofChild = await reporter.get(reportOf(child, 'test_report_summary'));
    const summary = { total: { count: 1 }, test_suites: [{ name: 'child job' }] };
    expect(ofChild.body).toMatchObject(summary);
    const parts = await reporter.get(reportOf(pipeline, 'test_report_summary'));
    const ids = (parts.body.test_suites as { build_ids: number[] }[]).map((each) => each.build_ids);
    expect(ids.map(({ length }) => length)).toEqual([2, 1, 1]);
  });

  it('counts only the latest try of a job', async () => {
    const pipeline = await newPipeline();
    const { id } = await jobWith(pipeline, mixed);
    await db('jobs').where({ id }).update({ retried: true, status: 'failed' });
    await jobWith(pipeline, passing('again'));
    const { body } = await reporter.get(reportOf(pipeline));
    expect(body).toMatchObject({
      total_count: 1,
      failed_count: 0,
      test_suites: [{ name: 'rspec' }],
    });
    const trigger = await seedJob(db, pipeline, { kind: 'bridge', retried: true });
    const child = { source: 'parent_pipeline', source_job_id: trigger.id } as const;
    await jobWith(await newPipeline({ ...child, parent_pipeline_id: pipeline.id }), mixed);
    expect((await reporter.get(reportOf(pipeline))).body).toMatchObject({ total_count: 1 });
  });

  it('says of what is no report what is wrong with it', async () => {
    const pipeline = await newPipeline();
    await jobWith(pipeline, '<testsuite><testcase name="a"/>', { name: 'rspec 1/2' });
    await jobWith(pipeline, passing('b'), { name: 'rspec 2/2' });
    const suite_error = 'The report of rspec 1/2 is no XML: an element has no end';
    const { status, body } = await reporter.get(reportOf(pipeline));
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { total_count: 1, test_suites: [{ suite_error, test_cases: [{ name: 'b' }] }] },
    });
    const summary = await reporter.get(reportOf(pipeline, 'test_report_summary'));
    expect(summary.body).toMatchObject({ total: { count: 1 }, test_suites: [{ suite_error }] });
  });

  it.each([
    ['a name that is too long', `</${'a'.repeat(9_000)}>`],
    ['NUL', `</a\0b>`],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x3c])],
    ['nothing', ''],
    ['another kind of report', '{"vulnerabilities":[]}'],
  ])('says what is wrong with %s', async (_, file) => {
    const pipeline = await newPipeline();
    const job = await seedJob(db, pipeline, { status: 'running' });
    await leaveReport(app, job, file);
    const { status, body } = await reporter.get(reportOf(pipeline));
    expect(status).toBe(200);
    const [{ suite_error }] = body.test_suites as [{ suite_error: string }];
    expect(suite_error).toMatch(/^The report of rspec is no XML: /);
    expect(suite_error.length).toBeLessThan(300);
  });

  it.each([
    ['a packed file that is none', Buffer.from(mixed), 'gzip', 400],
    ['a packed file that is cut', gzipSync(mixed).subarray(0, 60), 'gzip', 400],
    ['a bomb', gzipSync(Buffer.alloc(60_000_000, ' ')), 'gzip', 413],
    ['an archive', gzipSync(mixed), 'zip', 400],
  ] as const)('is not taken from %s', async (_, file, format, status) => {
    const pipeline = await newPipeline();
    const job = await seedJob(db, pipeline, { status: 'running' });
    expect(await sendReport(app, job, file, { format })).toMatchObject({ status });
    expect((await reporter.get(reportOf(pipeline))).body).toEqual(nothing);
    expect(await sendReport(app, job, mixed)).toMatchObject({ status: 201 });
  });

  it('tells no more than the first tests and words of too much', async () => {
    const pipeline = await newPipeline();
    const words = 'w'.repeat(20_000);
    const failing = `<testcase name="f"><failure>${words}</failure></testcase>`;
    await jobWith(pipeline, `<t>${failing.repeat(200)}</t>`, { name: 'loud' });
    await jobWith(pipeline, passing(...Array.from({ length: 10_000 }, (__, at) => `t${at}`)));
    const { body } = await reporter.get(reportOf(pipeline));
    expect(body).toMatchObject({ total_count: 10_200, failed_count: 200 });
    const [loud, rspec] = body.test_suites as { test_cases: { system_output: string | null }[] }[];
    expect(loud?.test_cases[0]?.system_output).toHaveLength(16_384);
    expect(loud?.test_cases.at(-1)?.system_output).toBeNull();
    expect(rspec?.test_cases).toHaveLength(9_800);
  });

  it('keeps its counts when the files have expired, and nothing of what is erased', async () => {
    const pipeline = await newPipeline();
    const job = await jobWith(pipeline, mixed);
    const past = '2020-01-01T00:00:00.000Z';
    await db('job_artifacts').where({ job_id: job.id }).update({ expire_at: past });
    await db('jobs').where({ id: job.id }).update({ status: 'failed' });
    const left = { ...ofMixed, test_suites: [{ ...ofMixed, name: 'rspec', test_cases: [] }] };
    expect((await reporter.get(reportOf(pipeline))).body).toEqual(left);
    const one = `/projects/${project.id}/jobs/${job.id}`;
    const maintainer = api.as(people.maintainer);
    expect(await maintainer.post(`${one}/erase`)).toMatchObject({ status: 201 });
    expect((await reporter.get(reportOf(pipeline))).body).toEqual(nothing);
    const other = await newPipeline();
    const { id } = await jobWith(other, mixed);
    const removed = await maintainer.delete(`/projects/${project.id}/jobs/${id}/artifacts`);
    expect(removed.status).toBe(204);
    const summary = await reporter.get(reportOf(other, 'test_report_summary'));
    expect(summary.body).toEqual(nothingAtAll);
  });

  it('answers 404 for a pipeline of another project, and for none', async () => {
    const other = await projectWorld(db);
    const pipeline = await newPipeline();
    for (const what of ['test_report', 'test_report_summary']) {
      const path = `/projects/${other.project.id}/pipelines/${pipeline.id}/${what}`;
      expect((await api.as(other.people.owner).get(path)).status).toBe(404);
      expect((await reporter.get(reportOf({ ...pipeline, id: 999_999_999 }, what))).status).toBe(
        404,
      );
      expect((await reporter.get(reportOf({ ...pipeline, id: 0 }, what))).status).toBe(404);
    }
  });
});

const roles: readonly (readonly ['private' | 'public', boolean, Who, number])[] = [
  ['private', true, 'anonymous', 404],
  ['private', true, 'stranger', 404],
  ['private', true, 'guest', 200],
  ['private', false, 'guest', 403],
  ['private', false, 'reporter', 200],
  ['private', false, 'administrator', 200],
  ['public', true, 'anonymous', 200],
  ['public', true, 'stranger', 200],
  ['public', false, 'anonymous', 403],
  ['public', false, 'stranger', 403],
  ['public', false, 'guest', 403],
  ['public', false, 'reporter', 200],
];

describe.each(['test_report', 'test_report_summary'])('the %s', (what) => {
  it.each(roles)(
    'in a %s project with public pipelines %s answers %s with %i',
    async (visibility, public_jobs, who, status) => {
      const world = await projectWorld(db, { visibility });
      const settings = db('project_settings').where({ project_id: world.project.id });
      await settings.update({ public_jobs });
      const pipeline = await newPipeline({ project_id: world.project.id });
      const answer = await api.as(world.people[who]).get(reportOf(pipeline, what));
      expect(answer.status).toBe(status);
    },
  );

  it('leaves out what the configuration keeps from the public', async () => {
    const world = await projectWorld(db, { visibility: 'public' });
    const pipeline = await newPipeline({ project_id: world.project.id });
    await jobWith(pipeline, passing('a'), { name: 'open' });
    const options = JSON.stringify({ artifacts: { access: 'developer' } });
    await jobWith(pipeline, passing('b'), { name: 'closed', options });
    const countFor = async (who: Who) => {
      const { body } = await api.as(world.people[who]).get(reportOf(pipeline, what));
      return what === 'test_report' ? body.total_count : body.total.count;
    };
    expect(await countFor('anonymous')).toBe(1);
    expect(await countFor('guest')).toBe(1);
    expect(await countFor('reporter')).toBe(1);
    expect(await countFor('developer')).toBe(2);
  });
});
