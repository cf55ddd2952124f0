// Generated from spec/resources/issue-links.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /projects/{id}/issues/{issue_iid}/links */
export function decodeListIssueLinks({ path, merged }: RawInput, faults: Faults): DecodedInput {
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

/** POST /projects/{id}/issues/{issue_iid}/links */
export function decodeCreateIssueLink({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "issue_iid", faults)) !== undefined) params.issue_iid = v;
  else if (!faults.has("issue_iid")) faults.add("issue_iid", 'is missing');
  if ((v = d.integerOrString(merged.target_project_id, "target_project_id", faults)) !== undefined) body.target_project_id = v;
  else if (!faults.has("target_project_id")) faults.add("target_project_id", 'is missing');
  if ((v = d.integer(merged.target_issue_iid, "target_issue_iid", faults)) !== undefined) body.target_issue_iid = v;
  else if (!faults.has("target_issue_iid")) faults.add("target_issue_iid", 'is missing');
  if ((v = d.string(merged.link_type, "link_type", faults)) !== undefined) body.link_type = v;
  else if (!faults.has("link_type")) body.link_type = "relates_to";
  return { params, query, headers, body };
}

/** DELETE /projects/{id}/issues/{issue_iid}/links/{issue_link_id} */
export function decodeDeleteIssueLink({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "issue_iid", faults)) !== undefined) params.issue_iid = v;
  else if (!faults.has("issue_iid")) faults.add("issue_iid", 'is missing');
  if ((v = d.integer(path[2], "issue_link_id", faults)) !== undefined) params.issue_link_id = v;
  else if (!faults.has("issue_link_id")) faults.add("issue_link_id", 'is missing');
  return { params, query, headers, body: null };
}
