import type { ListTodosRequest } from '#generated/todos/types.ts';
import type { Database } from '#src/database/database.ts';
import { countUpTo, whereInList } from '#src/database/dialect.ts';
import { describeLongText, selectLongTexts } from '#src/database/long-texts.ts';
import { toDay } from '#src/text/day.ts';
import {
  filterByChoice,
  filterByColumn,
  filter,
  type Filter,
  type Query,
} from '#src/lists/filter.ts';
import { list } from '#src/lists/list.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { selectGroupsAtLevel } from '#src/policy/visible.ts';
import type { Actor } from '#src/records/actor.ts';
import { listAuthorColumns } from '#src/records/user.ts';
import { whereEpicVisible } from '#src/policy/visible-epics.ts';
import { whereFeatureVisible } from '#src/policy/visible-features.ts';
import { type Viewer, toViewer, whereIssueVisible } from '#src/policy/visible-issues.ts';
import { whereMergeRequestVisible } from '#src/policy/visible-merge-requests.ts';
import { selectProjectsInTree, selectTree } from '#src/domains/core/namespaces/tree.ts';
import type { ListedTodoRow } from '#src/domains/planning/issuables/todos.ts';

/** The parameters of the operation, an id, and filters that accept several values. */
export type TodoParameters = ListTodosRequest['query'] & {
  readonly id: number;
  readonly actions: readonly string[];
  readonly authors: readonly number[];
  readonly groups: readonly number[];
  readonly projects: readonly number[];
  readonly states: readonly string[];
  readonly about_issue: number;
  readonly about_merge_request: number;
  readonly about_epic: number;
  readonly kinds: readonly TodoKind[];
};

export type TodoKind = 'issue' | 'merge_request' | 'epic' | 'commit';

const filterByOne = <Value extends number | string>(
  name: string,
): Filter<readonly Value[], TodoParameters> =>
  filter({
    shapeOf: () => true,
    boundOf: (values) => ({ values }),
    narrow: (query, { values }) => void whereInList(query, name, values),
  });

/** Matches to-dos about records of any of these kinds. */
const ofKinds: Filter<readonly TodoKind[], TodoParameters> = {
  shapeOf: (kinds) => [...new Set(kinds)].toSorted(),
  narrow(query, _, shape) {
    query.where((either) => {
      void either.whereRaw('1 = 0');
      for (const kind of shape as readonly TodoKind[])
        void either.orWhereNotNull(`todos.${kind}_id`);
    });
  },
};

const todoTexts = [
  describeLongText('notes', 'body', { as: 'note_body', id: 'note_id', changed: 'note_updated_at' }),
  describeLongText('commit_notes', 'note', {
    as: 'commit_note_body',
    id: 'commit_note_id',
    changed: 'commit_note_updated_at',
  }),
];

/** To-dos of the actor about subjects that the actor may see, newest first. */
export const todoList = list<TodoParameters, Viewer, ListedTodoRow>()({
  name: 'todos',
  table: 'todos',
  crossesProjects: ({ query: { id } }) => id === undefined,
  sources: ({ actor }) => (actor === null ? [] : [toViewer(actor)]),
  values: ({ actor, now }) => ({ user: actor?.user.id ?? 0, today: toDay(now) }),
  shows(query, viewer, slots, { db }) {
    query.where('todos.user_id', slots.user);
    whereShows(db, query, viewer, slots);
  },
  filters: {
    id: filterByColumn('todos.id'),
    actions: filterByOne('todos.action'),
    authors: filterByOne('todos.author_id'),
    projects: filterByOne('todos.project_id'),
    states: filterByOne('todos.state'),
    about_issue: filterByColumn('todos.issue_id'),
    about_merge_request: filterByColumn('todos.merge_request_id'),
    about_epic: filterByColumn('todos.epic_id'),
    kinds: ofKinds,
    groups: filter({
      shapeOf: (groups) => new Set(groups).size,
      boundOf: (groups) =>
        Object.fromEntries([...new Set(groups)].map((group, index) => [`group${index}`, group])),
      narrow(query, slots, shape, { db }) {
        query.where((either) => {
          void either.whereRaw('1 = 0');
          for (let index = 0; index < Number(shape); index += 1) {
            const group = slots[`group${index}`] as number;
            either.orWhereIn('todos.group_id', selectTree(db, group));
            either.orWhereIn('todos.project_id', selectProjectsInTree(db, group));
          }
        });
      },
    }),
    action: filterByColumn('todos.action'),
    author_id: filterByColumn('todos.author_id'),
    project_id: filterByColumn('todos.project_id'),
    group_id: filter({
      shapeOf: () => true,
      boundOf: (group) => ({ group }),
      narrow(query, { group }, _, { db }) {
        query.where((either) => {
          either.whereIn('todos.group_id', selectTree(db, group));
          either.orWhereIn('todos.project_id', selectProjectsInTree(db, group));
        });
      },
    }),
    state: filterByColumn('todos.state'),
    type: filterByChoice({
      Issue: (query) => void query.whereNotNull('todos.issue_id'),
      Epic: (query) => void query.whereNotNull('todos.epic_id'),
      MergeRequest: (query) => void query.whereNotNull('todos.merge_request_id'),
      Commit: (query) => void query.whereNotNull('todos.commit_id'),
      'DesignManagement::Design': whereNothing,
      'AlertManagement::Alert': whereNothing,
    }),
  },
  orderOf: () => ({ order: 'id', sort: 'desc' }),
  hydrate(page, _form, _slots, db) {
    page
      .join('users as authors', 'authors.id', 'todos.author_id')
      .leftJoin('projects', 'projects.id', 'todos.project_id')
      .leftJoin('namespaces as holders', 'holders.id', 'projects.namespace_id')
      .leftJoin('namespaces as todo_groups', 'todo_groups.id', 'todos.group_id')
      .leftJoin('notes', 'notes.id', 'todos.note_id')
      .leftJoin('commit_notes', 'commit_notes.id', 'todos.commit_note_id')
      .select('todos.*', ...listAuthorColumns())
      .select({
        project_name: 'projects.name',
        project_path: 'projects.path',
        project_full_path: 'projects.full_path',
        project_full_name: 'holders.full_name',
        project_description: 'projects.description',
        project_created_at: 'projects.created_at',
        group_name: 'todo_groups.name',
        group_path: 'todo_groups.path',
        group_full_path: 'todo_groups.full_path',
        group_parent_id: 'todo_groups.parent_id',
        group_avatar: 'todo_groups.avatar',
        note_updated_at: 'notes.updated_at',
        commit_note_updated_at: 'commit_notes.updated_at',
      });
    return selectLongTexts(page, db, todoTexts);
  },
  texts: todoTexts,
});

/** No to-do is about it. */
function whereNothing(query: Query): void {
  query.whereRaw('1 = 0');
}

/** Number of pending to-dos in the list. */
export function countPending(db: Database, actor: Actor, now: Date): Promise<number> {
  const own = { user: actor.user.id, today: toDay(now) };
  const todos = db('todos').where({ user_id: own.user, state: 'pending' });
  whereShows(db, todos, toViewer(actor), own);
  return countUpTo(db, todos.select('todos.id'), 10_000);
}

/** Leaves to-dos whose target shows, and whose note, where it is confidential, too. */
function whereShows(
  db: Database,
  query: Query,
  viewer: Viewer,
  { user, today }: { readonly user: number; readonly today: string },
): void {
  const open = db('notes')
    .select(db.raw('1'))
    .whereRaw('notes.id = todos.note_id')
    .where('notes.confidential', false);
  const issue = whereIssueVisible(
    db,
    db('issues').join('projects', 'projects.id', 'issues.project_id'),
    viewer,
    user,
  )
    .select(db.raw('1'))
    .whereRaw('issues.id = todos.issue_id');
  const request = whereMergeRequestVisible(
    db('merge_requests').join('projects', 'projects.id', 'merge_requests.target_project_id'),
    viewer,
    user,
  )
    .select(db.raw('1'))
    .whereRaw('merge_requests.id = todos.merge_request_id');
  const epic = whereEpicVisible(db, db('epics'), viewer, { user, today })
    .select(db.raw('1'))
    .whereRaw('epics.id = todos.epic_id');
  // Git is queried about the commit itself when it is shown.
  const commit = whereFeatureVisible(db('projects'), 'repository', viewer, user)
    .select(db.raw('1'))
    .whereRaw('projects.id = todos.project_id');
  if (!viewer.administrator && !viewer.auditor) {
    for (const planned of [issue, request]) {
      planned.where((told) => {
        void told
          .whereNull('todos.note_id')
          .orWhereExists(open.clone())
          .orWhereRaw(`coalesce(held.access_level, 0) >= ${AccessLevel.Reporter}`);
      });
    }
    const held = selectGroupsAtLevel(db, user, today, AccessLevel.Reporter);
    epic.where((told) => {
      void told
        .whereNull('todos.note_id')
        .orWhereExists(open.clone())
        .orWhereIn('epics.group_id', held);
    });
  }
  query.where((either) => {
    void either
      .whereExists(issue)
      .orWhereExists(request)
      .orWhereExists(epic)
      .orWhere((shown) => void shown.whereNotNull('todos.commit_id').whereExists(commit));
  });
}
