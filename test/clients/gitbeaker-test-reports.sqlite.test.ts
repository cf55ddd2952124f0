import { gzipSync } from 'node:zlib';
import { Gitlab } from '@gitbeaker/rest';
import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { leaveReport } from '#test/support/reports.ts';
import { addMember, seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const app = await startApp();
const { db, origin } = app;

it('@gitbeaker/rest reads the tests of a pipeline', async () => {
  const project = await seedProject(db);
  const user = await seedUser(db);
  await addMember(db, { project, user, level: 20 });
  const { token } = await seedToken(db, user, { scopes: ['read_api'] });
  const client = new Gitlab({ host: origin, token });
  const pipeline = await seedPipeline(db, { project_id: project.id, status: 'running' });
  const job = await seedJob(db, pipeline, { status: 'running', name: 'unit tests' });
  const xml =
    '<testsuite><testcase name="cools" time="2"><failure>hot</failure></testcase></testsuite>';
  await leaveReport(app, job, gzipSync(xml), { format: 'gzip' });
  const counts = { total_count: 1, failed_count: 1, success_count: 0 };
  expect(await client.Pipelines.showTestReport(project.id, pipeline.id)).toMatchObject({
    ...counts,
    test_suites: [
      {
        name: 'unit tests',
        test_cases: [{ name: 'cools', status: 'failed', system_output: 'hot' }],
      },
    ],
  });
  expect(await client.Pipelines.showTestReportSummary(project.id, pipeline.id)).toMatchObject({
    total: { count: 1, failed: 1, success: 0 },
    test_suites: [{ name: 'unit tests', ...counts }],
  });
});
