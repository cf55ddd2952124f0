// Generated from spec/resources/invitations.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.dateTime, true);

/** GET /groups/{id}/invitations */
export function decodeListGroupInvitations({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.query, "query", faults)) !== undefined) query.query = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/invitations */
export function decodeInviteToGroup({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.email, "email", faults)) !== undefined) body.email = v;
  if ((v = d.integerOrString(merged.user_id, "user_id", faults)) !== undefined) body.user_id = v;
  if ((v = d.integer(merged.access_level, "access_level", faults)) !== undefined) body.access_level = v;
  else if (!faults.has("access_level")) faults.add("access_level", 'is missing');
  if ((v = decoder1(merged.expires_at, "expires_at", faults)) !== undefined) body.expires_at = v;
  if ((v = d.string(merged.invite_source, "invite_source", faults)) !== undefined) body.invite_source = v;
  return { params, query, headers, body };
}

/** PUT /groups/{id}/invitations/{email} */
export function decodeUpdateGroupInvitation({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "email", faults)) !== undefined) params.email = v;
  else if (!faults.has("email")) faults.add("email", 'is missing');
  if ((v = d.integer(merged.access_level, "access_level", faults)) !== undefined) body.access_level = v;
  if ((v = decoder1(merged.expires_at, "expires_at", faults)) !== undefined) body.expires_at = v;
  return { params, query, headers, body };
}

/** DELETE /groups/{id}/invitations/{email} */
export function decodeDeleteGroupInvitation({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "email", faults)) !== undefined) params.email = v;
  else if (!faults.has("email")) faults.add("email", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/invitations */
export function decodeListProjectInvitations({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.query, "query", faults)) !== undefined) query.query = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/invitations */
export function decodeInviteToProject({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.email, "email", faults)) !== undefined) body.email = v;
  if ((v = d.integerOrString(merged.user_id, "user_id", faults)) !== undefined) body.user_id = v;
  if ((v = d.integer(merged.access_level, "access_level", faults)) !== undefined) body.access_level = v;
  else if (!faults.has("access_level")) faults.add("access_level", 'is missing');
  if ((v = decoder1(merged.expires_at, "expires_at", faults)) !== undefined) body.expires_at = v;
  if ((v = d.string(merged.invite_source, "invite_source", faults)) !== undefined) body.invite_source = v;
  return { params, query, headers, body };
}

/** PUT /projects/{id}/invitations/{email} */
export function decodeUpdateProjectInvitation({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "email", faults)) !== undefined) params.email = v;
  else if (!faults.has("email")) faults.add("email", 'is missing');
  if ((v = d.integer(merged.access_level, "access_level", faults)) !== undefined) body.access_level = v;
  if ((v = decoder1(merged.expires_at, "expires_at", faults)) !== undefined) body.expires_at = v;
  return { params, query, headers, body };
}

/** DELETE /projects/{id}/invitations/{email} */
export function decodeDeleteProjectInvitation({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "email", faults)) !== undefined) params.email = v;
  else if (!faults.has("email")) faults.add("email", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}
