// The issue as the API shows it in its project, written out by hand from one joined row.
import {
  basic,
  basicOf,
  columnsOf,
  duration,
  milestone,
  milestoneColumns,
  userColumns,
} from './parts.mjs';

/**
 * `row` is one of `issueSql`, with its booleans decoded; `labels` are titles, `assignees` rows of users. Alone an issue
 * tells the caller whether they are `subscribed`.
 */
export function issueBody(row, base, { labels, assignees, day, subscribed }) {
  const { web } = base;
  const project = `${web}/api/v4/projects/${row.project_id}`;
  const self = `${project}/issues/${row.iid}`;
  const short = `#${row.iid}`;
  const users = assignees.map((user) => basic(user, web));
  const body = {
    id: row.id,
    iid: row.iid,
    project_id: row.project_id,
    title: row.title,
    description: row.description,
    state: row.state,
    created_at: row.created_at,
    updated_at: row.updated_at,
    closed_at: row.closed_at,
    closed_by: row.closed_by_id === null ? null : basicOf(row, 'closer', web),
    author: basicOf(row, 'author', web),
    assignees: users,
    assignee: users[0] ?? null,
    milestone: row.milestone_id === null ? null : milestone(row, web, day),
    labels,
    type: row.issue_type.toUpperCase(),
    issue_type: row.issue_type,
    severity: row.severity,
    moved_to_id: row.moved_to_id,
    upvotes: row.upvotes,
    downvotes: row.downvotes,
    merge_requests_count: 0,
    user_notes_count: row.user_notes_count,
    due_date: row.due_date,
    web_url: `${web}/${row.project_path}/-/issues/${row.iid}`,
    reference: short,
    references: { short, relative: short, full: row.project_path + short },
    time_stats: {
      time_estimate: row.time_estimate,
      total_time_spent: row.total_time_spent,
      human_time_estimate: duration(row.time_estimate),
      human_total_time_spent: duration(row.total_time_spent),
    },
    has_tasks: row.task_count > 0,
  };
  if (row.task_count > 0) {
    body.task_status = `${row.completed_task_count} of ${row.task_count} tasks completed`;
  }
  body.task_completion_status = {
    count: row.task_count,
    completed_count: row.completed_task_count,
  };
  body.confidential = row.confidential;
  body.discussion_locked = row.discussion_locked;
  if (subscribed !== undefined) body.subscribed = subscribed;
  body._links = {
    self,
    notes: `${self}/notes`,
    award_emoji: `${self}/award_emoji`,
    project,
  };
  body.service_desk_reply_to = null;
  body.weight = row.weight;
  body.epic = row.epic_id === null ? null : epic(row);
  body.epic_iid = row.epic_iid;
  body.iteration = null;
  body.health_status = row.health_status;
  return body;
}

const epic = (row) => ({
  id: row.epic_id,
  iid: row.epic_iid,
  title: row.epic_title,
  url: `/groups/${row.epic_group_path}/-/epics/${row.epic_iid}`,
  group_id: row.epic_group_id,
});

/** Columns of a row, and what is joined to issues for them. */
export const issueSql = {
  columns: `issues.*, projects.full_path as project_path, ${columnsOf('authors', 'author', userColumns)},
    ${columnsOf('closers', 'closer', userColumns)},
    ${columnsOf('milestones', 'milestone', milestoneColumns)},
    epics.id as epic_id, epics.iid as epic_iid, epics.title as epic_title,
    epics.group_id as epic_group_id, epic_groups.full_path as epic_group_path`,
  joins: `join projects on projects.id = issues.project_id
    join users as authors on authors.id = issues.author_id
    left join users as closers on closers.id = issues.closed_by_id
    left join milestones on milestones.id = issues.milestone_id
    left join epic_issues on epic_issues.issue_id = issues.id
    left join epics on epics.id = epic_issues.epic_id
    left join namespaces as epic_groups on epic_groups.id = epics.group_id`,
};

/** Turns the booleans that SQLite stores as numbers back, in place. */
export function decodeSqliteIssue(row) {
  row.confidential = row.confidential === 1;
  if (row.discussion_locked !== null) row.discussion_locked = row.discussion_locked === 1;
}
