import { todayOf } from '../../database/clock.ts';
import type { Database } from '../../database/database.ts';
import type { Query } from '../../lists/filter.ts';
import { AccessLevel } from '../../policy/access-level.ts';
import { groupsHeldAt, listedGroups, openedGroupsOf } from '../../policy/visible.ts';
import { visibilitiesFor } from '../../policy/visibility.ts';
import type { Actor } from '../../records/actor.ts';

/** Epics that the actor may see, for queries that start from something small. */
export function visibleEpics(db: Database, actor: Actor | null, today = todayOf(db)): Query {
  const groups = listedGroups(db).select('namespaces.id');
  const epics = db('epics').whereIn('epics.group_id', groups);
  if (actor?.admin === true) return epics;
  groups.where((either) => {
    either.whereIn('namespaces.visibility', visibilitiesFor(actor));
    if (actor === null) return;
    either.orWhereIn('namespaces.id', openedGroupsOf(db, actor.user.id, today));
  });
  if (actor?.user.auditor === true) return epics;
  return epics.where((either) => {
    either.where('epics.confidential', false);
    if (actor === null) return;
    const held = groupsHeldAt(db, actor.user.id, today, AccessLevel.Reporter);
    either.orWhereIn('epics.group_id', held);
  });
}
