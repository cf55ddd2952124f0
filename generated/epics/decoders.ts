// Generated from spec/domains/* /epics.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.string, true, 100);
const decoder2 = d.object({ author_id: d.integer, author_username: d.string, labels: d.array(d.string, true, 100), my_reaction_emoji: d.string });
const decoder3 = d.nullable(d.string, false);
const decoder4 = d.array(d.string, true, 1000);
const decoder5 = d.nullable(d.integer, true);
const decoder6 = d.filled(d.string);

/** GET /groups/{id}/-/epics */
export function decodeListEpicsByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.integer(merged.author_id, "query/author_id", faults)) !== undefined) query.author_id = v;
  if ((v = d.string(merged.author_username, "query/author_username", faults)) !== undefined) query.author_username = v;
  if ((v = d.boolean(merged.confidential, "query/confidential", faults)) !== undefined) query.confidential = v;
  if ((v = d.dateTime(merged.created_after, "query/created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.created_before, "query/created_before", faults)) !== undefined) query.created_before = v;
  query.include_ancestor_groups = d.boolean(merged.include_ancestor_groups, "query/include_ancestor_groups", faults) ?? false;
  query.include_descendant_groups = d.boolean(merged.include_descendant_groups, "query/include_descendant_groups", faults) ?? true;
  if ((v = decoder1(merged.labels, "query/labels", faults)) !== undefined) query.labels = v;
  if ((v = d.string(merged.my_reaction_emoji, "query/my_reaction_emoji", faults)) !== undefined) query.my_reaction_emoji = v;
  if ((v = decoder2(merged.not, "query/not", faults)) !== undefined) query.not = v;
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "created_at";
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  query.state = d.string(merged.state, "query/state", faults) ?? "all";
  if ((v = d.dateTime(merged.updated_after, "query/updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "query/updated_before", faults)) !== undefined) query.updated_before = v;
  query.with_labels_details = d.boolean(merged.with_labels_details, "query/with_labels_details", faults) ?? false;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/-/epics */
export function decodeCreateEpicByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.title = d.string(merged.title, "body/title", faults) ?? faults.missing("body/title");
  if ((v = decoder3(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = decoder4(merged.labels, "body/labels", faults)) !== undefined) body.labels = v;
  if ((v = d.boolean(merged.confidential, "body/confidential", faults)) !== undefined) body.confidential = v;
  if ((v = d.string(merged.color, "body/color", faults)) !== undefined) body.color = v;
  if ((v = decoder3(merged.start_date_fixed, "body/start_date_fixed", faults)) !== undefined) body.start_date_fixed = v;
  if ((v = decoder3(merged.start_date, "body/start_date", faults)) !== undefined) body.start_date = v;
  if ((v = d.boolean(merged.start_date_is_fixed, "body/start_date_is_fixed", faults)) !== undefined) body.start_date_is_fixed = v;
  if ((v = decoder3(merged.due_date_fixed, "body/due_date_fixed", faults)) !== undefined) body.due_date_fixed = v;
  if ((v = decoder3(merged.end_date, "body/end_date", faults)) !== undefined) body.end_date = v;
  if ((v = d.boolean(merged.due_date_is_fixed, "body/due_date_is_fixed", faults)) !== undefined) body.due_date_is_fixed = v;
  if ((v = decoder5(merged.parent_id, "body/parent_id", faults)) !== undefined) body.parent_id = v;
  if ((v = d.dateTime(merged.created_at, "body/created_at", faults)) !== undefined) body.created_at = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /groups/{id}/-/epics/{epic_iid} */
export function decodeGetEpicByDashPath({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /groups/{id}/-/epics/{epic_iid} */
export function decodeUpdateEpicByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  if ((v = decoder6(merged.title, "body/title", faults)) !== undefined) body.title = v;
  if ((v = decoder3(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = decoder4(merged.labels, "body/labels", faults)) !== undefined) body.labels = v;
  if ((v = decoder4(merged.add_labels, "body/add_labels", faults)) !== undefined) body.add_labels = v;
  if ((v = decoder4(merged.remove_labels, "body/remove_labels", faults)) !== undefined) body.remove_labels = v;
  if ((v = d.boolean(merged.confidential, "body/confidential", faults)) !== undefined) body.confidential = v;
  if ((v = decoder6(merged.color, "body/color", faults)) !== undefined) body.color = v;
  if ((v = decoder3(merged.start_date_fixed, "body/start_date_fixed", faults)) !== undefined) body.start_date_fixed = v;
  if ((v = decoder3(merged.start_date, "body/start_date", faults)) !== undefined) body.start_date = v;
  if ((v = d.boolean(merged.start_date_is_fixed, "body/start_date_is_fixed", faults)) !== undefined) body.start_date_is_fixed = v;
  if ((v = decoder3(merged.due_date_fixed, "body/due_date_fixed", faults)) !== undefined) body.due_date_fixed = v;
  if ((v = decoder3(merged.end_date, "body/end_date", faults)) !== undefined) body.end_date = v;
  if ((v = d.boolean(merged.due_date_is_fixed, "body/due_date_is_fixed", faults)) !== undefined) body.due_date_is_fixed = v;
  if ((v = decoder5(merged.parent_id, "body/parent_id", faults)) !== undefined) body.parent_id = v;
  if ((v = d.string(merged.state_event, "body/state_event", faults)) !== undefined) body.state_event = v;
  if ((v = d.dateTime(merged.updated_at, "body/updated_at", faults)) !== undefined) body.updated_at = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/-/epics/{epic_iid} */
export function decodeDeleteEpicByDashPath({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** POST /groups/{id}/-/epics/{epic_iid}/subscribe */
export function decodeSubscribeToEpicByDashPath({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /groups/{id}/-/epics/{epic_iid}/unsubscribe */
export function decodeUnsubscribeFromEpicByDashPath({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /groups/{id}/epics */
export function decodeListEpics({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.integer(merged.author_id, "query/author_id", faults)) !== undefined) query.author_id = v;
  if ((v = d.string(merged.author_username, "query/author_username", faults)) !== undefined) query.author_username = v;
  if ((v = d.boolean(merged.confidential, "query/confidential", faults)) !== undefined) query.confidential = v;
  if ((v = d.dateTime(merged.created_after, "query/created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.created_before, "query/created_before", faults)) !== undefined) query.created_before = v;
  query.include_ancestor_groups = d.boolean(merged.include_ancestor_groups, "query/include_ancestor_groups", faults) ?? false;
  query.include_descendant_groups = d.boolean(merged.include_descendant_groups, "query/include_descendant_groups", faults) ?? true;
  if ((v = decoder1(merged.labels, "query/labels", faults)) !== undefined) query.labels = v;
  if ((v = d.string(merged.my_reaction_emoji, "query/my_reaction_emoji", faults)) !== undefined) query.my_reaction_emoji = v;
  if ((v = decoder2(merged.not, "query/not", faults)) !== undefined) query.not = v;
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "created_at";
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  query.state = d.string(merged.state, "query/state", faults) ?? "all";
  if ((v = d.dateTime(merged.updated_after, "query/updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "query/updated_before", faults)) !== undefined) query.updated_before = v;
  query.with_labels_details = d.boolean(merged.with_labels_details, "query/with_labels_details", faults) ?? false;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/epics */
export function decodeCreateEpic({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.title = d.string(merged.title, "body/title", faults) ?? faults.missing("body/title");
  if ((v = decoder3(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = decoder4(merged.labels, "body/labels", faults)) !== undefined) body.labels = v;
  if ((v = d.boolean(merged.confidential, "body/confidential", faults)) !== undefined) body.confidential = v;
  if ((v = d.string(merged.color, "body/color", faults)) !== undefined) body.color = v;
  if ((v = decoder3(merged.start_date_fixed, "body/start_date_fixed", faults)) !== undefined) body.start_date_fixed = v;
  if ((v = decoder3(merged.start_date, "body/start_date", faults)) !== undefined) body.start_date = v;
  if ((v = d.boolean(merged.start_date_is_fixed, "body/start_date_is_fixed", faults)) !== undefined) body.start_date_is_fixed = v;
  if ((v = decoder3(merged.due_date_fixed, "body/due_date_fixed", faults)) !== undefined) body.due_date_fixed = v;
  if ((v = decoder3(merged.end_date, "body/end_date", faults)) !== undefined) body.end_date = v;
  if ((v = d.boolean(merged.due_date_is_fixed, "body/due_date_is_fixed", faults)) !== undefined) body.due_date_is_fixed = v;
  if ((v = decoder5(merged.parent_id, "body/parent_id", faults)) !== undefined) body.parent_id = v;
  if ((v = d.dateTime(merged.created_at, "body/created_at", faults)) !== undefined) body.created_at = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /groups/{id}/epics/{epic_iid} */
export function decodeGetEpic({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /groups/{id}/epics/{epic_iid} */
export function decodeUpdateEpic({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  if ((v = decoder6(merged.title, "body/title", faults)) !== undefined) body.title = v;
  if ((v = decoder3(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = decoder4(merged.labels, "body/labels", faults)) !== undefined) body.labels = v;
  if ((v = decoder4(merged.add_labels, "body/add_labels", faults)) !== undefined) body.add_labels = v;
  if ((v = decoder4(merged.remove_labels, "body/remove_labels", faults)) !== undefined) body.remove_labels = v;
  if ((v = d.boolean(merged.confidential, "body/confidential", faults)) !== undefined) body.confidential = v;
  if ((v = decoder6(merged.color, "body/color", faults)) !== undefined) body.color = v;
  if ((v = decoder3(merged.start_date_fixed, "body/start_date_fixed", faults)) !== undefined) body.start_date_fixed = v;
  if ((v = decoder3(merged.start_date, "body/start_date", faults)) !== undefined) body.start_date = v;
  if ((v = d.boolean(merged.start_date_is_fixed, "body/start_date_is_fixed", faults)) !== undefined) body.start_date_is_fixed = v;
  if ((v = decoder3(merged.due_date_fixed, "body/due_date_fixed", faults)) !== undefined) body.due_date_fixed = v;
  if ((v = decoder3(merged.end_date, "body/end_date", faults)) !== undefined) body.end_date = v;
  if ((v = d.boolean(merged.due_date_is_fixed, "body/due_date_is_fixed", faults)) !== undefined) body.due_date_is_fixed = v;
  if ((v = decoder5(merged.parent_id, "body/parent_id", faults)) !== undefined) body.parent_id = v;
  if ((v = d.string(merged.state_event, "body/state_event", faults)) !== undefined) body.state_event = v;
  if ((v = d.dateTime(merged.updated_at, "body/updated_at", faults)) !== undefined) body.updated_at = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/epics/{epic_iid} */
export function decodeDeleteEpic({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** POST /groups/{id}/epics/{epic_iid}/subscribe */
export function decodeSubscribeToEpic({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /groups/{id}/epics/{epic_iid}/unsubscribe */
export function decodeUnsubscribeFromEpic({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  return { params, query: {}, headers: {}, body: null };
}
