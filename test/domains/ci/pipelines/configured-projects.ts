import { expect } from 'vitest';
import { finishJob } from '#src/domains/ci/jobs/transitions.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import type { TestApp } from '#test/support/app.ts';
import { tokenOf, uploadOf, zipOf } from '#test/support/archives.ts';
import { statusesWorld } from '#test/domains/ci/commit-statuses/world.ts';
import { committerTo, write } from '#test/domains/code/commits/world.ts';

type Files = Readonly<Record<string, string>>;

/** Projects with files of a CI configuration, whose pipelines the maintainer starts. */
export function configuredProjects({ api, db, git, environment: { workers } }: TestApp) {
  async function projectWith(files: Files) {
    const { project, people, path } = await statusesWorld(db, git);
    const commit = committerTo(git, project);
    await commit(
      'Configure',
      Object.entries(files).map(([name, text]) => write(name, text)),
      {},
    );
    const as = api.as(people.maintainer);
    const run = async () => {
      const { status, body } = await as.post(`${path}/pipeline`, { ref: 'main' });
      expect(status).toBe(201);
      await workers.idle();
      return body as { readonly id: number };
    };
    const jobOf = async (pipeline: { readonly id: number }, name: string) =>
      (await db<JobRow>('jobs').where({ pipeline_id: pipeline.id, name }).first()) as JobRow;
    const children = async () =>
      (await as.get(`${path}/pipelines?source=parent_pipeline`)).body as { readonly id: number }[];
    return { project, people, path, as, run, jobOf, children };
  }

  /** Lets a job leave these files behind, and end well. */
  async function leave(job: JobRow, files: Files): Promise<void> {
    await db('jobs').where({ id: job.id }).update({ status: 'running' });
    const sent = uploadOf(await tokenOf(db, job), await zipOf(files));
    const answer = await api.send('POST', `/jobs/${job.id}/artifacts`, sent.body, sent.headers);
    expect(answer.status).toBe(201);
    await finishJob(db, job.id, { status: 'success' }, new Date());
    await workers.idle();
  }

  return { projectWith, leave };
}
