// Generated from spec/resources/deploy-tokens.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.dateTime, true);
const decoder2 = d.array(d.string, false, 5);

/** GET /deploy_tokens */
export function decodeListDeployTokens({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.boolean(merged.active, "active", faults)) !== undefined) query.active = v;
  else if (!faults.has("active")) query.active = false;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /groups/{id}/deploy_tokens */
export function decodeListGroupDeployTokens({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.boolean(merged.active, "active", faults)) !== undefined) query.active = v;
  else if (!faults.has("active")) query.active = false;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/deploy_tokens */
export function decodeCreateGroupDeployToken({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  if ((v = decoder1(merged.expires_at, "expires_at", faults)) !== undefined) body.expires_at = v;
  if ((v = d.string(merged.username, "username", faults)) !== undefined) body.username = v;
  if ((v = decoder2(merged.scopes, "scopes", faults)) !== undefined) body.scopes = v;
  else if (!faults.has("scopes")) faults.add("scopes", 'is missing');
  return { params, query, headers, body };
}

/** GET /groups/{id}/deploy_tokens/{token_id} */
export function decodeGetGroupDeployToken({ path }: RawInput, faults: Faults): DecodedInput {
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

/** DELETE /groups/{id}/deploy_tokens/{token_id} */
export function decodeRevokeGroupDeployToken({ path }: RawInput, faults: Faults): DecodedInput {
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

/** GET /projects/{id}/deploy_tokens */
export function decodeListProjectDeployTokens({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.boolean(merged.active, "active", faults)) !== undefined) query.active = v;
  else if (!faults.has("active")) query.active = false;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/deploy_tokens */
export function decodeCreateProjectDeployToken({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  if ((v = decoder1(merged.expires_at, "expires_at", faults)) !== undefined) body.expires_at = v;
  if ((v = d.string(merged.username, "username", faults)) !== undefined) body.username = v;
  if ((v = decoder2(merged.scopes, "scopes", faults)) !== undefined) body.scopes = v;
  else if (!faults.has("scopes")) faults.add("scopes", 'is missing');
  return { params, query, headers, body };
}

/** GET /projects/{id}/deploy_tokens/{token_id} */
export function decodeGetProjectDeployToken({ path }: RawInput, faults: Faults): DecodedInput {
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

/** DELETE /projects/{id}/deploy_tokens/{token_id} */
export function decodeRevokeProjectDeployToken({ path }: RawInput, faults: Faults): DecodedInput {
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
