import type { Knex } from 'knex';
import type { Database } from '../../database/database.ts';
import { rowOfEach, rowsWithIds } from '../../database/dialect.ts';
import type { Slots } from '../../database/statement.ts';
import type { Listing } from '../../records/listing.ts';
import { whereNotExpired } from '../../records/membership.ts';
import {
  type Container,
  isSizeOrder,
  type ListParameters,
  type ListShape,
  type Source,
} from './list-shape.ts';

type Query = Knex.QueryBuilder;

/** The rows of a source, as `projects`; with `statistics` when a list is in the order of a size. */
export function from(
  db: Database,
  source: Source,
  slots: Slots<ListParameters>,
  list?: ListShape,
): Query {
  switch (source.kind) {
    case 'listing':
      return db('projects').whereRaw(`projects.listing = ${source.listing}`);
    case 'picked':
      return rowsWithIds(db, 'projects', slots.picked).whereNotNull('projects.listing');
    case 'all': {
      if (list === undefined || !isSizeOrder(list.order)) {
        return db('projects').whereNotNull('projects.listing');
      }
      return db('project_statistics as statistics')
        .join('projects', 'projects.id', 'statistics.project_id')
        .whereNotNull('projects.listing');
    }
    case 'authorized': {
      const query = rowOfEach(db('project_authorizations as granted'), {
        table: 'projects',
        id: 'granted.project_id',
      }).where('granted.user_id', slots.user);
      return source.listings === null
        ? query.whereNotNull('projects.listing')
        : query.whereRaw(isOneOf('projects.listing', source.listings));
    }
    case 'within':
      return within(db, source, slots, list !== undefined && isSizeOrder(list.order));
  }
}

function within(
  db: Database,
  { container, open, granted }: Extract<Source, { kind: 'within' }>,
  slots: Slots<ListParameters>,
  withSizes: boolean,
): Query {
  const query = held(db, container, slots);
  if (withSizes) {
    // SQLite keeps the order of a cross join: all projects are met in the order of their sizes.
    const statistics = db.raw('project_statistics as statistics');
    if (container === 'everything') query.from(statistics).crossJoin(db.raw('projects'));
    else query.crossJoin(statistics);
    query.whereRaw('statistics.project_id = projects.id');
  }
  if (granted.length === 0) return query.whereRaw(isOneOf('projects.listing', open));
  query.leftJoin('project_authorizations as granted', (on) =>
    on.on('granted.project_id', 'projects.id').andOnVal('granted.user_id', slots.user),
  );
  return query.where((either) => {
    if (open.length > 0) either.whereRaw(isOneOf('projects.listing', open));
    either.orWhere((own) => {
      own.whereRaw(isOneOf('projects.listing', granted)).whereNotNull('granted.user_id');
    });
  });
}

function held(db: Database, container: Container, slots: Slots<ListParameters>): Query {
  switch (container) {
    case 'everything':
      return db('projects');
    case 'found':
      return rowsWithIds(db, 'projects', slots.found);
    case 'namespace':
    case 'group':
      return db('projects').where('projects.namespace_id', slots.container);
    case 'stars':
      return db('project_stars as stars')
        .join('projects', 'projects.id', 'stars.project_id')
        .where('stars.user_id', slots.container);
    case 'tree':
      return db('projects').whereIn('projects.namespace_id', below(db, slots));
    case 'shared':
      return db('projects').whereIn('projects.id', sharedWith(db, slots));
    case 'group and shared':
      return db('projects').whereIn(
        'projects.id',
        sharedWith(db, slots).union([
          db('projects as own').select('own.id').where('own.namespace_id', slots.container),
        ]),
      );
    case 'tree and shared':
      return db('projects').whereIn(
        'projects.id',
        sharedWith(db, slots).union([
          db('projects as own').select('own.id').whereIn('own.namespace_id', below(db, slots)),
        ]),
      );
  }
}

/** The group and all groups below it. */
function below(db: Database, slots: Slots<ListParameters>): Query {
  return db('namespace_ancestors').select('namespace_id').where('ancestor_id', slots.container);
}

/** Projects of others to which the group is invited. */
function sharedWith(db: Database, slots: Slots<ListParameters>): Query {
  const shares = db('project_group_links as shares')
    .join('projects as invited', 'invited.id', 'shares.project_id')
    .select('shares.project_id as id')
    .where('shares.group_id', slots.container)
    .whereNot('invited.namespace_id', slots.container);
  return whereNotExpired(shares, 'shares', slots.today);
}

/** The same rows from sources that share none, so that they can be counted. */
export function disjoint(sources: readonly Source[]): readonly Source[] {
  const walked = new Set(
    sources.flatMap((source) => (source.kind === 'listing' ? [source.listing] : [])),
  );
  return sources.map((source) => {
    if (source.kind !== 'authorized' || walked.size === 0) return source;
    const listings = source.listings ?? everyListing;
    return { ...source, listings: listings.filter((listing) => !walked.has(listing)) };
  });
}

export const everyListing: readonly Listing[] = [0, 1, 2, 3, 4, 5];

/** Written into the SQL: Postgres plans the statement once, as with the usual numbers of rows. */
export const isOneOf = (column: string, listings: readonly Listing[]) =>
  `${column} in (${listings.join(', ')})`;
