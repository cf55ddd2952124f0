import type { Database } from '../database/database.ts';
import { prepareStatement } from '../database/statement.ts';
import { Unauthorized } from '../errors.ts';
import type { Actor } from '../records/actor.ts';
import { AccessLevel } from './access-level.ts';
import { findVisibleProject, type ProjectAccess } from './project-access.ts';

const findLimit = prepareStatement<
  { from: number; to: number },
  { limited: boolean; listed: number | null }
>((db, { from, to }) =>
  db('project_settings')
    .leftJoin('job_token_scope_links as links', (on) => {
      on.on('links.source_project_id', 'project_settings.project_id').andOnVal(
        'links.target_project_id',
        to,
      );
    })
    .where('project_settings.project_id', from)
    .select('project_settings.ci_job_token_scope_enabled as limited')
    .select('links.id as listed')
    .limit(1),
);

/** The reason why the registry of a project is closed to the token of a job. */
export const registryOfAnother =
  "This project's CI/CD job token cannot be used to authenticate with the container registry of a different project.";

/**
 * The project of the job whose token the actor shows, as whoever started the job sees it now.
 * @throws Unauthorized where they may run jobs there no more: the token ends with that
 */
export async function findHomeOfJob(
  db: Database,
  actor: Actor,
  known?: ProjectAccess,
): Promise<ProjectAccess> {
  const home = known ?? (await findVisibleProject(db, actor, actor.token?.projectId ?? 0));
  if (home === null || home.level < AccessLevel.Developer) throw new Unauthorized();
  return home;
}

/**
 * Tells whether the token of a job reaches a project that its user sees: its own, and others where what is asked for is
 * to be had there, and the scope of its own project lets it.
 * @throws Unauthorized where the user may run jobs no more
 */
export async function canJobReach(
  db: Database,
  actor: Actor,
  project: ProjectAccess,
): Promise<boolean> {
  const { projectId = 0, elsewhere = false } = actor.token ?? {};
  const own = project.id === projectId;
  if (!own && !elsewhere) return false;
  await findHomeOfJob(db, actor, own ? project : undefined);
  return own || isInScope(db, { from: projectId, to: project.id });
}

/** Tells whether the scope of a project lets its jobs reach another one. */
export async function isInScope(
  db: Database,
  of: { readonly from: number; readonly to: number },
): Promise<boolean> {
  const found = await findLimit.first(db, of);
  return found !== undefined && (!found.limited || found.listed !== null);
}
