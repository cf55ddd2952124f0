// Generated from spec/domains/* /boards.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.integer, true);
const decoder2 = d.nullable(d.string, false);
const decoder3 = d.filled(d.string);

/** GET /groups/{id}/boards */
export function decodeListGroupBoards({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/boards */
export function decodeCreateGroupBoard({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.name = d.string(merged.name, "body/name", faults) ?? faults.missing("body/name");
  if ((v = d.boolean(merged.hide_backlog_list, "body/hide_backlog_list", faults)) !== undefined) body.hide_backlog_list = v;
  if ((v = d.boolean(merged.hide_closed_list, "body/hide_closed_list", faults)) !== undefined) body.hide_closed_list = v;
  if ((v = decoder1(merged.milestone_id, "body/milestone_id", faults)) !== undefined) body.milestone_id = v;
  if ((v = decoder1(merged.assignee_id, "body/assignee_id", faults)) !== undefined) body.assignee_id = v;
  if ((v = decoder2(merged.labels, "body/labels", faults)) !== undefined) body.labels = v;
  if ((v = decoder1(merged.weight, "body/weight", faults)) !== undefined) body.weight = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /groups/{id}/boards/{board_id} */
export function decodeGetGroupBoard({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.board_id = d.integer(path[1], "path/board_id", faults) ?? faults.missing("path/board_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /groups/{id}/boards/{board_id} */
export function decodeUpdateGroupBoard({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.board_id = d.integer(path[1], "path/board_id", faults) ?? faults.missing("path/board_id");
  if ((v = decoder3(merged.name, "body/name", faults)) !== undefined) body.name = v;
  if ((v = d.boolean(merged.hide_backlog_list, "body/hide_backlog_list", faults)) !== undefined) body.hide_backlog_list = v;
  if ((v = d.boolean(merged.hide_closed_list, "body/hide_closed_list", faults)) !== undefined) body.hide_closed_list = v;
  if ((v = decoder1(merged.milestone_id, "body/milestone_id", faults)) !== undefined) body.milestone_id = v;
  if ((v = decoder1(merged.assignee_id, "body/assignee_id", faults)) !== undefined) body.assignee_id = v;
  if ((v = decoder2(merged.labels, "body/labels", faults)) !== undefined) body.labels = v;
  if ((v = decoder1(merged.weight, "body/weight", faults)) !== undefined) body.weight = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/boards/{board_id} */
export function decodeDeleteGroupBoard({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.board_id = d.integer(path[1], "path/board_id", faults) ?? faults.missing("path/board_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /groups/{id}/boards/{board_id}/lists */
export function decodeListGroupBoardLists({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.board_id = d.integer(path[1], "path/board_id", faults) ?? faults.missing("path/board_id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/boards/{board_id}/lists */
export function decodeCreateGroupBoardList({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.board_id = d.integer(path[1], "path/board_id", faults) ?? faults.missing("path/board_id");
  if ((v = d.integer(merged.label_id, "body/label_id", faults)) !== undefined) body.label_id = v;
  if ((v = d.integer(merged.milestone_id, "body/milestone_id", faults)) !== undefined) body.milestone_id = v;
  if ((v = d.integer(merged.iteration_id, "body/iteration_id", faults)) !== undefined) body.iteration_id = v;
  if ((v = d.integer(merged.assignee_id, "body/assignee_id", faults)) !== undefined) body.assignee_id = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /groups/{id}/boards/{board_id}/lists/{list_id} */
export function decodeGetGroupBoardList({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.board_id = d.integer(path[1], "path/board_id", faults) ?? faults.missing("path/board_id");
  params.list_id = d.integer(path[2], "path/list_id", faults) ?? faults.missing("path/list_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /groups/{id}/boards/{board_id}/lists/{list_id} */
export function decodeUpdateGroupBoardList({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.board_id = d.integer(path[1], "path/board_id", faults) ?? faults.missing("path/board_id");
  params.list_id = d.integer(path[2], "path/list_id", faults) ?? faults.missing("path/list_id");
  body.position = d.integer(merged.position, "body/position", faults) ?? faults.missing("body/position");
  if ((v = d.integer(merged.max_issue_count, "body/max_issue_count", faults)) !== undefined) body.max_issue_count = v;
  if ((v = d.integer(merged.max_issue_weight, "body/max_issue_weight", faults)) !== undefined) body.max_issue_weight = v;
  if ((v = decoder2(merged.limit_metric, "body/limit_metric", faults)) !== undefined) body.limit_metric = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/boards/{board_id}/lists/{list_id} */
export function decodeDeleteGroupBoardList({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.board_id = d.integer(path[1], "path/board_id", faults) ?? faults.missing("path/board_id");
  params.list_id = d.integer(path[2], "path/list_id", faults) ?? faults.missing("path/list_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /projects/{id}/boards */
export function decodeListProjectBoards({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/boards */
export function decodeCreateProjectBoard({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.name = d.string(merged.name, "body/name", faults) ?? faults.missing("body/name");
  if ((v = d.boolean(merged.hide_backlog_list, "body/hide_backlog_list", faults)) !== undefined) body.hide_backlog_list = v;
  if ((v = d.boolean(merged.hide_closed_list, "body/hide_closed_list", faults)) !== undefined) body.hide_closed_list = v;
  if ((v = decoder1(merged.milestone_id, "body/milestone_id", faults)) !== undefined) body.milestone_id = v;
  if ((v = decoder1(merged.assignee_id, "body/assignee_id", faults)) !== undefined) body.assignee_id = v;
  if ((v = decoder2(merged.labels, "body/labels", faults)) !== undefined) body.labels = v;
  if ((v = decoder1(merged.weight, "body/weight", faults)) !== undefined) body.weight = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/boards/{board_id} */
export function decodeGetProjectBoard({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.board_id = d.integer(path[1], "path/board_id", faults) ?? faults.missing("path/board_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/boards/{board_id} */
export function decodeUpdateProjectBoard({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.board_id = d.integer(path[1], "path/board_id", faults) ?? faults.missing("path/board_id");
  if ((v = decoder3(merged.name, "body/name", faults)) !== undefined) body.name = v;
  if ((v = d.boolean(merged.hide_backlog_list, "body/hide_backlog_list", faults)) !== undefined) body.hide_backlog_list = v;
  if ((v = d.boolean(merged.hide_closed_list, "body/hide_closed_list", faults)) !== undefined) body.hide_closed_list = v;
  if ((v = decoder1(merged.milestone_id, "body/milestone_id", faults)) !== undefined) body.milestone_id = v;
  if ((v = decoder1(merged.assignee_id, "body/assignee_id", faults)) !== undefined) body.assignee_id = v;
  if ((v = decoder2(merged.labels, "body/labels", faults)) !== undefined) body.labels = v;
  if ((v = decoder1(merged.weight, "body/weight", faults)) !== undefined) body.weight = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/boards/{board_id} */
export function decodeDeleteProjectBoard({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.board_id = d.integer(path[1], "path/board_id", faults) ?? faults.missing("path/board_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /projects/{id}/boards/{board_id}/lists */
export function decodeListProjectBoardLists({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.board_id = d.integer(path[1], "path/board_id", faults) ?? faults.missing("path/board_id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/boards/{board_id}/lists */
export function decodeCreateProjectBoardList({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.board_id = d.integer(path[1], "path/board_id", faults) ?? faults.missing("path/board_id");
  if ((v = d.integer(merged.label_id, "body/label_id", faults)) !== undefined) body.label_id = v;
  if ((v = d.integer(merged.milestone_id, "body/milestone_id", faults)) !== undefined) body.milestone_id = v;
  if ((v = d.integer(merged.iteration_id, "body/iteration_id", faults)) !== undefined) body.iteration_id = v;
  if ((v = d.integer(merged.assignee_id, "body/assignee_id", faults)) !== undefined) body.assignee_id = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/boards/{board_id}/lists/{list_id} */
export function decodeGetProjectBoardList({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.board_id = d.integer(path[1], "path/board_id", faults) ?? faults.missing("path/board_id");
  params.list_id = d.integer(path[2], "path/list_id", faults) ?? faults.missing("path/list_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/boards/{board_id}/lists/{list_id} */
export function decodeUpdateProjectBoardList({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.board_id = d.integer(path[1], "path/board_id", faults) ?? faults.missing("path/board_id");
  params.list_id = d.integer(path[2], "path/list_id", faults) ?? faults.missing("path/list_id");
  body.position = d.integer(merged.position, "body/position", faults) ?? faults.missing("body/position");
  if ((v = d.integer(merged.max_issue_count, "body/max_issue_count", faults)) !== undefined) body.max_issue_count = v;
  if ((v = d.integer(merged.max_issue_weight, "body/max_issue_weight", faults)) !== undefined) body.max_issue_weight = v;
  if ((v = decoder2(merged.limit_metric, "body/limit_metric", faults)) !== undefined) body.limit_metric = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/boards/{board_id}/lists/{list_id} */
export function decodeDeleteProjectBoardList({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.board_id = d.integer(path[1], "path/board_id", faults) ?? faults.missing("path/board_id");
  params.list_id = d.integer(path[2], "path/list_id", faults) ?? faults.missing("path/list_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}
