// Generated from spec/domains/* /emails.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /user/emails */
export function decodeListOwnEmails({ merged }: RawInput, faults: Faults): DecodedInput {
  const query: Record<string, unknown> = {};
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** POST /user/emails */
export function decodeCreateOwnEmail({ merged }: RawInput, faults: Faults): DecodedInput {
  const body: Record<string, unknown> = {};
  body.email = d.string(merged.email, "body/email", faults) ?? faults.missing("body/email");
  return { params: {}, query: {}, headers: {}, body };
}

/** GET /user/emails/{email_id} */
export function decodeGetOwnEmail({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.email_id = d.integer(path[0], "path/email_id", faults) ?? faults.missing("path/email_id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /user/emails/{email_id} */
export function decodeDeleteOwnEmail({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.email_id = d.integer(path[0], "path/email_id", faults) ?? faults.missing("path/email_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /users/{id}/emails */
export function decodeListUserEmails({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /users/{id}/emails */
export function decodeCreateUserEmail({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.email = d.string(merged.email, "body/email", faults) ?? faults.missing("body/email");
  body.skip_confirmation = d.boolean(merged.skip_confirmation, "body/skip_confirmation", faults) ?? false;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /users/{id}/emails/{email_id} */
export function decodeDeleteUserEmail({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.email_id = d.integer(path[1], "path/email_id", faults) ?? faults.missing("path/email_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}
