// Generated from spec/domains/* /child-epics.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /groups/{id}/-/epics/{epic_iid}/epics */
export function decodeListChildEpicsByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/-/epics/{epic_iid}/epics */
export function decodeCreateChildEpicByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  body.title = d.string(merged.title, "body/title", faults) ?? faults.missing("body/title");
  if ((v = d.boolean(merged.confidential, "body/confidential", faults)) !== undefined) body.confidential = v;
  return { params, query: {}, headers: {}, body };
}

/** POST /groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id} */
export function decodeAddChildEpicByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  params.child_epic_id = d.integer(path[2], "path/child_epic_id", faults) ?? faults.missing("path/child_epic_id");
  if ((v = d.integer(merged.move_before_id, "body/move_before_id", faults)) !== undefined) body.move_before_id = v;
  if ((v = d.integer(merged.move_after_id, "body/move_after_id", faults)) !== undefined) body.move_after_id = v;
  return { params, query: {}, headers: {}, body };
}

/** PUT /groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id} */
export function decodeReorderChildEpicByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  params.child_epic_id = d.integer(path[2], "path/child_epic_id", faults) ?? faults.missing("path/child_epic_id");
  if ((v = d.integer(merged.move_before_id, "body/move_before_id", faults)) !== undefined) body.move_before_id = v;
  if ((v = d.integer(merged.move_after_id, "body/move_after_id", faults)) !== undefined) body.move_after_id = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id} */
export function decodeRemoveChildEpicByDashPath({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  params.child_epic_id = d.integer(path[2], "path/child_epic_id", faults) ?? faults.missing("path/child_epic_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /groups/{id}/epics/{epic_iid}/epics */
export function decodeListChildEpics({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/epics/{epic_iid}/epics */
export function decodeCreateChildEpic({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  body.title = d.string(merged.title, "body/title", faults) ?? faults.missing("body/title");
  if ((v = d.boolean(merged.confidential, "body/confidential", faults)) !== undefined) body.confidential = v;
  return { params, query: {}, headers: {}, body };
}

/** POST /groups/{id}/epics/{epic_iid}/epics/{child_epic_id} */
export function decodeAddChildEpic({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  params.child_epic_id = d.integer(path[2], "path/child_epic_id", faults) ?? faults.missing("path/child_epic_id");
  if ((v = d.integer(merged.move_before_id, "body/move_before_id", faults)) !== undefined) body.move_before_id = v;
  if ((v = d.integer(merged.move_after_id, "body/move_after_id", faults)) !== undefined) body.move_after_id = v;
  return { params, query: {}, headers: {}, body };
}

/** PUT /groups/{id}/epics/{epic_iid}/epics/{child_epic_id} */
export function decodeReorderChildEpic({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  params.child_epic_id = d.integer(path[2], "path/child_epic_id", faults) ?? faults.missing("path/child_epic_id");
  if ((v = d.integer(merged.move_before_id, "body/move_before_id", faults)) !== undefined) body.move_before_id = v;
  if ((v = d.integer(merged.move_after_id, "body/move_after_id", faults)) !== undefined) body.move_after_id = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/epics/{epic_iid}/epics/{child_epic_id} */
export function decodeRemoveChildEpic({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  params.child_epic_id = d.integer(path[2], "path/child_epic_id", faults) ?? faults.missing("path/child_epic_id");
  return { params, query: {}, headers: {}, body: null };
}
