import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { Unauthorized } from '#src/errors.ts';
import type { Actor } from '#src/records/actor.ts';
import { AccessLevel } from './access-level.ts';
import { findVisibleProject, type ProjectAccess } from './project-access.ts';
import { findProjectAsUser, type ProjectAsUser } from './project-as-user.ts';
import { toUnknownRequest } from './work-requester.ts';

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
 * Project of the job whose token the actor presents, as the user who started the job sees it now.
 * @throws Unauthorized where they may no longer run jobs there: the token ends with that
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
 * Project that the token of a job reaches: its own, or another one under three conditions. The operation accepts job
 * tokens, the scope of its own project allows it, and the user has access by more than being an administrator. Null
 * for others.
 * @throws Unauthorized where the user may no longer run jobs
 */
export async function findReachOfJob(
  db: Database,
  actor: Actor,
  project: ProjectAccess,
): Promise<ProjectAccess | null> {
  const { projectId = 0, elsewhere = false } = actor.token ?? {};
  if (project.id === projectId) return findHomeOfJob(db, actor, project);
  if (!elsewhere) return null;
  await findHomeOfJob(db, actor);
  if (!(await isInScope(db, { from: projectId, to: project.id }))) return null;
  const limited = await limitToMemberships(db, actor, { id: projectId });
  return limited === actor ? project : findVisibleProject(db, limited, project.id);
}

const findOwner = prepareStatement<{ project: number }, { owner_id: number | null }>(
  (db, { project }) =>
    db('projects')
      .join('namespaces', 'namespaces.id', 'projects.namespace_id')
      .where('projects.id', project)
      .where('namespaces.kind', 'user')
      .select('namespaces.owner_id')
      .limit(1),
);

/**
 * The actor with the permissions that jobs of a project have in other projects. Maintainers of the project write its jobs,
 * and operators of its runners see the tokens. Administrators and auditors therefore count as members alone, except in
 * projects of their own namespace.
 */
export async function limitToMemberships(
  db: Database,
  actor: Actor,
  { id: project }: Pick<ProjectAccess, 'id'>,
): Promise<Actor> {
  if (!actor.admin && !actor.user.auditor) return actor;
  const owner = await findOwner.first(db, { project });
  if (owner?.owner_id === actor.user.id) return actor;
  return { ...actor, admin: false, user: { ...actor.user, admin: false, auditor: false } };
}

/** Another project, or its own, as the user of a job sees it from there; null where they do not. */
export async function findProjectFromJob(
  db: Database,
  { user_id, project_id: id }: { readonly user_id: number; readonly project_id: number },
  idOrPath: number | string,
): Promise<ProjectAsUser | null> {
  const as = await findProjectAsUser(db, toUnknownRequest(user_id), idOrPath);
  if (as === null || as.project.id === id) return as;
  const actor = await limitToMemberships(db, as.actor, { id });
  if (actor === as.actor) return as;
  const project = await findVisibleProject(db, actor, as.project.id);
  return project === null ? null : { actor, project };
}

/** Tells whether the job-token scope of a project includes another project. */
export async function isInScope(
  db: Database,
  of: { readonly from: number; readonly to: number },
): Promise<boolean> {
  const found = await findLimit.first(db, of);
  return found !== undefined && (!found.limited || found.listed !== null);
}
