// The merge request as the lists of its project show it, written out by hand from one joined row.
import {
  basic,
  basicOf,
  columnsOf,
  duration,
  milestone,
  milestoneColumns,
  userColumns,
} from './parts.mjs';

/** `row` is one of `mergeRequestSql`, with its booleans decoded; `labels` are titles, the people rows of users. */
export function mergeRequestBody(row, base, { labels, assignees, reviewers, day }) {
  const { web } = base;
  const short = `!${row.iid}`;
  const users = assignees.map((user) => basic(user, web));
  const merger = row.merge_user_id === null ? null : basicOf(row, 'merger', web);
  const body = {
    id: row.id,
    iid: row.iid,
    project_id: row.target_project_id,
    source_project_id: row.source_project_id,
    target_project_id: row.target_project_id,
    title: row.title,
    description: row.description,
    state: row.state,
    created_at: row.created_at,
    updated_at: row.updated_at,
    merged_at: row.merged_at,
    closed_at: row.closed_at,
    merged_by: row.state === 'merged' ? merger : null,
    merge_user: merger,
    closed_by: row.closed_by_id === null ? null : basicOf(row, 'closer', web),
    target_branch: row.target_branch,
    source_branch: row.source_branch,
    upvotes: row.upvotes,
    downvotes: row.downvotes,
    author: basicOf(row, 'author', web),
    assignees: users,
    assignee: users[0] ?? null,
    reviewers: reviewers.map((user) => basic(user, web)),
    labels,
    draft: row.draft,
    work_in_progress: row.draft,
    milestone:
      row.milestone_id === null
        ? null
        : milestone({ ...row, project_id: row.target_project_id }, web, day),
    merge_when_pipeline_succeeds: row.merge_when_pipeline_succeeds,
    merge_status: row.merge_status,
    sha: row.head_sha,
    merge_commit_sha: row.merge_commit_sha,
    squash_commit_sha: row.squash_commit_sha,
    user_notes_count: row.user_notes_count,
    discussion_locked: row.discussion_locked,
    should_remove_source_branch: row.should_remove_source_branch,
    force_remove_source_branch: row.force_remove_source_branch,
  };
  if (row.source_project_id !== row.target_project_id) {
    body.allow_collaboration = row.allow_collaboration;
    body.allow_maintainer_to_push = row.allow_collaboration;
  }
  body.web_url = `${web}/${row.project_path}/-/merge_requests/${row.iid}`;
  body.reference = short;
  body.references = { short, relative: short, full: row.project_path + short };
  body.time_stats = {
    time_estimate: row.time_estimate,
    total_time_spent: row.total_time_spent,
    human_time_estimate: duration(row.time_estimate),
    human_total_time_spent: duration(row.total_time_spent),
  };
  body.squash = row.squash;
  body.task_completion_status = {
    count: row.task_count,
    completed_count: row.completed_task_count,
  };
  body.has_conflicts = row.merge_status === 'cannot_be_merged';
  body.blocking_discussions_resolved = row.blocked_by_threads === 0;
  body.approvals_before_merge = row.approvals_before_merge;
  return body;
}

/** Columns of a row, and what is joined to merge requests for them. */
export const mergeRequestSql = {
  columns: `merge_requests.*, projects.full_path as project_path,
    ${columnsOf('authors', 'author', userColumns)},
    ${columnsOf('closers', 'closer', userColumns)},
    ${columnsOf('mergers', 'merger', userColumns)},
    ${columnsOf('milestones', 'milestone', milestoneColumns)},
    (select count(*) from project_settings
     where project_settings.project_id = merge_requests.target_project_id
       and project_settings.only_allow_merge_if_all_discussions_are_resolved
       and exists (
         select 1 from notes
         where notes.merge_request_id = merge_requests.id and notes.type is not null
           and notes.resolved_at is null
       )) as blocked_by_threads`,
  joins: `join projects on projects.id = merge_requests.target_project_id
    join users as authors on authors.id = merge_requests.author_id
    left join users as closers on closers.id = merge_requests.closed_by_id
    left join users as mergers on mergers.id = merge_requests.merge_user_id
    left join milestones on milestones.id = merge_requests.milestone_id`,
};

const booleans = [
  ...['allow_collaboration', 'discussion_locked', 'draft', 'force_remove_source_branch'],
  ...['merge_when_pipeline_succeeds', 'should_remove_source_branch', 'squash'],
];

/** Turns the booleans that SQLite stores as numbers back, in place. */
export function decodeSqliteMergeRequest(row) {
  for (const name of booleans) if (row[name] !== null) row[name] = row[name] === 1;
}
