import { type Call, type Calls, none, unique } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

/** A to-do of everybody about an issue: whoever calls marks their own. */
async function ownTodo(world: World): Promise<Call> {
  const as = world.api.as(world.people.administrator);
  const issues = `/projects/${world.project.id}/issues`;
  const issue = await as.post(issues, { title: unique() });
  const todo = await as.post(`${issues}/${issue.body.iid}/todo`);
  return { ...none, params: { id: todo.body.id } };
}

async function newEpic(world: World): Promise<Call> {
  const { id } = world.group;
  const as = world.api.as(world.people.administrator);
  const { body } = await as.post(`/groups/${id}/epics`, { title: unique() });
  return { ...none, params: { id, epic_iid: body.iid } };
}

/** Calls that succeed. */
export const calls: Calls = {
  createEpicTodo: newEpic,
  createEpicTodoByDashPath: newEpic,
  markTodoAsDone: ownTodo,
};
