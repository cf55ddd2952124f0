// Generated from spec/domains/* /runners.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.string, true, 100);
const decoder2 = d.nullable(d.string, false);
const decoder3 = d.object({ name: d.string, version: d.string, revision: d.string, platform: d.string, architecture: d.string });
const decoder4 = d.nullable(d.integer, true);

/** GET /groups/{id}/runners */
export function decodeListGroupRunners({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.type, "query/type", faults)) !== undefined) query.type = v;
  if ((v = d.string(merged.status, "query/status", faults)) !== undefined) query.status = v;
  if ((v = d.boolean(merged.paused, "query/paused", faults)) !== undefined) query.paused = v;
  if ((v = decoder1(merged.tag_list, "query/tag_list", faults)) !== undefined) query.tag_list = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/runners/reset_registration_token */
export function decodeResetGroupRegistrationToken({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/runners */
export function decodeListProjectRunners({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.scope, "query/scope", faults)) !== undefined) query.scope = v;
  if ((v = d.string(merged.type, "query/type", faults)) !== undefined) query.type = v;
  if ((v = d.string(merged.status, "query/status", faults)) !== undefined) query.status = v;
  if ((v = d.boolean(merged.paused, "query/paused", faults)) !== undefined) query.paused = v;
  if ((v = decoder1(merged.tag_list, "query/tag_list", faults)) !== undefined) query.tag_list = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/runners */
export function decodeEnableProjectRunner({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.runner_id = d.integer(merged.runner_id, "body/runner_id", faults) ?? faults.missing("body/runner_id");
  return { params, query: {}, headers: {}, body };
}

/** POST /projects/{id}/runners/reset_registration_token */
export function decodeResetProjectRegistrationToken({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /projects/{id}/runners/{runner_id} */
export function decodeDisableProjectRunner({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.runner_id = d.integer(path[1], "path/runner_id", faults) ?? faults.missing("path/runner_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /runners */
export function decodeListRunners({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  if ((v = d.string(merged.scope, "query/scope", faults)) !== undefined) query.scope = v;
  if ((v = d.string(merged.type, "query/type", faults)) !== undefined) query.type = v;
  if ((v = d.string(merged.status, "query/status", faults)) !== undefined) query.status = v;
  if ((v = d.boolean(merged.paused, "query/paused", faults)) !== undefined) query.paused = v;
  if ((v = decoder1(merged.tag_list, "query/tag_list", faults)) !== undefined) query.tag_list = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** POST /runners */
export function decodeRegisterRunner({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  body.token = d.string(merged.token, "body/token", faults) ?? faults.missing("body/token");
  if ((v = decoder2(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = decoder3(merged.info, "body/info", faults)) !== undefined) body.info = v;
  if ((v = d.boolean(merged.active, "body/active", faults)) !== undefined) body.active = v;
  if ((v = d.boolean(merged.paused, "body/paused", faults)) !== undefined) body.paused = v;
  if ((v = d.boolean(merged.locked, "body/locked", faults)) !== undefined) body.locked = v;
  body.run_untagged = d.boolean(merged.run_untagged, "body/run_untagged", faults) ?? true;
  if ((v = decoder1(merged.tag_list, "body/tag_list", faults)) !== undefined) body.tag_list = v;
  if ((v = d.string(merged.access_level, "body/access_level", faults)) !== undefined) body.access_level = v;
  if ((v = decoder4(merged.maximum_timeout, "body/maximum_timeout", faults)) !== undefined) body.maximum_timeout = v;
  if ((v = decoder2(merged.maintenance_note, "body/maintenance_note", faults)) !== undefined) body.maintenance_note = v;
  if ((v = decoder2(merged.maintainer_note, "body/maintainer_note", faults)) !== undefined) body.maintainer_note = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** DELETE /runners */
export function decodeUnregisterRunner({ merged }: RawInput, faults: Faults): DecodedInput {
  const body: Record<string, unknown> = {};
  body.token = d.string(merged.token, "body/token", faults) ?? faults.missing("body/token");
  return { params: {}, query: {}, headers: {}, body };
}

/** GET /runners/all */
export function decodeListAllRunners({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  if ((v = d.string(merged.scope, "query/scope", faults)) !== undefined) query.scope = v;
  if ((v = d.string(merged.type, "query/type", faults)) !== undefined) query.type = v;
  if ((v = d.string(merged.status, "query/status", faults)) !== undefined) query.status = v;
  if ((v = d.boolean(merged.paused, "query/paused", faults)) !== undefined) query.paused = v;
  if ((v = decoder1(merged.tag_list, "query/tag_list", faults)) !== undefined) query.tag_list = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** POST /runners/reset_authentication_token */
export function decodeResetRunnerTokenByToken({ merged }: RawInput, faults: Faults): DecodedInput {
  const body: Record<string, unknown> = {};
  body.token = d.string(merged.token, "body/token", faults) ?? faults.missing("body/token");
  return { params: {}, query: {}, headers: {}, body };
}

/** POST /runners/reset_registration_token */
export function decodeResetRegistrationToken(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}

/** POST /runners/verify */
export function decodeVerifyRunner({ merged }: RawInput, faults: Faults): DecodedInput {
  const body: Record<string, unknown> = {};
  body.token = d.string(merged.token, "body/token", faults) ?? faults.missing("body/token");
  return { params: {}, query: {}, headers: {}, body };
}

/** GET /runners/{id} */
export function decodeGetRunner({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /runners/{id} */
export function decodeUpdateRunner({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = decoder2(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = d.boolean(merged.active, "body/active", faults)) !== undefined) body.active = v;
  if ((v = d.boolean(merged.paused, "body/paused", faults)) !== undefined) body.paused = v;
  if ((v = decoder1(merged.tag_list, "body/tag_list", faults)) !== undefined) body.tag_list = v;
  if ((v = d.boolean(merged.run_untagged, "body/run_untagged", faults)) !== undefined) body.run_untagged = v;
  if ((v = d.boolean(merged.locked, "body/locked", faults)) !== undefined) body.locked = v;
  if ((v = d.string(merged.access_level, "body/access_level", faults)) !== undefined) body.access_level = v;
  if ((v = decoder4(merged.maximum_timeout, "body/maximum_timeout", faults)) !== undefined) body.maximum_timeout = v;
  if ((v = decoder2(merged.maintenance_note, "body/maintenance_note", faults)) !== undefined) body.maintenance_note = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /runners/{id} */
export function decodeDeleteRunner({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /runners/{id}/jobs */
export function decodeListRunnerJobs({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.status, "query/status", faults)) !== undefined) query.status = v;
  if ((v = d.string(merged.order_by, "query/order_by", faults)) !== undefined) query.order_by = v;
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /runners/{id}/reset_authentication_token */
export function decodeResetRunnerToken({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}
