// Generated from spec/domains/* /environments.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.string, false);
const decoder2 = d.filled(d.string);

/** GET /projects/{id}/environments */
export function decodeListEnvironments({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.name, "query/name", faults)) !== undefined) query.name = v;
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  if ((v = d.string(merged.states, "query/states", faults)) !== undefined) query.states = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/environments */
export function decodeCreateEnvironment({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.name = d.string(merged.name, "body/name", faults) ?? faults.missing("body/name");
  if ((v = decoder1(merged.external_url, "body/external_url", faults)) !== undefined) body.external_url = v;
  if ((v = decoder1(merged.tier, "body/tier", faults)) !== undefined) body.tier = v;
  if ((v = d.string(merged.slug, "body/slug", faults)) !== undefined) body.slug = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/environments/review_apps */
export function decodeDeleteReviewApps({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.dateTime(merged.before, "query/before", faults)) !== undefined) query.before = v;
  query.limit = d.integer(merged.limit, "query/limit", faults) ?? 100;
  query.dry_run = d.boolean(merged.dry_run, "query/dry_run", faults) ?? true;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/environments/{environment_id} */
export function decodeGetEnvironment({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.environment_id = d.integer(path[1], "path/environment_id", faults) ?? faults.missing("path/environment_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/environments/{environment_id} */
export function decodeUpdateEnvironment({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.environment_id = d.integer(path[1], "path/environment_id", faults) ?? faults.missing("path/environment_id");
  if ((v = decoder2(merged.name, "body/name", faults)) !== undefined) body.name = v;
  if ((v = decoder1(merged.external_url, "body/external_url", faults)) !== undefined) body.external_url = v;
  if ((v = decoder1(merged.tier, "body/tier", faults)) !== undefined) body.tier = v;
  if ((v = d.string(merged.slug, "body/slug", faults)) !== undefined) body.slug = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/environments/{environment_id} */
export function decodeDeleteEnvironment({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.environment_id = d.integer(path[1], "path/environment_id", faults) ?? faults.missing("path/environment_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** POST /projects/{id}/environments/{environment_id}/stop */
export function decodeStopEnvironment({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.environment_id = d.integer(path[1], "path/environment_id", faults) ?? faults.missing("path/environment_id");
  if ((v = d.boolean(merged.force, "body/force", faults)) !== undefined) body.force = v;
  return { params, query: {}, headers: {}, body };
}
