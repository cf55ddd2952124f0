// Generated from spec/domains/* /resource-events.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /groups/{id}/epics/{epic_id}/resource_label_events */
export function decodeListEpicLabelEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /groups/{id}/epics/{epic_id}/resource_label_events/{event_id} */
export function decodeGetEpicLabelEvent({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  params.event_id = d.integer(path[2], "path/event_id", faults) ?? faults.missing("path/event_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /groups/{id}/epics/{epic_id}/resource_state_events */
export function decodeListEpicStateEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /groups/{id}/epics/{epic_id}/resource_state_events/{event_id} */
export function decodeGetEpicStateEvent({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  params.event_id = d.integer(path[2], "path/event_id", faults) ?? faults.missing("path/event_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/resource_iteration_events */
export function decodeListIssueIterationEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/resource_iteration_events/{event_id} */
export function decodeGetIssueIterationEvent({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  params.event_id = d.integer(path[2], "path/event_id", faults) ?? faults.missing("path/event_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/resource_label_events */
export function decodeListIssueLabelEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/resource_label_events/{event_id} */
export function decodeGetIssueLabelEvent({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  params.event_id = d.integer(path[2], "path/event_id", faults) ?? faults.missing("path/event_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/resource_milestone_events */
export function decodeListIssueMilestoneEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/resource_milestone_events/{event_id} */
export function decodeGetIssueMilestoneEvent({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  params.event_id = d.integer(path[2], "path/event_id", faults) ?? faults.missing("path/event_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/resource_state_events */
export function decodeListIssueStateEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/resource_state_events/{event_id} */
export function decodeGetIssueStateEvent({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  params.event_id = d.integer(path[2], "path/event_id", faults) ?? faults.missing("path/event_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/resource_weight_events */
export function decodeListIssueWeightEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/resource_weight_events/{event_id} */
export function decodeGetIssueWeightEvent({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  params.event_id = d.integer(path[2], "path/event_id", faults) ?? faults.missing("path/event_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/resource_label_events */
export function decodeListMergeRequestLabelEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/resource_label_events/{event_id} */
export function decodeGetMergeRequestLabelEvent({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  params.event_id = d.integer(path[2], "path/event_id", faults) ?? faults.missing("path/event_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/resource_milestone_events */
export function decodeListMergeRequestMilestoneEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/resource_milestone_events/{event_id} */
export function decodeGetMergeRequestMilestoneEvent({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  params.event_id = d.integer(path[2], "path/event_id", faults) ?? faults.missing("path/event_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/resource_state_events */
export function decodeListMergeRequestStateEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/resource_state_events/{event_id} */
export function decodeGetMergeRequestStateEvent({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  params.event_id = d.integer(path[2], "path/event_id", faults) ?? faults.missing("path/event_id");
  return { params, query: {}, headers: {}, body: null };
}
