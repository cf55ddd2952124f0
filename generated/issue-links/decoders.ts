// Generated from spec/domains/* /issue-links.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /projects/{id}/issues/{issue_iid}/links */
export function decodeListIssueLinks({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/issues/{issue_iid}/links */
export function decodeCreateIssueLink({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  body.target_project_id = d.integerOrString(merged.target_project_id, "body/target_project_id", faults) ?? faults.missing("body/target_project_id");
  body.target_issue_iid = d.integer(merged.target_issue_iid, "body/target_issue_iid", faults) ?? faults.missing("body/target_issue_iid");
  body.link_type = d.string(merged.link_type, "body/link_type", faults) ?? "relates_to";
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/issues/{issue_iid}/links/{issue_link_id} */
export function decodeDeleteIssueLink({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  params.issue_link_id = d.integer(path[2], "path/issue_link_id", faults) ?? faults.missing("path/issue_link_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}
