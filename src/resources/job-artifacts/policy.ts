import type { Database } from '../../database/database.ts';
import { Forbidden, Unauthorized } from '../../errors.ts';
import { AccessLevel } from '../../policy/access-level.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import type { Actor } from '../../records/actor.ts';
import type { JobWithOptions } from '../pipelines/job-table.ts';
import { requirePipelines } from '../pipelines/policy.ts';

type Facts = Readonly<Record<'project', ProjectAccess>> & {
  readonly job: Pick<JobWithOptions, 'options'>;
};

export const artifactPolicy = {
  /** Only reporters read artifacts that the configuration does not make public, whatever the project shows. */
  read: ({ project, job }: Facts) => artifactPolicy.readAll({ project }) || isPublic(job),
  readAll: ({ project }: Pick<Facts, 'project'>) =>
    project.viaAuditor || project.level >= AccessLevel.Reporter,
  /** Archived projects stay as they are. */
  change: ({ project }: Pick<Facts, 'project'>) => !project.archived,
};

interface Published {
  readonly artifacts?: { readonly public?: boolean } | null;
}

function isPublic({ options }: Pick<JobWithOptions, 'options'>): boolean {
  const published = options === null ? null : (JSON.parse(options) as Published).artifacts;
  return published?.public !== false;
}

/**
 * @throws NotFound where the project runs no jobs
 * @throws Unauthorized, Forbidden for those who may not read its jobs
 */
export async function requireJobs(
  db: Database,
  project: ProjectAccess,
  actor: Actor | null,
): Promise<void> {
  try {
    await requirePipelines(db, project);
  } catch (error) {
    throw error instanceof Forbidden && actor === null ? new Unauthorized() : error;
  }
}

/** @throws Unauthorized, Forbidden for those who may read the job, and not its artifacts */
export function requireArtifacts(facts: Facts, actor: Actor | null): void {
  if (artifactPolicy.read(facts)) return;
  throw actor === null ? new Unauthorized() : new Forbidden();
}
