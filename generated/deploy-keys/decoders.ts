// Generated from spec/domains/* /deploy-keys.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.dateTime, true);
const decoder2 = d.filled(d.string);

/** GET /deploy_keys */
export function decodeListDeployKeys({ merged }: RawInput, faults: Faults): DecodedInput {
  const query: Record<string, unknown> = {};
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** GET /projects/{id}/deploy_keys */
export function decodeListProjectDeployKeys({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/deploy_keys */
export function decodeCreateDeployKey({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.title = d.string(merged.title, "body/title", faults) ?? faults.missing("body/title");
  body.key = d.string(merged.key, "body/key", faults) ?? faults.missing("body/key");
  body.can_push = d.boolean(merged.can_push, "body/can_push", faults) ?? false;
  if ((v = decoder1(merged.expires_at, "body/expires_at", faults)) !== undefined) body.expires_at = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/deploy_keys/{key_id} */
export function decodeGetDeployKey({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key_id = d.integer(path[1], "path/key_id", faults) ?? faults.missing("path/key_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/deploy_keys/{key_id} */
export function decodeUpdateDeployKey({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key_id = d.integer(path[1], "path/key_id", faults) ?? faults.missing("path/key_id");
  if ((v = decoder2(merged.title, "body/title", faults)) !== undefined) body.title = v;
  if ((v = d.boolean(merged.can_push, "body/can_push", faults)) !== undefined) body.can_push = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/deploy_keys/{key_id} */
export function decodeDeleteDeployKey({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key_id = d.integer(path[1], "path/key_id", faults) ?? faults.missing("path/key_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** POST /projects/{id}/deploy_keys/{key_id}/enable */
export function decodeEnableDeployKey({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key_id = d.integer(path[1], "path/key_id", faults) ?? faults.missing("path/key_id");
  return { params, query: {}, headers: {}, body: null };
}
