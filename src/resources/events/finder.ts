import type { Knex } from 'knex';
import type { ListProjectEventsRequest } from '../../../generated/events/types.ts';
import type { Database } from '../../database/database.ts';
import { isAmong, rowsWithIds } from '../../database/dialect.ts';
import { dayOf } from '../../day.ts';
import { cutTo } from '../../lists/cut.ts';
import {
  countRows,
  MAXIMUM_TOTAL,
  offsetPage,
  offsetWindow,
  type Page,
} from '../../lists/offset.ts';
import { AccessLevel } from '../../policy/access-level.ts';
import { auditLevel } from '../../policy/auditing.ts';
import { featureVisible, featureVisibleInSql } from '../../policy/features.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import { visibilitiesFor } from '../../policy/visibility.ts';
import { openedGroupsOf } from '../../policy/visible.ts';
import type { Actor } from '../../records/actor.ts';
import { type AuthorColumns, authorColumns } from '../../records/user.ts';
import { findFewEvents, targetClasses } from './few.ts';
import { areCounted, eventsOfProjects, everyEventOf } from './of-projects.ts';
import { keptYears, type EventFeature, type EventRow } from './table.ts';

type Query = Knex.QueryBuilder;
export type EventFilters = ListProjectEventsRequest['query'];

/** An event with its author, and what of its project the words for it depend on. */
export interface ListedEventRow extends EventRow, AuthorColumns {
  readonly import_type: string | null;
}

/** What happened in a project that the actor sees. */
export async function projectEvents(
  db: Database,
  actor: Actor | null,
  project: ProjectAccess,
  filters: EventFilters,
  now: Date,
): Promise<Page<ListedEventRow>> {
  const readable = features.filter((feature) => readableIn(project, feature));
  const few = await findFewEvents(db, { project_id: project.id }, filters);
  const query = narrowed(eventsAmong(db, few), filters, now)
    .where('events.project_id', project.id)
    .where((either) => {
      either.whereNull('events.feature').orWhereIn('events.feature', readable);
    });
  if (project.level < AccessLevel.Reporter) {
    query.where((either) => {
      either.where('events.confidential', false);
      if (actor !== null) either.orWhere('events.author_id', actor.user.id);
    });
  }
  return page(db, query, filters);
}

/** What a user did, as far as the actor may see where it happened. */
export async function userEvents(
  db: Database,
  actor: Actor | null,
  user: { readonly id: number },
  filters: EventFilters,
  now: Date,
): Promise<Page<ListedEventRow>> {
  const few = await findFewEvents(db, { author_id: user.id }, filters);
  const query = narrowed(eventsAmong(db, few), filters, now).where('events.author_id', user.id);
  query.leftJoin('projects', 'projects.id', 'events.project_id');
  query.leftJoin('namespaces as homes', (on) => {
    on.on('homes.id', 'events.group_id').andOnVal('homes.kind', 'group');
    on.andOnVal('homes.pending_delete', false);
  });
  if (actor !== null) joinHeld(query, actor);
  return page(db, visibleTo(db, query, actor, now), filters);
}

/** What anybody did in the projects that the actor is a member of. */
export async function eventsOfMemberships(
  db: Database,
  actor: Actor,
  filters: EventFilters,
  now: Date,
): Promise<Page<ListedEventRow>> {
  const window = offsetWindow(filters);
  const depth = Math.min(window.offset + window.limit, MAXIMUM_TOTAL * 100);
  const { action, target_type, before, after } = filters;
  const wanted = {
    sort: filters.sort,
    filtered: [action, target_type, before, after].some((filter) => filter !== undefined),
    narrowed: (events: Query) => readable(narrowed(events, filters, now, 'each'), actor, 'each'),
  };
  const ids = await eventsOfProjects(db, actor, depth, wanted);
  const listed = ordered(withAuthors(rowsWithIds(db, 'events', ids)), filters);
  const fetched = (await cutTo(listed, window)) as ListedEventRow[];
  return offsetPage(window, fetched, async () => {
    const cap = MAXIMUM_TOTAL + 1;
    const counted = await areCounted(db, actor);
    return counted ? countRows(db, everyEventOf(db, actor, cap, wanted)) : cap;
  });
}

/** All events, or those that are known to be the only ones. */
function eventsAmong(db: Database, few: readonly number[] | null): Query {
  return few === null ? db('events') : rowsWithIds(db, 'events', few);
}

async function page(
  db: Database,
  query: Query,
  filters: EventFilters,
): Promise<Page<ListedEventRow>> {
  const window = offsetWindow(filters);
  query.select('events.id');
  // Of these alone what else is shown is looked up: however many the list has, and Postgres expects few.
  const ids = cutTo(ordered(query.clone(), filters), window);
  const rows = db(ids.as('page')).join('events', 'events.id', 'page.id');
  const fetched = (await ordered(withAuthors(rows), filters)) as ListedEventRow[];
  return offsetPage(window, fetched, () => countRows(db, query));
}

function withAuthors(query: Query): Query {
  return query
    .join('users as authors', 'authors.id', 'events.author_id')
    .leftJoin('projects as places', 'places.id', 'events.project_id')
    .select('events.*', ...authorColumns(), 'places.import_type');
}

/** By time; an index for each owner of a list has the events in this order. */
function ordered(query: Query, { sort }: EventFilters, table = 'events'): Query {
  return query.orderBy(`${table}.created_at`, sort).orderBy(`${table}.id`, sort);
}

const day = 86_400_000;

function narrowed(query: Query, filters: EventFilters, now: Date, table = 'events'): Query {
  const { action, target_type, before, after } = filters;
  // What is too old is gone for readers at once, and from the table when it is next swept.
  query.where(`${table}.created_at`, '>=', oldestKept(now));
  // Few of a kind were found before.
  if (action !== undefined) isAmong(query, `${table}.action`, [action]);
  if (target_type !== undefined) {
    const classes = targetClasses[target_type];
    query.where((either) => {
      isAmong(either, `${table}.target_type`, classes);
      if (target_type !== 'project') return;
      // What is done to the project itself has no other target.
      either.orWhere((itself) => {
        itself.whereNull(`${table}.target_type`).whereNotNull(`${table}.project_id`);
        itself.whereNot(`${table}.action`, 'pushed');
      });
    });
  }
  if (before !== undefined) {
    query.where(`${table}.created_at`, '<', `${before}T00:00:00.000Z`);
  }
  if (after !== undefined) {
    const next = new Date(Date.parse(`${after}T00:00:00.000Z`) + day);
    query.where(`${table}.created_at`, '>=', next.toISOString());
  }
  return query;
}

/** To the minute: lists that are asked for again within it are asked for alike. */
export function oldestKept(now: Date): string {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - keptYears);
  oldest.setUTCSeconds(0, 0);
  return oldest.toISOString();
}

const features: readonly EventFeature[] = [
  'issues',
  'merge_requests',
  'repository',
  'snippets',
  'wiki',
  'milestones',
];

/** Milestones show with either of what they are for. */
function readableIn(project: ProjectAccess, feature: EventFeature): boolean {
  return feature === 'milestones'
    ? featureVisible(project, 'issues') || featureVisible(project, 'merge_requests')
    : featureVisible(project, feature);
}

function joinHeld(query: Query, { user }: Actor): void {
  query.leftJoin('project_authorizations as held', (on) => {
    on.on('held.project_id', 'events.project_id').andOnVal('held.user_id', user.id);
  });
}

/** Leaves the events, joined with `projects`, what the actor holds in them and groups, that the actor may see. */
function visibleTo(db: Database, query: Query, actor: Actor | null, now: Date): Query {
  return query.where((either) => {
    either
      .where((inProject) => {
        inProject.whereNotNull('projects.listing');
        if (actor?.admin !== true) {
          inProject.where((visible) => {
            visible.whereIn('projects.visibility', [...visibilitiesFor(actor)]);
            if (actor !== null) visible.orWhereNotNull('held.access_level');
          });
        }
        readable(inProject, actor, 'events');
      })
      .orWhere((inGroup) => {
        inGroup.whereNull('events.project_id').whereNotNull('homes.id');
        if (actor?.admin === true) return;
        inGroup.where((visible) => {
          visible.whereIn('homes.visibility', [...visibilitiesFor(actor)]);
          const today = dayOf(now);
          if (actor === null) return;
          visible.orWhereIn('homes.id', openedGroupsOf(db, actor.user.id, today));
        });
      })
      .orWhere((elsewhere) => {
        elsewhere.whereNull('events.project_id').whereNull('events.group_id');
      });
  });
}

/** Leaves what is about a part of `projects` that the actor may read, and not kept from the actor. */
function readable(query: Query, actor: Actor | null, table: string): Query {
  const level = levelInSql(actor);
  const rules = features.map(
    (feature) => `when '${feature}' then ${readableInSql(feature, level)}`,
  );
  query.whereRaw(`case ${table}.feature ${rules.join(' ')} else true end`);
  return query.where((either) => {
    either.where(`${table}.confidential`, false).orWhereRaw(`${level} >= ${AccessLevel.Reporter}`);
    if (actor !== null) either.orWhere(`${table}.author_id`, actor.user.id);
  });
}

function levelInSql(actor: Actor | null): string {
  if (actor === null) return '0';
  if (actor.admin) return String(AccessLevel.Owner);
  return actor.user.auditor ? String(auditLevel) : 'coalesce(held.access_level, 0)';
}

function readableInSql(feature: EventFeature, level: string): string {
  if (feature !== 'milestones') return featureVisibleInSql(feature, level);
  const [issues, requests] = (['issues', 'merge_requests'] as const).map((each) =>
    featureVisibleInSql(each, level),
  );
  return `(${issues} or ${requests})`;
}
