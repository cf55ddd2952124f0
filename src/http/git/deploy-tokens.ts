import type { IncomingMessage } from 'node:http';
import type { Knex } from 'knex';
import { readBasicCredentials } from '#src/auth/credentials.ts';
import type { Environment } from '#src/context.ts';
import { Unauthorized } from '#src/errors.ts';
import type { GitService } from '#src/git/transport/transport.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { checkFeatureAccess } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { toFullPathKey } from '#src/records/namespace.ts';
import { projectColumns, type ProjectRow } from '#src/records/project.ts';
import {
  type DeployTokenRow,
  findShownDeployToken,
} from '#src/domains/projects/deploy-tokens/table.ts';
import { findAtOldPath } from '#src/domains/core/namespaces/old-paths.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { GitRefusal } from './access.ts';

type Deps = Pick<Environment, 'db' | 'clock'>;

/**
 * The deploy token that git is run with; null for all other credentials, and for one that cannot be used.
 * @throws Unauthorized for the name of another
 */
export async function findRequestDeployToken(
  { db, clock }: Deps,
  http: IncomingMessage,
): Promise<DeployTokenRow | null> {
  const credentials = readBasicCredentials(http.headers.authorization);
  if (credentials === null) return null;
  const shown = await findShownDeployToken(db, credentials, clock().toISOString());
  if (shown === undefined) return null;
  if (!shown.named) throw new Unauthorized();
  return shown.token;
}

/**
 * Project of a deploy token, or one in the group of the token, for reading its repository.
 * @throws GitRefusal, Unauthorized
 */
export async function admitDeployToken(
  { db }: Deps,
  token: DeployTokenRow,
  { path, service }: { readonly path: string; readonly service: GitService },
): Promise<ProjectAccess> {
  const settings = await loadCurrentSettings(db);
  if (settings.enabled_git_access_protocol === 'ssh') {
    throw new GitRefusal(403, 'Git access over HTTP is not allowed.');
  }
  if (service === 'git-receive-pack') {
    throw new GitRefusal(403, 'You are not allowed to push to this project.');
  }
  if (!token.scopes.includes('read_repository')) {
    throw new GitRefusal(403, 'The deploy token needs the scope read_repository.');
  }
  const moved = await findAtOldPath(db, path);
  const project = await findTokenProject(db, token, moved ?? path);
  // The service decides about people; a token is none.
  if (project === undefined || settings.external_authorization_service_enabled) {
    throw new GitRefusal(404, 'There is no such project, or you may not see it.');
  }
  const access = {
    ...project,
    level: AccessLevel.Reporter,
    viaAdministrator: false,
    viaAuditor: false,
  };
  if (checkFeatureAccess(access, 'repository') !== 'readable') {
    throw new GitRefusal(403, 'The repository of this project is disabled.');
  }
  return access;
}

async function findTokenProject(
  db: Environment['db'],
  token: DeployTokenRow,
  idOrPath: number | string,
): Promise<ProjectRow | undefined> {
  const query: Knex.QueryBuilder<ProjectRow, ProjectRow[]> = db<ProjectRow>('projects')
    .whereNotNull('projects.listing')
    .select(...projectColumns)
    .limit(1);
  if (typeof idOrPath === 'number') query.where('projects.id', idOrPath);
  else query.whereRaw('lower(projects.full_path) = ?', [toFullPathKey(idOrPath) ?? '']);
  if (token.project_id !== null) query.where('projects.id', token.project_id);
  else {
    query
      .join('namespace_ancestors as above', 'above.namespace_id', 'projects.namespace_id')
      .where('above.ancestor_id', token.group_id);
  }
  const [project]: ProjectRow[] = await query;
  return project;
}
