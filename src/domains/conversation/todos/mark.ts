import type { Todo } from '#generated/todos/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { isUniqueViolation } from '#src/database/dialect.ts';
import { RowNotFound } from '#src/errors.ts';
import type { Issuable } from '#src/domains/planning/issuables/issuable.ts';
import { todoList } from './list.ts';
import { presentTodos } from './presenter.ts';
import { addTodos } from '#src/domains/planning/issuables/todos.ts';

/** Creates a to-do of the caller about a visible object; null if one is pending. */
export async function markTodo(
  context: RequestContext,
  target: Pick<Issuable, 'kind' | 'id' | 'container'>,
): Promise<Todo | null> {
  const userId = requireActor(context).user.id;
  const todo = { target, action: 'marked', authorId: userId, at: context.clock() } as const;
  const [id] = await addTodos(context.db, todo, [userId]);
  return id === undefined ? null : findOwnTodo(context, id);
}

/**
 * A to-do of the caller with a visible subject.
 * @throws RowNotFound
 */
export async function findOwnTodo(context: RequestContext, id: number): Promise<Todo> {
  const { db, actor, clock } = context;
  const listQuery = { actor, query: { id }, now: clock(), admin: actor?.admin === true };
  const rows = await todoList.rows(db, listQuery, { limit: 1, offset: 0 });
  const [todo] = await presentTodos(context, rows);
  if (todo === undefined) throw new RowNotFound();
  return todo;
}

/**
 * Marks to-dos of the caller as pending again. Nothing changes if one of them belongs to another user, or is about a
 * hidden record. A to-do stays done if an equal one is pending.
 * @throws RowNotFound
 */
export async function restoreTodos(
  context: RequestContext,
  ids: readonly number[],
): Promise<readonly Todo[]> {
  const { db, now } = context;
  for (const id of ids) await findOwnTodo(context, id);
  const own = { user_id: requireActor(context).user.id, state: 'done' };
  for (const id of ids) {
    try {
      await db('todos')
        .where({ ...own, id })
        .update({ state: 'pending', updated_at: now });
    } catch (error) {
      // An equal to-do is pending.
      if (!isUniqueViolation(error)) throw error;
    }
  }
  const restored: Todo[] = [];
  for (const id of ids) restored.push(await findOwnTodo(context, id));
  return restored;
}
