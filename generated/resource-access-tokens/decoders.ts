// Generated from spec/resources/resource-access-tokens.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.string, true, 20);
const decoder2 = d.nullable(d.date, true);

/** GET /groups/{id}/access_tokens */
export function decodeListGroupAccessTokens({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/access_tokens */
export function decodeCreateGroupAccessToken({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  if ((v = decoder1(merged.scopes, "scopes", faults)) !== undefined) body.scopes = v;
  else if (!faults.has("scopes")) faults.add("scopes", 'is missing');
  if ((v = d.integer(merged.access_level, "access_level", faults)) !== undefined) body.access_level = v;
  else if (!faults.has("access_level")) body.access_level = 40;
  if ((v = decoder2(merged.expires_at, "expires_at", faults)) !== undefined) body.expires_at = v;
  return { params, query, headers, body };
}

/** GET /groups/{id}/access_tokens/{token_id} */
export function decodeGetGroupAccessToken({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "token_id", faults)) !== undefined) params.token_id = v;
  else if (!faults.has("token_id")) faults.add("token_id", 'is missing');
  return { params, query, headers, body: null };
}

/** DELETE /groups/{id}/access_tokens/{token_id} */
export function decodeRevokeGroupAccessToken({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "token_id", faults)) !== undefined) params.token_id = v;
  else if (!faults.has("token_id")) faults.add("token_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/access_tokens */
export function decodeListProjectAccessTokens({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/access_tokens */
export function decodeCreateProjectAccessToken({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  if ((v = decoder1(merged.scopes, "scopes", faults)) !== undefined) body.scopes = v;
  else if (!faults.has("scopes")) faults.add("scopes", 'is missing');
  if ((v = d.integer(merged.access_level, "access_level", faults)) !== undefined) body.access_level = v;
  else if (!faults.has("access_level")) body.access_level = 40;
  if ((v = decoder2(merged.expires_at, "expires_at", faults)) !== undefined) body.expires_at = v;
  return { params, query, headers, body };
}

/** GET /projects/{id}/access_tokens/{token_id} */
export function decodeGetProjectAccessToken({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "token_id", faults)) !== undefined) params.token_id = v;
  else if (!faults.has("token_id")) faults.add("token_id", 'is missing');
  return { params, query, headers, body: null };
}

/** DELETE /projects/{id}/access_tokens/{token_id} */
export function decodeRevokeProjectAccessToken({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "token_id", faults)) !== undefined) params.token_id = v;
  else if (!faults.has("token_id")) faults.add("token_id", 'is missing');
  return { params, query, headers, body: null };
}
