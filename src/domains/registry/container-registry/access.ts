import type { Environment } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { HttpError } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { findReachOfJob } from '#src/policy/job-reach.ts';
import { findVisibleProject, type ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import { projectColumns, type ProjectRow } from '#src/records/project.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { refuseDuringMaintenance } from '#src/domains/platform/application-settings/maintenance.ts';
import { type DeployTokenRow, reachesProject } from '#src/domains/projects/deploy-tokens/table.ts';
import { isRepositoryName, listProjectPaths } from '#src/image-registry/names.ts';

/** Actions in scopes of the registry; `*` means all, including unnamed ones. */
export const registryActions = ['pull', 'push', 'delete', '*'] as const;
export type RegistryAction = (typeof registryActions)[number];

/** The caller of the registry; null without credentials. */
export type RegistryCaller =
  | { readonly kind: 'actor'; readonly actor: Actor }
  | { readonly kind: 'deploy_token'; readonly token: DeployTokenRow }
  | null;

type Actions = ReadonlySet<RegistryAction>;

const all: Actions = new Set(registryActions);
const none: Actions = new Set();

/** The project that a name in the registry leads to, and the rest of the name. */
export interface RegistryProject {
  readonly projectId: number;
  readonly namespaceId: number;
  readonly name: string;
}

/** Rights of a caller in a project. */
export interface RegistryRights {
  readonly project: ProjectRow;
  readonly actions: Actions;
}

/** The actions that a credential permits, regardless of its owner's; none for a token with other scopes. */
export function listOfferedActions(caller: RegistryCaller): Actions {
  if (caller === null) return new Set(['pull']);
  if (caller.kind === 'deploy_token') return listActionsOfScopes(caller.token.scopes);
  const { token } = caller.actor;
  if (token === null) return all;
  if (token.kind === 'job') return new Set(['pull', 'push', 'delete']);
  return token.scopes.includes('api') ? all : listActionsOfScopes(token.scopes);
}

function listActionsOfScopes(scopes: readonly string[]): Actions {
  const offered = new Set<RegistryAction>();
  if (scopes.includes('read_registry')) offered.add('pull');
  if (scopes.includes('write_registry')) offered.add('push');
  return offered;
}

/** Null for a name without a project. The longest of nested paths counts. */
export async function findRegistryProject(
  db: Database,
  path: string,
): Promise<RegistryProject | null> {
  if (!isRepositoryName(path)) return null;
  const candidates = listProjectPaths(path);
  const marks = candidates.map(() => '?').join(', ');
  const rows = await db('projects')
    .whereRaw(`lower(projects.full_path) in (${marks})`, candidates)
    .whereNotNull('projects.listing')
    .select<{ id: number; namespace_id: number; full_path: string }[]>(
      'projects.id',
      'projects.namespace_id',
      'projects.full_path',
    );
  const [found] = rows.sort((one, other) => other.full_path.length - one.full_path.length);
  if (found === undefined) return null;
  const { id: projectId, namespace_id: namespaceId, full_path } = found;
  return { projectId, namespaceId, name: path.slice(full_path.length + 1) };
}

/** The actions that the caller may do now in the registry of a project; null where they do not see it. */
export async function findRegistryRights(
  { db, config }: Pick<Environment, 'db' | 'config'>,
  caller: RegistryCaller,
  projectId: number,
): Promise<RegistryRights | null> {
  const found =
    caller?.kind === 'deploy_token'
      ? await findDeployTokenRights(db, caller.token, projectId)
      : await findActorRights(db, caller?.actor ?? null, projectId);
  if (found === null) return null;
  const { project } = found;
  const offered = listOfferedActions(caller);
  const writable = !project.archived && !(await isInMaintenance({ db, config }, caller));
  const granted = [...found.actions].filter(
    (action) => offered.has(action) && (writable || action === 'pull'),
  );
  return { project, actions: new Set(granted) };
}

async function findActorRights(
  db: Database,
  actor: Actor | null,
  projectId: number,
): Promise<RegistryRights | null> {
  const project = await findVisibleProject(db, actor, projectId);
  if (project === null) return null;
  if (project.container_registry_access_level === 'disabled') return { project, actions: none };
  if (actor?.token?.kind === 'job') {
    return { project, actions: await findJobActions(db, actor, project) };
  }
  const actions = new Set<RegistryAction>();
  if (isFeatureVisible(project, 'container_registry')) actions.add('pull');
  if (project.level >= AccessLevel.Developer) actions.add('push');
  if (project.level >= AccessLevel.Maintainer) actions.add('delete').add('*');
  return { project, actions };
}

async function findJobActions(
  db: Database,
  actor: Actor,
  project: ProjectAccess,
): Promise<Actions> {
  const own = project.id === actor.token?.projectId;
  try {
    const reached = await findReachOfJob(db, actor, project);
    if (reached === null) return none;
    if (own) return new Set(['pull', 'push', 'delete']);
    return isFeatureVisible(reached, 'container_registry') ? new Set(['pull']) : none;
  } catch (error) {
    if (error instanceof HttpError) return none;
    throw error;
  }
}

/** A deploy token reads repositories of its project or group, and public ones. */
async function findDeployTokenRights(
  db: Database,
  token: DeployTokenRow,
  projectId: number,
): Promise<RegistryRights | null> {
  const project = await db('projects')
    .where({ id: projectId })
    .whereNotNull('listing')
    .first<ProjectRow | undefined>(...projectColumns);
  const settings = await loadCurrentSettings(db);
  // The service decides about people; a token is none.
  if (project === undefined || settings.external_authorization_service_enabled) return null;
  const setting = project.container_registry_access_level;
  const own = await reachesProject(db, token, project);
  if (!own) {
    if (project.visibility !== 'public') return null;
    return { project, actions: setting === 'enabled' ? new Set(['pull']) : none };
  }
  return { project, actions: setting === 'disabled' ? none : new Set(['pull', 'push']) };
}

async function isInMaintenance(
  { db, config }: Pick<Environment, 'db' | 'config'>,
  caller: RegistryCaller,
): Promise<boolean> {
  const actor = caller?.kind === 'actor' ? caller.actor : null;
  try {
    refuseDuringMaintenance(await loadCurrentSettings(db), 'POST', actor, config.plan);
    return false;
  } catch (error) {
    if (error instanceof HttpError) return true;
    throw error;
  }
}
