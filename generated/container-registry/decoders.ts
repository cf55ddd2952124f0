// Generated from spec/domains/* /container-registry.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.object({ action: d.string, target: d.object({ mediaType: d.string, digest: d.string, repository: d.string, tag: d.string }) }), false, 1000);
const decoder2 = d.filled(d.string);

/** POST /container_registry_event/events */
export function decodeTakeRegistryEvents({ merged }: RawInput, faults: Faults): DecodedInput {
  const body: Record<string, unknown> = {};
  body.events = decoder1(merged.events, "body/events", faults) ?? faults.missing("body/events");
  return { params: {}, query: {}, headers: {}, body };
}

/** GET /groups/{id}/registry/repositories */
export function decodeListGroupRegistryRepositories({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.tags = d.boolean(merged.tags, "query/tags", faults) ?? false;
  query.tags_count = d.boolean(merged.tags_count, "query/tags_count", faults) ?? false;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /jwt/auth */
export function decodeCreateRegistryToken({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  if ((v = d.string(merged.service, "query/service", faults)) !== undefined) query.service = v;
  if ((v = d.string(merged.scope, "query/scope", faults)) !== undefined) query.scope = v;
  if ((v = d.string(merged.account, "query/account", faults)) !== undefined) query.account = v;
  if ((v = d.string(merged.client_id, "query/client_id", faults)) !== undefined) query.client_id = v;
  if ((v = d.string(merged.offline_token, "query/offline_token", faults)) !== undefined) query.offline_token = v;
  return { params: {}, query, headers: {}, body: null };
}

/** GET /projects/{id}/registry/repositories */
export function decodeListProjectRegistryRepositories({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.tags = d.boolean(merged.tags, "query/tags", faults) ?? false;
  query.tags_count = d.boolean(merged.tags_count, "query/tags_count", faults) ?? false;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** DELETE /projects/{id}/registry/repositories/{repository_id} */
export function decodeDeleteRegistryRepository({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.repository_id = d.integer(path[1], "path/repository_id", faults) ?? faults.missing("path/repository_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/registry/repositories/{repository_id}/tags */
export function decodeListRegistryTags({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.repository_id = d.integer(path[1], "path/repository_id", faults) ?? faults.missing("path/repository_id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** DELETE /projects/{id}/registry/repositories/{repository_id}/tags */
export function decodeDeleteRegistryTags({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.repository_id = d.integer(path[1], "path/repository_id", faults) ?? faults.missing("path/repository_id");
  if ((v = d.string(merged.name_regex_delete, "query/name_regex_delete", faults)) !== undefined) query.name_regex_delete = v;
  if ((v = d.string(merged.name_regex, "query/name_regex", faults)) !== undefined) query.name_regex = v;
  if ((v = d.string(merged.name_regex_keep, "query/name_regex_keep", faults)) !== undefined) query.name_regex_keep = v;
  if ((v = d.integer(merged.keep_n, "query/keep_n", faults)) !== undefined) query.keep_n = v;
  if ((v = d.string(merged.older_than, "query/older_than", faults)) !== undefined) query.older_than = v;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name} */
export function decodeGetRegistryTag({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.repository_id = d.integer(path[1], "path/repository_id", faults) ?? faults.missing("path/repository_id");
  params.tag_name = decoder2(path[2], "path/tag_name", faults) ?? faults.missingText("path/tag_name");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name} */
export function decodeDeleteRegistryTag({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.repository_id = d.integer(path[1], "path/repository_id", faults) ?? faults.missing("path/repository_id");
  params.tag_name = decoder2(path[2], "path/tag_name", faults) ?? faults.missingText("path/tag_name");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /registry/repositories/{id} */
export function decodeGetRegistryRepository({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.tags = d.boolean(merged.tags, "query/tags", faults) ?? false;
  query.tags_count = d.boolean(merged.tags_count, "query/tags_count", faults) ?? false;
  query.size = d.boolean(merged.size, "query/size", faults) ?? false;
  return { params, query, headers: {}, body: null };
}
