import type { Database } from '#src/database/database.ts';
import { isAmong } from '#src/database/dialect.ts';
import { toDay } from '#src/text/day.ts';
import { type Candidates, filterByColumn, elsewhere, filter } from '#src/lists/filter.ts';
import { list } from '#src/lists/list.ts';
import { type AuthorColumns, listAuthorColumns } from '#src/records/user.ts';
import { selectEventsOfKind, type EventOwner, targetClasses } from './kinds.ts';
import {
  type EventListQuery,
  type EventParameters,
  isCounted,
  walkNearbyEvents,
  loadEventProjects,
  whereEventShown,
  type EventSource,
  listEventSources,
  walkEvents,
} from './sources.ts';
import { type EventRow, computeOldestEventKept } from '#src/records/event.ts';
import { dayMs } from '#src/units.ts';

/** Event with its author, and with the project data for its text. */
export interface ListedEventRow extends EventRow, AuthorColumns {
  readonly import_type: string | null;
}

/** Events of a project or a user, or of the projects that the actor is a member of, by time. */
export const eventList = list<EventParameters, EventSource, ListedEventRow>()({
  name: 'events',
  table: 'events',
  crossesProjects: ({ query: { of } }) => of?.kind !== 'project' && of?.kind !== 'epic',
  prepare: loadEventProjects,
  sources: listEventSources,
  values: ({ actor, now, query: { of, after } }) => ({
    owner: of === undefined || of.kind === 'memberships' ? 0 : of.id,
    user: actor?.user.id ?? 0,
    today: toDay(now),
    // Expired events are hidden at once, and deleted by the next sweep.
    oldest: chooseLatest(
      computeOldestEventKept(now),
      after === undefined ? '' : computeBeginning(after, 1),
    ),
  }),
  shows: whereEventShown,
  walk: walkEvents,
  isCounted,
  nearby: walkNearbyEvents,
  filters: {
    of: elsewhere,
    scope: elsewhere,
    action: filter({
      shapeOf: (action) => action,
      // The candidates query has found few events of the action by then.
      narrow: (events, _, action) => void isAmong(events, 'events.action', [action]),
      candidates: (db, _, listQuery) =>
        listQuery.query.target_type === undefined ? listCandidates(db, listQuery) : [],
    }),
    target_type: filter({
      shapeOf: (type) => type,
      narrow(events, _, type) {
        events.where((either) => {
          isAmong(either, 'events.target_type', targetClasses[type]);
          if (type !== 'project') return;
          // Acts on the project itself have no other target.
          either.orWhere((itself) => {
            itself.whereNull('events.target_type').whereNotNull('events.project_id');
            itself.whereRaw(`events.action <> 'pushed'`);
          });
        });
      },
      candidates: (db, _, listQuery) => listCandidates(db, listQuery),
    }),
    before: {
      ...filterByColumn<string>('events.created_at', '<'),
      boundOf: (day) => ({ value: computeBeginning(day, 0) }),
    },
    // The oldest are later.
    after: elsewhere,
  },
  orders: { created_at: { by: 'events.created_at' } },
  orderOf: ({ query: { sort = 'desc' } }) => ({ order: 'created_at', sort }),
  hydrate: (page) =>
    page
      .join('users as authors', 'authors.id', 'events.author_id')
      .leftJoin('projects as places', 'places.id', 'events.project_id')
      .select('events.*', ...listAuthorColumns(), 'places.import_type'),
});

/** Action and target form one candidate query, for one project or user. */
function listCandidates(
  db: Database,
  { query: { of, action, target_type } }: EventListQuery,
): Candidates[] {
  if (of === undefined || of.kind === 'memberships' || of.kind === 'epic') return [];
  const owner: EventOwner = of.kind === 'project' ? { project_id: of.id } : { author_id: of.id };
  const key = JSON.stringify([owner, action, target_type]);
  return [{ key, query: selectEventsOfKind(db, owner, action, target_type) }];
}

const endOfTime = Date.parse('9999-12-31T23:59:59.999Z');

/** Start of the day that is `later` days after `day`. */
function computeBeginning(day: string, later: number): string {
  const time = Date.parse(`${day}T00:00:00.000Z`) + later * dayMs;
  return new Date(Math.min(time, endOfTime)).toISOString();
}

const chooseLatest = (one: string, other: string) => (one > other ? one : other);
