import type { Knex } from 'knex';
import { BoundedCache } from '../../database/bounded-cache.ts';
import type { Database } from '../../database/database.ts';
import { inList, joinFirstOfEach } from '../../database/dialect.ts';
import { limitTo } from '../../lists/cut.ts';
import type { Actor } from '../../records/actor.ts';
import { findActiveProjects } from '../projects/finder.ts';
import { activityLag } from './record.ts';

type Query = Knex.QueryBuilder;

interface Wanted {
  readonly sort: 'asc' | 'desc';
  /** Whether some events are left out by what they are, or when they were. */
  readonly filtered: boolean;
  /** Adds the filters to a query that has the events as `each`, and the project with what is held in it. */
  readonly narrowed: (events: Query) => Query;
}

/** So many projects are asked one by one. */
const fewProjects = 100;
/** In more projects than these, events are not counted. */
const countedProjects = 1_000;
/** How many events of the whole instance are looked at before the projects are asked. */
const nearby = 5_000;
/** Milliseconds for which it is remembered how long ago that was, and for whom it was not enough. */
const remembered = 60_000;
/** How many users are remembered. */
const mostQuiet = 10_000;

/** The projects that the actor is authorized for, with the level as `held`. */
function heldProjects(db: Database, { user }: Pick<Actor, 'user'>): Query {
  return db('project_authorizations as held')
    .join('projects', 'projects.id', 'held.project_id')
    .where('held.user_id', user.id)
    .whereNotNull('projects.listing');
}

/** Ids of the first `depth` events in the projects that the actor is authorized for; perhaps with some that are later. */
export async function eventsOfProjects(
  db: Database,
  actor: Actor,
  depth: number,
  wanted: Wanted,
): Promise<readonly number[]> {
  if ((await countHeld(db, actor)) > fewProjects) {
    const newest = wanted.sort === 'desc' && !wanted.filtered;
    // In so many projects something happens all the time.
    const met = newest && isQuiet(db, actor) ? [] : await eventsNearby(db, actor, depth, wanted);
    if (met.length === depth) return met;
    if (newest) rememberQuiet(db, actor);
    const ofActive = newest ? await eventsOfActive(db, actor, depth, wanted) : null;
    if (ofActive !== null) return ofActive;
  }
  return eventsOfEach(db, actor, depth, wanted);
}

/** When too little of what happened nearby was in the projects of a user, of the monotonic clock. */
const quiet = new WeakMap<Database, BoundedCache<number, number>>();

/** Whether that was within the last minute: it is then not looked for there again. */
function isQuiet(db: Database, { user }: Actor): boolean {
  const foundAt = quiet.get(db)?.get(user.id);
  return foundAt !== undefined && performance.now() - foundAt < remembered;
}

function rememberQuiet(db: Database, actor: Actor): void {
  if (isQuiet(db, actor)) return;
  const memory = quiet.get(db) ?? new BoundedCache<number, number>(mostQuiet);
  quiet.set(db, memory);
  memory.set(actor.user.id, performance.now());
}

/**
 * Those of the projects with the latest activity, of more of them if the page may miss some that others have; null when
 * it still may.
 */
async function eventsOfActive(
  db: Database,
  actor: Actor,
  depth: number,
  wanted: Wanted,
): Promise<readonly number[] | null> {
  for (const asked of [depth * 2, depth * 8]) {
    const active = await findActiveProjects(db, actor, asked);
    const ids = active.map(({ id }) => id);
    const met = await eventsIn(db, actor, ids, depth, wanted);
    // No other project was active later than the last of these.
    const last = active[asked - 1]?.last_activity_at;
    if (last === undefined) return met.map(({ id }) => id);
    const end = met[depth - 1]?.created_at;
    if (end !== undefined && Date.parse(end) > Date.parse(last) + activityLag) {
      return met.map(({ id }) => id);
    }
  }
  return null;
}

/** The first events in some of the projects that the actor is authorized for. */
async function eventsIn(
  db: Database,
  actor: Actor,
  projects: readonly number[],
  depth: number,
  { sort, narrowed }: Wanted,
): Promise<{ readonly id: number; readonly created_at: string }[]> {
  const each = narrowed(db('events as each').whereRaw('each.project_id = held.project_id'));
  const events = joinFirstOfEach(
    db,
    inList(heldProjects(db, actor), 'held.project_id', projects),
    'events',
    limitTo(each.orderBy(byTime('each', sort)), depth),
  ).orderBy(byTime('events', sort));
  return limitTo(events, depth).select<{ id: number; created_at: string }[]>(
    'events.id',
    'events.created_at',
  );
}

const byTime = (table: string, order: Sort) => [
  { column: `${table}.created_at`, order },
  { column: `${table}.id`, order },
];

/** Whether the projects are so few that to count their events does not take longer than many pages. */
export async function areCounted(db: Database, actor: Actor): Promise<boolean> {
  return (await countHeld(db, actor)) <= countedProjects;
}

/** The events in the projects that the actor is authorized for, no more than `cap` of each. */
export function everyEventOf(
  db: Database,
  actor: Actor,
  cap: number,
  { narrowed }: Pick<Wanted, 'narrowed'>,
): Query {
  const each = narrowed(db('events as each').whereRaw('each.project_id = held.project_id'));
  return joinFirstOfEach(db, heldProjects(db, actor), 'events', each.limit(cap)).select(
    'events.id',
  );
}

async function countHeld(db: Database, { user }: Actor): Promise<number> {
  const [row] = await db('project_authorization_totals')
    .where('user_id', user.id)
    .sum<{ count: number | null }[]>('count as count');
  return Number(row?.count ?? 0);
}

type Sort = Wanted['sort'];

/** Up to when the first events of all are, and since when that is known, of the monotonic clock. */
const ends = new WeakMap<Database, Map<Sort, { readonly at: string; readonly foundAt: number }>>();

/** A time that some thousand events lie before; it decides how far is looked, and never what is found. */
async function endOfNearby(db: Database, sort: Sort): Promise<string> {
  const known = ends.get(db)?.get(sort);
  if (known !== undefined && performance.now() - known.foundAt < remembered) return known.at;
  const [end] = await db('events')
    .orderBy(byTime('events', sort))
    .select<{ created_at: string }[]>('created_at')
    .limit(1)
    .offset(nearby);
  const at =
    end?.created_at ?? (sort === 'asc' ? '9999-01-01T00:00:00.000Z' : '0001-01-01T00:00:00.000Z');
  const memory = ends.get(db) ?? new Map<Sort, { at: string; foundAt: number }>();
  ends.set(db, memory.set(sort, { at, foundAt: performance.now() }));
  return at;
}

/** Those among the first events of all, along the index of times. */
async function eventsNearby(
  db: Database,
  actor: Actor,
  depth: number,
  { sort, narrowed }: Wanted,
): Promise<number[]> {
  // SQLite keeps the order of a cross join: the events are walked, and their projects looked up.
  const events = db('events as each')
    .crossJoin(db.raw('project_authorizations as held'))
    .crossJoin(db.raw('projects'))
    .whereRaw('held.project_id = each.project_id')
    .where('held.user_id', actor.user.id)
    .whereRaw('projects.id = held.project_id')
    .whereNotNull('projects.listing')
    .where('each.created_at', sort === 'asc' ? '<=' : '>=', await endOfNearby(db, sort));
  const met = narrowed(events).orderBy(byTime('each', sort));
  return limitTo(met, depth).pluck('each.id');
}

/**
 * Those of each project. Of the projects only as many are read as the list is deep: those whose own first events come
 * first. It does not matter how many events a project has.
 */
async function eventsOfEach(
  db: Database,
  actor: Actor,
  depth: number,
  { sort, narrowed }: Wanted,
): Promise<number[]> {
  const eventsOf = () =>
    narrowed(db('events as each').whereRaw('each.project_id = held.project_id')).orderBy(
      byTime('each', sort),
    );
  const first = joinFirstOfEach(
    db,
    heldProjects(db, actor),
    'events',
    eventsOf().limit(1, { skipBinding: true }),
  );
  const projects = first.orderBy(byTime('events', sort)).select('held.project_id');
  const events = joinFirstOfEach(
    db,
    heldProjects(db, actor).whereIn('held.project_id', limitTo(projects, depth)),
    'events',
    limitTo(eventsOf(), depth),
  ).orderBy(byTime('events', sort));
  return limitTo(events, depth).pluck('events.id');
}
