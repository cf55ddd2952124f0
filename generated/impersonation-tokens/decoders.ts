// Generated from spec/domains/* /impersonation-tokens.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.string, true, 20);
const decoder2 = d.nullable(d.date, true);

/** GET /users/{user_id}/impersonation_tokens */
export function decodeListImpersonationTokens({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.user_id = d.integer(path[0], "path/user_id", faults) ?? faults.missing("path/user_id");
  query.state = d.string(merged.state, "query/state", faults) ?? "all";
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /users/{user_id}/impersonation_tokens */
export function decodeCreateImpersonationToken({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.user_id = d.integer(path[0], "path/user_id", faults) ?? faults.missing("path/user_id");
  body.name = d.string(merged.name, "body/name", faults) ?? faults.missing("body/name");
  if ((v = decoder1(merged.scopes, "body/scopes", faults)) !== undefined) body.scopes = v;
  if ((v = decoder2(merged.expires_at, "body/expires_at", faults)) !== undefined) body.expires_at = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /users/{user_id}/impersonation_tokens/{impersonation_token_id} */
export function decodeGetImpersonationToken({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.user_id = d.integer(path[0], "path/user_id", faults) ?? faults.missing("path/user_id");
  params.impersonation_token_id = d.integer(path[1], "path/impersonation_token_id", faults) ?? faults.missing("path/impersonation_token_id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /users/{user_id}/impersonation_tokens/{impersonation_token_id} */
export function decodeRevokeImpersonationToken({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.user_id = d.integer(path[0], "path/user_id", faults) ?? faults.missing("path/user_id");
  params.impersonation_token_id = d.integer(path[1], "path/impersonation_token_id", faults) ?? faults.missing("path/impersonation_token_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}
