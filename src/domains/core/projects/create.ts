import type { CreateProject } from '#generated/projects/types.ts';
import { type AvatarChange, storeWithAvatar } from '#src/avatars/picture.ts';
import { writeAvatar } from '#src/avatars/table.ts';
import type { RequestContext } from '#src/context.ts';
import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { publish } from '#src/domain-events/publish.ts';
import { BadRequest, HttpError, Unprocessable } from '#src/errors.ts';
import type { Git } from '#src/git/git.ts';
import { createEmptyRepository, isStored, removeRepository } from '#src/git/life/existence.ts';
import { measureDiskBytes } from '#src/git/life/disk.ts';
import type { Repository } from '#src/git/repository.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import type { Actor } from '#src/records/actor.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { findCommitEmailHost } from '#src/settings/commit-email-host.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { toOutboundRules } from '#src/settings/outbound-rules.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { lockNamespace } from '#src/domains/core/namespaces/table.ts';
import { firstBranchMade } from '#src/domains/core/repositories/events.ts';
import { refreshKey, refreshRepository } from '#src/domains/core/repositories/workers.ts';
import { chooseCommitEmail } from '#src/domains/core/users/presenter.ts';
import { giveToOwners } from './first-owner.ts';
import { probeRepository, NoRepository } from './import/probe.ts';
import { readImportSource, type ImportSource } from './import/source.ts';
import { importRepository, sealImportSource } from './import/worker.ts';
import { readNewProject } from './new-project.ts';
import { firstMessage, writeFirstReadme } from './readme.ts';
import { type NewProject, reserveProject, revealProject } from './table.ts';
import { readTakenAttributes, findTakenAttributes } from './uniqueness.ts';
import {
  findTargetNamespace,
  isNamespaceFull,
  findProjectsLimit,
  type TargetNamespace,
} from './target-namespace.ts';
import { refuseTemplates } from './templates.ts';
import { removeReserved } from './unfinished.ts';

type Deps = Pick<RequestContext, 'db' | 'git' | 'storage' | 'workers' | 'config' | 'clock'>;

/**
 * Creates a project with its repository. The project stays hidden until both exist: a crash leaves a hidden row, which
 * `removeUnfinishedProjects` deletes.
 */
export async function createProject(
  deps: Deps,
  actor: Actor,
  body: CreateProject,
): Promise<ProjectRow> {
  const { db, git, config } = deps;
  const namespace = await findTargetNamespace(db, actor, body.namespace_id ?? null);
  await checkProjectsLimit(db, namespace);
  const settings = await loadCurrentSettings(db);
  const source = readImportSource(body, settings);
  refuseTemplates(body);
  const now = deps.clock().toISOString();
  const attributes = readNewProject(body, { actor, namespace, plan: config.plan, settings, now });
  if (source !== null) await checkReachable(source, settings);

  return storeWithAvatar(deps.storage, body.avatar, async (avatar) => {
    const reserved = await reserve(db, attributes, { namespace, source, now });
    const wantedBranch = body.default_branch || null;
    try {
      const readme = body.initialize_with_readme === true;
      const hiddenHost = findCommitEmailHost(settings, new URL(config.baseUrl).hostname);
      const author = { name: actor.user.name, email: chooseCommitEmail(actor.user, hiddenHost) };
      const facts =
        source === null
          ? await createRepository(git, reserved, author, readme ? now : null)
          : await leaveToImport(git, reserved);
      return await reveal(
        deps,
        reserved,
        { ...facts, avatar, wantedBranch },
        actor,
        namespace,
        now,
      );
    } catch (error) {
      await removeReserved(db, git, reserved.id);
      throw error;
    }
  });
}

/**
 * Checks that the source is a repository. The error gives no other details: the address may lead to a server that the
 * caller cannot reach.
 */
async function checkReachable(
  source: ImportSource,
  settings: ApplicationSettingsRow,
): Promise<void> {
  try {
    await probeRepository(source, toOutboundRules(settings));
  } catch (error) {
    if (!(error instanceof NoRepository)) throw error;
    throw new Unprocessable(
      `import_url: no git repository can be read at ${source.url.href}. Servers in the local network need an entry in ` +
        'outbound_local_requests_whitelist.',
    );
  }
}

/** @throws HttpError 403 where the owner of the namespace has as many as they may have */
export async function checkProjectsLimit(db: Database, namespace: TargetNamespace): Promise<void> {
  if (!(await isNamespaceFull(db, namespace))) return;
  const limit = (await findProjectsLimit(db, namespace)) ?? 0;
  const text =
    limit <= 0
      ? 'Personal project creation is not allowed. Please contact your administrator with questions'
      : `Your project limit is ${limit} projects! Please contact your administrator to increase it`;
  throw new HttpError(403, { error: [text] });
}

/** Locks the namespace until the transaction ends; a deleted one accepts no projects. */
export async function holdNamespace(db: Database, id: number): Promise<void> {
  const namespace = await lockNamespace(db, id);
  if (namespace === undefined || namespace.pending_delete) {
    throw new BadRequest({ namespace: ['is not valid'] });
  }
}

interface Reservation {
  readonly namespace: TargetNamespace;
  readonly source: ImportSource | null;
  readonly now: string;
}

/** Takes name and path, and one of the projects that the owner may have; the namespace is locked, because groups share its paths. */
async function reserve(
  db: Database,
  project: NewProject,
  { namespace, source, now }: Reservation,
): Promise<ProjectRow> {
  try {
    return await db.transaction(async (db) => {
      await holdNamespace(db, namespace.id);
      await checkProjectsLimit(db, namespace);
      const taken = await findTakenAttributes(db, project);
      if (taken !== null) throw new BadRequest(taken);
      if (source === null) return reserveProject(db, project, now);
      const imported = { ...project, import_type: 'git', import_status: 'scheduled' } as const;
      const reserved = await reserveProject(db, imported, now);
      const stored = sealImportSource(db, reserved.id, source);
      await db('project_settings').where({ project_id: reserved.id }).update(stored);
      return reserved;
    });
  } catch (error) {
    // Another process was quicker between the look and the insert.
    const taken = readTakenAttributes(error);
    throw taken === null ? error : new BadRequest(taken);
  }
}

interface RepositoryFacts {
  readonly empty: boolean;
  readonly size: number;
}

async function createRepository(
  git: Git,
  project: ProjectRow,
  author: { readonly name: string; readonly email: string },
  readmeAt: string | null,
): Promise<RepositoryFacts> {
  const repository = await prepareRepository(git, project);
  await createEmptyRepository(repository, { defaultBranch: project.default_branch });
  if (readmeAt === null) return { empty: true, size: 0 };

  const identity = { ...author, date: readmeAt };
  const content = writeFirstReadme(project);
  await addCommit(repository, {
    branch: project.default_branch,
    message: firstMessage,
    author: identity,
    committer: identity,
    changes: [{ action: 'create', path: 'README.md', content }],
  });
  return { empty: false, size: await measureDiskBytes(repository) };
}

/** A worker makes the repository. */
async function leaveToImport(git: Git, project: ProjectRow): Promise<RepositoryFacts> {
  await prepareRepository(git, project);
  return { empty: true, size: 0 };
}

/** SQLite gives an id again when the transaction that had it was undone: its repository starts from nothing. */
async function prepareRepository(git: Git, { id }: ProjectRow): Promise<Repository> {
  const repository = git.repository(id);
  if (await isStored(repository)) await removeRepository(repository);
  return repository;
}

interface Revealed extends RepositoryFacts {
  readonly avatar: AvatarChange | undefined;
  /** The requested default branch. */
  readonly wantedBranch: string | null;
}

async function reveal(
  { db, workers }: Deps,
  reserved: ProjectRow,
  { empty, size, avatar, wantedBranch }: Revealed,
  actor: Actor,
  namespace: TargetNamespace,
  now: string,
): Promise<ProjectRow> {
  return db.transaction(async (db) => {
    // `revealProject` raises the revision, which must be locked before all others.
    await bump(db);
    await holdNamespace(db, namespace.id);
    const facts = { empty_repo: empty, readme_path: empty ? null : 'README.md' };
    if (!empty) {
      await db('projects').where({ id: reserved.id }).update(facts);
      await db('project_statistics')
        .where({ project_id: reserved.id })
        .update({ commit_count: 1, repository_size: size, storage_size: size });
      const { id, default_branch: branch } = reserved;
      await publish(db, firstBranchMade({ project: { id }, branch, at: now }));
      await workers.enqueue(db, refreshRepository, { project_id: id }, { key: refreshKey(id) });
    }
    await writeAvatar(db, { kind: 'project', id: reserved.id }, avatar, now);
    const project = await revealProject(db, { ...reserved, ...facts });
    if (project.import_status === 'scheduled') {
      const payload = { project_id: project.id, default_branch: wantedBranch };
      await workers.enqueue(db, importRepository, payload);
    }
    await giveToOwners(db, project, { namespace, author: actor.user, now });
    return project;
  });
}
