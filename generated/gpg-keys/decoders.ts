// Generated from spec/resources/gpg-keys.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /user/gpg_keys */
export function decodeListOwnGpgKeys({ merged }: RawInput, faults: Faults): DecodedInput {
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

/** POST /user/gpg_keys */
export function decodeCreateOwnGpgKey({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.string(merged.key, "key", faults)) !== undefined) body.key = v;
  else if (!faults.has("key")) faults.add("key", 'is missing');
  return { params, query, headers, body };
}

/** GET /user/gpg_keys/{key_id} */
export function decodeGetOwnGpgKey({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "key_id", faults)) !== undefined) params.key_id = v;
  else if (!faults.has("key_id")) faults.add("key_id", 'is missing');
  return { params, query, headers, body: null };
}

/** DELETE /user/gpg_keys/{key_id} */
export function decodeDeleteOwnGpgKey({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "key_id", faults)) !== undefined) params.key_id = v;
  else if (!faults.has("key_id")) faults.add("key_id", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** POST /user/gpg_keys/{key_id}/revoke */
export function decodeRevokeOwnGpgKey({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "key_id", faults)) !== undefined) params.key_id = v;
  else if (!faults.has("key_id")) faults.add("key_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /users/{id}/gpg_keys */
export function decodeListUserGpgKeys({ path, merged }: RawInput, faults: Faults): DecodedInput {
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

/** POST /users/{id}/gpg_keys */
export function decodeCreateUserGpgKey({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.key, "key", faults)) !== undefined) body.key = v;
  else if (!faults.has("key")) faults.add("key", 'is missing');
  return { params, query, headers, body };
}

/** GET /users/{id}/gpg_keys/{key_id} */
export function decodeGetUserGpgKey({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "key_id", faults)) !== undefined) params.key_id = v;
  else if (!faults.has("key_id")) faults.add("key_id", 'is missing');
  return { params, query, headers, body: null };
}

/** DELETE /users/{id}/gpg_keys/{key_id} */
export function decodeDeleteUserGpgKey({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "key_id", faults)) !== undefined) params.key_id = v;
  else if (!faults.has("key_id")) faults.add("key_id", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** POST /users/{id}/gpg_keys/{key_id}/revoke */
export function decodeRevokeUserGpgKey({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "key_id", faults)) !== undefined) params.key_id = v;
  else if (!faults.has("key_id")) faults.add("key_id", 'is missing');
  return { params, query, headers, body: null };
}
