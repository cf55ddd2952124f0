// Generated from spec/domains/* /project-approvals.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /projects/{id}/approvals */
export function decodeGetProjectApprovals({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/approvals */
export function decodeUpdateProjectApprovals({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.integer(merged.approvals_before_merge, "body/approvals_before_merge", faults)) !== undefined) body.approvals_before_merge = v;
  if ((v = d.boolean(merged.reset_approvals_on_push, "body/reset_approvals_on_push", faults)) !== undefined) body.reset_approvals_on_push = v;
  if ((v = d.boolean(merged.disable_overriding_approvers_per_merge_request, "body/disable_overriding_approvers_per_merge_request", faults)) !== undefined) body.disable_overriding_approvers_per_merge_request = v;
  if ((v = d.boolean(merged.merge_requests_author_approval, "body/merge_requests_author_approval", faults)) !== undefined) body.merge_requests_author_approval = v;
  if ((v = d.boolean(merged.merge_requests_disable_committers_approval, "body/merge_requests_disable_committers_approval", faults)) !== undefined) body.merge_requests_disable_committers_approval = v;
  if ((v = d.boolean(merged.require_password_to_approve, "body/require_password_to_approve", faults)) !== undefined) body.require_password_to_approve = v;
  return { params, query: {}, headers: {}, body };
}
