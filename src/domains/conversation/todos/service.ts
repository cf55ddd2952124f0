import type { TodosService } from '#generated/todos/service.ts';
import type { CreateEpicTodoResponse } from '#generated/todos/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import { findEpic } from '#src/domains/planning/epics/finder.ts';
import { toEpicIssuable } from '#src/domains/planning/epics/table.ts';
import { countAssigned } from '#src/domains/planning/issues/counts.ts';
import { countChosen } from '#src/domains/review/merge-requests/counts.ts';
import { countPending, todoList } from './list.ts';
import { findOwnTodo, markTodo } from './mark.ts';
import { finishAll } from '#src/domains/planning/issuables/todos.ts';
import { presentTodos } from './presenter.ts';

export const todos = {
  async listTodos({ query }, context) {
    const { rows, page } = await todoList.pageFor(context, query);
    return { status: 200, page, body: await presentTodos(context, rows) };
  },

  async markTodoAsDone({ params }, context) {
    const { db, now } = context;
    const todo = await findOwnTodo(context, params.id);
    if (todo.state === 'done') return { status: 201, body: todo };
    const done = { state: 'done', updated_at: now } as const;
    await db('todos').where({ id: todo.id, state: 'pending' }).update(done);
    return { status: 201, body: { ...todo, ...done } };
  },

  async markAllTodosAsDone(_, context) {
    await finishAll(context.db, requireActor(context).user.id, context.now);
    return { status: 204 };
  },

  async getOwnCounts(_, context) {
    const { db, clock } = context;
    const actor = requireActor(context);
    const assigned = await countChosen(db, actor, 'merge_request_assignees');
    return {
      status: 200,
      body: {
        merge_requests: assigned,
        assigned_issues: await countAssigned(db, actor),
        assigned_merge_requests: assigned,
        review_requested_merge_requests: await countChosen(db, actor, 'merge_request_reviewers'),
        todos: await countPending(db, actor, clock()),
      },
    };
  },

  createEpicTodo: ({ group, params }, context) => askAbout(context, group, params.epic_iid),
  createEpicTodoByDashPath: ({ group, params }, context) =>
    askAbout(context, group, params.epic_iid),
} satisfies TodosService<RequestContext>;

async function askAbout(
  context: RequestContext,
  group: GroupAccess,
  iid: number,
): Promise<CreateEpicTodoResponse> {
  const epic = await findEpic(context, group, iid);
  const todo = await markTodo(context, toEpicIssuable(epic, group));
  return todo === null ? { status: 304 } : { status: 201, body: todo };
}
