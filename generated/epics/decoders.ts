// Generated from spec/resources/epics.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.string, true, 100);
const decoder2 = d.object({ author_id: d.integer, author_username: d.string, labels: d.array(d.string, true, 100), my_reaction_emoji: d.string });
const decoder3 = d.nullable(d.string, false);
const decoder4 = d.array(d.string, true, 1000);
const decoder5 = d.nullable(d.integer, true);

/** GET /groups/{id}/-/epics */
export function decodeListEpicsByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(merged.author_id, "author_id", faults)) !== undefined) query.author_id = v;
  if ((v = d.string(merged.author_username, "author_username", faults)) !== undefined) query.author_username = v;
  if ((v = d.boolean(merged.confidential, "confidential", faults)) !== undefined) query.confidential = v;
  if ((v = d.dateTime(merged.created_after, "created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.created_before, "created_before", faults)) !== undefined) query.created_before = v;
  if ((v = d.boolean(merged.include_ancestor_groups, "include_ancestor_groups", faults)) !== undefined) query.include_ancestor_groups = v;
  else if (!faults.has("include_ancestor_groups")) query.include_ancestor_groups = false;
  if ((v = d.boolean(merged.include_descendant_groups, "include_descendant_groups", faults)) !== undefined) query.include_descendant_groups = v;
  else if (!faults.has("include_descendant_groups")) query.include_descendant_groups = true;
  if ((v = decoder1(merged.labels, "labels", faults)) !== undefined) query.labels = v;
  if ((v = d.string(merged.my_reaction_emoji, "my_reaction_emoji", faults)) !== undefined) query.my_reaction_emoji = v;
  if ((v = decoder2(merged.not, "not", faults)) !== undefined) query.not = v;
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  else if (!faults.has("order_by")) query.order_by = "created_at";
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "desc";
  if ((v = d.string(merged.state, "state", faults)) !== undefined) query.state = v;
  else if (!faults.has("state")) query.state = "all";
  if ((v = d.dateTime(merged.updated_after, "updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "updated_before", faults)) !== undefined) query.updated_before = v;
  if ((v = d.boolean(merged.with_labels_details, "with_labels_details", faults)) !== undefined) query.with_labels_details = v;
  else if (!faults.has("with_labels_details")) query.with_labels_details = false;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/-/epics */
export function decodeCreateEpicByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.title, "title", faults)) !== undefined) body.title = v;
  else if (!faults.has("title")) faults.add("title", 'is missing');
  if ((v = decoder3(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = decoder4(merged.labels, "labels", faults)) !== undefined) body.labels = v;
  if ((v = d.boolean(merged.confidential, "confidential", faults)) !== undefined) body.confidential = v;
  if ((v = d.string(merged.color, "color", faults)) !== undefined) body.color = v;
  if ((v = decoder3(merged.start_date_fixed, "start_date_fixed", faults)) !== undefined) body.start_date_fixed = v;
  if ((v = decoder3(merged.start_date, "start_date", faults)) !== undefined) body.start_date = v;
  if ((v = d.boolean(merged.start_date_is_fixed, "start_date_is_fixed", faults)) !== undefined) body.start_date_is_fixed = v;
  if ((v = decoder3(merged.due_date_fixed, "due_date_fixed", faults)) !== undefined) body.due_date_fixed = v;
  if ((v = decoder3(merged.end_date, "end_date", faults)) !== undefined) body.end_date = v;
  if ((v = d.boolean(merged.due_date_is_fixed, "due_date_is_fixed", faults)) !== undefined) body.due_date_is_fixed = v;
  if ((v = decoder5(merged.parent_id, "parent_id", faults)) !== undefined) body.parent_id = v;
  if ((v = d.dateTime(merged.created_at, "created_at", faults)) !== undefined) body.created_at = v;
  return { params, query, headers, body };
}

/** GET /groups/{id}/-/epics/{epic_iid} */
export function decodeGetEpicByDashPath({ path }: RawInput, faults: Faults): DecodedInput {
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

/** PUT /groups/{id}/-/epics/{epic_iid} */
export function decodeUpdateEpicByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
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
  if ((v = decoder3(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = decoder4(merged.labels, "labels", faults)) !== undefined) body.labels = v;
  if ((v = decoder4(merged.add_labels, "add_labels", faults)) !== undefined) body.add_labels = v;
  if ((v = decoder4(merged.remove_labels, "remove_labels", faults)) !== undefined) body.remove_labels = v;
  if ((v = d.boolean(merged.confidential, "confidential", faults)) !== undefined) body.confidential = v;
  if ((v = d.string(merged.color, "color", faults)) !== undefined) body.color = v;
  if ((v = decoder3(merged.start_date_fixed, "start_date_fixed", faults)) !== undefined) body.start_date_fixed = v;
  if ((v = decoder3(merged.start_date, "start_date", faults)) !== undefined) body.start_date = v;
  if ((v = d.boolean(merged.start_date_is_fixed, "start_date_is_fixed", faults)) !== undefined) body.start_date_is_fixed = v;
  if ((v = decoder3(merged.due_date_fixed, "due_date_fixed", faults)) !== undefined) body.due_date_fixed = v;
  if ((v = decoder3(merged.end_date, "end_date", faults)) !== undefined) body.end_date = v;
  if ((v = d.boolean(merged.due_date_is_fixed, "due_date_is_fixed", faults)) !== undefined) body.due_date_is_fixed = v;
  if ((v = decoder5(merged.parent_id, "parent_id", faults)) !== undefined) body.parent_id = v;
  if ((v = d.string(merged.state_event, "state_event", faults)) !== undefined) body.state_event = v;
  if ((v = d.dateTime(merged.updated_at, "updated_at", faults)) !== undefined) body.updated_at = v;
  return { params, query, headers, body };
}

/** DELETE /groups/{id}/-/epics/{epic_iid} */
export function decodeDeleteEpicByDashPath({ path }: RawInput, faults: Faults): DecodedInput {
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

/** POST /groups/{id}/-/epics/{epic_iid}/subscribe */
export function decodeSubscribeToEpicByDashPath({ path }: RawInput, faults: Faults): DecodedInput {
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

/** POST /groups/{id}/-/epics/{epic_iid}/unsubscribe */
export function decodeUnsubscribeFromEpicByDashPath({ path }: RawInput, faults: Faults): DecodedInput {
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

/** GET /groups/{id}/epics */
export function decodeListEpics({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(merged.author_id, "author_id", faults)) !== undefined) query.author_id = v;
  if ((v = d.string(merged.author_username, "author_username", faults)) !== undefined) query.author_username = v;
  if ((v = d.boolean(merged.confidential, "confidential", faults)) !== undefined) query.confidential = v;
  if ((v = d.dateTime(merged.created_after, "created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.created_before, "created_before", faults)) !== undefined) query.created_before = v;
  if ((v = d.boolean(merged.include_ancestor_groups, "include_ancestor_groups", faults)) !== undefined) query.include_ancestor_groups = v;
  else if (!faults.has("include_ancestor_groups")) query.include_ancestor_groups = false;
  if ((v = d.boolean(merged.include_descendant_groups, "include_descendant_groups", faults)) !== undefined) query.include_descendant_groups = v;
  else if (!faults.has("include_descendant_groups")) query.include_descendant_groups = true;
  if ((v = decoder1(merged.labels, "labels", faults)) !== undefined) query.labels = v;
  if ((v = d.string(merged.my_reaction_emoji, "my_reaction_emoji", faults)) !== undefined) query.my_reaction_emoji = v;
  if ((v = decoder2(merged.not, "not", faults)) !== undefined) query.not = v;
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  else if (!faults.has("order_by")) query.order_by = "created_at";
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "desc";
  if ((v = d.string(merged.state, "state", faults)) !== undefined) query.state = v;
  else if (!faults.has("state")) query.state = "all";
  if ((v = d.dateTime(merged.updated_after, "updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "updated_before", faults)) !== undefined) query.updated_before = v;
  if ((v = d.boolean(merged.with_labels_details, "with_labels_details", faults)) !== undefined) query.with_labels_details = v;
  else if (!faults.has("with_labels_details")) query.with_labels_details = false;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/epics */
export function decodeCreateEpic({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.title, "title", faults)) !== undefined) body.title = v;
  else if (!faults.has("title")) faults.add("title", 'is missing');
  if ((v = decoder3(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = decoder4(merged.labels, "labels", faults)) !== undefined) body.labels = v;
  if ((v = d.boolean(merged.confidential, "confidential", faults)) !== undefined) body.confidential = v;
  if ((v = d.string(merged.color, "color", faults)) !== undefined) body.color = v;
  if ((v = decoder3(merged.start_date_fixed, "start_date_fixed", faults)) !== undefined) body.start_date_fixed = v;
  if ((v = decoder3(merged.start_date, "start_date", faults)) !== undefined) body.start_date = v;
  if ((v = d.boolean(merged.start_date_is_fixed, "start_date_is_fixed", faults)) !== undefined) body.start_date_is_fixed = v;
  if ((v = decoder3(merged.due_date_fixed, "due_date_fixed", faults)) !== undefined) body.due_date_fixed = v;
  if ((v = decoder3(merged.end_date, "end_date", faults)) !== undefined) body.end_date = v;
  if ((v = d.boolean(merged.due_date_is_fixed, "due_date_is_fixed", faults)) !== undefined) body.due_date_is_fixed = v;
  if ((v = decoder5(merged.parent_id, "parent_id", faults)) !== undefined) body.parent_id = v;
  if ((v = d.dateTime(merged.created_at, "created_at", faults)) !== undefined) body.created_at = v;
  return { params, query, headers, body };
}

/** GET /groups/{id}/epics/{epic_iid} */
export function decodeGetEpic({ path }: RawInput, faults: Faults): DecodedInput {
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

/** PUT /groups/{id}/epics/{epic_iid} */
export function decodeUpdateEpic({ path, merged }: RawInput, faults: Faults): DecodedInput {
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
  if ((v = decoder3(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = decoder4(merged.labels, "labels", faults)) !== undefined) body.labels = v;
  if ((v = decoder4(merged.add_labels, "add_labels", faults)) !== undefined) body.add_labels = v;
  if ((v = decoder4(merged.remove_labels, "remove_labels", faults)) !== undefined) body.remove_labels = v;
  if ((v = d.boolean(merged.confidential, "confidential", faults)) !== undefined) body.confidential = v;
  if ((v = d.string(merged.color, "color", faults)) !== undefined) body.color = v;
  if ((v = decoder3(merged.start_date_fixed, "start_date_fixed", faults)) !== undefined) body.start_date_fixed = v;
  if ((v = decoder3(merged.start_date, "start_date", faults)) !== undefined) body.start_date = v;
  if ((v = d.boolean(merged.start_date_is_fixed, "start_date_is_fixed", faults)) !== undefined) body.start_date_is_fixed = v;
  if ((v = decoder3(merged.due_date_fixed, "due_date_fixed", faults)) !== undefined) body.due_date_fixed = v;
  if ((v = decoder3(merged.end_date, "end_date", faults)) !== undefined) body.end_date = v;
  if ((v = d.boolean(merged.due_date_is_fixed, "due_date_is_fixed", faults)) !== undefined) body.due_date_is_fixed = v;
  if ((v = decoder5(merged.parent_id, "parent_id", faults)) !== undefined) body.parent_id = v;
  if ((v = d.string(merged.state_event, "state_event", faults)) !== undefined) body.state_event = v;
  if ((v = d.dateTime(merged.updated_at, "updated_at", faults)) !== undefined) body.updated_at = v;
  return { params, query, headers, body };
}

/** DELETE /groups/{id}/epics/{epic_iid} */
export function decodeDeleteEpic({ path }: RawInput, faults: Faults): DecodedInput {
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

/** POST /groups/{id}/epics/{epic_iid}/subscribe */
export function decodeSubscribeToEpic({ path }: RawInput, faults: Faults): DecodedInput {
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

/** POST /groups/{id}/epics/{epic_iid}/unsubscribe */
export function decodeUnsubscribeFromEpic({ path }: RawInput, faults: Faults): DecodedInput {
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
