// Generated from spec/resources/resource-events.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /groups/{id}/epics/{epic_id}/resource_label_events */
export function decodeListEpicLabelEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_id", faults)) !== undefined) params.epic_id = v;
  else if (!faults.has("epic_id")) faults.add("epic_id", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /groups/{id}/epics/{epic_id}/resource_label_events/{event_id} */
export function decodeGetEpicLabelEvent({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_id", faults)) !== undefined) params.epic_id = v;
  else if (!faults.has("epic_id")) faults.add("epic_id", 'is missing');
  if ((v = d.integer(path[2], "event_id", faults)) !== undefined) params.event_id = v;
  else if (!faults.has("event_id")) faults.add("event_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /groups/{id}/epics/{epic_id}/resource_state_events */
export function decodeListEpicStateEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_id", faults)) !== undefined) params.epic_id = v;
  else if (!faults.has("epic_id")) faults.add("epic_id", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /groups/{id}/epics/{epic_id}/resource_state_events/{event_id} */
export function decodeGetEpicStateEvent({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_id", faults)) !== undefined) params.epic_id = v;
  else if (!faults.has("epic_id")) faults.add("epic_id", 'is missing');
  if ((v = d.integer(path[2], "event_id", faults)) !== undefined) params.event_id = v;
  else if (!faults.has("event_id")) faults.add("event_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/resource_iteration_events */
export function decodeListIssueIterationEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "issue_iid", faults)) !== undefined) params.issue_iid = v;
  else if (!faults.has("issue_iid")) faults.add("issue_iid", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/resource_iteration_events/{event_id} */
export function decodeGetIssueIterationEvent({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "issue_iid", faults)) !== undefined) params.issue_iid = v;
  else if (!faults.has("issue_iid")) faults.add("issue_iid", 'is missing');
  if ((v = d.integer(path[2], "event_id", faults)) !== undefined) params.event_id = v;
  else if (!faults.has("event_id")) faults.add("event_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/resource_label_events */
export function decodeListIssueLabelEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "issue_iid", faults)) !== undefined) params.issue_iid = v;
  else if (!faults.has("issue_iid")) faults.add("issue_iid", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/resource_label_events/{event_id} */
export function decodeGetIssueLabelEvent({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "issue_iid", faults)) !== undefined) params.issue_iid = v;
  else if (!faults.has("issue_iid")) faults.add("issue_iid", 'is missing');
  if ((v = d.integer(path[2], "event_id", faults)) !== undefined) params.event_id = v;
  else if (!faults.has("event_id")) faults.add("event_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/resource_milestone_events */
export function decodeListIssueMilestoneEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "issue_iid", faults)) !== undefined) params.issue_iid = v;
  else if (!faults.has("issue_iid")) faults.add("issue_iid", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/resource_milestone_events/{event_id} */
export function decodeGetIssueMilestoneEvent({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "issue_iid", faults)) !== undefined) params.issue_iid = v;
  else if (!faults.has("issue_iid")) faults.add("issue_iid", 'is missing');
  if ((v = d.integer(path[2], "event_id", faults)) !== undefined) params.event_id = v;
  else if (!faults.has("event_id")) faults.add("event_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/resource_state_events */
export function decodeListIssueStateEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "issue_iid", faults)) !== undefined) params.issue_iid = v;
  else if (!faults.has("issue_iid")) faults.add("issue_iid", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/resource_state_events/{event_id} */
export function decodeGetIssueStateEvent({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "issue_iid", faults)) !== undefined) params.issue_iid = v;
  else if (!faults.has("issue_iid")) faults.add("issue_iid", 'is missing');
  if ((v = d.integer(path[2], "event_id", faults)) !== undefined) params.event_id = v;
  else if (!faults.has("event_id")) faults.add("event_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/resource_weight_events */
export function decodeListIssueWeightEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "issue_iid", faults)) !== undefined) params.issue_iid = v;
  else if (!faults.has("issue_iid")) faults.add("issue_iid", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/resource_weight_events/{event_id} */
export function decodeGetIssueWeightEvent({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "issue_iid", faults)) !== undefined) params.issue_iid = v;
  else if (!faults.has("issue_iid")) faults.add("issue_iid", 'is missing');
  if ((v = d.integer(path[2], "event_id", faults)) !== undefined) params.event_id = v;
  else if (!faults.has("event_id")) faults.add("event_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/resource_label_events */
export function decodeListMergeRequestLabelEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/resource_label_events/{event_id} */
export function decodeGetMergeRequestLabelEvent({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.integer(path[2], "event_id", faults)) !== undefined) params.event_id = v;
  else if (!faults.has("event_id")) faults.add("event_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/resource_milestone_events */
export function decodeListMergeRequestMilestoneEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/resource_milestone_events/{event_id} */
export function decodeGetMergeRequestMilestoneEvent({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.integer(path[2], "event_id", faults)) !== undefined) params.event_id = v;
  else if (!faults.has("event_id")) faults.add("event_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/resource_state_events */
export function decodeListMergeRequestStateEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/resource_state_events/{event_id} */
export function decodeGetMergeRequestStateEvent({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.integer(path[2], "event_id", faults)) !== undefined) params.event_id = v;
  else if (!faults.has("event_id")) faults.add("event_id", 'is missing');
  return { params, query, headers, body: null };
}
