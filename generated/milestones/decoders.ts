// Generated from spec/domains/* /milestones.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.integer, true, 1000);
const decoder2 = d.nullable(d.string, false);
const decoder3 = d.filled(d.string);

/** GET /groups/{id}/milestones */
export function decodeListGroupMilestones({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = decoder1(merged.iids, "query/iids", faults)) !== undefined) query.iids = v;
  query.state = d.string(merged.state, "query/state", faults) ?? "all";
  if ((v = d.string(merged.title, "query/title", faults)) !== undefined) query.title = v;
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.include_parent_milestones = d.boolean(merged.include_parent_milestones, "query/include_parent_milestones", faults) ?? false;
  if ((v = d.dateTime(merged.updated_before, "query/updated_before", faults)) !== undefined) query.updated_before = v;
  if ((v = d.dateTime(merged.updated_after, "query/updated_after", faults)) !== undefined) query.updated_after = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/milestones */
export function decodeCreateGroupMilestone({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.title = d.string(merged.title, "body/title", faults) ?? faults.missing("body/title");
  if ((v = decoder2(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = decoder2(merged.due_date, "body/due_date", faults)) !== undefined) body.due_date = v;
  if ((v = decoder2(merged.start_date, "body/start_date", faults)) !== undefined) body.start_date = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /groups/{id}/milestones/{milestone_id} */
export function decodeGetGroupMilestone({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.milestone_id = d.integer(path[1], "path/milestone_id", faults) ?? faults.missing("path/milestone_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /groups/{id}/milestones/{milestone_id} */
export function decodeUpdateGroupMilestone({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.milestone_id = d.integer(path[1], "path/milestone_id", faults) ?? faults.missing("path/milestone_id");
  if ((v = decoder3(merged.title, "body/title", faults)) !== undefined) body.title = v;
  if ((v = decoder2(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = decoder2(merged.due_date, "body/due_date", faults)) !== undefined) body.due_date = v;
  if ((v = decoder2(merged.start_date, "body/start_date", faults)) !== undefined) body.start_date = v;
  if ((v = d.string(merged.state_event, "body/state_event", faults)) !== undefined) body.state_event = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/milestones/{milestone_id} */
export function decodeDeleteGroupMilestone({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.milestone_id = d.integer(path[1], "path/milestone_id", faults) ?? faults.missing("path/milestone_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /groups/{id}/milestones/{milestone_id}/burndown_events */
export function decodeListGroupMilestoneBurndownEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.milestone_id = d.integer(path[1], "path/milestone_id", faults) ?? faults.missing("path/milestone_id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /groups/{id}/milestones/{milestone_id}/issues */
export function decodeListGroupMilestoneIssues({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.milestone_id = d.integer(path[1], "path/milestone_id", faults) ?? faults.missing("path/milestone_id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /groups/{id}/milestones/{milestone_id}/merge_requests */
export function decodeListGroupMilestoneMergeRequests({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.milestone_id = d.integer(path[1], "path/milestone_id", faults) ?? faults.missing("path/milestone_id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/milestones */
export function decodeListProjectMilestones({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = decoder1(merged.iids, "query/iids", faults)) !== undefined) query.iids = v;
  query.state = d.string(merged.state, "query/state", faults) ?? "all";
  if ((v = d.string(merged.title, "query/title", faults)) !== undefined) query.title = v;
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.include_parent_milestones = d.boolean(merged.include_parent_milestones, "query/include_parent_milestones", faults) ?? false;
  if ((v = d.dateTime(merged.updated_before, "query/updated_before", faults)) !== undefined) query.updated_before = v;
  if ((v = d.dateTime(merged.updated_after, "query/updated_after", faults)) !== undefined) query.updated_after = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/milestones */
export function decodeCreateProjectMilestone({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.title = d.string(merged.title, "body/title", faults) ?? faults.missing("body/title");
  if ((v = decoder2(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = decoder2(merged.due_date, "body/due_date", faults)) !== undefined) body.due_date = v;
  if ((v = decoder2(merged.start_date, "body/start_date", faults)) !== undefined) body.start_date = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/milestones/{milestone_id} */
export function decodeGetProjectMilestone({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.milestone_id = d.integer(path[1], "path/milestone_id", faults) ?? faults.missing("path/milestone_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/milestones/{milestone_id} */
export function decodeUpdateProjectMilestone({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.milestone_id = d.integer(path[1], "path/milestone_id", faults) ?? faults.missing("path/milestone_id");
  if ((v = decoder3(merged.title, "body/title", faults)) !== undefined) body.title = v;
  if ((v = decoder2(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = decoder2(merged.due_date, "body/due_date", faults)) !== undefined) body.due_date = v;
  if ((v = decoder2(merged.start_date, "body/start_date", faults)) !== undefined) body.start_date = v;
  if ((v = d.string(merged.state_event, "body/state_event", faults)) !== undefined) body.state_event = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/milestones/{milestone_id} */
export function decodeDeleteProjectMilestone({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.milestone_id = d.integer(path[1], "path/milestone_id", faults) ?? faults.missing("path/milestone_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /projects/{id}/milestones/{milestone_id}/burndown_events */
export function decodeListProjectMilestoneBurndownEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.milestone_id = d.integer(path[1], "path/milestone_id", faults) ?? faults.missing("path/milestone_id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/milestones/{milestone_id}/issues */
export function decodeListProjectMilestoneIssues({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.milestone_id = d.integer(path[1], "path/milestone_id", faults) ?? faults.missing("path/milestone_id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/milestones/{milestone_id}/merge_requests */
export function decodeListProjectMilestoneMergeRequests({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.milestone_id = d.integer(path[1], "path/milestone_id", faults) ?? faults.missing("path/milestone_id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/milestones/{milestone_id}/promote */
export function decodePromoteProjectMilestone({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.milestone_id = d.integer(path[1], "path/milestone_id", faults) ?? faults.missing("path/milestone_id");
  return { params, query: {}, headers: {}, body: null };
}
