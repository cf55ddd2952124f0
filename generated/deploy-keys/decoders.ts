// Generated from spec/resources/deploy-keys.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.dateTime, true);

/** GET /deploy_keys */
export function decodeListDeployKeys({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/deploy_keys */
export function decodeListProjectDeployKeys({ path, merged }: RawInput, faults: Faults): DecodedInput {
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

/** POST /projects/{id}/deploy_keys */
export function decodeCreateDeployKey({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.title, "title", faults)) !== undefined) body.title = v;
  else if (!faults.has("title")) faults.add("title", 'is missing');
  if ((v = d.string(merged.key, "key", faults)) !== undefined) body.key = v;
  else if (!faults.has("key")) faults.add("key", 'is missing');
  if ((v = d.boolean(merged.can_push, "can_push", faults)) !== undefined) body.can_push = v;
  else if (!faults.has("can_push")) body.can_push = false;
  if ((v = decoder1(merged.expires_at, "expires_at", faults)) !== undefined) body.expires_at = v;
  return { params, query, headers, body };
}

/** GET /projects/{id}/deploy_keys/{key_id} */
export function decodeGetDeployKey({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "key_id", faults)) !== undefined) params.key_id = v;
  else if (!faults.has("key_id")) faults.add("key_id", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /projects/{id}/deploy_keys/{key_id} */
export function decodeUpdateDeployKey({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "key_id", faults)) !== undefined) params.key_id = v;
  else if (!faults.has("key_id")) faults.add("key_id", 'is missing');
  if ((v = d.string(merged.title, "title", faults)) !== undefined) body.title = v;
  if ((v = d.boolean(merged.can_push, "can_push", faults)) !== undefined) body.can_push = v;
  return { params, query, headers, body };
}

/** DELETE /projects/{id}/deploy_keys/{key_id} */
export function decodeDeleteDeployKey({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "key_id", faults)) !== undefined) params.key_id = v;
  else if (!faults.has("key_id")) faults.add("key_id", 'is missing');
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/deploy_keys/{key_id}/enable */
export function decodeEnableDeployKey({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "key_id", faults)) !== undefined) params.key_id = v;
  else if (!faults.has("key_id")) faults.add("key_id", 'is missing');
  return { params, query, headers, body: null };
}
