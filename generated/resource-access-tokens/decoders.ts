// Generated from spec/domains/* /resource-access-tokens.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.string, true, 20);
const decoder2 = d.nullable(d.date, true);

/** GET /groups/{id}/access_tokens */
export function decodeListGroupAccessTokens({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/access_tokens */
export function decodeCreateGroupAccessToken({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.name = d.string(merged.name, "body/name", faults) ?? faults.missing("body/name");
  body.scopes = decoder1(merged.scopes, "body/scopes", faults) ?? faults.missing("body/scopes");
  body.access_level = d.integer(merged.access_level, "body/access_level", faults) ?? 40;
  if ((v = decoder2(merged.expires_at, "body/expires_at", faults)) !== undefined) body.expires_at = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /groups/{id}/access_tokens/{token_id} */
export function decodeGetGroupAccessToken({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.token_id = d.integer(path[1], "path/token_id", faults) ?? faults.missing("path/token_id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /groups/{id}/access_tokens/{token_id} */
export function decodeRevokeGroupAccessToken({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.token_id = d.integer(path[1], "path/token_id", faults) ?? faults.missing("path/token_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/access_tokens */
export function decodeListProjectAccessTokens({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/access_tokens */
export function decodeCreateProjectAccessToken({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.name = d.string(merged.name, "body/name", faults) ?? faults.missing("body/name");
  body.scopes = decoder1(merged.scopes, "body/scopes", faults) ?? faults.missing("body/scopes");
  body.access_level = d.integer(merged.access_level, "body/access_level", faults) ?? 40;
  if ((v = decoder2(merged.expires_at, "body/expires_at", faults)) !== undefined) body.expires_at = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/access_tokens/{token_id} */
export function decodeGetProjectAccessToken({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.token_id = d.integer(path[1], "path/token_id", faults) ?? faults.missing("path/token_id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /projects/{id}/access_tokens/{token_id} */
export function decodeRevokeProjectAccessToken({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.token_id = d.integer(path[1], "path/token_id", faults) ?? faults.missing("path/token_id");
  return { params, query: {}, headers: {}, body: null };
}
