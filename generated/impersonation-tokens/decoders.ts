// Generated from spec/resources/impersonation-tokens.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.string, true, 20);
const decoder2 = d.nullable(d.date, true);

/** GET /users/{user_id}/impersonation_tokens */
export function decodeListImpersonationTokens({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "user_id", faults)) !== undefined) params.user_id = v;
  else if (!faults.has("user_id")) faults.add("user_id", 'is missing');
  if ((v = d.string(merged.state, "state", faults)) !== undefined) query.state = v;
  else if (!faults.has("state")) query.state = "all";
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /users/{user_id}/impersonation_tokens */
export function decodeCreateImpersonationToken({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "user_id", faults)) !== undefined) params.user_id = v;
  else if (!faults.has("user_id")) faults.add("user_id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  if ((v = decoder1(merged.scopes, "scopes", faults)) !== undefined) body.scopes = v;
  if ((v = decoder2(merged.expires_at, "expires_at", faults)) !== undefined) body.expires_at = v;
  return { params, query, headers, body };
}

/** GET /users/{user_id}/impersonation_tokens/{impersonation_token_id} */
export function decodeGetImpersonationToken({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "user_id", faults)) !== undefined) params.user_id = v;
  else if (!faults.has("user_id")) faults.add("user_id", 'is missing');
  if ((v = d.integer(path[1], "impersonation_token_id", faults)) !== undefined) params.impersonation_token_id = v;
  else if (!faults.has("impersonation_token_id")) faults.add("impersonation_token_id", 'is missing');
  return { params, query, headers, body: null };
}

/** DELETE /users/{user_id}/impersonation_tokens/{impersonation_token_id} */
export function decodeRevokeImpersonationToken({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "user_id", faults)) !== undefined) params.user_id = v;
  else if (!faults.has("user_id")) faults.add("user_id", 'is missing');
  if ((v = d.integer(path[1], "impersonation_token_id", faults)) !== undefined) params.impersonation_token_id = v;
  else if (!faults.has("impersonation_token_id")) faults.add("impersonation_token_id", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}
