// Generated from spec/domains/* /ssh-keys.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);
const decoder2 = d.nullable(d.dateTime, true);

/** GET /keys */
export function decodeFindSshKeyByFingerprint({ merged }: RawInput, faults: Faults): DecodedInput {
  const query: Record<string, unknown> = {};
  query.fingerprint = decoder1(merged.fingerprint, "query/fingerprint", faults) ?? faults.missingText("query/fingerprint");
  return { params: {}, query, headers: {}, body: null };
}

/** GET /keys/{id} */
export function decodeGetSshKeyWithUser({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /user/keys */
export function decodeListOwnSshKeys({ merged }: RawInput, faults: Faults): DecodedInput {
  const query: Record<string, unknown> = {};
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** POST /user/keys */
export function decodeCreateOwnSshKey({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  body.title = d.string(merged.title, "body/title", faults) ?? faults.missing("body/title");
  body.key = d.string(merged.key, "body/key", faults) ?? faults.missing("body/key");
  if ((v = decoder2(merged.expires_at, "body/expires_at", faults)) !== undefined) body.expires_at = v;
  body.usage_type = d.string(merged.usage_type, "body/usage_type", faults) ?? "auth_and_signing";
  return { params: {}, query: {}, headers: {}, body };
}

/** GET /user/keys/{key_id} */
export function decodeGetOwnSshKey({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.key_id = d.integer(path[0], "path/key_id", faults) ?? faults.missing("path/key_id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /user/keys/{key_id} */
export function decodeDeleteOwnSshKey({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.key_id = d.integer(path[0], "path/key_id", faults) ?? faults.missing("path/key_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /users/{id}/keys */
export function decodeListUserSshKeys({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /users/{id}/keys */
export function decodeCreateUserSshKey({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.title = d.string(merged.title, "body/title", faults) ?? faults.missing("body/title");
  body.key = d.string(merged.key, "body/key", faults) ?? faults.missing("body/key");
  if ((v = decoder2(merged.expires_at, "body/expires_at", faults)) !== undefined) body.expires_at = v;
  body.usage_type = d.string(merged.usage_type, "body/usage_type", faults) ?? "auth_and_signing";
  return { params, query: {}, headers: {}, body };
}

/** GET /users/{id}/keys/{key_id} */
export function decodeGetUserSshKey({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key_id = d.integer(path[1], "path/key_id", faults) ?? faults.missing("path/key_id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /users/{id}/keys/{key_id} */
export function decodeDeleteUserSshKey({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key_id = d.integer(path[1], "path/key_id", faults) ?? faults.missing("path/key_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}
