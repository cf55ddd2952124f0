import type { Knex } from 'knex';
import type { Database } from '../../database/database.ts';
import { shapedStatement, statement } from '../../database/statement.ts';
import { type Cut, cutOf, cutPage } from '../../pagination/cut.ts';
import type { Listing } from '../../records/listing.ts';
import { narrowed, type Narrowed } from './list-filters.ts';
import {
  type ColumnOrder,
  isSizeOrder,
  type ListParameters,
  type ListShape,
  type PlannedList,
  type Source,
} from './list-shape.ts';
import { everyListing } from './list-sources.ts';

/** So many authorized projects are read and sorted in no time. */
const fewHeld = 2_000;
/** Pages that lie deeper are read and sorted. */
const deepest = 500;
/** How many times as far to look as the page should lie: first, and before all are sorted. */
const patience = { first: 3, last: 10 };
/** How far to look below a namespace at the top, of whose projects somebody often has most. */
const nearby = 256;
/** Below so many namespaces at the top it is looked. */
const mostRoots = 8;
/** Of so many places at most it is asked how many of the projects lie there. */
const mostPlaces = 60;

/** Written into the SQL instead of bound. */
const inSql = { skipBinding: true };

interface HeldTotal {
  readonly listing: Listing;
  /** By the user, and in all. */
  readonly held: number;
  readonly all: number;
}

interface HeldPlace extends HeldTotal {
  /** Id of the namespace at the top: `held` are below it, but `all` are of the listing. */
  readonly root: number;
}

const placesOf = statement<{ user: number }, HeldPlace>((db, { user }) =>
  heldBy(db, user)
    .select('held.listing', 'held.root_id as root', 'held.count as held', 'totals.count as all')
    .limit(mostPlaces + 1, inSql),
);

const totalsOf = statement<{ user: number }, HeldTotal>((db, { user }) =>
  heldBy(db, user)
    .groupBy('held.listing', 'totals.count')
    .select('held.listing', db.raw('sum(held.count) as held'), 'totals.count as all'),
);

function heldBy(db: Database, user: number): Knex.QueryBuilder {
  return db('project_authorization_totals as held')
    .join('project_totals as totals', 'totals.listing', 'held.listing')
    .where('held.user_id', user)
    .where('held.count', '>', 0);
}

/** The primary key serves the order of ids, and how similar a project is stands in no index. */
type WalkedOrder = Exclude<ColumnOrder, 'id'>;

interface HeldShape {
  readonly list: Narrowed & Pick<ListShape, 'sort'> & { readonly order: WalkedOrder };
  readonly listing: Listing;
  /** Below one namespace at the top only. */
  readonly rooted: boolean;
  /** How many rows to look at; null to go to the end. One of few numbers: it is written into the SQL. */
  readonly bound: number | null;
  readonly cut: Cut;
}

/** The first of the user's projects in one listing. */
const heldStatement = shapedStatement<HeldShape, ListParameters, { id: number }>(
  (db, slots, { list, listing, rooted, bound, cut }) => {
    const { order } = list;
    const column = `projects.${order}`;
    const listed = (query: Knex.QueryBuilder, table: string) => {
      query.whereRaw(`${table}.listing = ${listing}`);
      return rooted ? query.where(`${table}.root_id`, slots.root) : query;
    };
    // SQLite keeps the order of a cross join: the listing is walked, and each row looked up.
    const query = listed(db('projects'), 'projects')
      .crossJoin(db.raw('project_authorizations as granted'))
      .whereRaw('granted.project_id = projects.id')
      .where('granted.user_id', slots.user);
    if (bound !== null) {
      const near = listed(db('projects as far'), 'far')
        .orderBy([
          { column: `far.${order}`, order: list.sort },
          { column: 'far.id', order: list.sort },
        ])
        .select(`far.${order} as position`)
        .limit(bound, inSql);
      const [end, before] = list.sort === 'asc' ? ['max', '<='] : ['min', '>='];
      const last = db(near.as('near')).select(db.raw(`${end}(near.position)`));
      query.whereRaw(`?? ${before} (?)`, [column, last]);
    }
    const met = narrowed(db, query, slots, list)
      .select('projects.id')
      .orderBy(column, list.sort)
      .orderBy('projects.id', list.sort);
    return cutPage(met, cut, slots);
  },
);

/** Where to look for authorized projects: along a listing, or what of it is below one namespace at the top. */
interface Walk {
  readonly listing: Listing;
  readonly root: number | null;
  readonly held: number;
  /** Null: to the end. */
  readonly bound: number | null;
}

/**
 * The authorized projects that may be on a page in another order than by id, when they are many; null to read and sort
 * all of them. Who is authorized for many projects meets the first of them soon along the index of the order, below the
 * same namespaces at the top or in all, unless they lie close together at its far end.
 */
export async function pickHeld(
  db: Database,
  planned: PlannedList,
  depth: number,
): Promise<readonly number[] | null> {
  const { shape, parameters } = planned;
  const { order } = shape;
  const source = shape.sources.find((each) => each.kind === 'authorized');
  if (source === undefined || !isWalked(order) || depth > deepest) return null;
  const listings = source.listings ?? everyListing;
  const user = parameters.user ?? 0;
  const known = await placesOf.all(db, { user });
  const everywhere = known.length > mostPlaces;
  const places = known.filter(({ listing }) => listings.includes(listing));
  const totals = everywhere ? await totalsOf.all(db, { user }) : byListing(places);
  const wanted = totals.filter(({ listing }) => listings.includes(listing));
  const most = wanted.reduce((sum, { held }) => sum + held, 0);
  if (most <= fewHeld) return null;

  const along = (times: number): Walk[] =>
    wanted.map(({ listing, held, all }) => {
      // To look at more rows than there are to be sorted would not pay.
      const bound = powerOfTwo(Math.min(most, (times * depth * all) / held));
      return { listing, root: null, held, bound: bound < all ? bound : null };
    });
  const below = places.map(({ listing, root, held }) => ({ listing, root, held, bound: nearby }));
  const [near, far] = [along(patience.first), along(patience.last)];
  const ways = [near];
  if (!everywhere && below.length <= mostRoots) {
    // Who has a good part of all meets it anywhere, in fewer walks.
    const much = wanted.every(({ held, all }) => held * patience.last >= all);
    if (much && wanted.length < below.length) ways.push(below);
    else ways.unshift(below);
  }
  if (far.some(({ bound }, index) => bound !== near[index]?.bound)) ways.push(far);
  for (const walks of ways) {
    const met = await walkAll(db, planned, order, depth, walks);
    if (met !== null) return met;
  }
  return null;
}

/** The next higher one. */
function powerOfTwo(number: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(number)));
}

function byListing(places: readonly HeldPlace[]): HeldTotal[] {
  const totals = new Map<Listing, HeldTotal>();
  for (const { listing, held, all } of places) {
    totals.set(listing, { listing, held: held + (totals.get(listing)?.held ?? 0), all });
  }
  return [...totals.values()];
}

/** The projects met on all walks; null when one of them has not met enough within its bound. */
async function walkAll(
  db: Database,
  { shape, parameters }: PlannedList,
  order: WalkedOrder,
  depth: number,
  walks: readonly Walk[],
): Promise<readonly number[] | null> {
  const { sort, narrowed, topics, attributes, level, admin, user } = shape;
  const list = { order, sort, narrowed, topics, attributes, level, admin, user };
  const first = { limit: depth, offset: 0 };
  const picked = await Promise.all(
    walks.map(async ({ listing, root, held, bound }) => {
      const found = await heldStatement.all(
        db,
        { list, listing, rooted: root !== null, bound, cut: cutOf(first) },
        { ...parameters, ...first, root: root ?? 0 },
      );
      return found.length < Math.min(depth, held) && bound !== null ? null : found;
    }),
  );
  return picked.includes(null) ? null : picked.flatMap((rows) => rows ?? []).map(({ id }) => id);
}

function isWalked(order: ListShape['order']): order is WalkedOrder {
  return order !== 'id' && order !== 'similarity' && !isSizeOrder(order);
}

/** The sources with what was picked in the place of the authorized. */
export function withPicked(sources: readonly Source[]): readonly Source[] {
  return sources.map((source) => (source.kind === 'authorized' ? { kind: 'picked' } : source));
}
