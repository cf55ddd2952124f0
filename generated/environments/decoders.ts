// Generated from spec/resources/environments.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.string, false);

/** GET /projects/{id}/environments */
export function decodeListEnvironments({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) query.name = v;
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = d.string(merged.states, "states", faults)) !== undefined) query.states = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/environments */
export function decodeCreateEnvironment({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  if ((v = decoder1(merged.external_url, "external_url", faults)) !== undefined) body.external_url = v;
  if ((v = decoder1(merged.tier, "tier", faults)) !== undefined) body.tier = v;
  if ((v = d.string(merged.slug, "slug", faults)) !== undefined) body.slug = v;
  return { params, query, headers, body };
}

/** DELETE /projects/{id}/environments/review_apps */
export function decodeDeleteReviewApps({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.dateTime(merged.before, "before", faults)) !== undefined) query.before = v;
  if ((v = d.integer(merged.limit, "limit", faults)) !== undefined) query.limit = v;
  else if (!faults.has("limit")) query.limit = 100;
  if ((v = d.boolean(merged.dry_run, "dry_run", faults)) !== undefined) query.dry_run = v;
  else if (!faults.has("dry_run")) query.dry_run = true;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/environments/{environment_id} */
export function decodeGetEnvironment({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "environment_id", faults)) !== undefined) params.environment_id = v;
  else if (!faults.has("environment_id")) faults.add("environment_id", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /projects/{id}/environments/{environment_id} */
export function decodeUpdateEnvironment({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "environment_id", faults)) !== undefined) params.environment_id = v;
  else if (!faults.has("environment_id")) faults.add("environment_id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  if ((v = decoder1(merged.external_url, "external_url", faults)) !== undefined) body.external_url = v;
  if ((v = decoder1(merged.tier, "tier", faults)) !== undefined) body.tier = v;
  if ((v = d.string(merged.slug, "slug", faults)) !== undefined) body.slug = v;
  return { params, query, headers, body };
}

/** DELETE /projects/{id}/environments/{environment_id} */
export function decodeDeleteEnvironment({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "environment_id", faults)) !== undefined) params.environment_id = v;
  else if (!faults.has("environment_id")) faults.add("environment_id", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/environments/{environment_id}/stop */
export function decodeStopEnvironment({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "environment_id", faults)) !== undefined) params.environment_id = v;
  else if (!faults.has("environment_id")) faults.add("environment_id", 'is missing');
  if ((v = d.boolean(merged.force, "force", faults)) !== undefined) body.force = v;
  return { params, query, headers, body };
}
