import type { ArtifactAccess } from '#src/ci/plan.ts';
import type { Database } from '#src/database/database.ts';
import { Forbidden, Unauthorized } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import type { JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';
import { requirePipelines } from '#src/domains/ci/pipelines/policy.ts';

type Facts = Readonly<Record<'project', ProjectAccess>> & {
  readonly job: Pick<JobWithOptions, 'options'>;
};

export const artifactPolicy = {
  /** Downloads follow `artifacts:access` of the configuration, regardless of the project's visibility. */
  read({ project, job }: Facts): boolean {
    const access = readAccess(job);
    if (access === 'none') return false;
    return access === 'all' || artifactPolicy.readAllReports({ project });
  },
  /** The counts of a report reveal no file: developers read those of all jobs. */
  readReport: ({ project, job }: Facts) =>
    artifactPolicy.readAllReports({ project }) || readAccess(job) === 'all',
  readAllReports: ({ project }: Pick<Facts, 'project'>) =>
    project.viaAuditor || project.level >= AccessLevel.Developer,
  /** Archived projects are read-only. */
  change: ({ project }: Pick<Facts, 'project'>) => !project.archived,
};

interface Published {
  readonly artifacts?: { readonly access?: ArtifactAccess } | null;
}

function readAccess({ options }: Pick<JobWithOptions, 'options'>): ArtifactAccess {
  const published = options === null ? null : (JSON.parse(options) as Published).artifacts;
  return published?.access ?? 'all';
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
