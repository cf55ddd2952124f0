import { expect } from 'vitest';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import type { TestApp } from '#test/support/app.ts';
import { tokenOf, uploadOf, zipOf } from '#test/support/archives.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { seedProject } from '#test/support/seed.ts';

interface Seeded {
  readonly status?: JobRow['status'];
  readonly ref?: string;
  readonly name?: string;
  readonly visibility?: 'private' | 'internal' | 'public';
  readonly options?: object;
  /** User who started the job. */
  readonly user_id?: number;
}

/** Jobs that leave archives. */
export async function archiveWorld({ api, db }: TestApp) {
  const archive = await zipOf({ 'coverage/index.html': '<h1>97</h1>', 'log.txt': 'fired' });

  async function jobIn(project: { id: number }, seeded: Seeded = {}) {
    const { status = 'running', ref = 'main', name = 'rspec', options = {} } = seeded;
    const { user_id = null } = seeded;
    const pipeline = await seedPipeline(db, { project_id: project.id, ref, status });
    const json = JSON.stringify(options);
    const job = await seedJob(db, pipeline, { status, ref, name, user_id, options: json });
    return { pipeline, job };
  }

  /** A project with a job that ended well and left the archive. */
  async function withArchive(seeded: Seeded = {}, query = '') {
    const project = await seedProject(db, { visibility: seeded.visibility ?? 'private' });
    return { project, ...(await leaveArchive(project, seeded, query)) };
  }

  async function leaveArchive(
    project: { id: number },
    seeded: Seeded = {},
    query = '',
    file = archive,
  ) {
    const { pipeline, job } = await jobIn(project, seeded);
    expect((await upload(job, file, query)).status).toBe(201);
    for (const table of ['jobs', 'pipelines']) {
      const id = table === 'jobs' ? job.id : pipeline.id;
      await db(table)
        .where({ id })
        .update({ status: seeded.status ?? 'success' });
    }
    return { pipeline, job };
  }

  async function upload(job: JobRow, file: Buffer | string = archive, query = '', name?: string) {
    const sent = uploadOf(await tokenOf(db, job), file, name);
    await db('jobs').where({ id: job.id }).update({ status: 'running' });
    return api.send('POST', `/jobs/${job.id}/artifacts${query}`, sent.body, sent.headers);
  }

  return { archive, jobIn, withArchive, leaveArchive, upload };
}
