import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import type { Slots } from '#src/database/statement.ts';
import type { Actor } from '#src/records/actor.ts';
import { whereFeatureVisible } from './visible-features.ts';
import { type Viewer, toViewer } from './visible-issues.ts';

/** Merge requests (joined with `projects`, their targets) that the actor may see, to be narrowed and ordered by the caller. */
export function selectVisibleMergeRequests(db: Database, actor: Actor | null): Knex.QueryBuilder {
  const requests = db('merge_requests').join(
    'projects',
    'projects.id',
    'merge_requests.target_project_id',
  );
  return whereMergeRequestVisible(requests, toViewer(actor), actor?.user.id ?? 0);
}

/**
 * Limits merge requests, joined with `projects`, or the project of the current one, to those that the viewer may see.
 * `user` may be a slot.
 */
export function whereMergeRequestVisible(
  requests: Knex.QueryBuilder,
  viewer: Viewer,
  user: Slots<{ user: number }>['user'],
): Knex.QueryBuilder {
  return whereFeatureVisible(requests, 'merge_requests', viewer, user);
}
