// Generated from spec/graphql/todos.graphql; do not edit. Run `npm run generate`.
import * as r from '../../../generator/runtime/graphql/read.ts';
import type { Operations, TodoMarkDoneInput } from '../resolvers.ts';

/** The mutations that are one operation. */
export const mutations = {
  todoMarkDone: async (a: TodoMarkDoneInput, { markTodoAsDone }: Pick<Operations, 'markTodoAsDone'>) => {
    const { body } = await markTodoAsDone({ params: { id: r.readIdNumber(a.id) } });
    return { todo: body };
  },
};
