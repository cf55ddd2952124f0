// Generated from spec/resources/invitations.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);
const decoder2 = d.nullable(d.dateTime, true);

/** GET /groups/{id}/invitations */
export function decodeListGroupInvitations({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.string(merged.query, "query", faults)) !== undefined) query.query = v;
  query.page = d.integer(merged.page, "page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/invitations */
export function decodeInviteToGroup({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = decoder1(merged.email, "email", faults)) !== undefined) body.email = v;
  if ((v = d.integerOrString(merged.user_id, "user_id", faults)) !== undefined) body.user_id = v;
  body.access_level = d.integer(merged.access_level, "access_level", faults) ?? faults.missing("access_level");
  if ((v = decoder2(merged.expires_at, "expires_at", faults)) !== undefined) body.expires_at = v;
  if ((v = d.string(merged.invite_source, "invite_source", faults)) !== undefined) body.invite_source = v;
  return { params, query: {}, headers: {}, body };
}

/** PUT /groups/{id}/invitations/{email} */
export function decodeUpdateGroupInvitation({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.email = decoder1(path[1], "email", faults) ?? faults.missing("email");
  if ((v = d.integer(merged.access_level, "access_level", faults)) !== undefined) body.access_level = v;
  if ((v = decoder2(merged.expires_at, "expires_at", faults)) !== undefined) body.expires_at = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/invitations/{email} */
export function decodeDeleteGroupInvitation({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.email = decoder1(path[1], "email", faults) ?? faults.missing("email");
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /projects/{id}/invitations */
export function decodeListProjectInvitations({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.string(merged.query, "query", faults)) !== undefined) query.query = v;
  query.page = d.integer(merged.page, "page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/invitations */
export function decodeInviteToProject({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = decoder1(merged.email, "email", faults)) !== undefined) body.email = v;
  if ((v = d.integerOrString(merged.user_id, "user_id", faults)) !== undefined) body.user_id = v;
  body.access_level = d.integer(merged.access_level, "access_level", faults) ?? faults.missing("access_level");
  if ((v = decoder2(merged.expires_at, "expires_at", faults)) !== undefined) body.expires_at = v;
  if ((v = d.string(merged.invite_source, "invite_source", faults)) !== undefined) body.invite_source = v;
  return { params, query: {}, headers: {}, body };
}

/** PUT /projects/{id}/invitations/{email} */
export function decodeUpdateProjectInvitation({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.email = decoder1(path[1], "email", faults) ?? faults.missing("email");
  if ((v = d.integer(merged.access_level, "access_level", faults)) !== undefined) body.access_level = v;
  if ((v = decoder2(merged.expires_at, "expires_at", faults)) !== undefined) body.expires_at = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/invitations/{email} */
export function decodeDeleteProjectInvitation({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.email = decoder1(path[1], "email", faults) ?? faults.missing("email");
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}
