import type { Knex } from 'knex';
import type { ListGroupTransferLocationsRequest } from '#generated/groups/types.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { toContainsPattern, findContaining } from '#src/database/text-search.ts';
import { type Page, paginate } from '#src/lists/offset.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { selectGroupsAtLevel, selectListedGroups } from '#src/policy/visible.ts';
import type { Actor } from '#src/records/actor.ts';
import type { GroupRow } from '#src/records/group.ts';
import { selectTree } from '#src/domains/core/namespaces/tree.ts';
import { locationColumns, type LocationRow } from '../location.ts';

/** Groups in which the actor may create subgroups, except those that cannot contain this one. */
export async function findTransferLocations(
  db: Database,
  actor: Actor,
  group: GroupRow,
  query: ListGroupTransferLocationsRequest['query'],
  today: string,
): Promise<Page<LocationRow>> {
  const places = selectListedGroups(db)
    .whereNotIn('namespaces.id', selectTree(db, group.id))
    .orderBy('namespaces.id')
    .select(...locationColumns);
  if (group.parent_id !== null) places.whereNot('namespaces.id', group.parent_id);
  if (!actor.admin) {
    const selectHeld = (level: AccessLevel) => selectGroupsAtLevel(db, actor.user.id, today, level);
    places.where((either) => {
      either.whereIn('namespaces.id', selectHeld(AccessLevel.Owner));
      either.orWhere((maintained) => {
        maintained
          .whereIn('namespaces.id', selectHeld(AccessLevel.Maintainer))
          .whereIn(
            'namespaces.id',
            db('groups').where('subgroup_creation_level', 'maintainer').select('namespace_id'),
          );
      });
    });
  }
  await narrowToSearch(db, places, query.search);
  return paginate(db, places as Knex.QueryBuilder<LocationRow, LocationRow[]>, query);
}

async function narrowToSearch(db: Database, places: Knex.QueryBuilder, search = ''): Promise<void> {
  if (search === '') return;
  const text = fold(search);
  const found = await findContaining(db, 'namespaces', text);
  if (found !== null) whereInList(places, 'namespaces.id', found);
  places.whereRaw(
    "(namespaces.name_key like ? escape '\\' or lower(namespaces.path) like ? escape '\\')",
    [toContainsPattern(text), toContainsPattern(text)],
  );
}
