// Generated from spec/domains/* /invitations.yaml; do not edit. Run `npm run generate`.
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
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.query, "query/query", faults)) !== undefined) query.query = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/invitations */
export function decodeInviteToGroup({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = decoder1(merged.email, "body/email", faults)) !== undefined) body.email = v;
  if ((v = d.integerOrString(merged.user_id, "body/user_id", faults)) !== undefined) body.user_id = v;
  body.access_level = d.integer(merged.access_level, "body/access_level", faults) ?? faults.missing("body/access_level");
  if ((v = decoder2(merged.expires_at, "body/expires_at", faults)) !== undefined) body.expires_at = v;
  if ((v = d.string(merged.invite_source, "body/invite_source", faults)) !== undefined) body.invite_source = v;
  return { params, query: {}, headers: {}, body };
}

/** PUT /groups/{id}/invitations/{email} */
export function decodeUpdateGroupInvitation({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.email = decoder1(path[1], "path/email", faults) ?? faults.missingText("path/email");
  if ((v = d.integer(merged.access_level, "body/access_level", faults)) !== undefined) body.access_level = v;
  if ((v = decoder2(merged.expires_at, "body/expires_at", faults)) !== undefined) body.expires_at = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/invitations/{email} */
export function decodeDeleteGroupInvitation({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.email = decoder1(path[1], "path/email", faults) ?? faults.missingText("path/email");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /projects/{id}/invitations */
export function decodeListProjectInvitations({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.query, "query/query", faults)) !== undefined) query.query = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/invitations */
export function decodeInviteToProject({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = decoder1(merged.email, "body/email", faults)) !== undefined) body.email = v;
  if ((v = d.integerOrString(merged.user_id, "body/user_id", faults)) !== undefined) body.user_id = v;
  body.access_level = d.integer(merged.access_level, "body/access_level", faults) ?? faults.missing("body/access_level");
  if ((v = decoder2(merged.expires_at, "body/expires_at", faults)) !== undefined) body.expires_at = v;
  if ((v = d.string(merged.invite_source, "body/invite_source", faults)) !== undefined) body.invite_source = v;
  return { params, query: {}, headers: {}, body };
}

/** PUT /projects/{id}/invitations/{email} */
export function decodeUpdateProjectInvitation({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.email = decoder1(path[1], "path/email", faults) ?? faults.missingText("path/email");
  if ((v = d.integer(merged.access_level, "body/access_level", faults)) !== undefined) body.access_level = v;
  if ((v = decoder2(merged.expires_at, "body/expires_at", faults)) !== undefined) body.expires_at = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/invitations/{email} */
export function decodeDeleteProjectInvitation({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.email = decoder1(path[1], "path/email", faults) ?? faults.missingText("path/email");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}
