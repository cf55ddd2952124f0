// Generated from spec/domains/* /deploy-tokens.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.dateTime, true);
const decoder2 = d.array(d.string, false, 5);

/** GET /deploy_tokens */
export function decodeListDeployTokens({ merged }: RawInput, faults: Faults): DecodedInput {
  const query: Record<string, unknown> = {};
  query.active = d.boolean(merged.active, "query/active", faults) ?? false;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** GET /groups/{id}/deploy_tokens */
export function decodeListGroupDeployTokens({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.active = d.boolean(merged.active, "query/active", faults) ?? false;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/deploy_tokens */
export function decodeCreateGroupDeployToken({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.name = d.string(merged.name, "body/name", faults) ?? faults.missing("body/name");
  if ((v = decoder1(merged.expires_at, "body/expires_at", faults)) !== undefined) body.expires_at = v;
  if ((v = d.string(merged.username, "body/username", faults)) !== undefined) body.username = v;
  body.scopes = decoder2(merged.scopes, "body/scopes", faults) ?? faults.missing("body/scopes");
  return { params, query: {}, headers: {}, body };
}

/** GET /groups/{id}/deploy_tokens/{token_id} */
export function decodeGetGroupDeployToken({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.token_id = d.integer(path[1], "path/token_id", faults) ?? faults.missing("path/token_id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /groups/{id}/deploy_tokens/{token_id} */
export function decodeRevokeGroupDeployToken({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.token_id = d.integer(path[1], "path/token_id", faults) ?? faults.missing("path/token_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /projects/{id}/deploy_tokens */
export function decodeListProjectDeployTokens({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.active = d.boolean(merged.active, "query/active", faults) ?? false;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/deploy_tokens */
export function decodeCreateProjectDeployToken({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.name = d.string(merged.name, "body/name", faults) ?? faults.missing("body/name");
  if ((v = decoder1(merged.expires_at, "body/expires_at", faults)) !== undefined) body.expires_at = v;
  if ((v = d.string(merged.username, "body/username", faults)) !== undefined) body.username = v;
  body.scopes = decoder2(merged.scopes, "body/scopes", faults) ?? faults.missing("body/scopes");
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/deploy_tokens/{token_id} */
export function decodeGetProjectDeployToken({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.token_id = d.integer(path[1], "path/token_id", faults) ?? faults.missing("path/token_id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /projects/{id}/deploy_tokens/{token_id} */
export function decodeRevokeProjectDeployToken({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.token_id = d.integer(path[1], "path/token_id", faults) ?? faults.missing("path/token_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}
