import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { filterByColumn, elsewhere, filter, type Query } from '#src/lists/filter.ts';
import { list } from '#src/lists/list.ts';
import type { Actor } from '#src/records/actor.ts';
import { type AuthorColumns, listAuthorColumns } from '#src/records/user.ts';
import { type Viewer, toViewer, whereIssueVisible } from '#src/policy/visible-issues.ts';
import { whereMergeRequestVisible } from '#src/policy/visible-merge-requests.ts';
import { selectTree, whereInTree } from '#src/domains/core/namespaces/tree.ts';

/** A time log with its user. */
export interface TimeLogRow extends AuthorColumns {
  readonly id: number;
  readonly issue_id: number | null;
  readonly merge_request_id: number | null;
  readonly note_id: number | null;
  readonly time_spent: number;
  readonly spent_at: string;
  readonly summary: string | null;
}

/** The listed time logs: those of a project, of a group and its descendants, of a user, or all. */
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

type Source = { readonly of: TimeLogsOf['kind']; readonly viewer: Viewer };

/** The projects of a group and below that the viewer may see: its logs are read project by project. */
function selectProjects(
  db: Database,
  { open, administrator, auditor }: Viewer,
  { owner, user }: { readonly owner: number; readonly user: number },
): Query {
  const projects = db('projects as walked').whereNotNull('walked.listing');
  projects.whereIn('walked.namespace_id', selectTree(db, owner));
  if (administrator || auditor) return projects;
  return projects
    .leftJoin('project_authorizations as held', (on) => {
      on.on('held.project_id', 'walked.id').andOnVal('held.user_id', user);
    })
    .where((shown) => {
      void shown.whereIn('walked.visibility', open).orWhereNotNull('held.project_id');
    });
}

/** Keeps the logs of issues and merge requests that the actor may see. */
export async function filterShownTimeLogs<Row extends Pick<TimeLogRow, 'id'>>(
  db: Database,
  actor: Actor | null,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  if (rows.length === 0) return rows;
  const logs = whereInList(
    db('time_logs'),
    'time_logs.id',
    rows.map(({ id }) => id),
  );
  whereTargetVisible(db, logs, toViewer(actor), actor?.user.id ?? 0);
  const shown = await logs.select<{ id: number }[]>('time_logs.id');
  const ids = new Set(shown.map(({ id }) => id));
  return rows.filter(({ id }) => ids.has(id));
}

/** Limits logs to those of issues and merge requests that the viewer may see. */
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
      .orWhereExists(whereMergeRequestVisible(requests, viewer, user));
  });
}

/**
 * Lists time logs, the oldest first, without those of deleted users. The number of logs on hidden records is
 * unbounded, so the list contains them; `filterShownTimeLogs` removes them in batches.
 */
export const timeLogList = list<TimeLogParameters, Source, TimeLogRow>()({
  name: 'time logs',
  table: 'time_logs',
  crossesProjects: ({ query: { of } }) => of?.kind !== 'project',
  listed: (logs) => logs.whereNotNull('time_logs.user_id'),
  sources({ actor, query: { of } }) {
    return of === undefined ? [] : [{ of: of.kind, viewer: toViewer(actor) }];
  },
  values: ({ actor, query: { of } }) => ({
    owner: of === undefined || of.kind === 'everything' ? 0 : of.id,
    user: actor?.user.id ?? 0,
  }),
  shows(logs, source, { owner }) {
    if (source.of === 'project') logs.where('time_logs.project_id', owner);
    if (source.of === 'user') logs.where('time_logs.user_id', owner);
  },
  walk(db, { of, viewer }, slots) {
    if (of !== 'group') return null;
    const rows = selectProjects(db, viewer, slots);
    return { rows, each: 'time_logs.project_id = walked.id', key: 'walked.id' };
  },
  filters: {
    of: elsewhere,
    user_id: filterByColumn('time_logs.user_id'),
    group_ids: filter({
      shapeOf: (groups) => groups.length || null,
      boundOf: ([first = 0, second = first]) => ({ first, second }),
      narrow(logs, { first, second }, _, { db }) {
        for (const group of [first, second]) {
          whereInTree(db, logs, 'time_logs.project_id', group);
        }
      },
    }),
    spent_after: filterByColumn('time_logs.spent_at', '>='),
    spent_before: filterByColumn('time_logs.spent_at', '<='),
  },
  orders: { spent_at: { by: 'time_logs.spent_at' } },
  orderOf: () => ({ order: 'spent_at', sort: 'asc' }),
  hydrate: (page) =>
    page
      .join('users as authors', 'authors.id', 'time_logs.user_id')
      .select('time_logs.*', ...listAuthorColumns()),
});
