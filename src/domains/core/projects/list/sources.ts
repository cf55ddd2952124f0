import type { Database } from '#src/database/database.ts';
import { selectRowOfEach } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { toDay } from '#src/text/day.ts';
import type { FilterContext, Query } from '#src/lists/filter.ts';
import type { Nearby, Walk } from '#src/lists/declaration.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { listVisibilities } from '#src/policy/visibility.ts';
import { toListings, type Listing } from '#src/records/listing.ts';
import { whereNotExpired } from '#src/records/membership.ts';
import { everyVisibility } from '#src/records/visibility.ts';
import { selectTree } from '#src/domains/core/namespaces/tree.ts';
import {
  type ProjectListQuery,
  type ProjectListContainer,
  isOfGroup,
  isOfUser,
  isSizeOrder,
  chooseProjectOrder,
  type ProjectFilters,
} from './parameters.ts';

/** Listings that the actor may see anyway, and those that require an authorization of this level. */
type Shown = {
  readonly open: readonly Listing[];
  readonly granted: readonly Listing[];
  readonly level: number;
};

export type ProjectsSource =
  | { readonly kind: 'listing'; readonly listing: Listing }
  /** All projects, in the order of ids or of sizes. */
  | ({ readonly kind: 'every' } & Shown)
  /** Projects that the actor is authorized for. */
  | { readonly kind: 'authorized'; readonly granted: readonly Listing[]; readonly level: number }
  /** Part of the first rows of a listing, or of those below one top-level namespace; `bound` limits the search. */
  | {
      readonly kind: 'nearby';
      readonly listing: Listing;
      readonly rooted: boolean;
      readonly bound: number;
      readonly level: number;
    }
  /** The contents of one container: they are few, so they are read and then ordered. */
  | ({ readonly kind: 'within'; readonly container: ProjectListContainer } & Shown);

const everyListing = toListings(everyVisibility, undefined);

export function listProjectSources(listQuery: ProjectListQuery): readonly ProjectsSource[] {
  const { actor, admin, query } = listQuery;
  const { visibility, archived, within } = query;
  const order = chooseProjectOrder(listQuery);
  const ofUser = isOfUser(query);
  if (actor === null && (ofUser || query.starred === true || query.imported === true)) return [];

  // The similarity order searches a whole group, and otherwise the actor's own projects.
  const onlyOwn = ofUser || (order === 'similarity' && !isOfGroup(query));
  const shown = onlyOwn ? [] : admin ? everyVisibility : listVisibilities(actor);
  const requested = toListings(visibility === undefined ? everyVisibility : [visibility], archived);
  const open = requested.filter((listing) => toListings(shown, undefined).includes(listing));
  const granted = actor === null ? [] : requested.filter((listing) => !open.includes(listing));
  if (open.length + granted.length === 0) return [];

  const level = getLeastLevel(query);
  if (within !== undefined) {
    return [{ kind: 'within', container: within.container, open, granted, level }];
  }
  if (isSizeOrder(order) || (order === 'id' && open.length === everyListing.length)) {
    return [{ kind: 'every', open, granted, level }];
  }
  const listings = open.map((listing) => ({ kind: 'listing', listing }) as const);
  if (granted.length === 0) return listings;
  // The order by id walks all projects as they come: excluding some would read more rows.
  return [
    ...listings,
    { kind: 'authorized', granted: order === 'id' ? requested : granted, level },
  ];
}

/** The least level that the filters ask for; 0 when none. */
function getLeastLevel({ min_access_level, owned }: ProjectFilters): number {
  return Math.max(min_access_level ?? 0, owned === true ? AccessLevel.Owner : 0);
}

export const toSourceValues = ({ actor, now, query }: ProjectListQuery) => ({
  user: actor?.user.id ?? 0,
  today: toDay(now),
  container: query.within?.id ?? 0,
});

type ProjectSlots = ReturnType<typeof toSourceValues>;

/** The namespace at the top whose projects are walked nearby. */
type Near = { readonly root: number };

/** Disjoint sources that together have the rows of these, so that they can be counted. */
export function removeOverlapping(sources: readonly ProjectsSource[]): readonly ProjectsSource[] {
  const walked = sources.flatMap((source) => (source.kind === 'listing' ? [source.listing] : []));
  return sources.map((source) =>
    source.kind === 'authorized'
      ? { ...source, granted: source.granted.filter((listing) => !walked.includes(listing)) }
      : source,
  );
}

/** Narrows to the rows of a source; see `walkListedProjects` for its start. */
export function whereProjectShown(
  query: Query,
  source: ProjectsSource,
  { user }: ProjectSlots,
  { db, found }: FilterContext,
): void {
  const selectGrants = () => selectAuthorizations(db, user, 'level' in source ? source.level : 0);
  switch (source.kind) {
    case 'listing':
      query.whereRaw(`projects.listing = ${source.listing}`);
      return;
    case 'authorized':
      query.whereRaw(formatListingCondition('projects.listing', source.granted));
      if (found) query.whereExists(selectGrants());
      return;
    case 'nearby':
      query.whereExists(selectGrants());
      return;
    case 'every':
    case 'within':
      query.where((either) => {
        if (source.open.length > 0)
          either.whereRaw(formatListingCondition('projects.listing', source.open));
        if (source.granted.length === 0) return;
        either.orWhere((own) => {
          own
            .whereRaw(formatListingCondition('projects.listing', source.granted))
            .whereExists(selectGrants());
        });
      });
  }
}

function selectAuthorizations(db: Database, user: number, level: number): Query {
  const query = db('project_authorizations as held')
    .select(db.raw('1'))
    .whereRaw('held.project_id = projects.id')
    .where('held.user_id', user);
  return level > 0 ? query.whereRaw(`held.access_level >= ${level}`) : query;
}

export function walkListedProjects(
  db: Database,
  source: ProjectsSource,
  { user, root }: ProjectSlots & Near,
  { order, sort }: FilterContext,
): Walk | null {
  if (source.kind === 'nearby') {
    const near = db('projects as near')
      .select('near.id')
      .whereRaw(`near.listing = ${source.listing}`)
      .orderBy([
        { column: `near.${order}`, order: sort },
        { column: 'near.id', order: sort },
      ])
      .limit(source.bound, { skipBinding: true });
    if (source.rooted) near.where('near.root_id', root);
    // SQLite keeps the order of a cross join.
    const rows = db(near.as('nearby')).crossJoin(db.raw('projects'));
    return { rows: rows.whereRaw('projects.id = nearby.id') };
  }
  if (source.kind !== 'authorized') return null;
  const rows = selectRowOfEach(db('project_authorizations as granted'), {
    table: 'projects',
    id: 'granted.project_id',
  }).where('granted.user_id', user);
  // The condition repeats the text of the partial index, because SQLite compares texts.
  if (source.level >= AccessLevel.Maintainer) rows.whereRaw('granted.access_level >= 40');
  if (source.level > 0) rows.whereRaw(`granted.access_level >= ${source.level}`);
  return { rows, id: 'granted.project_id' };
}

/** The contents of a container. */
export function selectSourceContents(
  db: Database,
  source: ProjectsSource,
  { container: id, today }: ProjectSlots,
): Query | null {
  if (source.kind !== 'within') return null;
  const projects = db('projects');
  /** Projects of others to which the group is invited. */
  const selectShared = () => {
    const shares = db('project_group_links as shares')
      .join('projects as invited', 'invited.id', 'shares.project_id')
      .select('shares.project_id as id')
      .where('shares.group_id', id)
      .whereNot('invited.namespace_id', id);
    return whereNotExpired(shares, 'shares', today);
  };
  const selectOwn = () => db('projects as own').select('own.id');
  switch (source.container) {
    case 'namespace':
    case 'group':
      return projects.where('projects.namespace_id', id);
    case 'stars':
      return db('project_stars as stars')
        .join('projects', 'projects.id', 'stars.project_id')
        .where('stars.user_id', id);
    case 'runner':
      return db('runner_projects as served')
        .join('projects', 'projects.id', 'served.project_id')
        .where('served.runner_id', id);
    case 'job token scope':
      return db('job_token_scope_links as links')
        .join('projects', 'projects.id', 'links.target_project_id')
        .where('links.source_project_id', id);
    case 'tree':
      return projects.whereIn('projects.namespace_id', selectTree(db, id));
    case 'shared':
      return projects.whereIn('projects.id', selectShared());
    case 'group and shared':
      return projects.whereIn(
        'projects.id',
        selectShared().union([selectOwn().where('own.namespace_id', id)]),
      );
    case 'tree and shared':
      return projects.whereIn(
        'projects.id',
        selectShared().union([selectOwn().whereIn('own.namespace_id', selectTree(db, id))]),
      );
  }
}

/** Totals are stored by listing, for all projects and for the authorizations of each user. */
export function selectSourceTotal(
  db: Database,
  sources: readonly ProjectsSource[],
  { user }: ProjectSlots,
): Query | null {
  const all: Listing[] = [];
  const counts: Query[] = [];
  for (const source of sources) {
    if (source.kind === 'listing') all.push(source.listing);
    else if (source.kind === 'every' && source.granted.length === 0) all.push(...source.open);
    else if (source.kind === 'authorized' && source.level === 0) {
      const held = db('project_authorization_totals').select('count');
      counts.push(
        held.where('user_id', user).whereRaw(formatListingCondition('listing', source.granted)),
      );
    } else return null;
  }
  if (all.length > 0) {
    counts.unshift(
      db('project_totals').select('count').whereRaw(formatListingCondition('listing', all)),
    );
  }
  const [first, ...others] = counts;
  if (first === undefined) return null;
  return db((others.length === 0 ? first : first.unionAll(others)).as('totals')).select(
    db.raw('coalesce(sum(totals.count), 0)'),
  );
}

/** Limit up to which authorized projects are cheap to read and sort. */
const maxFewProjects = 2_000;
/** Deeper pages are read and sorted. */
const maxDepth = 500;
/** Factor of the search depth relative to the page, and minimum rows. */
const lookAheadTimes = 4;
const minBoundRows = 256;

/** Upper limit on top-level namespaces that are walked separately. */
const maxRoots = 8;

interface Holding {
  readonly listing: Listing;
  /** The namespace at the top. */
  readonly root: number;
  /** Number of projects for which the user is authorized, and of all projects of the listing. */
  readonly held: number;
  readonly all: number;
}

const placesOf = prepareStatement<{ user: number }, Holding>((db, { user }) =>
  db('project_authorization_totals as held')
    .join('project_totals as totals', 'totals.listing', 'held.listing')
    .where('held.user_id', user)
    .where('held.count', '>', 0)
    .select('held.listing', 'held.root_id as root', 'held.count as held', 'totals.count as all'),
);

/**
 * Walks the index of the order for a user with many authorized projects, until enough of them are found. It walks the
 * index of all projects, or those of the top-level namespaces that hold them if these are few. Where they lie close
 * together at the far end of both, they are sorted instead.
 */
export async function* walkNearbyProjects(
  db: Database,
  listQuery: ProjectListQuery,
  source: ProjectsSource,
  depth: number,
): AsyncIterable<readonly Nearby<ProjectsSource, Near>[]> {
  const order = chooseProjectOrder(listQuery);
  if (source.kind !== 'authorized' || order === 'id' || order === 'similarity') return;
  if (listQuery.actor === null || depth > maxDepth) return;
  const { granted, level } = source;
  const known = await placesOf.all(db, { user: listQuery.actor.user.id });
  const places = known.filter(({ listing }) => granted.includes(listing));
  const most = places.reduce((sum, { held }) => sum + held, 0);
  if (most <= maxFewProjects) return;
  const listWalks = (places: readonly Holding[], rooted: boolean) =>
    places.map(({ listing, root, held, all }): Nearby<ProjectsSource, Near> => {
      // Reading more rows than a sort would read does not pay.
      const likely = Math.min(most, (lookAheadTimes * depth * all) / held);
      const bound = computePowerOfTwo(Math.max(minBoundRows, likely));
      return {
        source: { kind: 'nearby', listing, rooted, bound, level },
        values: { root },
        enough: bound < all ? Math.min(depth, held) : 0,
      };
    });
  yield listWalks(gatherByListing(places), false);
  if (places.length <= maxRoots) yield listWalks(places, true);
}

function gatherByListing(places: readonly Holding[]): readonly Holding[] {
  const listings = new Map<Listing, Holding>();
  for (const place of places) {
    const held = (listings.get(place.listing)?.held ?? 0) + place.held;
    listings.set(place.listing, { ...place, held });
  }
  return [...listings.values()];
}

/** The next power of two: the number is part of the SQL, which so has few variants. */
function computePowerOfTwo(number: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(number)));
}

/** Written into the SQL: Postgres plans the statement once. */
function formatListingCondition(column: string, listings: readonly Listing[]): string {
  if (listings.length === everyListing.length) return `${column} is not null`;
  return `${column} in (${listings.join(', ')})`;
}
