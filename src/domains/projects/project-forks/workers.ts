import type { Database } from '#src/database/database.ts';
import { RepositoryMissing } from '#src/git/errors.ts';
import { cloneRepository } from '#src/git/life/filling.ts';
import { removeRepository } from '#src/git/life/existence.ts';
import { readWorkRequest } from '#src/policy/work-requester.ts';
import type { WorkRequest } from '#src/policy/work-requester.ts';
import { findProjectAsUser } from '#src/policy/project-as-user.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { isWider } from '#src/records/visibility.ts';
import { Postponed, type WorkerDefinition } from '#src/workers/definition.ts';
import { ofProject, toUserOwner } from '#src/workers/owners.ts';
import { projectPolicy } from '#src/domains/core/projects/policy.ts';
import { type Filled, noteFilled, noteNotFilled } from '#src/domains/core/projects/filled.ts';
import { measureRepository } from '#src/domains/core/projects/statistics.ts';
import { refreshKey, refreshRepository } from '#src/domains/core/repositories/workers.ts';

interface Payload extends Partial<WorkRequest> {
  readonly project_id: number;
  readonly source_id: number;
  /** Id of the user who forks; missing in jobs of earlier versions. */
  readonly user_id?: number;
}

const columns = ['id', 'default_branch', 'creator_id', 'visibility'] as const;
type Fork = Pick<ProjectRow, (typeof columns)[number]>;

const maxAttempts = 5;

/**
 * Copies the repository of the original into a fork. The copy is complete or absent, and the row says `finished` only
 * after it, so an interrupted attempt is repeated.
 */
export const copyToFork: WorkerDefinition<Payload> = {
  name: 'copy_to_fork',
  worksFor: ({ project_id, user_id }, db) =>
    user_id === undefined ? ofProject(db, project_id) : toUserOwner(user_id),
  // The extra attempt marks a fork as failed after all attempts were cut off; no attempt has reported a failure by
  // then.
  attempts: maxAttempts + 1,
  timeout: 1800,

  async run(payload, { db, git, clock, workers }, { attempt }) {
    const { project_id, source_id } = payload;
    const project = await db<ProjectRow>('projects')
      .select(...columns)
      .where({ id: project_id })
      .whereNotNull('listing')
      .whereIn('import_status', ['scheduled', 'started'])
      .first<Fork | undefined>();
    if (project === undefined) return;
    if (attempt > maxAttempts) {
      await noteNotFilled(db, project_id, 'The copying was cut off too often');
      return;
    }
    if (await isBeingFilled(db, source_id)) {
      // There is nothing to copy yet.
      throw new Postponed(10_000);
    }
    // The request may be old: the current permission to read the original decides.
    if (!(await mayCopy(db, project, payload))) {
      await noteNotFilled(db, project_id, notAllowed);
      return;
    }
    await db('projects').where({ id: project_id }).update({ import_status: 'started' });
    const repository = git.repository(project_id);
    try {
      const defaultBranch = project.default_branch;
      await cloneRepository(git.repository(source_id), repository, { defaultBranch });
      if (!(await mayCopy(db, project, payload))) {
        await removeRepository(repository);
        await noteNotFilled(db, project_id, notAllowed);
        return;
      }
      const facts = await measureRepository(repository, defaultBranch);
      const filled = { ...facts, defaultBranch, at: clock().toISOString() };
      // The project was deleted before the clone created the repository.
      if (!(await finish(db, { project_id, source_id }, filled)))
        await removeRepository(repository);
      // The files that make reading quick are not copied along.
      const key = refreshKey(project_id);
      await workers.enqueue(db, refreshRepository, { project_id }, { key });
    } catch (error) {
      const gone = error instanceof RepositoryMissing;
      if (gone || attempt >= maxAttempts) await noteNotFilled(db, project_id, describeReason(gone));
      if (!gone && attempt < maxAttempts) throw error;
    }
  },
};

const notAllowed = 'The original project cannot be forked any more';

/** Tells whether the user may still fork, and whether the fork's visibility is not wider than the original's. */
async function mayCopy(
  db: Database,
  { creator_id, visibility }: Fork,
  { source_id, ...cause }: Payload,
): Promise<boolean> {
  const found = await findProjectAsUser(
    db,
    readWorkRequest({ ...cause, user_id: cause.user_id ?? creator_id ?? 0 }),
    source_id,
  );
  if (found === null || !projectPolicy.fork(found)) return false;
  return !isWider(visibility, found.project.visibility);
}

/** Tells whether the fork or import of the original still runs. */
async function isBeingFilled(db: Database, id: number): Promise<boolean> {
  const source = await db<ProjectRow>('projects')
    .select('id')
    .where({ id })
    .whereNotNull('listing')
    .whereIn('import_status', ['scheduled', 'started'])
    .first<Pick<ProjectRow, 'id'> | undefined>();
  return source !== undefined;
}

/**
 * Records that the repository of the fork is complete, with the languages of the original; false for a deleted project.
 */
async function finish(
  db: Database,
  { project_id, source_id }: Payload,
  filled: Filled,
): Promise<boolean> {
  return db.transaction(async (db) => {
    if (!(await noteFilled(db, project_id, filled))) return false;
    // The same code is in the same languages.
    await db.raw(
      `insert into project_languages (project_id, name, share)
       select ?, name, share from project_languages as known where known.project_id = ?
       on conflict (project_id, name) do nothing`,
      [project_id, source_id],
    );
    return true;
  });
}

function describeReason(gone: boolean): string {
  return gone
    ? 'The repository of the original project does not exist any more'
    : 'The repository could not be copied';
}

/** Background jobs of the resource. */
export const workers = [copyToFork];
