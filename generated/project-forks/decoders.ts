// Generated from spec/domains/* /project-forks.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.integer, true);
const decoder2 = d.nullable(d.string, false);
const decoder3 = d.nullable(d.integerOrString, true);
const decoder4 = d.nullable(d.boolean, true);
const decoder5 = d.array(d.string, true, 20);
const decoder6 = d.hash(d.string, 20);

/** POST /projects/{id}/fork */
export function decodeForkProject({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = decoder1(merged.namespace_id, "body/namespace_id", faults)) !== undefined) body.namespace_id = v;
  if ((v = decoder2(merged.namespace_path, "body/namespace_path", faults)) !== undefined) body.namespace_path = v;
  if ((v = decoder3(merged.namespace, "body/namespace", faults)) !== undefined) body.namespace = v;
  if ((v = decoder2(merged.path, "body/path", faults)) !== undefined) body.path = v;
  if ((v = decoder2(merged.name, "body/name", faults)) !== undefined) body.name = v;
  if ((v = decoder2(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = d.string(merged.visibility, "body/visibility", faults)) !== undefined) body.visibility = v;
  if ((v = decoder4(merged.mr_default_target_self, "body/mr_default_target_self", faults)) !== undefined) body.mr_default_target_self = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/fork */
export function decodeDeleteProjectFork({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** POST /projects/{id}/fork/{forked_from_id} */
export function decodeCreateProjectFork({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.forked_from_id = d.integerOrString(path[1], "path/forked_from_id", faults) ?? faults.missing("path/forked_from_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/forks */
export function decodeListProjectForks({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.archived, "query/archived", faults)) !== undefined) query.archived = v;
  if ((v = d.integer(merged.id_after, "query/id_after", faults)) !== undefined) query.id_after = v;
  if ((v = d.integer(merged.id_before, "query/id_before", faults)) !== undefined) query.id_before = v;
  query.imported = d.boolean(merged.imported, "query/imported", faults) ?? false;
  if ((v = d.dateTime(merged.last_activity_after, "query/last_activity_after", faults)) !== undefined) query.last_activity_after = v;
  if ((v = d.dateTime(merged.last_activity_before, "query/last_activity_before", faults)) !== undefined) query.last_activity_before = v;
  query.membership = d.boolean(merged.membership, "query/membership", faults) ?? false;
  if ((v = d.integer(merged.min_access_level, "query/min_access_level", faults)) !== undefined) query.min_access_level = v;
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "created_at";
  query.owned = d.boolean(merged.owned, "query/owned", faults) ?? false;
  query.repository_checksum_failed = d.boolean(merged.repository_checksum_failed, "query/repository_checksum_failed", faults) ?? false;
  if ((v = d.string(merged.repository_storage, "query/repository_storage", faults)) !== undefined) query.repository_storage = v;
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.search_namespaces = d.boolean(merged.search_namespaces, "query/search_namespaces", faults) ?? false;
  query.simple = d.boolean(merged.simple, "query/simple", faults) ?? false;
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  query.starred = d.boolean(merged.starred, "query/starred", faults) ?? false;
  query.statistics = d.boolean(merged.statistics, "query/statistics", faults) ?? false;
  if ((v = decoder5(merged.topic, "query/topic", faults)) !== undefined) query.topic = v;
  if ((v = d.string(merged.visibility, "query/visibility", faults)) !== undefined) query.visibility = v;
  query.wiki_checksum_failed = d.boolean(merged.wiki_checksum_failed, "query/wiki_checksum_failed", faults) ?? false;
  query.with_custom_attributes = d.boolean(merged.with_custom_attributes, "query/with_custom_attributes", faults) ?? false;
  if ((v = decoder6(merged.custom_attributes, "query/custom_attributes", faults)) !== undefined) query.custom_attributes = v;
  query.with_issues_enabled = d.boolean(merged.with_issues_enabled, "query/with_issues_enabled", faults) ?? false;
  query.with_merge_requests_enabled = d.boolean(merged.with_merge_requests_enabled, "query/with_merge_requests_enabled", faults) ?? false;
  if ((v = d.string(merged.with_programming_language, "query/with_programming_language", faults)) !== undefined) query.with_programming_language = v;
  if ((v = d.string(merged.pagination, "query/pagination", faults)) !== undefined) query.pagination = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}
