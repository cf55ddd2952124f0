import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#src/database/database.ts';
import { changeWithin } from '#src/database/in-parts.ts';
import { NotFound } from '#src/errors.ts';
import type { Repository } from '#src/git/repository.ts';
import { findRequester } from '#src/policy/work-requester.ts';
import type { Actor } from '#src/records/actor.ts';
import { projectColumns, type ProjectRow } from '#src/records/project.ts';
import { findUser, type UserRow } from '#src/records/user.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import {
  Postponed,
  type WorkerDefinition,
  type WorkerDependencies,
} from '#src/workers/definition.ts';
import { ofProject, toUserOwner } from '#src/workers/owners.ts';
import { endAccess, hideForDeletion } from '#src/domains/core/projects/delete.ts';
import { measureRepository } from '#src/domains/core/projects/statistics.ts';
import { findNamespace } from '#src/domains/core/projects/target-namespace.ts';
import { theInstance } from '#src/domain-events/audited.ts';
import { createEmptyRepository, removeRepository } from '#src/git/life/existence.ts';
import { listBranchNames, readBranchHead, readDefaultBranch } from '#src/git/reading/branches.ts';
import { setDefaultBranch } from '#src/git/writing/default-branch.ts';
import type { GiveWay } from '#src/turns/sliced-turns.ts';
import { busyMs, isBusyFailure } from '../busy.ts';
import { ArchiveRefused } from './archive.ts';
import { ContainerGone } from './context.ts';
import { clearImportedProject } from './empty.ts';
import { fetchArchive } from './fetch.ts';
import { requireProjectImporter } from './importer.ts';
import { findImportReason } from './reasons.ts';
import { restoreArchive, type Tell } from './restore.ts';
import { showFailed, showRestored } from './show.ts';
import { findImport, type ImportRow } from './table.ts';
import { maxImportAttempts, turns } from './turns.ts';
import { runWithinADay } from './within-a-day.ts';

interface OfProject {
  readonly project_id: number;
}

const findOwner = async ({ project_id }: OfProject, db: Database) => {
  const row = await findImport(db, project_id);
  return row?.user_id == null ? ofProject(db, project_id) : toUserOwner(row.user_id);
};

/**
 * Creates a project from its archive. The project stays hidden until it is complete: an attempt after a cut-off begins
 * with an empty one.
 */
export const importProjectArchive: WorkerDefinition<OfProject> = {
  name: 'import_project',
  worksFor: findOwner,
  // The extra attempt marks an import as failed after all attempts were cut off; no attempt has reported a failure by
  // then.
  attempts: maxImportAttempts + 1,
  timeout: 12 * 3600,
  lane: 'archives',

  async run({ project_id }, dependencies, { attempt, signal }) {
    const begun = await findBegun(dependencies.db, project_id);
    // Versions before `fetch_import` queued such jobs for archives of other servers, too.
    if (begun !== null && begun.row.source_sealed !== null) {
      const { db, workers } = dependencies;
      const job = [{ payload: { project_id }, key: `fetch ${project_id}` }];
      await db.transaction((db) => workers.enqueueAll(db, fetchProjectArchive, job));
      return;
    }
    await importProject(project_id, dependencies, { attempt, signal, tell: () => {} });
  },
};

/** Fetches the archive of a project from another server. Another job reads it, so that slow servers delay no other import. */
export const fetchProjectArchive: WorkerDefinition<OfProject> = {
  name: 'fetch_import',
  worksFor: findOwner,
  attempts: maxImportAttempts + 1,
  timeout: 5 * 3600,
  lane: 'transfers',

  async run({ project_id }, dependencies, { attempt, signal }) {
    const trial = await beginTrial(project_id, dependencies, { attempt, signal, tell: () => {} });
    if (trial === null || trial.begun.row.source_sealed === null) return;
    await tryOnce(trial, dependencies, obtainArchive);
  },
};

interface Attempt {
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly signal: AbortSignal;
  readonly tell: Tell;
}

/** Makes a project of its archive, as a job does or in its stead. */
export async function importProject(
  id: number,
  dependencies: WorkerDependencies,
  attempt: Attempt,
): Promise<void> {
  const trial = await beginTrial(id, dependencies, attempt);
  if (trial === null) return;
  await turns.run(attempt.signal, (giveWay) =>
    tryOnce(trial, dependencies, (trial, dependencies) => make(trial, dependencies, giveWay)),
  );
}

/** Null where no work is left. */
async function beginTrial(
  id: number,
  { db, config }: WorkerDependencies,
  { attempt, signal, tell }: Attempt,
): Promise<Trial | null> {
  const folder = join(config.dataDir, 'imports', String(id));
  const begun = await findBegun(db, id);
  // An attempt that was cut off leaves a folder that no later attempt continues.
  if (begun === null || attempt > maxImportAttempts)
    await rm(folder, { recursive: true, force: true });
  return begun === null ? null : { begun, attempt, folder, signal, tell };
}

interface Begun {
  readonly row: ImportRow;
  readonly project: ProjectRow;
}

/** Null for a finished or deleted project. */
async function findBegun(db: Database, id: number): Promise<Begun | null> {
  const row = await findImport(db, id);
  const project = await db<ProjectRow>('projects')
    .select(projectColumns)
    .where({ id })
    .whereNull('listing')
    .whereNull('deletion_requested_at')
    .first<ProjectRow | undefined>();
  return row === undefined || project === undefined ? null : { row, project };
}

interface Trial {
  readonly begun: Begun;
  readonly attempt: number;
  /** Folder of this import alone; it is removed at the end. */
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly tell: Tell;
}

type Work = (trial: Trial, dependencies: WorkerDependencies) => Promise<void>;

/** Ends an import that failed permanently; throws errors of attempts that may succeed later. */
async function tryOnce(trial: Trial, dependencies: WorkerDependencies, work: Work): Promise<void> {
  const { begun, attempt, folder, signal } = trial;
  try {
    if (attempt > maxImportAttempts)
      throw new ArchiveRefused('The import was interrupted too often');
    await runWithinADay(begun.row, { now: dependencies.clock(), signal }, (signal) =>
      work({ ...trial, signal }, dependencies),
    );
  } catch (error) {
    const reason = findImportReason(error);
    if (isBusyFailure(error) && attempt < maxImportAttempts) throw new Postponed(busyMs);
    if (reason.passing && attempt < maxImportAttempts) throw error;
    // The unpacked files may be all that fills the disk.
    await rm(folder, { recursive: true, force: true });
    await end(begun, dependencies, { reason: reason.text, error, signal });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function obtainArchive(
  { begun, signal }: Trial,
  dependencies: WorkerDependencies,
): Promise<void> {
  await requireImporter(dependencies.db, begun);
  await fetchArchive(begun.row, dependencies, signal, (db) =>
    dependencies.workers.enqueue(db, importProjectArchive, { project_id: begun.project.id }),
  );
}

async function make(
  { begun, folder, signal, tell }: Trial,
  dependencies: WorkerDependencies,
  giveWay: GiveWay,
): Promise<void> {
  const { row, project } = begun;
  const { db, git } = dependencies;
  const actor = await requireImporter(db, begun);
  const repository = git.repository(project.id);
  await clearImportedProject(db, project.id, repository, signal);
  const failures = db('project_import_failures').where({ project_id: project.id });
  await changeWithin(failures, 'delete');
  await db('projects').where({ id: project.id }).update({ import_status: 'started' });
  const settings = await loadCurrentSettings(db);
  const restoring = { row, project, actor, settings, folder, signal, tell, giveWay };
  const restored = await restoreArchive(restoring, dependencies);
  const defaultBranch = await chooseBranch(repository, project.default_branch, restored.head);
  const facts = await measureRepository(repository, defaultBranch);
  const showing = { row, projectId: project.id, settings };
  await showRestored(dependencies, showing, restored, { ...facts, defaultBranch });
  if (row.storage_key !== null) await dependencies.storage.remove(row.storage_key).catch(() => {});
}

/** @throws ContainerGone, ArchiveRefused */
async function requireImporter(db: Database, { row, project }: Begun): Promise<Actor> {
  const namespace = await findNamespace(db, project.namespace_id);
  if (namespace === undefined) throw new ContainerGone();
  return requireProjectImporter(db, row, namespace);
}

/** Chooses the branch of HEAD: among branches at its commit one with a usual name first, or else any branch. */
async function chooseBranch(
  repository: Repository,
  fallback: string,
  head: string | null,
): Promise<string> {
  const usual = [fallback, 'main', 'master'];
  const names = await listBranchNames(repository, { limit: 1000 });
  const atHead: string[] = [];
  for (const name of [...usual.filter((each) => names.includes(each)), ...names]) {
    if (head !== null && (await readBranchHead(repository, name)) === head) atHead.push(name);
    if (atHead.length > 0) break;
  }
  const chosen = atHead[0] ?? usual.find((name) => names.includes(name)) ?? names[0] ?? fallback;
  if (chosen !== (await readDefaultBranch(repository))) await setDefaultBranch(repository, chosen);
  return chosen;
}

interface Ending {
  readonly reason: string;
  readonly error: unknown;
  readonly signal: AbortSignal;
}

/**
 * The project stays, empty, with the reason of the failure; if its namespace is being deleted, the project is deleted
 * too.
 */
async function end(
  { row, project }: Begun,
  dependencies: WorkerDependencies,
  { reason, error, signal }: Ending,
): Promise<void> {
  const { db, git, workers, storage, clock, log } = dependencies;
  log.info(
    { event: 'import_failed', project: project.id, reason, err: error },
    'project import failed',
  );
  const repository = git.repository(project.id);
  const actor = await findRequester(db, row);
  const author = actor?.user ?? (await findCreator(db, project));
  try {
    await clearImportedProject(db, project.id, repository, signal);
    if (author === undefined || (await findNamespace(db, project.namespace_id)) === undefined) {
      throw new ContainerGone();
    }
    await createEmptyRepository(repository, { defaultBranch: project.default_branch });
    await showFailed(dependencies, { projectId: project.id, actor, author }, reason);
  } catch (failure) {
    if (!(failure instanceof ContainerGone)) throw failure;
    await removeRepository(repository);
    const doing = { actor: theInstance, now: clock().toISOString() };
    // Another caller may have requested the deletion already.
    const hide = db.transaction((db) => hideForDeletion(db, workers, project, doing));
    const hidden = await hide.then(
      () => true,
      (error: unknown) => {
        if (error instanceof NotFound) return false;
        throw error;
      },
    );
    if (hidden) await endAccess(db, workers, project, doing);
  }
  if (row.storage_key !== null) await storage.remove(row.storage_key).catch(() => {});
}

async function findCreator(db: Database, { creator_id }: ProjectRow): Promise<UserRow | undefined> {
  return creator_id === null ? undefined : findUser(db, creator_id);
}
