import type { Database } from '../../../database/database.ts';
import type { Place, Query, Values } from '../../../lists/filter.ts';
import type { Nearby } from '../../../lists/list.ts';
import type { Walk } from '../../../lists/statements.ts';
import { AccessLevel } from '../../../policy/access-level.ts';
import { featureVisibleInSql } from '../../../policy/features.ts';
import { listingsOf } from '../../../records/listing.ts';
import { treeOf } from '../../namespaces/tree.ts';
import { type Viewer, viewerOf } from '../visible.ts';
import { orderOf } from './orders.ts';
import type { AskedIssues } from './parameters.ts';

export type Source =
  /** All of a project, or what is not hidden from an actor who is no reporter. */
  | { readonly of: 'project'; readonly confidential: boolean }
  /** Of the projects in a group and below, project by project. */
  | { readonly of: 'group'; readonly viewer: Viewer }
  /** Of every project that the viewer may see, project by project. */
  | { readonly of: 'everything'; readonly viewer: Viewer }
  /** Of that, what is among the first issues of all. */
  | { readonly of: 'nearby'; readonly viewer: Viewer };

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
  const projects = visibleProjects(db, source.viewer, user);
  if (source.of === 'group') {
    projects.whereIn('projects.namespace_id', treeOf(db, slots['place'] as number));
  }
  query.whereExists(projects);
}

/** The project of an issue, if the viewer may see the issue there. */
function visibleProjects(
  db: Database,
  { open, administrator, auditor }: Viewer,
  user: number,
): Query {
  const projects = db('projects')
    .select(db.raw('1'))
    .whereRaw('projects.id = issues.project_id')
    .whereNotNull('projects.listing');
  if (administrator || auditor) {
    return projects.whereRaw("projects.issues_access_level <> 'disabled'");
  }
  return projects
    .leftJoin('project_authorizations as held', (on) => {
      on.on('held.project_id', 'projects.id').andOnVal('held.user_id', user);
    })
    .where((shown) => {
      void shown.whereIn('projects.visibility', open).orWhereNotNull('held.project_id');
    })
    .whereRaw(featureVisibleInSql('issues', 'coalesce(held.access_level, 0)'))
    .where((readable) => {
      void whereOpenOrOwn(db, readable, user).orWhereRaw(
        `coalesce(held.access_level, 0) >= ${AccessLevel.Reporter}`,
      );
    });
}

function whereOpenOrOwn(db: Database, issues: Query, user: number): Query {
  const own = db('issue_assignees as own')
    .select(db.raw('1'))
    .whereRaw('own.issue_id = issues.id')
    .where('own.user_id', user);
  return issues
    .where('issues.confidential', false)
    .orWhere('issues.author_id', user)
    .orWhereExists(own);
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
        .limit(lookedAt, { skipBinding: true });
      // SQLite keeps the order of a cross join.
      const rows = db(near.as('nearby')).crossJoin(db.raw('issues'));
      return { rows: rows.whereRaw('issues.id = nearby.id') };
    }
  }
}

/** Issues that are looked at before projects are asked one by one. */
const lookedAt = 2_000;
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
  yield [{ source: { ...source, of: 'nearby' }, values: {}, enough: depth }];
}
