import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import {
  listColumnsBeside,
  describeLongText,
  selectLongTexts,
  loadLongTexts,
} from '#src/database/long-texts.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { isSomewhere } from '#src/records/container.ts';
import { listAuthorColumns, type UserBasicRow } from '#src/records/user.ts';
import {
  prefixColumns,
  milestoneColumns,
  milestoneText,
} from '#src/domains/planning/milestones/columns.ts';
import { selectBlockedByThreads } from '#src/domains/planning/notes/unresolved.ts';
import { type LastEdit, lastEditColumns } from '#src/records/issuable.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import type { DetailedMergeRequestRow, ShownMergeRequestColumns } from './table.ts';

const userColumns = ['id', 'username', 'name', 'state', 'avatar'];

const requestColumns = listColumnsBeside<ShownMergeRequestColumns>('merge_requests', {
  id: true,
  target_project_id: true,
  source_project_id: true,
  iid: true,
  source_branch: true,
  target_branch: true,
  author_id: true,
  title: true,
  state: true,
  draft: true,
  discussion_locked: true,
  milestone_id: true,
  time_estimate: true,
  total_time_spent: true,
  upvotes: true,
  downvotes: true,
  user_notes_count: true,
  task_count: true,
  completed_task_count: true,
  squash: true,
  force_remove_source_branch: true,
  should_remove_source_branch: true,
  allow_collaboration: true,
  approvals_before_merge: true,
  merge_status: true,
  merge_error: true,
  head_sha: true,
  base_sha: true,
  start_sha: true,
  in_progress_merge_sha: true,
  locked_at: true,
  rebase_started_at: true,
  merge_when_pipeline_succeeds: true,
  merge_options: true,
  merge_commit_sha: true,
  squash_commit_sha: true,
  merge_user_id: true,
  created_at: true,
  updated_at: true,
  merged_at: true,
  closed_at: true,
  closed_by_id: true,
  merge_holder: true,
  rebase_holder: true,
});

/** The texts of the rows of `joinMergeRequestDetails`. */
export const mergeRequestTexts = [describeLongText('merge_requests', 'description'), milestoneText];

/** Joins to merge requests what each has one of, and selects it. */
export function joinMergeRequestDetails(
  db: Database,
  requests: Knex.QueryBuilder,
): Knex.QueryBuilder {
  const detailed = requests
    .join('projects as places', 'places.id', 'merge_requests.target_project_id')
    .join('users as authors', 'authors.id', 'merge_requests.author_id')
    .leftJoin('users as closers', 'closers.id', 'merge_requests.closed_by_id')
    .leftJoin('users as mergers', 'mergers.id', 'merge_requests.merge_user_id')
    .leftJoin('milestones', (on) => {
      on.on('milestones.id', 'merge_requests.milestone_id').andOn(
        db.raw(isSomewhere('milestones')),
      );
    })
    .leftJoin('namespaces as milestone_groups', 'milestone_groups.id', 'milestones.group_id')
    .select(...requestColumns, 'places.full_path as project_path')
    .select(...listAuthorColumns(), ...prefixColumns('closers', 'closer', userColumns))
    .select(...prefixColumns('mergers', 'merger', userColumns), ...milestoneColumns)
    .select({
      milestone_group_path: 'milestone_groups.full_path',
      blocked_by_threads: selectBlockedByThreads(db),
    });
  return selectLongTexts(detailed, db, mergeRequestTexts);
}

/** The users who have to do with a page of merge requests, by merge request. */
export interface PeopleOf {
  readonly assignees: ReadonlyMap<number, readonly UserBasicRow[]>;
  readonly reviewers: ReadonlyMap<number, readonly UserBasicRow[]>;
}

type PersonRow = UserBasicRow & { readonly merge_request_id: number; readonly role: string };

interface Ids {
  readonly ids: readonly number[];
}

const peopleOf = prepareStatement<Ids, PersonRow>((db, { ids }) => {
  const selectPeople = (table: string, role: string) =>
    whereInList(db(table), `${table}.merge_request_id`, ids)
      .join('users', 'users.id', `${table}.user_id`)
      .select(`${table}.merge_request_id`, db.raw(`'${role}' as role`))
      .select('users.id', 'users.username', 'users.name', 'users.state', 'users.avatar');
  return selectPeople('merge_request_assignees', 'assignee')
    .unionAll([selectPeople('merge_request_reviewers', 'reviewer')])
    .orderBy('id');
});

/** Assignees and reviewers in the order of their ids: one query. */
export async function loadPeople(db: Database, ids: readonly number[]): Promise<PeopleOf> {
  const rows = await peopleOf.all(db, { ids });
  const gatherByRole = (wanted: string) =>
    gatherRowsBy(
      rows.filter(({ role }) => role === wanted),
      ({ merge_request_id }) => merge_request_id,
    );
  return { assignees: gatherByRole('assignee'), reviewers: gatherByRole('reviewer') };
}

/** Merge requests by their ids, without what may be long. */
export async function loadRowsWithoutTexts(
  db: Database,
  ids: readonly number[],
): Promise<readonly MergeRequestRow[]> {
  const rows = whereInList(db('merge_requests'), 'merge_requests.id', ids);
  const found = await rows.select<(ShownMergeRequestColumns & LastEdit)[]>(
    ...[...requestColumns, ...lastEditColumns.map((column) => `merge_requests.${column}`)],
  );
  return found.map((row) => ({ ...row, description: null, title_key: '' }));
}

const detailedRequests = prepareStatement<Ids, DetailedMergeRequestRow>((db, { ids }) =>
  whereInList(joinMergeRequestDetails(db, db('merge_requests')), 'merge_requests.id', ids),
);

/** Merge requests by their ids, with details. */
export async function loadMergeRequests(
  db: Database,
  ids: readonly number[],
): Promise<readonly DetailedMergeRequestRow[]> {
  return loadLongTexts(db, await detailedRequests.all(db, { ids }), mergeRequestTexts);
}
