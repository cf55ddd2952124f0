// Generated from spec/resources/custom-attributes.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /groups/{id}/custom_attributes */
export function decodeListGroupCustomAttributes({ path, merged }: RawInput, faults: Faults): DecodedInput {
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

/** GET /groups/{id}/custom_attributes/{key} */
export function decodeGetGroupCustomAttribute({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "key", faults)) !== undefined) params.key = v;
  else if (!faults.has("key")) faults.add("key", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /groups/{id}/custom_attributes/{key} */
export function decodeSetGroupCustomAttribute({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "key", faults)) !== undefined) params.key = v;
  else if (!faults.has("key")) faults.add("key", 'is missing');
  if ((v = d.string(merged.value, "value", faults)) !== undefined) body.value = v;
  else if (!faults.has("value")) faults.add("value", 'is missing');
  return { params, query, headers, body };
}

/** DELETE /groups/{id}/custom_attributes/{key} */
export function decodeDeleteGroupCustomAttribute({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "key", faults)) !== undefined) params.key = v;
  else if (!faults.has("key")) faults.add("key", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/custom_attributes */
export function decodeListProjectCustomAttributes({ path, merged }: RawInput, faults: Faults): DecodedInput {
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

/** GET /projects/{id}/custom_attributes/{key} */
export function decodeGetProjectCustomAttribute({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "key", faults)) !== undefined) params.key = v;
  else if (!faults.has("key")) faults.add("key", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /projects/{id}/custom_attributes/{key} */
export function decodeSetProjectCustomAttribute({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "key", faults)) !== undefined) params.key = v;
  else if (!faults.has("key")) faults.add("key", 'is missing');
  if ((v = d.string(merged.value, "value", faults)) !== undefined) body.value = v;
  else if (!faults.has("value")) faults.add("value", 'is missing');
  return { params, query, headers, body };
}

/** DELETE /projects/{id}/custom_attributes/{key} */
export function decodeDeleteProjectCustomAttribute({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "key", faults)) !== undefined) params.key = v;
  else if (!faults.has("key")) faults.add("key", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /users/{id}/custom_attributes */
export function decodeListUserCustomAttributes({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /users/{id}/custom_attributes/{key} */
export function decodeGetUserCustomAttribute({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "key", faults)) !== undefined) params.key = v;
  else if (!faults.has("key")) faults.add("key", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /users/{id}/custom_attributes/{key} */
export function decodeSetUserCustomAttribute({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "key", faults)) !== undefined) params.key = v;
  else if (!faults.has("key")) faults.add("key", 'is missing');
  if ((v = d.string(merged.value, "value", faults)) !== undefined) body.value = v;
  else if (!faults.has("value")) faults.add("value", 'is missing');
  return { params, query, headers, body };
}

/** DELETE /users/{id}/custom_attributes/{key} */
export function decodeDeleteUserCustomAttribute({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "key", faults)) !== undefined) params.key = v;
  else if (!faults.has("key")) faults.add("key", 'is missing');
  return { params, query, headers, body: null };
}
