// Generated from spec/resources/child-epics.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /groups/{id}/-/epics/{epic_iid}/epics */
export function decodeListChildEpicsByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/-/epics/{epic_iid}/epics */
export function decodeCreateChildEpicByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  if ((v = d.string(merged.title, "title", faults)) !== undefined) body.title = v;
  else if (!faults.has("title")) faults.add("title", 'is missing');
  if ((v = d.boolean(merged.confidential, "confidential", faults)) !== undefined) body.confidential = v;
  return { params, query, headers, body };
}

/** POST /groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id} */
export function decodeAddChildEpicByDashPath({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  if ((v = d.integer(path[2], "child_epic_id", faults)) !== undefined) params.child_epic_id = v;
  else if (!faults.has("child_epic_id")) faults.add("child_epic_id", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id} */
export function decodeReorderChildEpicByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  if ((v = d.integer(path[2], "child_epic_id", faults)) !== undefined) params.child_epic_id = v;
  else if (!faults.has("child_epic_id")) faults.add("child_epic_id", 'is missing');
  if ((v = d.integer(merged.move_before_id, "move_before_id", faults)) !== undefined) body.move_before_id = v;
  if ((v = d.integer(merged.move_after_id, "move_after_id", faults)) !== undefined) body.move_after_id = v;
  return { params, query, headers, body };
}

/** DELETE /groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id} */
export function decodeRemoveChildEpicByDashPath({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  if ((v = d.integer(path[2], "child_epic_id", faults)) !== undefined) params.child_epic_id = v;
  else if (!faults.has("child_epic_id")) faults.add("child_epic_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /groups/{id}/epics/{epic_iid}/epics */
export function decodeListChildEpics({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/epics/{epic_iid}/epics */
export function decodeCreateChildEpic({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  if ((v = d.string(merged.title, "title", faults)) !== undefined) body.title = v;
  else if (!faults.has("title")) faults.add("title", 'is missing');
  if ((v = d.boolean(merged.confidential, "confidential", faults)) !== undefined) body.confidential = v;
  return { params, query, headers, body };
}

/** POST /groups/{id}/epics/{epic_iid}/epics/{child_epic_id} */
export function decodeAddChildEpic({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  if ((v = d.integer(path[2], "child_epic_id", faults)) !== undefined) params.child_epic_id = v;
  else if (!faults.has("child_epic_id")) faults.add("child_epic_id", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /groups/{id}/epics/{epic_iid}/epics/{child_epic_id} */
export function decodeReorderChildEpic({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  if ((v = d.integer(path[2], "child_epic_id", faults)) !== undefined) params.child_epic_id = v;
  else if (!faults.has("child_epic_id")) faults.add("child_epic_id", 'is missing');
  if ((v = d.integer(merged.move_before_id, "move_before_id", faults)) !== undefined) body.move_before_id = v;
  if ((v = d.integer(merged.move_after_id, "move_after_id", faults)) !== undefined) body.move_after_id = v;
  return { params, query, headers, body };
}

/** DELETE /groups/{id}/epics/{epic_iid}/epics/{child_epic_id} */
export function decodeRemoveChildEpic({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  if ((v = d.integer(path[2], "child_epic_id", faults)) !== undefined) params.child_epic_id = v;
  else if (!faults.has("child_epic_id")) faults.add("child_epic_id", 'is missing');
  return { params, query, headers, body: null };
}
