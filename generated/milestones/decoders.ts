// Generated from spec/resources/milestones.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.integer, true, 1000);
const decoder2 = d.nullable(d.string, false);

/** GET /groups/{id}/milestones */
export function decodeListGroupMilestones({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = decoder1(merged.iids, "iids", faults)) !== undefined) query.iids = v;
  if ((v = d.string(merged.state, "state", faults)) !== undefined) query.state = v;
  else if (!faults.has("state")) query.state = "all";
  if ((v = d.string(merged.title, "title", faults)) !== undefined) query.title = v;
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = d.boolean(merged.include_parent_milestones, "include_parent_milestones", faults)) !== undefined) query.include_parent_milestones = v;
  else if (!faults.has("include_parent_milestones")) query.include_parent_milestones = false;
  if ((v = d.dateTime(merged.updated_before, "updated_before", faults)) !== undefined) query.updated_before = v;
  if ((v = d.dateTime(merged.updated_after, "updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/milestones */
export function decodeCreateGroupMilestone({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.title, "title", faults)) !== undefined) body.title = v;
  else if (!faults.has("title")) faults.add("title", 'is missing');
  if ((v = decoder2(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = decoder2(merged.due_date, "due_date", faults)) !== undefined) body.due_date = v;
  if ((v = decoder2(merged.start_date, "start_date", faults)) !== undefined) body.start_date = v;
  return { params, query, headers, body };
}

/** GET /groups/{id}/milestones/{milestone_id} */
export function decodeGetGroupMilestone({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "milestone_id", faults)) !== undefined) params.milestone_id = v;
  else if (!faults.has("milestone_id")) faults.add("milestone_id", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /groups/{id}/milestones/{milestone_id} */
export function decodeUpdateGroupMilestone({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "milestone_id", faults)) !== undefined) params.milestone_id = v;
  else if (!faults.has("milestone_id")) faults.add("milestone_id", 'is missing');
  if ((v = d.string(merged.title, "title", faults)) !== undefined) body.title = v;
  if ((v = decoder2(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = decoder2(merged.due_date, "due_date", faults)) !== undefined) body.due_date = v;
  if ((v = decoder2(merged.start_date, "start_date", faults)) !== undefined) body.start_date = v;
  if ((v = d.string(merged.state_event, "state_event", faults)) !== undefined) body.state_event = v;
  return { params, query, headers, body };
}

/** DELETE /groups/{id}/milestones/{milestone_id} */
export function decodeDeleteGroupMilestone({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "milestone_id", faults)) !== undefined) params.milestone_id = v;
  else if (!faults.has("milestone_id")) faults.add("milestone_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /groups/{id}/milestones/{milestone_id}/burndown_events */
export function decodeListGroupMilestoneBurndownEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "milestone_id", faults)) !== undefined) params.milestone_id = v;
  else if (!faults.has("milestone_id")) faults.add("milestone_id", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /groups/{id}/milestones/{milestone_id}/issues */
export function decodeListGroupMilestoneIssues({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "milestone_id", faults)) !== undefined) params.milestone_id = v;
  else if (!faults.has("milestone_id")) faults.add("milestone_id", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /groups/{id}/milestones/{milestone_id}/merge_requests */
export function decodeListGroupMilestoneMergeRequests({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "milestone_id", faults)) !== undefined) params.milestone_id = v;
  else if (!faults.has("milestone_id")) faults.add("milestone_id", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/milestones */
export function decodeListProjectMilestones({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = decoder1(merged.iids, "iids", faults)) !== undefined) query.iids = v;
  if ((v = d.string(merged.state, "state", faults)) !== undefined) query.state = v;
  else if (!faults.has("state")) query.state = "all";
  if ((v = d.string(merged.title, "title", faults)) !== undefined) query.title = v;
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = d.boolean(merged.include_parent_milestones, "include_parent_milestones", faults)) !== undefined) query.include_parent_milestones = v;
  else if (!faults.has("include_parent_milestones")) query.include_parent_milestones = false;
  if ((v = d.dateTime(merged.updated_before, "updated_before", faults)) !== undefined) query.updated_before = v;
  if ((v = d.dateTime(merged.updated_after, "updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/milestones */
export function decodeCreateProjectMilestone({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.title, "title", faults)) !== undefined) body.title = v;
  else if (!faults.has("title")) faults.add("title", 'is missing');
  if ((v = decoder2(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = decoder2(merged.due_date, "due_date", faults)) !== undefined) body.due_date = v;
  if ((v = decoder2(merged.start_date, "start_date", faults)) !== undefined) body.start_date = v;
  return { params, query, headers, body };
}

/** GET /projects/{id}/milestones/{milestone_id} */
export function decodeGetProjectMilestone({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "milestone_id", faults)) !== undefined) params.milestone_id = v;
  else if (!faults.has("milestone_id")) faults.add("milestone_id", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /projects/{id}/milestones/{milestone_id} */
export function decodeUpdateProjectMilestone({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "milestone_id", faults)) !== undefined) params.milestone_id = v;
  else if (!faults.has("milestone_id")) faults.add("milestone_id", 'is missing');
  if ((v = d.string(merged.title, "title", faults)) !== undefined) body.title = v;
  if ((v = decoder2(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = decoder2(merged.due_date, "due_date", faults)) !== undefined) body.due_date = v;
  if ((v = decoder2(merged.start_date, "start_date", faults)) !== undefined) body.start_date = v;
  if ((v = d.string(merged.state_event, "state_event", faults)) !== undefined) body.state_event = v;
  return { params, query, headers, body };
}

/** DELETE /projects/{id}/milestones/{milestone_id} */
export function decodeDeleteProjectMilestone({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "milestone_id", faults)) !== undefined) params.milestone_id = v;
  else if (!faults.has("milestone_id")) faults.add("milestone_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/milestones/{milestone_id}/burndown_events */
export function decodeListProjectMilestoneBurndownEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "milestone_id", faults)) !== undefined) params.milestone_id = v;
  else if (!faults.has("milestone_id")) faults.add("milestone_id", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/milestones/{milestone_id}/issues */
export function decodeListProjectMilestoneIssues({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "milestone_id", faults)) !== undefined) params.milestone_id = v;
  else if (!faults.has("milestone_id")) faults.add("milestone_id", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/milestones/{milestone_id}/merge_requests */
export function decodeListProjectMilestoneMergeRequests({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "milestone_id", faults)) !== undefined) params.milestone_id = v;
  else if (!faults.has("milestone_id")) faults.add("milestone_id", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/milestones/{milestone_id}/promote */
export function decodePromoteProjectMilestone({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "milestone_id", faults)) !== undefined) params.milestone_id = v;
  else if (!faults.has("milestone_id")) faults.add("milestone_id", 'is missing');
  return { params, query, headers, body: null };
}
