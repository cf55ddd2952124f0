import type { Database } from '#src/database/database.ts';
import type { ListQuery, FilterContext, Query } from '#src/lists/filter.ts';
import type { Nearby, Walk } from '#src/lists/declaration.ts';
import { toListings } from '#src/records/listing.ts';
import { type Viewer, toViewer } from '#src/policy/visible-issues.ts';
import { selectTree } from '#src/domains/core/namespaces/tree.ts';
import { issuableKinds } from './issuable.ts';

/** The project or group whose issues or merge requests are listed. */
export interface IssuableScope {
  readonly kind: 'project' | 'group';
  readonly id: number;
  /** The namespace that holds the project, or the group itself. */
  readonly namespaceId: number;
  /** True if the actor sees confidential issues of the project. */
  readonly confidential: boolean;
}

export type IssuablesSource =
  /** All rows of a project, or only the rows visible below the Reporter role. */
  | {
      readonly of: 'project';
      readonly confidential: boolean;
      /** The viewer sees rows of banned users, too. */
      readonly banned: boolean;
    }
  /** Of the projects in a group and below, project by project. */
  | { readonly of: 'group'; readonly viewer: Viewer }
  /** Of every project that the viewer may see, project by project. */
  | { readonly of: 'everything'; readonly viewer: Viewer }
  /** The rows of that source among the given number of first rows overall. */
  | { readonly of: 'nearby'; readonly among: number; readonly viewer: Viewer };

interface Listed {
  readonly kind: 'issue' | 'merge_request';
  /** The column with the project. */
  readonly project: string;
  /** Limits the project of the current row, and the row, to those that the viewer may see. */
  readonly visible: (db: Database, projects: Query, viewer: Viewer, user: number) => Query;
  /** Narrows the rows of a project whose confidential ones are hidden. */
  readonly open?: (db: Database, rows: Query, user: number) => Query;
  /** Leaves out the rows of a project that show to administrators alone. */
  readonly shown?: (rows: Query) => Query;
  readonly orderOf: (listQuery: ListQuery<PlaceParameters>) => { readonly order: string };
}

interface PlaceParameters {
  /** Null selects rows of every project. */
  readonly place: IssuableScope | null;
}

interface PlaceSlots {
  readonly user: number;
  readonly place: number;
}

interface BehindSlots {
  readonly area: number;
  readonly behind: number;
}

/** The projects of a group and below behind a place, group by group: never by the ids of all projects. */
function selectProjectsBehind(
  db: Database,
  { place, area, behind }: PlaceSlots & BehindSlots,
): Query {
  const first = db.raw('case when below.namespace_id = ? then ? else 0 end', [area, behind]);
  return (
    db('namespace_ancestors as below')
      .where('below.ancestor_id', place)
      .where('below.namespace_id', '>=', area)
      // SQLite keeps the order of a cross join.
      .crossJoin(db.raw('projects as walked'))
      .whereRaw('walked.namespace_id = below.namespace_id')
      .whereRaw('walked.id > ?', [first])
      .whereNotNull('walked.listing')
      .select('walked.id', 'below.namespace_id as area')
  );
}

/** Numbers of rows read in turn before projects are queried one by one. */
const lookedAt = [200, 2_000];
/** Rows further down a list are not searched this way. */
const maxDepth = 500;

/** Walks along the issues or merge requests of a project, of a group with all below it, or of everything. */
export function createIssuableSources({ kind, project, visible, open, shown, orderOf }: Listed) {
  const { table } = issuableKinds[kind];
  return {
    /** Rows are counted project by project, along their numbers. */
    holders: { column: project, along: `${table}.iid`, of: selectHolders },

    crossesProjects: ({ query: { place } }: ListQuery<PlaceParameters>) =>
      place?.kind !== 'project',

    sources({ actor, query: { place } }: ListQuery<PlaceParameters>): readonly IssuablesSource[] {
      const viewer = toViewer(actor);
      if (place === undefined) return [];
      if (place === null) return [{ of: 'everything', viewer }];
      if (place.kind === 'group') return [{ of: 'group', viewer }];
      const banned = actor?.admin === true;
      return [{ of: 'project', confidential: place.confidential, banned }];
    },

    values: ({ actor, query: { place } }: ListQuery<PlaceParameters>) => ({
      user: actor?.user.id ?? 0,
      place: place?.id ?? 0,
      namespace: place?.namespaceId ?? 0,
    }),

    shows(
      query: Query,
      source: IssuablesSource,
      { user, place }: PlaceSlots,
      { db }: FilterContext,
    ): void {
      if (source.of === 'project') {
        query.where(project, place);
        if (!source.confidential) query.where((either) => void open?.(db, either, user));
        if (!source.banned) shown?.(query);
        return;
      }
      const own = db('projects').select(db.raw('1')).whereRaw('projects.id = ??', [project]);
      const projects = visible(db, own, source.viewer, user);
      if (source.of === 'group') {
        projects.whereIn('projects.namespace_id', selectTree(db, place));
      }
      query.whereExists(projects);
    },

    walk(
      db: Database,
      source: IssuablesSource,
      { user, place }: PlaceSlots,
      { order, sort }: FilterContext,
    ): Walk | null {
      switch (source.of) {
        case 'project':
          return null;
        case 'group':
        case 'everything': {
          const rows = selectProjects(db, source, { user, place });
          return rows && { rows, each: `${project} = walked.id`, key: 'walked.id' };
        }
        case 'nearby':
          return walkNearby(db, table, source.among, { order, sort });
      }
    },

    /**
     * The newest rows overall contain the page of a viewer who sees many projects; other viewers' rows are in few
     * projects.
     */
    async *nearby(
      _: Database,
      listQuery: ListQuery<PlaceParameters>,
      source: IssuablesSource,
      depth: number,
    ): AsyncIterable<readonly Nearby<IssuablesSource>[]> {
      const { order } = orderOf(listQuery);
      if (source.of !== 'everything' || source.viewer.administrator || depth > maxDepth) return;
      if (order !== 'created_at' && order !== 'updated_at') return;
      for (const among of lookedAt) {
        if (among < depth) continue;
        yield [{ source: { ...source, of: 'nearby', among }, values: {}, enough: depth }];
      }
    },
  };
}

/** The projects of a source; null where these are all. */
function selectProjects(
  db: Database,
  { of, viewer }: Extract<IssuablesSource, { of: 'group' | 'everything' }>,
  { user, place }: PlaceSlots,
): Query | null {
  if (of === 'group') {
    const projects = db('projects as walked').whereNotNull('walked.listing');
    return projects.whereIn('walked.namespace_id', selectTree(db, place));
  }
  if (viewer.administrator) return null;
  const authorizations = db('project_authorizations')
    .where('user_id', user)
    .select('project_id as id');
  // Each in the words of the index that holds only these: SQLite compares the text.
  const listed = toListings(viewer.open, undefined).map((listing) =>
    db('projects').whereRaw(`projects.listing = ${listing}`).select('id'),
  );
  // Materialized, because SQLite would otherwise evaluate the rows for each part of the union.
  const known = db('known').withMaterialized('known', authorizations.union(listed)).select('id');
  return db(known.as('walked'));
}

/** The projects behind a place to which rows of a source may belong. */
function selectHolders(
  db: Database,
  source: IssuablesSource,
  slots: PlaceSlots & BehindSlots,
): Query {
  switch (source.of) {
    case 'nearby':
      throw new Error('nearby rows are not counted');
    case 'group':
      return selectProjectsBehind(db, slots);
    default: {
      const projects: Query = db('projects as walked');
      const some: Query =
        source.of === 'project'
          ? projects.where('walked.id', slots.place)
          : (selectProjects(db, source, slots) ?? projects.whereNotNull('walked.listing'));
      return some.where('walked.id', '>', slots.behind).select('walked.id', db.raw('0 as area'));
    }
  }
}

/** Selects the first `among` rows overall, in the order of the list. */
function walkNearby(
  db: Database,
  table: string,
  among: number,
  { order, sort }: Pick<FilterContext, 'order' | 'sort'>,
): Walk {
  const near = db(`${table} as near`)
    .select('near.id')
    .orderBy([
      { column: `near.${order}`, order: sort },
      { column: 'near.id', order: sort },
    ])
    .limit(among, { skipBinding: true });
  // SQLite keeps the order of a cross join.
  const rows = db(near.as('nearby')).crossJoin(db.raw(table));
  return { rows: rows.whereRaw('?? = nearby.id', [`${table}.id`]) };
}
