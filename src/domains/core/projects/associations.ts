import { findToday } from '#src/database/clock.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareShapedStatement, prepareStatement } from '#src/database/statement.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';
import { joinMembers } from '#src/policy/grants.ts';
import { listVisibilities } from '#src/policy/visibility.ts';
import type { Actor } from '#src/records/actor.ts';
import { whereNotExpired } from '#src/records/membership.ts';

export interface ShareRow {
  readonly project_id: number;
  readonly group_id: number;
  readonly group_name: string;
  readonly group_full_path: string;
  readonly group_access: number;
  readonly expires_at: string | null;
}

const shareStatement = prepareShapedStatement<
  { visibilities: readonly string[]; all: boolean },
  { user: number; today: string; projects: number[] },
  ShareRow
>((db, { user, today, projects }, { visibilities, all }) => {
  const query = whereInList(
    db('project_group_links as shares')
      .join('namespaces as invited', 'invited.id', 'shares.group_id')
      .where('invited.pending_delete', false),
    'shares.project_id',
    projects,
  );
  whereNotExpired(query, 'shares', today);
  if (!all) {
    // A private group is visible to its members and to members of its ancestor and descendant groups.
    query.where((either) => {
      either.whereIn('invited.visibility', [...visibilities]);
      either.orWhereExists(
        joinMembers(db('namespaces as self'), 'self.id', today)
          .whereRaw('self.id = invited.id')
          .where('members.user_id', user)
          .select(db.raw('1')),
      );
      either.orWhereExists(
        joinMembers(db('namespace_ancestors as below'), 'below.namespace_id', today)
          .whereRaw('below.ancestor_id = invited.id')
          .where('members.user_id', user)
          .select(db.raw('1')),
      );
    });
  }
  return query
    .select(
      'shares.project_id',
      'shares.group_id',
      'invited.name as group_name',
      'invited.full_path as group_full_path',
      'shares.group_access',
      'shares.expires_at',
    )
    .orderBy('shares.id');
});

/** The shares of these projects with groups that the actor may see. */
export async function loadProjectShares(
  db: Database,
  actor: Actor,
  projectIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ShareRow[]>> {
  if (projectIds.length === 0) return new Map();
  const rows = await shareStatement.all(
    db,
    { visibilities: listVisibilities(actor), all: actor.admin },
    { user: actor.user.id, today: findToday(db), projects: [...projectIds] },
  );
  return gatherRowsBy(rows, ({ project_id }) => project_id);
}

export interface CustomAttributeRow {
  readonly project_id: number;
  readonly key: string;
  readonly value: string;
}

const customAttributeStatement = prepareStatement<{ projects: number[] }, CustomAttributeRow>(
  (db, { projects }) =>
    whereInList(db('project_custom_attributes as attributes'), 'attributes.project_id', projects)
      .select('attributes.project_id', 'attributes.key', 'attributes.value')
      .orderBy('attributes.id'),
);

export async function loadProjectCustomAttributes(
  db: Database,
  projectIds: readonly number[],
): Promise<ReadonlyMap<number, readonly CustomAttributeRow[]>> {
  if (projectIds.length === 0) return new Map();
  const rows = await customAttributeStatement.all(db, { projects: [...projectIds] });
  return gatherRowsBy(rows, ({ project_id }) => project_id);
}
