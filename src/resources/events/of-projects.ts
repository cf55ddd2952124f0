import type { Knex } from 'knex';
import type { Actor } from '../../auth/actor.ts';
import type { Database } from '../../database/database.ts';
import { joinFirstOfEach } from '../../database/dialect.ts';

type Query = Knex.QueryBuilder;

interface Wanted {
  readonly sort: 'asc' | 'desc';
  /** Adds the filters to a query that has the events as `each`, and the project with what is held in it. */
  readonly narrowed: (events: Query) => Query;
}

/** So many projects are asked one by one. */
const fewProjects = 100;
/** In more projects than these, events are not counted. */
const countedProjects = 1_000;
/** How many events of the whole instance are looked at before the projects are asked. */
const nearby = 5_000;

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
): Promise<number[]> {
  if ((await countHeld(db, actor)) > fewProjects) {
    // In so many projects something happens all the time.
    const met = await eventsNearby(db, actor, depth, wanted);
    if (met.length === depth) return met;
  }
  return eventsOfEach(db, actor, depth, wanted);
}

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

/** Those among the first events of all, along the index of times. */
async function eventsNearby(
  db: Database,
  actor: Actor,
  depth: number,
  { sort, narrowed }: Wanted,
): Promise<number[]> {
  const end = db('events as far')
    .orderBy([
      { column: 'far.created_at', order: sort },
      { column: 'far.id', order: sort },
    ])
    .select('far.created_at')
    .limit(1)
    .offset(nearby);
  // SQLite keeps the order of a cross join: the events are walked, and their projects looked up.
  const events = db('events as each')
    .crossJoin(db.raw('project_authorizations as held'))
    .crossJoin(db.raw('projects'))
    .whereRaw('held.project_id = each.project_id')
    .where('held.user_id', actor.user.id)
    .whereRaw('projects.id = held.project_id')
    .whereNotNull('projects.listing')
    .whereRaw(`each.created_at ${sort === 'asc' ? '<=' : '>='} coalesce((?), ?)`, [
      end,
      sort === 'asc' ? '9999-01-01T00:00:00.000Z' : '0001-01-01T00:00:00.000Z',
    ]);
  return narrowed(events)
    .orderBy([
      { column: 'each.created_at', order: sort },
      { column: 'each.id', order: sort },
    ])
    .limit(depth)
    .pluck('each.id');
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
  const order = [
    { column: 'each.created_at', order: sort },
    { column: 'each.id', order: sort },
  ];
  const eventsOf = () =>
    narrowed(db('events as each').whereRaw('each.project_id = held.project_id')).orderBy(order);
  const first = joinFirstOfEach(db, heldProjects(db, actor), 'events', eventsOf().limit(1));
  const projects = first
    .orderBy([
      { column: 'events.created_at', order: sort },
      { column: 'events.id', order: sort },
    ])
    .limit(depth)
    .select('held.project_id');
  const events = joinFirstOfEach(
    db,
    heldProjects(db, actor).whereIn('held.project_id', projects),
    'events',
    eventsOf().limit(depth),
  );
  return events
    .orderBy([
      { column: 'events.created_at', order: sort },
      { column: 'events.id', order: sort },
    ])
    .limit(depth)
    .pluck('events.id');
}
