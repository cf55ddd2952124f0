import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { clearReferences, partRows, runStepByStep } from '#src/database/in-parts.ts';
import { toDay } from '#src/text/day.ts';
import { theInstance } from '#src/domain-events/audited.ts';
import { prepare, publish } from '#src/domain-events/publish.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import type { Job, WorkerDependencies } from '#src/workers/definition.ts';
import { requestGroupDeletion } from '#src/domains/core/groups/deletion/delete.ts';
import { requestDeletion } from '#src/domains/core/projects/delete.ts';
import { deleteProject } from '#src/domains/core/projects/workers.ts';
import { announcedUserColumns, userDeleted, userRemoved } from '../events.ts';
import { forgetFollower } from '../followers.ts';
import { moveContributionsToGhost } from './ghost.ts';
import { selectSoleOwnerships } from './ownerships.ts';
import { findPersonalNamespace } from '../personal-namespace.ts';

/**
 * Removes a user: first the records that must not be left behind, then the account with everything else. Steps that an
 * earlier attempt completed are not repeated.
 */
export async function removeUser(
  id: number,
  { hard }: { readonly hard: boolean },
  dependencies: WorkerDependencies,
  job: Job,
): Promise<void> {
  const { db, clock } = dependencies;
  const user = await db<UserRow>('users')
    .where({ id })
    .first(...announcedUserColumns, 'deletion_requested_at');
  if (user === undefined || user.deletion_requested_at === null) return;

  if (hard) {
    await removeOwnedGroups(id, dependencies);
  }
  const namespace = await findPersonalNamespace(db, id);
  if (namespace !== null) await removeProjects(namespace, dependencies, job);

  const at = clock();
  const { signal } = job;
  const heir = hard ? null : await moveContributionsToGhost(db, id, at.toISOString(), signal);
  await forgetFollower(db, id, signal);
  await takeStars(db, id, signal);
  await prepare(db, userRemoved({ id, hard, heir, at }));
  // Keys, addresses, tokens, memberships and authorizations refer to the user, and are deleted, too.
  await clearReferences(db, 'users', [id], { signal });
  if (namespace !== null) await clearReferences(db, 'namespaces', [namespace], { signal });
  await db.transaction(async (db) => {
    await bump(db);
    await db('namespaces').where('owner_id', id).delete();
    const removed = await db('users').where({ id }).delete();
    if (removed > 0) await publish(db, userDeleted({ user }));
  });
}

/** Deletes the stars of the account, and updates the counts of their projects. */
async function takeStars(db: Database, userId: number, signal: AbortSignal): Promise<void> {
  const stars = db('project_stars').where('user_id', userId);
  const part = stars.orderBy('project_id').limit(partRows).select('project_id');
  await runStepByStep(
    db,
    async (db) => {
      const taken = await db('project_stars')
        .where('user_id', userId)
        .whereIn('project_id', part)
        .delete()
        .returning<{ project_id: number }[]>('project_id');
      const ids = taken.map(({ project_id }) => project_id);
      await whereInList(db('projects'), 'id', ids).decrement('star_count', 1);
      return ids.length;
    },
    signal,
  );
}

/** Hides groups without other owners at once, each with its tree; a separate worker removes them. */
async function removeOwnedGroups(
  id: number,
  { db, workers, clock }: WorkerDependencies,
): Promise<void> {
  for (;;) {
    const owned = selectSoleOwnerships(db, id, toDay(clock())).orderBy('namespaces.depth').limit(1);
    const [group] = await owned.pluck<number[]>('own.source_id');
    if (group === undefined) return;
    await requestGroupDeletion(db, workers, { id: group }, { now: clock().toISOString() });
  }
}

/** Removes the repositories and all else of the projects in a personal namespace. */
async function removeProjects(
  namespace: number,
  dependencies: WorkerDependencies,
  job: Job,
): Promise<void> {
  const { db, workers, clock } = dependencies;
  const projects = await db<ProjectRow>('projects').where('namespace_id', namespace);
  for (const project of projects) {
    const now = clock().toISOString();
    if (project.listing !== null)
      await requestDeletion(db, workers, project, { actor: theInstance, now });
    else if (project.deletion_requested_at === null) {
      // The creation of this project broke off, so it was never visible.
      await db('projects').where('id', project.id).update({ deletion_requested_at: now });
    }
    // Not left to its own worker: the namespace cannot go before.
    await deleteProject.run({ project_id: project.id }, dependencies, job);
  }
}
