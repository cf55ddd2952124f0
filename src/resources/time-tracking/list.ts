import type { Database } from '../../database/database.ts';
import { column, elsewhere, filter, type Query } from '../../lists/filter.ts';
import { list } from '../../lists/list.ts';
import { listingsOf } from '../../records/listing.ts';
import { type AuthorColumns, authorColumns } from '../../records/user.ts';
import {
  type Viewer,
  viewerOf,
  whereVisible as whereIssueVisible,
} from '../../policy/visible-issues.ts';
import { whereVisible as whereRequestVisible } from '../../policy/visible-merge-requests.ts';
import { treeOf, whereInTree } from '../namespaces/tree.ts';

/** A time log with whoever spent the time. */
export interface TimeLogRow extends AuthorColumns {
  readonly id: number;
  readonly issue_id: number | null;
  readonly merge_request_id: number | null;
  readonly note_id: number | null;
  readonly time_spent: number;
  readonly spent_at: string;
  readonly summary: string | null;
}

/** Whose time logs are listed: those of a project, of a group with all below it, of a user, or all. */
export type TimeLogsOf =
  | { readonly kind: 'project' | 'group' | 'user'; readonly id: number }
  | { readonly kind: 'everything' };

export interface TimeLogParameters {
  readonly of: TimeLogsOf;
  readonly user_id: number;
  /** Groups that the project is in, or below: at most two. */
  readonly group_ids: readonly number[];
  readonly spent_after: string;
  readonly spent_before: string;
}

type Source =
  | { readonly of: TimeLogsOf['kind']; readonly viewer: Viewer }
  /** Of everything, what is among so many of the first of all. */
  | { readonly of: 'nearby'; readonly among: number; readonly viewer: Viewer };

/** So many rows are looked at, and then so many, before projects are asked one by one. */
const lookedAt = [200, 2_000];
/** Rows further down the list than these are not looked for nearby. */
const deepest = 500;

/** The projects of a source, whose logs are read project by project; null where it is read along an index of its own. */
function projectsOf(
  db: Database,
  { of, viewer }: Source,
  { owner, user }: { readonly owner: number; readonly user: number },
): Query | null {
  if (of === 'group') {
    const projects = db('projects as walked').whereNotNull('walked.listing');
    return projects.whereIn('walked.namespace_id', treeOf(db, owner));
  }
  if (of !== 'everything' || viewer.administrator) return null;
  const held = db('project_authorizations').where('user_id', user).select('project_id as id');
  // Each in the words of the index that holds only these: SQLite compares the text.
  const listed = listingsOf(viewer.open, undefined).map((listing) =>
    db('projects').whereRaw(`projects.listing = ${listing}`).select('id'),
  );
  return db(held.union(listed).as('walked'));
}

/** Narrows logs to those of issues and merge requests that the viewer may see. */
function whereTargetVisible(db: Database, logs: Query, viewer: Viewer, user: number): void {
  const issues = db('issues')
    .join('projects', 'projects.id', 'issues.project_id')
    .whereRaw('issues.id = time_logs.issue_id')
    .select(db.raw('1'));
  const requests = db('merge_requests')
    .join('projects', 'projects.id', 'merge_requests.target_project_id')
    .whereRaw('merge_requests.id = time_logs.merge_request_id')
    .select(db.raw('1'));
  logs.where((either) => {
    either
      .whereExists(whereIssueVisible(db, issues, viewer, user))
      .orWhereExists(whereRequestVisible(requests, viewer, user));
  });
}

/** Time that was spent on what the actor may see, the oldest first; not that of users who are gone. */
export const timeLogList = list<TimeLogParameters, Source, TimeLogRow>()({
  name: 'time logs',
  table: 'time_logs',
  crossesProjects: ({ query: { of } }) => of?.kind !== 'project',
  listed: (logs) => logs.whereNotNull('time_logs.user_id'),
  sources({ actor, query: { of } }) {
    return of === undefined ? [] : [{ of: of.kind, viewer: viewerOf(actor) }];
  },
  values: ({ actor, query: { of, spent_after } }) => ({
    owner: of === undefined || of.kind === 'everything' ? 0 : of.id,
    user: actor?.user.id ?? 0,
    since: spent_after ?? '0001-01-01T00:00:00.000Z',
  }),
  shows(logs, source, { owner, user }, { db }) {
    if (source.of === 'project') logs.where('time_logs.project_id', owner);
    if (source.of === 'user') logs.where('time_logs.user_id', owner);
    if (source.of === 'group') whereInTree(db, logs, 'time_logs.project_id', owner);
    whereTargetVisible(db, logs, source.viewer, user);
  },
  walk(db, source, slots, { sort }) {
    if (source.of === 'nearby') {
      const near = db('time_logs as near')
        .select('near.id')
        .where('near.spent_at', '>=', slots.since)
        .orderBy([
          { column: 'near.spent_at', order: sort },
          { column: 'near.id', order: sort },
        ])
        .limit(source.among, { skipBinding: true });
      // SQLite keeps the order of a cross join.
      const rows = db(near.as('nearby')).crossJoin(db.raw('time_logs'));
      return { rows: rows.whereRaw('time_logs.id = nearby.id') };
    }
    const rows = projectsOf(db, source, slots);
    return rows && { rows, each: 'time_logs.project_id = walked.id', key: 'walked.id' };
  },
  async *nearby(_db, _asked, source, depth) {
    if (source.of !== 'everything' || source.viewer.administrator || depth > deepest) return;
    for (const among of lookedAt) {
      if (among < depth) continue;
      yield [{ source: { ...source, of: 'nearby', among }, values: {}, enough: depth }];
    }
  },
  filters: {
    of: elsewhere,
    user_id: column('time_logs.user_id'),
    group_ids: filter({
      shapeOf: (groups) => groups.length || null,
      boundOf: ([first = 0, second = first]) => ({ first, second }),
      narrow(logs, { first, second }, _, { db }) {
        for (const group of [first, second]) {
          whereInTree(db, logs, 'time_logs.project_id', group);
        }
      },
    }),
    spent_after: column('time_logs.spent_at', '>='),
    spent_before: column('time_logs.spent_at', '<='),
  },
  orders: { spent_at: { by: 'time_logs.spent_at' } },
  orderOf: () => ({ order: 'spent_at', sort: 'asc' }),
  hydrate: (page) =>
    page
      .join('users as authors', 'authors.id', 'time_logs.user_id')
      .select('time_logs.*', ...authorColumns()),
});
