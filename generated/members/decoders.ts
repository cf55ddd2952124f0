// Generated from spec/domains/* /members.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.integer, true, 1000);
const decoder2 = d.nullable(d.dateTime, true);
const decoder3 = d.array(d.string, true, 10);
const decoder4 = d.nullable(d.integer, true);

/** GET /groups/{id}/billable_members */
export function decodeListBillableMembers({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  if ((v = d.string(merged.sort, "query/sort", faults)) !== undefined) query.sort = v;
  query.include_awaiting_members = d.boolean(merged.include_awaiting_members, "query/include_awaiting_members", faults) ?? false;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** DELETE /groups/{id}/billable_members/{user_id} */
export function decodeRemoveBillableMember({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.user_id = d.integer(path[1], "path/user_id", faults) ?? faults.missing("path/user_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /groups/{id}/billable_members/{user_id}/memberships */
export function decodeListBillableMemberships({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.user_id = d.integer(path[1], "path/user_id", faults) ?? faults.missing("path/user_id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /groups/{id}/members */
export function decodeListGroupMembers({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.query, "query/query", faults)) !== undefined) query.query = v;
  if ((v = decoder1(merged.user_ids, "query/user_ids", faults)) !== undefined) query.user_ids = v;
  if ((v = decoder1(merged.skip_users, "query/skip_users", faults)) !== undefined) query.skip_users = v;
  query.show_seat_info = d.boolean(merged.show_seat_info, "query/show_seat_info", faults) ?? false;
  query.with_saml_identity = d.boolean(merged.with_saml_identity, "query/with_saml_identity", faults) ?? false;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/members */
export function decodeAddGroupMember({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.user_id = d.integerOrString(merged.user_id, "body/user_id", faults) ?? faults.missing("body/user_id");
  body.access_level = d.integer(merged.access_level, "body/access_level", faults) ?? faults.missing("body/access_level");
  if ((v = decoder2(merged.expires_at, "body/expires_at", faults)) !== undefined) body.expires_at = v;
  if ((v = d.string(merged.invite_source, "body/invite_source", faults)) !== undefined) body.invite_source = v;
  if ((v = decoder3(merged.tasks_to_be_done, "body/tasks_to_be_done", faults)) !== undefined) body.tasks_to_be_done = v;
  if ((v = decoder4(merged.tasks_project_id, "body/tasks_project_id", faults)) !== undefined) body.tasks_project_id = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /groups/{id}/members/all */
export function decodeListAllGroupMembers({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.query, "query/query", faults)) !== undefined) query.query = v;
  if ((v = decoder1(merged.user_ids, "query/user_ids", faults)) !== undefined) query.user_ids = v;
  if ((v = decoder1(merged.skip_users, "query/skip_users", faults)) !== undefined) query.skip_users = v;
  query.show_seat_info = d.boolean(merged.show_seat_info, "query/show_seat_info", faults) ?? false;
  if ((v = d.string(merged.state, "query/state", faults)) !== undefined) query.state = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /groups/{id}/members/all/{user_id} */
export function decodeGetInheritedGroupMember({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.user_id = d.integer(path[1], "path/user_id", faults) ?? faults.missing("path/user_id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /groups/{id}/members/approve_all */
export function decodeApproveAllGroupMembers({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /groups/{id}/members/{member_id}/approve */
export function decodeApproveGroupMember({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.member_id = d.integer(path[1], "path/member_id", faults) ?? faults.missing("path/member_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /groups/{id}/members/{user_id} */
export function decodeGetGroupMember({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.user_id = d.integer(path[1], "path/user_id", faults) ?? faults.missing("path/user_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /groups/{id}/members/{user_id} */
export function decodeUpdateGroupMember({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.user_id = d.integer(path[1], "path/user_id", faults) ?? faults.missing("path/user_id");
  body.access_level = d.integer(merged.access_level, "body/access_level", faults) ?? faults.missing("body/access_level");
  if ((v = decoder2(merged.expires_at, "body/expires_at", faults)) !== undefined) body.expires_at = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/members/{user_id} */
export function decodeRemoveGroupMember({ path, merged, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.user_id = d.integer(path[1], "path/user_id", faults) ?? faults.missing("path/user_id");
  query.skip_subresources = d.boolean(merged.skip_subresources, "query/skip_subresources", faults) ?? false;
  query.unassign_issuables = d.boolean(merged.unassign_issuables, "query/unassign_issuables", faults) ?? false;
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/members/{user_id}/override */
export function decodeOverrideGroupMember({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.user_id = d.integer(path[1], "path/user_id", faults) ?? faults.missing("path/user_id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /groups/{id}/members/{user_id}/override */
export function decodeResetGroupMemberOverride({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.user_id = d.integer(path[1], "path/user_id", faults) ?? faults.missing("path/user_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /groups/{id}/members/{user_id}/state */
export function decodeSetGroupMemberState({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.user_id = d.integer(path[1], "path/user_id", faults) ?? faults.missing("path/user_id");
  body.state = d.string(merged.state, "body/state", faults) ?? faults.missing("body/state");
  return { params, query: {}, headers: {}, body };
}

/** GET /groups/{id}/pending_members */
export function decodeListPendingGroupMembers({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/members */
export function decodeListProjectMembers({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.query, "query/query", faults)) !== undefined) query.query = v;
  if ((v = decoder1(merged.user_ids, "query/user_ids", faults)) !== undefined) query.user_ids = v;
  if ((v = decoder1(merged.skip_users, "query/skip_users", faults)) !== undefined) query.skip_users = v;
  query.show_seat_info = d.boolean(merged.show_seat_info, "query/show_seat_info", faults) ?? false;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/members */
export function decodeAddProjectMember({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.user_id = d.integerOrString(merged.user_id, "body/user_id", faults) ?? faults.missing("body/user_id");
  body.access_level = d.integer(merged.access_level, "body/access_level", faults) ?? faults.missing("body/access_level");
  if ((v = decoder2(merged.expires_at, "body/expires_at", faults)) !== undefined) body.expires_at = v;
  if ((v = d.string(merged.invite_source, "body/invite_source", faults)) !== undefined) body.invite_source = v;
  if ((v = decoder3(merged.tasks_to_be_done, "body/tasks_to_be_done", faults)) !== undefined) body.tasks_to_be_done = v;
  if ((v = decoder4(merged.tasks_project_id, "body/tasks_project_id", faults)) !== undefined) body.tasks_project_id = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/members/all */
export function decodeListAllProjectMembers({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.query, "query/query", faults)) !== undefined) query.query = v;
  if ((v = decoder1(merged.user_ids, "query/user_ids", faults)) !== undefined) query.user_ids = v;
  if ((v = decoder1(merged.skip_users, "query/skip_users", faults)) !== undefined) query.skip_users = v;
  query.show_seat_info = d.boolean(merged.show_seat_info, "query/show_seat_info", faults) ?? false;
  if ((v = d.string(merged.state, "query/state", faults)) !== undefined) query.state = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/members/all/{user_id} */
export function decodeGetInheritedProjectMember({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.user_id = d.integer(path[1], "path/user_id", faults) ?? faults.missing("path/user_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/members/{user_id} */
export function decodeGetProjectMember({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.user_id = d.integer(path[1], "path/user_id", faults) ?? faults.missing("path/user_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/members/{user_id} */
export function decodeUpdateProjectMember({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.user_id = d.integer(path[1], "path/user_id", faults) ?? faults.missing("path/user_id");
  body.access_level = d.integer(merged.access_level, "body/access_level", faults) ?? faults.missing("body/access_level");
  if ((v = decoder2(merged.expires_at, "body/expires_at", faults)) !== undefined) body.expires_at = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/members/{user_id} */
export function decodeRemoveProjectMember({ path, merged, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.user_id = d.integer(path[1], "path/user_id", faults) ?? faults.missing("path/user_id");
  query.skip_subresources = d.boolean(merged.skip_subresources, "query/skip_subresources", faults) ?? false;
  query.unassign_issuables = d.boolean(merged.unassign_issuables, "query/unassign_issuables", faults) ?? false;
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}
