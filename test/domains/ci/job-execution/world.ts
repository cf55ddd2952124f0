import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import type { TestApp } from '#test/support/app.ts';
import { seedProject, seedUser } from '#test/support/seed.ts';
import type { JobRow, JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';
import { register, type Place, type Registered } from '#test/domains/ci/runners/world.ts';
import { expect } from 'vitest';

/** Seeds projects, runners and jobs that wait, and speaks as a runner. */
export function worldOf({ api, db }: Pick<TestApp, 'api' | 'db'>) {
  const administrator = seedUser(db, { admin: true });

  const runnerOf = async (place: Place, attributes: object = {}): Promise<Registered> =>
    register(api, await administrator, place, attributes);

  async function waitingJob(
    project: { readonly id: number },
    columns: Partial<JobWithOptions> = {},
  ): Promise<JobRow> {
    const user = await seedUser(db);
    const { ref = 'main', tag = false } = columns;
    const pipeline = await seedPipeline(db, {
      ...{ project_id: project.id, user_id: user.id, ref, tag },
      status: 'pending',
    });
    return seedJob(db, pipeline, {
      ...{ status: 'pending', queued_at: new Date(Date.now() - 5_000).toISOString() },
      ...columns,
    });
  }

  const request = (runner: Registered, more: object = {}) =>
    api.post('/jobs/request', { token: runner.token, ...more });

  /** A job that runs, and its token. */
  async function runningJob(columns: Partial<JobWithOptions> = {}) {
    const project = await seedProject(db);
    const runner = await runnerOf(`/projects/${project.id}`);
    const job = await waitingJob(project, columns);
    const answer = await request(runner);
    expect(answer).toMatchObject({ status: 201, body: { id: job.id } });
    return { project, runner, job, token: answer.body.token as string, payload: answer.body };
  }

  const patch = (id: number, token: string, range: string, body: string | Buffer) =>
    api.send('PATCH', `/jobs/${id}/trace`, body, {
      'job-token': token,
      'content-range': range,
      'content-type': 'text/plain',
    });

  return { administrator, runnerOf, waitingJob, request, runningJob, patch };
}
