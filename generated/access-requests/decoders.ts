// Generated from spec/resources/access-requests.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /groups/{id}/access_requests */
export function decodeListGroupAccessRequests({ path, merged }: RawInput, faults: Faults): DecodedInput {
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

/** POST /groups/{id}/access_requests */
export function decodeRequestGroupAccess({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  return { params, query, headers, body: null };
}

/** DELETE /groups/{id}/access_requests/{user_id} */
export function decodeDenyGroupAccessRequest({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "user_id", faults)) !== undefined) params.user_id = v;
  else if (!faults.has("user_id")) faults.add("user_id", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** PUT /groups/{id}/access_requests/{user_id}/approve */
export function decodeApproveGroupAccessRequest({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "user_id", faults)) !== undefined) params.user_id = v;
  else if (!faults.has("user_id")) faults.add("user_id", 'is missing');
  if ((v = d.integer(merged.access_level, "access_level", faults)) !== undefined) body.access_level = v;
  else if (!faults.has("access_level")) body.access_level = 30;
  return { params, query, headers, body };
}

/** GET /projects/{id}/access_requests */
export function decodeListProjectAccessRequests({ path, merged }: RawInput, faults: Faults): DecodedInput {
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

/** POST /projects/{id}/access_requests */
export function decodeRequestProjectAccess({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  return { params, query, headers, body: null };
}

/** DELETE /projects/{id}/access_requests/{user_id} */
export function decodeDenyProjectAccessRequest({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "user_id", faults)) !== undefined) params.user_id = v;
  else if (!faults.has("user_id")) faults.add("user_id", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** PUT /projects/{id}/access_requests/{user_id}/approve */
export function decodeApproveProjectAccessRequest({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "user_id", faults)) !== undefined) params.user_id = v;
  else if (!faults.has("user_id")) faults.add("user_id", 'is missing');
  if ((v = d.integer(merged.access_level, "access_level", faults)) !== undefined) body.access_level = v;
  else if (!faults.has("access_level")) body.access_level = 30;
  return { params, query, headers, body };
}
