import type { Knex } from 'knex';
import type { ListProjectTransferLocationsRequest } from '#generated/project-lifecycle/types.ts';
import { findToday } from '#src/database/clock.ts';
import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import { type Page, paginate } from '#src/lists/offset.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { selectListedGroups } from '#src/policy/visible.ts';
import type { Actor } from '#src/records/actor.ts';
import { whereGranting, whereNotExpired } from '#src/records/membership.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { locationColumns, type LocationRow } from '#src/domains/core/groups/location.ts';
import { whereNameContains } from '#src/domains/core/namespaces/search.ts';

/** Groups, by id, in which the actor may create projects, without the project's own group. */
export async function listTransferLocations(
  db: Database,
  actor: Actor,
  project: Pick<ProjectRow, 'namespace_id'>,
  query: ListProjectTransferLocationsRequest['query'],
): Promise<Page<LocationRow>> {
  const groups = selectListedGroups(db)
    .whereNot('namespaces.id', project.namespace_id)
    .select<LocationRow[]>(...locationColumns)
    .orderBy('namespaces.id');
  if (!actor.admin) {
    for (const [setting, level] of creators) {
      groups.where((either) => {
        either.whereNotIn('namespaces.id', selectWithSetting(db, setting));
        if (level !== null) either.orWhereIn('namespaces.id', selectHeldGroups(db, actor, level));
      });
    }
    groups.whereIn('namespaces.id', selectHeldGroups(db, actor, AccessLevel.Developer));
  }
  await whereNameContains(db, groups, fold(query.search ?? ''));
  return paginate(db, groups as Knex.QueryBuilder<LocationRow, LocationRow[]>, query);
}

/** Groups where more is needed than in others. */
const creators = [
  ['maintainer', AccessLevel.Maintainer],
  ['noone', null],
] as const;

function selectWithSetting(db: Database, setting: string) {
  return db('groups').where('project_creation_level', setting).select('namespace_id');
}

/** Ids of the groups in which the user has the access level: by direct or inherited membership, or by a share. */
function selectHeldGroups(db: Database, { user }: Actor, level: AccessLevel) {
  const day = findToday(db);
  const selectBelow = (alias: string) =>
    whereGranting(
      db('members')
        .join(`namespace_ancestors as ${alias}`, (on) => {
          on.on(`${alias}.ancestor_id`, 'members.source_id');
          on.andOnVal('members.source_type', 'Namespace');
        })
        .where('members.user_id', user.id)
        .where('members.access_level', '>=', level),
      day,
    );
  const shared = whereNotExpired(
    selectBelow('invited')
      .join('group_group_links as links', 'links.shared_with_group_id', 'invited.namespace_id')
      .join('namespace_ancestors as inside', 'inside.ancestor_id', 'links.shared_group_id')
      .where('links.group_access', '>=', level),
    'links',
    day,
  );
  return selectBelow('inside')
    .select('inside.namespace_id')
    .union([shared.select('inside.namespace_id')]);
}
