import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { Forbidden, NotFound } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { checkFeatureAccess } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findBranchAbilities, findTagAbilities } from '#src/policy/protected-refs.ts';
import { isRequestRef } from '#src/policy/request-ref.ts';
import type { Actor } from '#src/records/actor.ts';
import { findRefOfJobs } from './job-ref.ts';
import type { JobRow } from './job-table.ts';
import type { PipelineRow } from './table.ts';

type Facts = Readonly<Record<'project', ProjectAccess>> & {
  /** The setting `public_jobs`. */
  readonly isPublic: boolean;
};

export const pipelinePolicy = {
  /** Public pipelines are visible with the project and its feature; others to reporters. */
  read: ({ project, isPublic }: Facts) => {
    const access = checkFeatureAccess(project, 'builds');
    if (access === 'disabled') return false;
    if (project.viaAuditor || project.level >= AccessLevel.Reporter) return true;
    if (!isPublic) return false;
    return project.visibility === 'private'
      ? project.level >= AccessLevel.Guest
      : access === 'readable';
  },
  /** Statuses have the visibility of pipelines; those of external systems remain readable with CI disabled. */
  readStatuses: ({ project, isPublic }: Facts) =>
    checkFeatureAccess(project, 'builds') === 'disabled'
      ? project.viaAuditor || isPublic || project.level >= AccessLevel.Reporter
      : pipelinePolicy.read({ project, isPublic }),
  /** Variables of the request override those of the project. */
  setVariables: ({
    project,
    settings,
  }: Pick<Facts, 'project'> & {
    readonly settings: { readonly restrict_user_defined_variables: boolean };
  }) => !settings.restrict_user_defined_variables || project.level >= AccessLevel.Maintainer,
  /** Archived projects are read-only. */
  change: ({ project }: Pick<Facts, 'project'>) => !project.archived,
};

const findSetting = prepareStatement<{ project: number }, { public_jobs: boolean }>(
  (db, { project }) =>
    db('project_settings').where('project_id', project).select('public_jobs').limit(1),
);

/** Tells whether the pipelines of the project are public. */
export async function hasPublicPipelines(
  db: Database,
  project: Pick<ProjectAccess, 'id'>,
): Promise<boolean> {
  return (await findSetting.first(db, { project: project.id }))?.public_jobs === true;
}

/** Tells whether the actor, who may see the project, may read its pipelines. */
export async function mayReadPipelines(db: Database, project: ProjectAccess): Promise<boolean> {
  // The setting is read only if it matters.
  if (pipelinePolicy.read({ project, isPublic: false })) return true;
  if (!pipelinePolicy.read({ project, isPublic: true })) return false;
  return hasPublicPipelines(db, project);
}

const findSettings = prepareStatement<
  { ids: readonly number[] },
  { project_id: number; public_jobs: boolean }
>((db, { ids }) =>
  whereInList(db('project_settings'), 'project_settings.project_id', ids).select(
    'project_id',
    'public_jobs',
  ),
);

/** Filters visible projects, by id, for those whose pipelines the actor may read. */
export async function whereMayReadPipelines(
  db: Database,
  projects: ReadonlyMap<number, ProjectAccess>,
): Promise<ReadonlyMap<number, ProjectAccess>> {
  const settings = await findSettings.all(db, { ids: [...projects.keys()] });
  const open = new Map(settings.map((row) => [row.project_id, row.public_jobs]));
  return new Map(
    [...projects].filter(([id, project]) =>
      pipelinePolicy.read({ project, isPublic: open.get(id) === true }),
    ),
  );
}

/**
 * @throws NotFound where the project has switched them off
 * @throws Forbidden where they are for others
 */
export async function requirePipelines(db: Database, project: ProjectAccess): Promise<void> {
  if (checkFeatureAccess(project, 'builds') === 'disabled') throw new NotFound('Builds');
  if (!(await mayReadPipelines(db, project))) throw new Forbidden();
}

/**
 * Tells whether the actor may change pipelines with jobs of this ref: a protected ref requires the permission to push
 * or merge.
 */
export async function mayChangePipelines(
  db: Database,
  project: ProjectAccess,
  actor: Actor,
  { ref, tag }: Pick<JobRow, 'ref' | 'tag'>,
): Promise<boolean> {
  if (!tag && isRequestRef(ref)) return project.level >= AccessLevel.Developer && !project.archived;
  if (tag) return (await findTagAbilities(db, project, actor, ref)).canCreate;
  return (await findBranchAbilities(db, project, actor, ref)).canMerge;
}

/** Tells whether the actor may change a pipeline. */
export const mayChangePipeline = async (
  db: Database,
  project: ProjectAccess,
  actor: Actor,
  pipeline: Pick<PipelineRow, 'id' | 'ref' | 'tag'>,
): Promise<boolean> => mayChangePipelines(db, project, actor, await findRefOfJobs(db, pipeline));
