// Generated from spec/domains/* /todos.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** POST /groups/{id}/-/epics/{epic_iid}/todo */
export function decodeCreateEpicTodoByDashPath({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /groups/{id}/epics/{epic_iid}/todo */
export function decodeCreateEpicTodo({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /todos */
export function decodeListTodos({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  if ((v = d.string(merged.action, "query/action", faults)) !== undefined) query.action = v;
  if ((v = d.integer(merged.author_id, "query/author_id", faults)) !== undefined) query.author_id = v;
  if ((v = d.integer(merged.project_id, "query/project_id", faults)) !== undefined) query.project_id = v;
  if ((v = d.integer(merged.group_id, "query/group_id", faults)) !== undefined) query.group_id = v;
  query.state = d.string(merged.state, "query/state", faults) ?? "pending";
  if ((v = d.string(merged.type, "query/type", faults)) !== undefined) query.type = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** POST /todos/mark_as_done */
export function decodeMarkAllTodosAsDone(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}

/** POST /todos/{id}/mark_as_done */
export function decodeMarkTodoAsDone({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /user_counts */
export function decodeGetOwnCounts(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}
