import type { Database } from '../../database/database.ts';
import { shapedStatement, statement } from '../../database/statement.ts';
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
import type { Listing } from './listing.ts';

/** So many authorized projects are read and sorted in no time. */
const fewHeld = 2_000;
/** Pages that lie deeper are read and sorted. */
const deepest = 500;
/** How many times as far to look as the page should lie. */
const patience = 10;

interface HeldTotal {
  readonly listing: Listing;
  /** By the user, and in all. */
  readonly held: number;
  readonly all: number;
}

const totalsOf = statement<{ user: number }, HeldTotal>((db, { user }) =>
  db('project_authorization_totals as held')
    .join('project_totals as totals', 'totals.listing', 'held.listing')
    .where('held.user_id', user)
    .where('held.count', '>', 0)
    .select('held.listing', 'held.count as held', 'totals.count as all'),
);

interface HeldShape {
  readonly list: Narrowed & Pick<ListShape, 'sort'>;
  readonly order: Exclude<ColumnOrder, 'id'>;
  readonly listing: Listing;
  readonly bounded: boolean;
}

/** The first `depth` of the user's projects in one listing, within `bound` rows of it. */
const heldStatement = shapedStatement<HeldShape, ListParameters, { id: number }>(
  (db, slots, { list, order, listing, bounded }) => {
    const column = `projects.${order}`;
    // SQLite keeps the order of a cross join: the listing is walked, and each row looked up.
    const query = db('projects')
      .crossJoin(db.raw('project_authorizations as granted'))
      .whereRaw('granted.project_id = projects.id')
      .where('granted.user_id', slots.user)
      .whereRaw(`projects.listing = ${listing}`);
    if (bounded) {
      const end = db('projects as far')
        .whereRaw(`far.listing = ${listing}`)
        .orderBy([
          { column: `far.${order}`, order: list.sort },
          { column: 'far.id', order: list.sort },
        ])
        .select(`far.${order}`)
        .limit(1)
        .offset(slots.bound);
      query.whereRaw(`?? ${list.sort === 'asc' ? '<=' : '>='} (?)`, [column, end]);
    }
    return narrowed(db, query, slots, list)
      .select('projects.id')
      .orderBy(column, list.sort)
      .orderBy('projects.id', list.sort)
      .limit(slots.depth);
  },
);

/**
 * The authorized projects that may be on a page in another order than by id, when they are many; null to read and sort
 * all of them. Who is authorized for many projects meets the first of them soon along the index of the order, unless
 * they lie close together at its far end.
 */
export async function pickHeld(
  db: Database,
  { shape, parameters }: PlannedList,
  depth: number,
): Promise<readonly number[] | null> {
  const { order } = shape;
  const source = shape.sources.find((each) => each.kind === 'authorized');
  if (source === undefined || !isColumnOrder(order) || depth > deepest) return null;
  const listings = source.listings ?? everyListing;
  const totals = await totalsOf.all(db, { user: parameters.user ?? 0 });
  const wanted = totals.filter(({ listing }) => listings.includes(listing));
  if (wanted.reduce((sum, { held }) => sum + held, 0) <= fewHeld) return null;

  const picked = await Promise.all(
    wanted.map(async ({ listing, held, all }) => {
      const bound = Math.ceil((patience * depth * all) / held);
      const { sort, narrowed, topics, attributes, level, admin, user } = shape;
      const list = { sort, narrowed, topics, attributes, level, admin, user };
      const found = await heldStatement.all(
        db,
        { list, order, listing, bounded: bound < all },
        { ...parameters, depth, bound },
      );
      return found.length < Math.min(depth, held) && bound < all ? null : found;
    }),
  );
  return picked.includes(null) ? null : picked.flatMap((rows) => rows ?? []).map(({ id }) => id);
}

/** The primary key serves the order of ids, and how similar a project is stands in no index. */
function isColumnOrder(order: ListShape['order']): order is Exclude<ColumnOrder, 'id'> {
  return order !== 'id' && order !== 'similarity' && !isSizeOrder(order);
}

/** The sources with what was picked in the place of the authorized. */
export function withPicked(sources: readonly Source[]): readonly Source[] {
  return sources.map((source) => (source.kind === 'authorized' ? { kind: 'picked' } : source));
}
