import { GraphQLError } from 'graphql';
import type { Todo } from '#generated/todos/types.ts';
import type {
  Operations,
  TodoSource,
  TodosResolvers,
  TodoStateEnum,
} from '#generated/graphql/resolvers.ts';
import { accessError } from '#runtime/graphql/mutation.ts';
import { parseGlobalId } from '#runtime/graphql/global-ids.ts';
import type { Pages } from '#runtime/graphql/types.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { GraphqlContext } from '../context.ts';
import { createConnectionPages } from '../lists.ts';
import { parseGlobalIdNumber } from '#runtime/graphql/read.ts';
import type { EpicRow } from '#src/records/epic.ts';
import { findNotePlace, findNamedNote } from '../planning/notes-changes.ts';
import { findPlace, type NotePlace } from '#src/domains/planning/notes/place.ts';
import {
  type TodoKind,
  todoList,
  type TodoParameters,
} from '#src/domains/conversation/todos/list.ts';
import { findOwnTodo, restoreTodos } from '#src/domains/conversation/todos/mark.ts';
import { presentTodos } from '#src/domains/conversation/todos/presenter.ts';
import type { ListedTodoRow } from '#src/domains/planning/issuables/todos.ts';

/** Maximum number of to-dos restored at once, and returned when all are marked as done. */
const maxRestoredTodos = 50;
const maxShownTodos = 100;
/** Limit on groups in one filter: each is searched with its tree. */
const maxGroups = 20;

/** The subject kinds of to-dos by their GraphQL names. */
const kinds: Readonly<Record<string, TodoKind>> = {
  ISSUE: 'issue',
  MERGEREQUEST: 'merge_request',
  EPIC: 'epic',
  COMMIT: 'commit',
};

/** Epics are visible only with a plan that includes them. */
const isShown = ({ request }: GraphqlContext, kind: TodoKind) => kind !== 'epic' || request.paid;

const listShownKinds = (context: GraphqlContext) =>
  Object.values(kinds).filter((kind) => isShown(context, kind));

export const todosGraphql = {
  Query: {
    async todo({ id }, context) {
      if (context.request.actor === null) return null;
      const todo = await context.lookUp(() =>
        findOwnTodo(context.request, parseGlobalIdNumber(id.id)),
      );
      return isShown(context, getTargetKind(todo)) ? todo : null;
    },
  },

  UserCore: {
    todos({ id }, args, context) {
      if (context.request.actor?.user.id !== id) return [];
      const { action, authorId, groupId, projectId, state, type } = args;
      if (groupId != null && groupId.length > maxGroups) {
        throw new GraphQLError(`At most ${maxGroups} groups may be named`);
      }
      const asked = type?.map((word) => kinds[word]);
      const kindsToShow = listShownKinds(context).filter((kind) => asked?.includes(kind) ?? true);
      const parseNumbers = (ids: readonly string[], word: string) =>
        ids.map((each) => parseGlobalIdNumber(parseGlobalId(context.globalIdApp, each, [word]).id));
      return listTodos(context, {
        kinds: kindsToShow,
        states: state ?? ['pending'],
        ...(action != null && { actions: action }),
        ...(authorId != null && { authors: parseNumbers(authorId, 'User') }),
        ...(groupId != null && { groups: parseNumbers(groupId, 'Group') }),
        ...(projectId != null && { projects: parseNumbers(projectId, 'Project') }),
      });
    },
  },

  Issue: {
    currentUserTodos({ id }, { state }, context) {
      return listTodos(context, { about_issue: id, ...toStateFilter(state) });
    },
  },

  MergeRequest: {
    currentUserTodos({ id }, { state }, context) {
      return listTodos(context, { about_merge_request: id, ...toStateFilter(state) });
    },
  },

  Epic: {
    currentUserTodos({ id }, { state }, context) {
      return listTodos(context, { about_epic: id, ...toStateFilter(state) });
    },
  },

  Todo: {
    async note({ id }, _args, context) {
      const note = await context.batches.load(loadNotes, id, context);
      const place = note === undefined ? null : await findNotePlace(context, String(note));
      return place === null ? null : findNamedNote(context, place.noteable, place.note_id);
    },
    target(todo, _args, context) {
      if (!isShown(context, getTargetKind(todo))) throw accessError();
      const { project, target } = todo;
      if (!('short_id' in target))
        return { id: target.id, __typename: todo.target_type as 'Issue' };
      return { ...target, project_id: project?.id ?? 0, __typename: 'Commit' };
    },
  },

  Mutation: {
    async todoCreate({ targetId: { id, type } }, operations, context) {
      const kind = targets[type];
      const place = kind === undefined ? null : await findPlace(context.request.db, kind, id);
      if (kind === undefined || place === null) throw accessError();
      const answer = await askAbout(context, operations, kind, place);
      if (answer.status === 201) return { todo: answer.body };
      // The to-do exists already.
      const [todo = null] = await loadPendingAbout(context, kind, parseGlobalIdNumber(id), 1);
      return { todo };
    },
    async todosMarkAllDone({ targetId }, operations, context) {
      const kind = targetId == null ? null : targets[targetId.type];
      if (kind === undefined) throw accessError();
      const pending =
        kind === null || targetId == null
          ? await loadPendingTodos(context, { kinds: listShownKinds(context) }, maxShownTodos)
          : await loadPendingAbout(context, kind, parseGlobalIdNumber(targetId.id), maxShownTodos);
      if (targetId == null) await operations.markAllTodosAsDone({});
      else {
        for (const { id } of pending) await operations.markTodoAsDone({ params: { id } });
      }
      return { todos: pending.map((todo) => ({ ...todo, state: 'done' as const })) };
    },
    async todoRestore({ id }, _operations, { request }) {
      const [todo] = await restoreTodos(request, [parseGlobalIdNumber(id.id)]);
      if (todo === undefined) throw accessError();
      return { todo };
    },
    async todoRestoreMany({ ids }, _operations, { request }) {
      if (ids.length > maxRestoredTodos) throw new GraphQLError('Too many to-dos requested.');
      return {
        todos: await restoreTodos(
          request,
          ids.map(({ id }) => parseGlobalIdNumber(id)),
        ),
      };
    },
  },
} satisfies TodosResolvers<GraphqlContext>;

/** The notes that to-dos come from, by to-do. */
async function loadNotes(
  ids: readonly number[],
  { request: { db } }: GraphqlContext,
): Promise<ReadonlyMap<number, number>> {
  const rows = await whereInList(db('todos').whereNotNull('note_id'), 'id', ids).select<
    { id: number; note_id: number }[]
  >('id', 'note_id');
  return new Map(rows.map(({ id, note_id }) => [id, note_id]));
}

/** The kinds of subjects for which users create to-dos themselves. */
type SubjectKind = Exclude<TodoKind, 'commit'>;

const targets: Readonly<Record<string, SubjectKind>> = {
  Issue: 'issue',
  WorkItem: 'issue',
  MergeRequest: 'merge_request',
  Epic: 'epic',
};

const getTargetKind = ({ target_type }: Todo): TodoKind =>
  target_type === 'Commit' ? 'commit' : (targets[target_type] ?? 'issue');

async function askAbout(
  { request: { db } }: GraphqlContext,
  operations: Pick<Operations, 'createIssueTodo' | 'createMergeRequestTodo' | 'createEpicTodo'>,
  kind: SubjectKind,
  { container: id, number }: NotePlace,
) {
  switch (kind) {
    case 'issue':
      return operations.createIssueTodo({ params: { id, issue_iid: number } });
    case 'merge_request':
      return operations.createMergeRequestTodo({ params: { id, merge_request_iid: number } });
    case 'epic': {
      const epic = await db<EpicRow>('epics').where({ id: number }).first('iid');
      return operations.createEpicTodo({ params: { id, epic_iid: epic?.iid ?? 0 } });
    }
  }
}

const toStateFilter = (state: TodoStateEnum | null | undefined) =>
  state == null ? {} : { states: [state] };

type Query = Partial<TodoParameters>;

/** To-dos of the caller, the newest first. */
function listTodos(context: GraphqlContext, query: Query): Pages<TodoSource> | readonly [] {
  if (context.request.actor === null) return [];
  return createConnectionPages<TodoParameters, ListedTodoRow, Todo>(context, {
    list: todoList,
    query,
    present: (rows) => presentTodos(context.request, rows),
  });
}

async function loadPendingTodos(
  { request }: GraphqlContext,
  query: Query,
  limit: number,
): Promise<readonly Todo[]> {
  const { db, actor, clock } = request;
  const asked = {
    actor,
    query: { ...query, states: ['pending'] },
    now: clock(),
    admin: actor?.admin === true,
  };
  return presentTodos(request, await todoList.rows(db, asked, { limit, offset: 0 }));
}

const loadPendingAbout = (context: GraphqlContext, kind: SubjectKind, id: number, limit: number) =>
  loadPendingTodos(context, { [`about_${kind}` as const]: id }, limit);
