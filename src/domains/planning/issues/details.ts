import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import {
  listColumnsBeside,
  describeLongText,
  selectLongTexts,
  loadLongTexts,
} from '#src/database/long-texts.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';
import { isSomewhere } from '#src/records/container.ts';
import { listAuthorColumns, type UserBasicRow } from '#src/records/user.ts';
import {
  prefixColumns,
  milestoneColumns,
  milestoneText,
} from '#src/domains/planning/milestones/columns.ts';
import type { DetailedIssueRow, ShownIssueColumns } from './table.ts';

const ofCloser = prefixColumns('closers', 'closer', ['id', 'username', 'name', 'state', 'avatar']);

const ofIteration = prefixColumns('iterations', 'iteration', [
  'iid',
  'sequence',
  'group_id',
  'title',
  'start_date',
  'due_date',
  'created_at',
  'updated_at',
]);

const issueColumns = listColumnsBeside<ShownIssueColumns>('issues', {
  id: true,
  project_id: true,
  iid: true,
  author_id: true,
  title: true,
  state: true,
  issue_type: true,
  severity: true,
  confidential: true,
  discussion_locked: true,
  due_date: true,
  milestone_id: true,
  iteration_id: true,
  weight: true,
  health_status: true,
  time_estimate: true,
  total_time_spent: true,
  upvotes: true,
  downvotes: true,
  user_notes_count: true,
  task_count: true,
  completed_task_count: true,
  moved_to_id: true,
  created_at: true,
  updated_at: true,
  closed_at: true,
  closed_by_id: true,
});

/** The texts of the rows of `joinIssueDetails`. */
export const issueTexts = [
  describeLongText('issues', 'description'),
  milestoneText,
  describeLongText('iterations', 'description', {
    as: 'iteration_description',
    id: 'iteration_id',
    changed: 'iteration_updated_at',
  }),
];

/**
 * Joins and selects the single associations of issues. Confidential epics are omitted, because a separate query checks
 * access to them. `short` as for `selectLongTexts`.
 */
export function joinIssueDetails(
  db: Database,
  issues: Knex.QueryBuilder,
  short?: number,
): Knex.QueryBuilder {
  const closing = db('merge_request_closing_issues as closing')
    .whereRaw('closing.issue_id = issues.id')
    .min('closing.merge_request_id');
  const detailed = issues
    .join('projects as places', 'places.id', 'issues.project_id')
    .join('namespaces as homes', 'homes.id', 'places.namespace_id')
    .join('users as authors', 'authors.id', 'issues.author_id')
    .leftJoin('users as closers', 'closers.id', 'issues.closed_by_id')
    .leftJoin('milestones', (on) => {
      on.on('milestones.id', 'issues.milestone_id').andOn(db.raw(isSomewhere('milestones')));
    })
    .leftJoin('namespaces as milestone_groups', 'milestone_groups.id', 'milestones.group_id')
    .leftJoin('epic_issues', 'epic_issues.issue_id', 'issues.id')
    .leftJoin('epics', (on) => {
      on.on('epics.id', 'epic_issues.epic_id').andOnNotNull('epics.group_id');
    })
    .leftJoin('namespaces as epic_groups', 'epic_groups.id', 'epics.group_id')
    .leftJoin('iterations', 'iterations.id', 'issues.iteration_id')
    .leftJoin('namespaces as iteration_groups', 'iteration_groups.id', 'iterations.group_id')
    .select(...issueColumns, 'places.full_path as project_path', 'homes.owner_id as home_owner_id')
    .select(...listAuthorColumns(), ...ofCloser, ...milestoneColumns, ...ofIteration)
    .select({
      milestone_group_path: 'milestone_groups.full_path',
      iteration_group_path: 'iteration_groups.full_path',
      epic_id: 'epics.id',
      epic_iid: 'epics.iid',
      epic_title: 'epics.title',
      epic_group_id: 'epics.group_id',
      epic_group_path: 'epic_groups.full_path',
      epic_confidential: 'epics.confidential',
      closing_request_id: closing,
    });
  return selectLongTexts(detailed, db, issueTexts, short);
}

const assigneesOf = prepareStatement<
  { ids: readonly number[] },
  UserBasicRow & { readonly issue_id: number }
>((db, { ids }) =>
  whereInList(db('issue_assignees'), 'issue_assignees.issue_id', ids)
    .join('users', 'users.id', 'issue_assignees.user_id')
    .orderBy('users.id')
    .select('issue_assignees.issue_id', 'users.id', 'users.username', 'users.name')
    .select('users.state', 'users.avatar'),
);

/** The assignees of these issues, by issue, in the order of their ids. */
export async function loadAssignees(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly UserBasicRow[]>> {
  return gatherRowsBy(await assigneesOf.all(db, { ids }), ({ issue_id }) => issue_id);
}

const issuesById = prepareStatement<{ ids: readonly number[] }, DetailedIssueRow>((db, { ids }) =>
  whereInList(joinIssueDetails(db, db('issues')), 'issues.id', ids),
);

/** Issues by their ids, with details. */
export async function loadIssues(
  db: Database,
  ids: readonly number[],
): Promise<readonly DetailedIssueRow[]> {
  return loadLongTexts(db, await issuesById.all(db, { ids }), issueTexts);
}
