// Generated from spec/resources/boards.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);
const decoder2 = d.nullable(d.integer, true);
const decoder3 = d.nullable(d.string, false);

/** GET /groups/{id}/boards */
export function decodeListGroupBoards({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  query.page = d.integer(merged.page, "page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/boards */
export function decodeCreateGroupBoard({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  body.name = d.string(merged.name, "name", faults) ?? faults.missing("name");
  return { params, query: {}, headers: {}, body };
}

/** GET /groups/{id}/boards/{board_id} */
export function decodeGetGroupBoard({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.board_id = d.integer(path[1], "board_id", faults) ?? faults.missing("board_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /groups/{id}/boards/{board_id} */
export function decodeUpdateGroupBoard({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.board_id = d.integer(path[1], "board_id", faults) ?? faults.missing("board_id");
  if ((v = decoder1(merged.name, "name", faults)) !== undefined) body.name = v;
  if ((v = d.boolean(merged.hide_backlog_list, "hide_backlog_list", faults)) !== undefined) body.hide_backlog_list = v;
  if ((v = d.boolean(merged.hide_closed_list, "hide_closed_list", faults)) !== undefined) body.hide_closed_list = v;
  if ((v = decoder2(merged.milestone_id, "milestone_id", faults)) !== undefined) body.milestone_id = v;
  if ((v = decoder2(merged.assignee_id, "assignee_id", faults)) !== undefined) body.assignee_id = v;
  if ((v = decoder3(merged.labels, "labels", faults)) !== undefined) body.labels = v;
  if ((v = decoder2(merged.weight, "weight", faults)) !== undefined) body.weight = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/boards/{board_id} */
export function decodeDeleteGroupBoard({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.board_id = d.integer(path[1], "board_id", faults) ?? faults.missing("board_id");
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /groups/{id}/boards/{board_id}/lists */
export function decodeListGroupBoardLists({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.board_id = d.integer(path[1], "board_id", faults) ?? faults.missing("board_id");
  query.page = d.integer(merged.page, "page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/boards/{board_id}/lists */
export function decodeCreateGroupBoardList({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.board_id = d.integer(path[1], "board_id", faults) ?? faults.missing("board_id");
  if ((v = d.integer(merged.label_id, "label_id", faults)) !== undefined) body.label_id = v;
  if ((v = d.integer(merged.milestone_id, "milestone_id", faults)) !== undefined) body.milestone_id = v;
  if ((v = d.integer(merged.iteration_id, "iteration_id", faults)) !== undefined) body.iteration_id = v;
  if ((v = d.integer(merged.assignee_id, "assignee_id", faults)) !== undefined) body.assignee_id = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /groups/{id}/boards/{board_id}/lists/{list_id} */
export function decodeGetGroupBoardList({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.board_id = d.integer(path[1], "board_id", faults) ?? faults.missing("board_id");
  params.list_id = d.integer(path[2], "list_id", faults) ?? faults.missing("list_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /groups/{id}/boards/{board_id}/lists/{list_id} */
export function decodeUpdateGroupBoardList({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.board_id = d.integer(path[1], "board_id", faults) ?? faults.missing("board_id");
  params.list_id = d.integer(path[2], "list_id", faults) ?? faults.missing("list_id");
  body.position = d.integer(merged.position, "position", faults) ?? faults.missing("position");
  if ((v = d.integer(merged.max_issue_count, "max_issue_count", faults)) !== undefined) body.max_issue_count = v;
  if ((v = d.integer(merged.max_issue_weight, "max_issue_weight", faults)) !== undefined) body.max_issue_weight = v;
  if ((v = decoder3(merged.limit_metric, "limit_metric", faults)) !== undefined) body.limit_metric = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/boards/{board_id}/lists/{list_id} */
export function decodeDeleteGroupBoardList({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.board_id = d.integer(path[1], "board_id", faults) ?? faults.missing("board_id");
  params.list_id = d.integer(path[2], "list_id", faults) ?? faults.missing("list_id");
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /projects/{id}/boards */
export function decodeListProjectBoards({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  query.page = d.integer(merged.page, "page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/boards */
export function decodeCreateProjectBoard({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  body.name = d.string(merged.name, "name", faults) ?? faults.missing("name");
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/boards/{board_id} */
export function decodeGetProjectBoard({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.board_id = d.integer(path[1], "board_id", faults) ?? faults.missing("board_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/boards/{board_id} */
export function decodeUpdateProjectBoard({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.board_id = d.integer(path[1], "board_id", faults) ?? faults.missing("board_id");
  if ((v = decoder1(merged.name, "name", faults)) !== undefined) body.name = v;
  if ((v = d.boolean(merged.hide_backlog_list, "hide_backlog_list", faults)) !== undefined) body.hide_backlog_list = v;
  if ((v = d.boolean(merged.hide_closed_list, "hide_closed_list", faults)) !== undefined) body.hide_closed_list = v;
  if ((v = decoder2(merged.milestone_id, "milestone_id", faults)) !== undefined) body.milestone_id = v;
  if ((v = decoder2(merged.assignee_id, "assignee_id", faults)) !== undefined) body.assignee_id = v;
  if ((v = decoder3(merged.labels, "labels", faults)) !== undefined) body.labels = v;
  if ((v = decoder2(merged.weight, "weight", faults)) !== undefined) body.weight = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/boards/{board_id} */
export function decodeDeleteProjectBoard({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.board_id = d.integer(path[1], "board_id", faults) ?? faults.missing("board_id");
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /projects/{id}/boards/{board_id}/lists */
export function decodeListProjectBoardLists({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.board_id = d.integer(path[1], "board_id", faults) ?? faults.missing("board_id");
  query.page = d.integer(merged.page, "page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/boards/{board_id}/lists */
export function decodeCreateProjectBoardList({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.board_id = d.integer(path[1], "board_id", faults) ?? faults.missing("board_id");
  if ((v = d.integer(merged.label_id, "label_id", faults)) !== undefined) body.label_id = v;
  if ((v = d.integer(merged.milestone_id, "milestone_id", faults)) !== undefined) body.milestone_id = v;
  if ((v = d.integer(merged.iteration_id, "iteration_id", faults)) !== undefined) body.iteration_id = v;
  if ((v = d.integer(merged.assignee_id, "assignee_id", faults)) !== undefined) body.assignee_id = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/boards/{board_id}/lists/{list_id} */
export function decodeGetProjectBoardList({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.board_id = d.integer(path[1], "board_id", faults) ?? faults.missing("board_id");
  params.list_id = d.integer(path[2], "list_id", faults) ?? faults.missing("list_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/boards/{board_id}/lists/{list_id} */
export function decodeUpdateProjectBoardList({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.board_id = d.integer(path[1], "board_id", faults) ?? faults.missing("board_id");
  params.list_id = d.integer(path[2], "list_id", faults) ?? faults.missing("list_id");
  body.position = d.integer(merged.position, "position", faults) ?? faults.missing("position");
  if ((v = d.integer(merged.max_issue_count, "max_issue_count", faults)) !== undefined) body.max_issue_count = v;
  if ((v = d.integer(merged.max_issue_weight, "max_issue_weight", faults)) !== undefined) body.max_issue_weight = v;
  if ((v = decoder3(merged.limit_metric, "limit_metric", faults)) !== undefined) body.limit_metric = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/boards/{board_id}/lists/{list_id} */
export function decodeDeleteProjectBoardList({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.board_id = d.integer(path[1], "board_id", faults) ?? faults.missing("board_id");
  params.list_id = d.integer(path[2], "list_id", faults) ?? faults.missing("list_id");
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}
