import { bump } from '../../../database/access-revision.ts';
import { dayOf } from '../../../day.ts';
import { publish } from '../../../domain-events/publish.ts';
import type { ProjectRow } from '../../../records/project.ts';
import type { UserRow } from '../../../records/user.ts';
import type { Job, WorkerDependencies } from '../../../workers/definition.ts';
import { requestGroupDeletion } from '../../groups/deletion/delete.ts';
import { requestDeletion } from '../../projects/delete.ts';
import { deleteProject } from '../../projects/workers.ts';
import { userRemoved } from '../events.ts';
import { forgetFollower } from '../followers.ts';
import { moveContributionsToGhost } from './ghost.ts';
import { soleOwnerships } from './ownerships.ts';
import { findPersonalNamespace } from '../personal-namespace.ts';

/**
 * Removes a user: first what must not be left behind, then the account with all that belongs to it. Whatever of it
 * was done before is not done again.
 */
export async function removeUser(
  id: number,
  { hard }: { readonly hard: boolean },
  dependencies: WorkerDependencies,
  job: Job,
): Promise<void> {
  const { db, clock } = dependencies;
  const user = await db<UserRow>('users').where({ id }).first('id', 'deletion_requested_at');
  if (user === undefined || user.deletion_requested_at === null) return;

  if (hard) {
    await removeOwnedGroups(id, dependencies);
  }
  const namespace = await findPersonalNamespace(db, id);
  if (namespace !== null) await removeProjects(namespace, dependencies, job);

  const at = clock();
  await db.transaction(async (db) => {
    // Before all locks: nobody then counts what this user holds at the same time.
    await bump(db);
    if (!hard) await moveContributionsToGhost(db, id, at.toISOString());
    await forgetFollower(db, id);
    await db('projects')
      .whereIn('id', db('project_stars').where('user_id', id).select('project_id'))
      .decrement('star_count', 1);
    await publish(db, userRemoved({ id, hard, at }));
    await db('namespaces').where('owner_id', id).delete();
    // Keys, addresses, tokens, memberships and what they grant refer to the user, and go too.
    await db('users').where({ id }).delete();
  });
}

/** Groups that nobody else owns, each with all below it: hidden at once, and removed by a worker of their own. */
async function removeOwnedGroups(
  id: number,
  { db, workers, clock }: WorkerDependencies,
): Promise<void> {
  for (;;) {
    const owned = soleOwnerships(db, id, dayOf(clock())).orderBy('namespaces.depth').limit(1);
    const [group] = await owned.pluck<number[]>('own.source_id');
    if (group === undefined) return;
    await requestGroupDeletion(db, workers, { id: group }, clock().toISOString());
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
    if (project.listing !== null) await requestDeletion(db, workers, project, now);
    else if (project.deletion_requested_at === null) {
      // Its creation broke off: nobody ever saw it.
      await db('projects').where('id', project.id).update({ deletion_requested_at: now });
    }
    // Not left to its own worker: the namespace cannot go before.
    await deleteProject.run({ project_id: project.id }, dependencies, job);
  }
}
