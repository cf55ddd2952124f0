// Generated from spec/domains/* /personal-access-tokens.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.string, true, 20);
const decoder2 = d.nullable(d.date, true);

/** GET /personal_access_tokens */
export function decodeListPersonalAccessTokens({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  if ((v = d.integer(merged.user_id, "query/user_id", faults)) !== undefined) query.user_id = v;
  if ((v = d.boolean(merged.revoked, "query/revoked", faults)) !== undefined) query.revoked = v;
  if ((v = d.string(merged.state, "query/state", faults)) !== undefined) query.state = v;
  if ((v = d.dateTime(merged.created_before, "query/created_before", faults)) !== undefined) query.created_before = v;
  if ((v = d.dateTime(merged.created_after, "query/created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.last_used_before, "query/last_used_before", faults)) !== undefined) query.last_used_before = v;
  if ((v = d.dateTime(merged.last_used_after, "query/last_used_after", faults)) !== undefined) query.last_used_after = v;
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** GET /personal_access_tokens/self */
export function decodeGetOwnPersonalAccessToken(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}

/** DELETE /personal_access_tokens/self */
export function decodeRevokeOwnPersonalAccessToken(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}

/** GET /personal_access_tokens/{id} */
export function decodeGetPersonalAccessToken({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /personal_access_tokens/{id} */
export function decodeRevokePersonalAccessToken({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /users/{user_id}/personal_access_tokens */
export function decodeCreatePersonalAccessToken({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.user_id = d.integer(path[0], "path/user_id", faults) ?? faults.missing("path/user_id");
  body.name = d.string(merged.name, "body/name", faults) ?? faults.missing("body/name");
  body.scopes = decoder1(merged.scopes, "body/scopes", faults) ?? faults.missing("body/scopes");
  if ((v = decoder2(merged.expires_at, "body/expires_at", faults)) !== undefined) body.expires_at = v;
  return { params, query: {}, headers: {}, body };
}
