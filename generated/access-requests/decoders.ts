// Generated from spec/domains/* /access-requests.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /groups/{id}/access_requests */
export function decodeListGroupAccessRequests({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/access_requests */
export function decodeRequestGroupAccess({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /groups/{id}/access_requests/{user_id} */
export function decodeDenyGroupAccessRequest({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.user_id = d.integer(path[1], "path/user_id", faults) ?? faults.missing("path/user_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** PUT /groups/{id}/access_requests/{user_id}/approve */
export function decodeApproveGroupAccessRequest({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.user_id = d.integer(path[1], "path/user_id", faults) ?? faults.missing("path/user_id");
  body.access_level = d.integer(merged.access_level, "body/access_level", faults) ?? 30;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/access_requests */
export function decodeListProjectAccessRequests({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/access_requests */
export function decodeRequestProjectAccess({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /projects/{id}/access_requests/{user_id} */
export function decodeDenyProjectAccessRequest({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.user_id = d.integer(path[1], "path/user_id", faults) ?? faults.missing("path/user_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** PUT /projects/{id}/access_requests/{user_id}/approve */
export function decodeApproveProjectAccessRequest({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.user_id = d.integer(path[1], "path/user_id", faults) ?? faults.missing("path/user_id");
  body.access_level = d.integer(merged.access_level, "body/access_level", faults) ?? 30;
  return { params, query: {}, headers: {}, body };
}
