import type { CreateProject } from '../../../generated/projects/types.ts';
import type { Actor } from '../../auth/actor.ts';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/dialect.ts';
import { BadRequest, HttpError } from '../../errors.ts';
import type { Git } from '../../git/git.ts';
import { AccessLevel } from '../../policy/access-level.ts';
import { refreshAuthorizations } from '../../policy/authorizations.ts';
import { insertMember } from '../members/table.ts';
import { isFullPathTaken, lockNamespace } from '../namespaces/table.ts';
import { fold } from '../users/folding.ts';
import { findTargetNamespace, type TargetNamespace } from './target-namespace.ts';
import { newProjectFrom } from './new-project.ts';
import {
  reserveProject,
  revealProject,
  uniqueIndexes,
  type NewProject,
  type ProjectRow,
} from './table.ts';

type Deps = Pick<RequestContext, 'db' | 'git' | 'config' | 'clock'>;

/**
 * Creates a project with its repository. Nobody sees it before both exist: what a crash leaves behind is a hidden
 * row, which `removeUnfinishedProjects` clears away.
 */
export async function createProject(
  deps: Deps,
  actor: Actor,
  body: CreateProject,
): Promise<ProjectRow> {
  const { db, git, config } = deps;
  const namespace = await findTargetNamespace(db, actor, body.namespace_id ?? null);
  await checkProjectsLimit(db, actor, namespace);
  const attributes = newProjectFrom(body, { actor, namespace, plan: config.plan });

  const now = deps.clock().toISOString();
  const reserved = await reserve(db, attributes, now);
  try {
    const readme = body.initialize_with_readme === true;
    const facts = await createRepository(git, reserved, actor, readme ? now : null);
    return await reveal(db, reserved, facts, actor, namespace, now);
  } catch (error) {
    await removeReserved(db, git, reserved.id);
    throw error;
  }
}

/** Clears away projects whose creation was cut off before `olderThan`, ISO 8601. */
export async function removeUnfinishedProjects(
  db: Database,
  git: Git,
  olderThan: string,
): Promise<void> {
  const unfinished = await db<{ id: number }>('projects')
    .select('id')
    .whereNull('listing')
    .whereNull('deletion_requested_at')
    .where('created_at', '<', olderThan);
  for (const { id } of unfinished) await removeReserved(db, git, id);
}

async function removeReserved(db: Database, git: Git, id: number): Promise<void> {
  await git.repository(id).remove();
  await db('projects').where({ id }).whereNull('listing').delete();
}

async function checkProjectsLimit(
  db: Database,
  { user }: Actor,
  namespace: TargetNamespace,
): Promise<void> {
  if (namespace.kind === 'group') return;
  const limit = user.projects_limit;
  const [row] = await db('projects')
    .where({ namespace_id: namespace.id })
    .whereNotNull('listing')
    .count({ count: '*' });
  if (Number(row?.['count'] ?? 0) < limit) return;
  const text =
    limit <= 0
      ? 'Personal project creation is not allowed. Please contact your administrator with questions'
      : `Your project limit is ${limit} projects! Please contact your administrator to increase it`;
  throw new HttpError(403, { error: [text] });
}

/** Takes name and path; the namespace is locked, because groups share its paths. */
async function reserve(db: Database, project: NewProject, now: string): Promise<ProjectRow> {
  try {
    return await db.transaction(async (db) => {
      await lockNamespace(db, project.namespace.id);
      const taken = await takenAttributes(db, project);
      if (taken.length > 0) throw alreadyTaken(taken);
      return reserveProject(db, project, now);
    });
  } catch (error) {
    // Another process was quicker between the look and the insert.
    if (isUniqueViolation(error, uniqueIndexes.fullPath)) throw alreadyTaken(['path']);
    if (isUniqueViolation(error, uniqueIndexes.name)) throw alreadyTaken(['name']);
    throw error;
  }
}

async function takenAttributes(
  db: Database,
  { namespace, name, path }: NewProject,
): Promise<string[]> {
  const sibling = await db('projects')
    .select('id')
    .where({ namespace_id: namespace.id, name_key: fold(name) })
    .first();
  const pathTaken = await isFullPathTaken(db, `${namespace.full_path}/${path}`);
  return [...(sibling === undefined ? [] : ['name']), ...(pathTaken ? ['path'] : [])];
}

function alreadyTaken(attributes: readonly string[]): BadRequest {
  return new BadRequest(
    Object.fromEntries(attributes.map((attribute) => [attribute, ['has already been taken']])),
  );
}

interface RepositoryFacts {
  readonly empty: boolean;
  readonly size: number;
}

async function createRepository(
  git: Git,
  project: ProjectRow,
  { user }: Actor,
  readmeAt: string | null,
): Promise<RepositoryFacts> {
  const repository = git.repository(project.id);
  // SQLite gives an id again when the transaction that had it was undone: start from nothing.
  if (await repository.exists()) await repository.remove();
  await repository.create({ defaultBranch: project.default_branch });
  if (readmeAt === null) return { empty: true, size: 0 };

  const author = { name: user.name, email: user.commit_email ?? user.email, date: readmeAt };
  const text = [`# ${project.name}`, ...(project.description ? ['', project.description] : [])];
  const content = Buffer.from(`${text.join('\n')}\n`);
  await repository.commit({
    branch: project.default_branch,
    message: 'Initial commit',
    author,
    committer: author,
    changes: [{ action: 'create', path: 'README.md', content }],
  });
  return { empty: false, size: await repository.size() };
}

async function reveal(
  db: Database,
  reserved: ProjectRow,
  { empty, size }: RepositoryFacts,
  actor: Actor,
  namespace: TargetNamespace,
  now: string,
): Promise<ProjectRow> {
  return db.transaction(async (db) => {
    const facts = { empty_repo: empty, readme_path: empty ? null : 'README.md' };
    if (!empty) {
      await db('projects').where({ id: reserved.id }).update(facts);
      await db('project_statistics')
        .where({ project_id: reserved.id })
        .update({ commit_count: 1, repository_size: size, storage_size: size });
    }
    const project = await revealProject(db, { ...reserved, ...facts });
    if (namespace.owner_id !== null) {
      // The owner of a personal namespace shows as a member of its projects.
      await insertMember(
        db,
        {
          source_type: 'Project',
          source_id: project.id,
          user_id: namespace.owner_id,
          access_level: AccessLevel.Owner,
          created_by_id: actor.user.id,
        },
        now,
      );
    } else {
      await refreshAuthorizations(db, { projectIds: [project.id] });
    }
    return project;
  });
}
