import { posix } from 'node:path';
import type { JobArtifactsService } from '#generated/job-artifacts/service.ts';
import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { BadRequest, Forbidden, RowNotFound } from '#src/errors.ts';
import { toUnknownRequest } from '#src/policy/work-requester.ts';
import { formatAttachmentDisposition, rawHeaders } from '#src/text/header-text.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findProjectAsUser } from '#src/policy/project-as-user.ts';
import { loadNeededElsewhere } from '#src/domains/ci/job-execution/needed-elsewhere.ts';
import { readPlannedJob } from '#src/domains/ci/job-execution/planned-job.ts';
import { loadRunningJob } from '#src/domains/ci/job-execution/running-job.ts';
import { findJob } from '#src/domains/ci/jobs/finder.ts';
import { presentJobs } from '#src/domains/ci/jobs/presenter.ts';
import type { JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';
import { readArchiveFile } from './archive-file.ts';
import { findArchive, findJobOfRef } from './finder.ts';
import { requireRunningJob } from './job-of-token.ts';
import { chooseMediaType } from './media-type.ts';
import { artifactPolicy, requireArtifacts, requireJobs } from './policy.ts';
import { receiveArtifact, requireSize } from './receive.ts';
import { removeArtifacts, removeReports } from './table.ts';
import { expireArtifacts } from './workers.ts';

export const jobArtifacts = {
  async downloadJobArtifacts({ project, params }, context) {
    await requireJobs(context.db, project, context.actor);
    const job = await findJob(context.db, project, params.job_id);
    return answerArchive(context, project, job);
  },

  async downloadJobArtifactFile({ project, params }, context) {
    requirePlainPath(params.artifact_path);
    await requireJobs(context.db, project, context.actor);
    const job = await findJob(context.db, project, params.job_id);
    return answerFile(context, project, job, params.artifact_path);
  },

  async downloadRefArtifacts({ project, params, query }, context) {
    await requireJobs(context.db, project, context.actor);
    const job = await findJobOfRef(context.db, project, { ref: params.ref_name, name: query.job });
    return answerArchive(context, project, job);
  },

  async downloadRefArtifactFile({ project, params, query }, context) {
    requirePlainPath(params.artifact_path);
    await requireJobs(context.db, project, context.actor);
    const job = await findJobOfRef(context.db, project, { ref: params.ref_name, name: query.job });
    return answerFile(context, project, job, params.artifact_path);
  },

  async keepJobArtifacts({ project, params }, context) {
    const { db, now } = context;
    authorize(artifactPolicy.change, { project });
    await requireJobs(db, project, context.actor);
    const job = await findJob(db, project, params.job_id);
    await findArchive(db, job, now);
    await db('job_artifacts').where({ job_id: job.id }).update({ expire_at: null });
    const [body] = await presentJobs(context, project, [job]);
    if (body === undefined) throw new RowNotFound();
    return { status: 200, body };
  },

  async deleteJobArtifacts({ project, params }, { db, storage }) {
    authorize(artifactPolicy.change, { project });
    const job = await findJob(db, project, params.job_id);
    await db.transaction(async (db) => {
      await removeArtifacts(db, (rows) => rows.where('job_id', job.id), storage);
      await removeReports(db, job);
    });
    return { status: 204 };
  },

  async deleteProjectArtifacts({ project }, { db, workers }) {
    authorize(artifactPolicy.change, { project });
    await workers.enqueue(db, expireArtifacts, { projectId: project.id });
    return { status: 202, body: { message: '202 Accepted' } };
  },

  async uploadJobArtifacts(request, context) {
    await receiveArtifact(context, request);
    return { status: 201, body: 201 };
  },

  async authorizeJobArtifacts({ params, query, headers }, context) {
    await loadRunningJob(params.id, headers['JOB-TOKEN'] ?? query.token, context);
    if (query.filesize !== undefined) await requireSize(context.db, query.filesize);
    return { status: 200, body: 200 };
  },

  async fetchJobArtifacts({ params, query, headers }, { db, storage, now }) {
    const running = await requireRunningJob(db, headers['JOB-TOKEN'] ?? query.token);
    const job = await db<JobWithOptions>('jobs').where({ id: params.id }).first();
    if (job === undefined) throw new RowNotFound();
    await requireFetching(db, running, job);
    return openArchive(storage, await findArchive(db, job, now));
  },
} satisfies JobArtifactsService<RequestContext>;

/**
 * Checks that a running job may fetch the archive of another job. Jobs of its pipeline and of `needs` always qualify; other
 * jobs of the project qualify where the user of the running job may download their archives.
 * @throws Forbidden also where that user may no longer run jobs in the project
 */
async function requireFetching(
  db: Database,
  running: JobWithOptions,
  job: JobWithOptions,
): Promise<void> {
  const home = await findStartersProject(db, running);
  if (home === null || home.level < AccessLevel.Developer) throw new Forbidden();
  if (job.pipeline_id === running.pipeline_id) return;
  if (job.project_id === running.project_id && artifactPolicy.read({ project: home, job })) return;
  const needed = await loadNeededElsewhere(db, running, readPlannedJob(running));
  if (!needed.some(({ id }) => id === job.id)) throw new Forbidden();
}

/** The project of a job as its user sees it now; null where the user may not see it. */
async function findStartersProject(
  db: Database,
  { user_id, project_id }: Pick<JobWithOptions, 'user_id' | 'project_id'>,
): Promise<ProjectAccess | null> {
  if (user_id === null) return null;
  return (await findProjectAsUser(db, toUnknownRequest(user_id), project_id))?.project ?? null;
}

async function answerArchive(context: RequestContext, project: ProjectAccess, job: JobWithOptions) {
  requireArtifacts({ project, job }, context.actor);
  return openArchive(context.storage, await findArchive(context.db, job, context.now));
}

async function openArchive(
  storage: RequestContext['storage'],
  { storage_key, filename, size }: Awaited<ReturnType<typeof findArchive>>,
) {
  const body = await storage.read(storage_key);
  if (body === null) throw new RowNotFound();
  const headers = {
    ...rawHeaders,
    'Content-Disposition': formatAttachmentDisposition(filename),
    'Content-Length': String(size),
  };
  return { status: 200 as const, body, headers };
}

async function answerFile(
  context: RequestContext,
  project: ProjectAccess,
  job: JobWithOptions,
  path: string,
) {
  requireArtifacts({ project, job }, context.actor);
  const archive = await findArchive(context.db, job, context.now);
  const file = await readArchiveFile(context.storage, archive, path);
  if (file === null) throw new RowNotFound();
  const headers = {
    ...rawHeaders,
    'Content-Disposition': formatAttachmentDisposition(posix.basename(path)),
    'Content-Type': chooseMediaType(path),
    ...(Buffer.isBuffer(file.body) ? {} : { 'Content-Length': String(file.size) }),
  };
  return { status: 200 as const, body: file.body, headers };
}

/** @throws BadRequest for a path that leads out of the archive, or is empty */
function requirePlainPath(path: string): void {
  const parts = path.split('/');
  const plain = !/[\0\\]/.test(path) && !path.startsWith('/') && !/^[A-Za-z]:/.test(path);
  if (!plain || parts.includes('..')) throw new BadRequest();
}
