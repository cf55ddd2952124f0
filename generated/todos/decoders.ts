// Generated from spec/resources/todos.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** POST /groups/{id}/-/epics/{epic_iid}/todo */
export function decodeCreateEpicTodoByDashPath({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/epics/{epic_iid}/todo */
export function decodeCreateEpicTodo({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /todos */
export function decodeListTodos({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.string(merged.action, "action", faults)) !== undefined) query.action = v;
  if ((v = d.integer(merged.author_id, "author_id", faults)) !== undefined) query.author_id = v;
  if ((v = d.integer(merged.project_id, "project_id", faults)) !== undefined) query.project_id = v;
  if ((v = d.integer(merged.group_id, "group_id", faults)) !== undefined) query.group_id = v;
  if ((v = d.string(merged.state, "state", faults)) !== undefined) query.state = v;
  else if (!faults.has("state")) query.state = "pending";
  if ((v = d.string(merged.type, "type", faults)) !== undefined) query.type = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /todos/mark_as_done */
export function decodeMarkAllTodosAsDone(_: RawInput): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  return { params, query, headers, body: null };
}

/** POST /todos/{id}/mark_as_done */
export function decodeMarkTodoAsDone({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /user_counts */
export function decodeGetOwnCounts(_: RawInput): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  return { params, query, headers, body: null };
}
