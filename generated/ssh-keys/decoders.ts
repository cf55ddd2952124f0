// Generated from spec/resources/ssh-keys.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.dateTime, true);

/** GET /keys */
export function decodeFindSshKeyByFingerprint({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.string(merged.fingerprint, "fingerprint", faults)) !== undefined) query.fingerprint = v;
  else if (!faults.has("fingerprint")) faults.add("fingerprint", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /keys/{id} */
export function decodeGetSshKeyWithUser({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /user/keys */
export function decodeListOwnSshKeys({ merged }: RawInput, faults: Faults): DecodedInput {
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

/** POST /user/keys */
export function decodeCreateOwnSshKey({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.string(merged.title, "title", faults)) !== undefined) body.title = v;
  else if (!faults.has("title")) faults.add("title", 'is missing');
  if ((v = d.string(merged.key, "key", faults)) !== undefined) body.key = v;
  else if (!faults.has("key")) faults.add("key", 'is missing');
  if ((v = decoder1(merged.expires_at, "expires_at", faults)) !== undefined) body.expires_at = v;
  if ((v = d.string(merged.usage_type, "usage_type", faults)) !== undefined) body.usage_type = v;
  else if (!faults.has("usage_type")) body.usage_type = "auth_and_signing";
  return { params, query, headers, body };
}

/** GET /user/keys/{key_id} */
export function decodeGetOwnSshKey({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "key_id", faults)) !== undefined) params.key_id = v;
  else if (!faults.has("key_id")) faults.add("key_id", 'is missing');
  return { params, query, headers, body: null };
}

/** DELETE /user/keys/{key_id} */
export function decodeDeleteOwnSshKey({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "key_id", faults)) !== undefined) params.key_id = v;
  else if (!faults.has("key_id")) faults.add("key_id", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** GET /users/{id}/keys */
export function decodeListUserSshKeys({ path, merged }: RawInput, faults: Faults): DecodedInput {
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

/** POST /users/{id}/keys */
export function decodeCreateUserSshKey({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.title, "title", faults)) !== undefined) body.title = v;
  else if (!faults.has("title")) faults.add("title", 'is missing');
  if ((v = d.string(merged.key, "key", faults)) !== undefined) body.key = v;
  else if (!faults.has("key")) faults.add("key", 'is missing');
  if ((v = decoder1(merged.expires_at, "expires_at", faults)) !== undefined) body.expires_at = v;
  if ((v = d.string(merged.usage_type, "usage_type", faults)) !== undefined) body.usage_type = v;
  else if (!faults.has("usage_type")) body.usage_type = "auth_and_signing";
  return { params, query, headers, body };
}

/** GET /users/{id}/keys/{key_id} */
export function decodeGetUserSshKey({ path }: RawInput, faults: Faults): DecodedInput {
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

/** DELETE /users/{id}/keys/{key_id} */
export function decodeDeleteUserSshKey({ path, header }: RawInput, faults: Faults): DecodedInput {
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
