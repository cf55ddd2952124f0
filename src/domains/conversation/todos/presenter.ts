import type { Commit, Epic } from '#generated/common/types.ts';
import type { Issue } from '#generated/issues/types.ts';
import type { MergeRequest } from '#generated/merge-requests/types.ts';
import type { Todo, TodoGroup, TodoProject } from '#generated/todos/types.ts';
import { toBeWritten } from '#runtime/later-text.ts';
import { formatAvatarUrl } from '#src/avatars/address.ts';
import type { RequestContext } from '#src/context.ts';
import { findVisibleProjects } from '#src/policy/project-access.ts';
import { readAuthor } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import { findShownCommits } from '#src/domains/code/commits/finder.ts';
import { presentEpics } from '#src/domains/planning/epics/presenter.ts';
import { loadEpics } from '#src/domains/planning/epics/table.ts';
import {
  type IssuePresentContext,
  presentIssuesById,
} from '#src/domains/planning/issues/presenter.ts';
import { presentMergeRequestsById } from '#src/domains/review/merge-requests/presenter.ts';
import { presentCommit } from '#src/domains/core/repositories/commit-presenter.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import type { ListedTodoRow } from '#src/domains/planning/issuables/todos.ts';

type TodoContext = IssuePresentContext & Pick<RequestContext, 'git'>;

/** Page of to-dos with their subjects. */
export async function presentTodos(
  context: TodoContext,
  rows: readonly ListedTodoRow[],
): Promise<Todo[]> {
  const [issues, requests, epics, commits] = await Promise.all([
    loadIssuesById(
      context,
      rows.flatMap(({ issue_id }) => issue_id ?? []),
    ),
    loadRequestsById(
      context,
      rows.flatMap(({ merge_request_id }) => merge_request_id ?? []),
    ),
    loadEpicsById(
      context,
      rows.flatMap(({ epic_id }) => epic_id ?? []),
    ),
    loadCommitsByTodo(context, rows),
  ]);
  return rows.flatMap((row) => {
    const issue = issues.get(row.issue_id ?? 0);
    if (issue !== undefined) return presentTodo(row, ['Issue', issue], context.url);
    const request = requests.get(row.merge_request_id ?? 0);
    if (request !== undefined) return presentTodo(row, ['MergeRequest', request], context.url);
    const epic = epics.get(row.epic_id ?? 0);
    if (epic !== undefined) return presentTodo(row, ['Epic', epic], context.url);
    const commit = commits.get(row.id);
    // Targets that were deleted since are left out.
    return commit === undefined ? [] : presentTodo(row, ['Commit', commit], context.url);
  });
}

async function loadIssuesById(
  context: IssuePresentContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Issue>> {
  if (ids.length === 0) return new Map();
  const issues = await presentIssuesById(context, [...new Set(ids)], { from: null });
  return new Map(issues.map((issue) => [issue.id, issue]));
}

async function loadRequestsById(
  context: IssuePresentContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MergeRequest>> {
  if (ids.length === 0) return new Map();
  const requests = await presentMergeRequestsById(context, [...new Set(ids)], { from: null });
  return new Map(requests.map((request) => [request.id, request]));
}

async function loadEpicsById(
  context: IssuePresentContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Epic>> {
  if (ids.length === 0) return new Map();
  const epics = await presentEpics(context, await loadEpics(context.db, [...new Set(ids)]));
  return new Map(epics.map((epic) => [epic.id, epic]));
}

/** Commits as the caller may see them now, by the to-dos about them. */
async function loadCommitsByTodo(
  { db, git, actor, url }: TodoContext,
  rows: readonly ListedTodoRow[],
): Promise<ReadonlyMap<number, Commit>> {
  const about = rows.flatMap(({ id, project_id: project, commit_id: commit }) =>
    project === null || commit === null ? [] : [{ id, project, commit }],
  );
  if (about.length === 0) return new Map();
  const ids = [...new Set(about.map(({ project }) => project))];
  const projects = await findVisibleProjects(db, actor, ids);
  const presented = new Map<number, Commit>();
  for (const [id, project] of projects) {
    const own = about.filter((todo) => todo.project === id);
    const commits = await findShownCommits(
      git,
      project,
      own.map(({ commit }) => commit),
    );
    for (const todo of own) {
      const commit = commits.get(todo.commit);
      if (commit !== undefined) presented.set(todo.id, presentCommit(commit, project, url));
    }
  }
  return presented;
}

type Subject =
  | readonly ['Issue', Issue]
  | readonly ['MergeRequest', MergeRequest]
  | readonly ['Epic', Epic]
  | readonly ['Commit', Commit];

function presentTodo(row: ListedTodoRow, [type, target]: Subject, url: Urls): Todo {
  const noteId = row.note_id ?? row.commit_note_id;
  const note = noteId === null ? '' : `#note_${noteId}`;
  const group = presentGroup(row, url);
  return {
    id: row.id,
    project: presentProject(row),
    ...(group !== null && { group }),
    author: presentUserBasic(readAuthor(row), url),
    action_name: row.action,
    target_type: type,
    target,
    target_url: target.web_url + note,
    body: toBeWritten(row.note_body ?? row.commit_note_body ?? target.title),
    state: row.state,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

function presentProject(row: ListedTodoRow): TodoProject | null {
  const { project_id: id, project_name: name, project_path: path } = row;
  if (id === null || name === null || path === null || row.project_created_at === null) return null;
  return {
    id,
    description: row.project_description,
    name,
    name_with_namespace: `${row.project_full_name} / ${name}`,
    path,
    path_with_namespace: row.project_full_path ?? path,
    created_at: row.project_created_at,
  };
}

function presentGroup(row: ListedTodoRow, url: Urls): TodoGroup | null {
  const { group_id: id, group_name: name, group_path: path, group_avatar: avatar } = row;
  if (id === null || name === null || path === null) return null;
  const fullPath = row.group_full_path ?? path;
  return {
    id,
    name,
    path,
    kind: 'group',
    full_path: fullPath,
    parent_id: row.group_parent_id,
    avatar_url: formatAvatarUrl(url, 'group', { id, avatar }),
    web_url: url.web(`groups/${fullPath}`),
  };
}
