// Generated from spec/domains/* /gpg-keys.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /user/gpg_keys */
export function decodeListOwnGpgKeys({ merged }: RawInput, faults: Faults): DecodedInput {
  const query: Record<string, unknown> = {};
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** POST /user/gpg_keys */
export function decodeCreateOwnGpgKey({ merged }: RawInput, faults: Faults): DecodedInput {
  const body: Record<string, unknown> = {};
  body.key = d.string(merged.key, "body/key", faults) ?? faults.missing("body/key");
  return { params: {}, query: {}, headers: {}, body };
}

/** GET /user/gpg_keys/{key_id} */
export function decodeGetOwnGpgKey({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.key_id = d.integer(path[0], "path/key_id", faults) ?? faults.missing("path/key_id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /user/gpg_keys/{key_id} */
export function decodeDeleteOwnGpgKey({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.key_id = d.integer(path[0], "path/key_id", faults) ?? faults.missing("path/key_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** POST /user/gpg_keys/{key_id}/revoke */
export function decodeRevokeOwnGpgKey({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.key_id = d.integer(path[0], "path/key_id", faults) ?? faults.missing("path/key_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /users/{id}/gpg_keys */
export function decodeListUserGpgKeys({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /users/{id}/gpg_keys */
export function decodeCreateUserGpgKey({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.key = d.string(merged.key, "body/key", faults) ?? faults.missing("body/key");
  return { params, query: {}, headers: {}, body };
}

/** GET /users/{id}/gpg_keys/{key_id} */
export function decodeGetUserGpgKey({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key_id = d.integer(path[1], "path/key_id", faults) ?? faults.missing("path/key_id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /users/{id}/gpg_keys/{key_id} */
export function decodeDeleteUserGpgKey({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key_id = d.integer(path[1], "path/key_id", faults) ?? faults.missing("path/key_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** POST /users/{id}/gpg_keys/{key_id}/revoke */
export function decodeRevokeUserGpgKey({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key_id = d.integer(path[1], "path/key_id", faults) ?? faults.missing("path/key_id");
  return { params, query: {}, headers: {}, body: null };
}
