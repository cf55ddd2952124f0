import type { Database } from '../../../database/database.ts';
import type { Place, Query, Values } from '../../../lists/filter.ts';
import type { Nearby } from '../../../lists/list.ts';
import type { Walk } from '../../../lists/statements.ts';
import { listingsOf } from '../../../records/listing.ts';
import { treeOf } from '../../namespaces/tree.ts';
import { type Viewer, viewerOf, whereOpenOrOwn, whereVisible } from '../visible.ts';
import { orderOf } from './orders.ts';
import type { AskedIssues } from './parameters.ts';

export type Source =
  /** All of a project, or what is not hidden from an actor who is no reporter. */
  | { readonly of: 'project'; readonly confidential: boolean }
  /** Of the projects in a group and below, project by project. */
  | { readonly of: 'group'; readonly viewer: Viewer }
  /** Of every project that the viewer may see, project by project. */
  | { readonly of: 'everything'; readonly viewer: Viewer }
  /** Of that, what is among so many of the first issues of all. */
  | { readonly of: 'nearby'; readonly among: number; readonly viewer: Viewer };

export function sourcesOf({ actor, query: { place } }: AskedIssues): readonly Source[] {
  const viewer = viewerOf(actor);
  if (place === undefined) return [];
  if (place === null) return [{ of: 'everything', viewer }];
  if (place.kind === 'group') return [{ of: 'group', viewer }];
  return [{ of: 'project', confidential: place.confidential }];
}

export const sourceValues = ({ actor, query: { place } }: AskedIssues) => ({
  user: actor?.user.id ?? 0,
  place: place?.id ?? 0,
  namespace: place?.namespaceId ?? 0,
});

export function shows(query: Query, source: Source, slots: Values, { db }: Place): void {
  const user = slots['user'] as number;
  if (source.of === 'project') {
    query.where('issues.project_id', slots['place'] as number);
    if (!source.confidential) query.where((shown) => void whereOpenOrOwn(db, shown, user));
    return;
  }
  const own = db('projects').select(db.raw('1')).whereRaw('projects.id = issues.project_id');
  const projects = whereVisible(db, own, source.viewer, user);
  if (source.of === 'group') {
    projects.whereIn('projects.namespace_id', treeOf(db, slots['place'] as number));
  }
  query.whereExists(projects);
}

export function walk(
  db: Database,
  source: Source,
  slots: Values,
  { order, sort }: Place,
): Walk | null {
  const user = slots['user'] as number;
  const projects = db('projects as walked').whereNotNull('walked.listing');
  const each = 'issues.project_id = walked.id';
  switch (source.of) {
    case 'project':
      return null;
    case 'group':
      projects.whereIn('walked.namespace_id', treeOf(db, slots['place'] as number));
      return { rows: projects, each, key: 'walked.id' };
    case 'everything': {
      const { open, administrator } = source.viewer;
      if (administrator) return null;
      const visible = db('project_authorizations')
        .where('user_id', user)
        .select('project_id as id');
      // Each in the words of the index that holds only these: SQLite compares the text.
      const listed = listingsOf(open, undefined).map((listing) =>
        db('projects').whereRaw(`projects.listing = ${listing}`).select('id'),
      );
      return { rows: db(visible.union(listed).as('walked')), each, key: 'walked.id' };
    }
    case 'nearby': {
      const near = db('issues as near')
        .select('near.id')
        .orderBy([
          { column: `near.${order}`, order: sort },
          { column: 'near.id', order: sort },
        ])
        .limit(source.among, { skipBinding: true });
      // SQLite keeps the order of a cross join.
      const rows = db(near.as('nearby')).crossJoin(db.raw('issues'));
      return { rows: rows.whereRaw('issues.id = nearby.id') };
    }
  }
}

/** So many issues are looked at, and then so many, before projects are asked one by one. */
const lookedAt = [200, 2_000];
/** Rows further down a list than these are not looked for nearby. */
const deepest = 500;

/** Where the viewer may see many issues, the first of all hold a page of them; else these are in few projects. */
export async function* nearby(
  _: Database,
  asked: AskedIssues,
  source: Source,
  depth: number,
): AsyncIterable<readonly Nearby<Source>[]> {
  const { order } = orderOf(asked);
  if (source.of !== 'everything' || source.viewer.administrator || depth > deepest) return;
  if (order !== 'created_at' && order !== 'updated_at') return;
  for (const among of lookedAt) {
    if (among < depth) continue;
    yield [{ source: { ...source, of: 'nearby', among }, values: {}, enough: depth }];
  }
}
