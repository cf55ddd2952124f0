import { findToday } from '#src/database/clock.ts';
import type { Database } from '#src/database/database.ts';
import type { Knex } from 'knex';
import { AccessLevel } from './access-level.ts';
import type { GroupAccess } from './group-access.ts';
import { selectGroupsAtLevel, selectListedGroups, selectGroupsOpenToUser } from './visible.ts';
import { listVisibilities } from './visibility.ts';
import type { Actor } from '#src/records/actor.ts';
import type { Visibility } from '#src/records/visibility.ts';

/** Epics that the actor may see, for queries that start from few rows. */
export function selectVisibleEpics(
  db: Database,
  actor: Actor | null,
  today = findToday(db),
): Knex.QueryBuilder {
  const viewer = {
    open: listVisibilities(actor),
    administrator: actor?.admin === true,
    auditor: actor?.user.auditor === true,
  };
  return whereEpicVisible(db, db('epics'), viewer, { user: actor?.user.id ?? 0, today });
}

interface Viewer {
  /** Visibilities of groups that show to them anyway. */
  readonly open: readonly Visibility[];
  readonly administrator: boolean;
  /** Auditors read confidential records. */
  readonly auditor: boolean;
}

/** Limits epics to those visible to a viewer. `user`, 0 for an anonymous one, and `today` may be slots. */
export function whereEpicVisible(
  db: Database,
  epics: Knex.QueryBuilder,
  { open, administrator, auditor }: Viewer,
  { user, today }: { readonly user: number; readonly today: string },
): Knex.QueryBuilder {
  // Access is looked up for each epic: there may be many more groups than requested epics.
  const groups = selectListedGroups(db)
    .whereRaw('namespaces.id = epics.group_id')
    .select(db.raw('1'));
  epics.whereExists(groups);
  if (administrator) return epics;
  groups.where((either) => {
    either.whereIn('namespaces.visibility', open);
    either.orWhereIn('namespaces.id', selectGroupsOpenToUser(db, user, today));
  });
  if (auditor) return epics;
  return epics.where((either) => {
    either.where('epics.confidential', false);
    either.orWhereIn('epics.group_id', selectGroupsAtLevel(db, user, today, AccessLevel.Reporter));
  });
}

interface Facts {
  readonly group: Pick<GroupAccess, 'level' | 'viaAuditor'>;
  readonly epic: { readonly confidential: boolean };
}

/** Tells whether a user who sees the group may read the epic. */
export const mayReadEpic = ({ group, epic }: Facts): boolean =>
  !epic.confidential || group.viaAuditor || group.level >= AccessLevel.Reporter;
