import { hasSufficientScope } from '#src/auth/scopes.ts';
import type { Environment } from '#src/context.ts';
import { HttpError, Unauthorized } from '#src/errors.ts';
import type { GitService } from '#src/git/transport/transport.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { checkFeatureAccess } from '#src/policy/features.ts';
import { findReachOfJob } from '#src/policy/job-reach.ts';
import { findVisibleProject, type ProjectAccess } from '#src/policy/project-access.ts';
import { mayPushToShared } from '#src/policy/protected-refs.ts';
import type { Actor } from '#src/records/actor.ts';
import { refuseDuringMaintenance } from '#src/domains/platform/application-settings/maintenance.ts';
import { findAtOldPath } from '#src/domains/core/namespaces/old-paths.ts';
import { computeRoomLeft } from '#src/domains/core/repositories/push-checks.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';

/** Refusal in words for the user of git. */
export class GitRefusal extends HttpError {
  constructor(status: number, text: string) {
    super(status, text);
  }
}

interface AccessRequest {
  readonly actor: Actor | null;
  /** The id or the full path. */
  readonly project: number | string;
  readonly service: GitService;
}

const scopes = {
  'git-upload-pack': ['api', 'read_repository', 'write_repository'],
  'git-receive-pack': ['api', 'write_repository'],
} as const satisfies Record<GitService, readonly string[]>;

/**
 * Project, for callers who may use its repository in this way.
 * @throws Unauthorized without credentials
 * @throws NotFound when the project is hidden from them
 * @throws GitRefusal with the reason otherwise
 */
export async function admitToGit(
  { db, config }: Pick<Environment, 'db' | 'config'>,
  { actor, project: idOrPath, service }: AccessRequest,
): Promise<ProjectAccess> {
  const settings = await loadCurrentSettings(db);
  if (settings.enabled_git_access_protocol === 'ssh') {
    throw new GitRefusal(403, 'Git access over HTTP is not allowed.');
  }
  const push = service === 'git-receive-pack';
  if (actor === null && push) throw new Unauthorized();
  const { token = null } = actor ?? {};
  if (token !== null && !hasSufficientScope(token.scopes, scopes[service])) {
    const scope = push ? 'write_repository' : 'read_repository';
    throw new GitRefusal(403, `The access token needs the scope ${scope}.`);
  }
  const seen = await findProject(db, actor, idOrPath);
  const isJob = token?.kind === 'job';
  if (isJob && push) throw new GitRefusal(403, 'Jobs are not allowed to push.');
  const project = isJob && actor !== null ? await findReachOfJob(db, actor, seen) : seen;
  if (project === null) {
    throw new GitRefusal(404, 'There is no such project, or you may not see it.');
  }
  requireReadable(project, actor);
  if (!push) return project;

  refuseDuringMaintenance(settings, 'POST', actor, config.plan);
  const pushes =
    project.level >= AccessLevel.Developer || (await mayPushToShared(db, project, actor));
  if (!pushes) {
    throw new GitRefusal(403, 'You are not allowed to push to this project.');
  }
  if (project.archived) throw new GitRefusal(403, 'The project is archived: it is read-only.');
  const room = await computeRoomLeft({ db, config }, project);
  if (room !== null && room < 0) {
    throw new GitRefusal(403, 'The repository exceeds its size limit: pushes are rejected.');
  }
  return project;
}

/**
 * Finds a project by its current or a former path. A caller without credentials gets 401 for a hidden project and for
 * an unknown one.
 */
async function findProject(
  db: Environment['db'],
  actor: Actor | null,
  idOrPath: number | string,
): Promise<ProjectAccess> {
  const project = await findVisibleProject(db, actor, idOrPath);
  if (project !== null) return project;
  const moved = typeof idOrPath === 'string' ? await findAtOldPath(db, idOrPath) : null;
  const there = moved === null ? null : await findVisibleProject(db, actor, moved);
  if (there !== null) return there;
  if (actor === null) throw new Unauthorized();
  throw new GitRefusal(404, 'There is no such project, or you may not see it.');
}

function requireReadable(project: ProjectAccess, actor: Actor | null): void {
  switch (checkFeatureAccess(project, 'repository')) {
    case 'readable':
      return;
    case 'forbidden':
      if (actor === null) throw new Unauthorized();
      throw new GitRefusal(403, 'You are not allowed to download code from this project.');
    case 'disabled':
      if (actor === null) throw new Unauthorized();
      throw new GitRefusal(403, 'The repository of this project is disabled.');
  }
}
