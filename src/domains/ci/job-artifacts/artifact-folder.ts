import type { RequestContext } from '#src/context.ts';
import { RowNotFound } from '#src/errors.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findJob } from '#src/domains/ci/jobs/finder.ts';
import { type ArchiveFolder, listArchiveFolder } from './archive-folder.ts';
import { findArchive } from './finder.ts';
import { requireArtifacts, requireJobs } from './policy.ts';

/**
 * A folder in the archive of a job, for those who may download it. `folder` is empty, or ends with a slash.
 * @throws RowNotFound also for a folder that is not there
 */
export async function listArtifactFolder(
  { db, actor, storage, now }: RequestContext,
  project: ProjectAccess,
  jobId: number,
  folder: string,
): Promise<ArchiveFolder> {
  await requireJobs(db, project, actor);
  const job = await findJob(db, project, jobId);
  requireArtifacts({ project, job }, actor);
  const found = await listArchiveFolder(storage, await findArchive(db, job, now), folder);
  if (found === null) throw new RowNotFound();
  return found;
}
