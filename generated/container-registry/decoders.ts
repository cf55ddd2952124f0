// Generated from spec/resources/container-registry.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /groups/{id}/registry/repositories */
export function decodeListGroupRegistryRepositories({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.boolean(merged.tags, "tags", faults)) !== undefined) query.tags = v;
  else if (!faults.has("tags")) query.tags = false;
  if ((v = d.boolean(merged.tags_count, "tags_count", faults)) !== undefined) query.tags_count = v;
  else if (!faults.has("tags_count")) query.tags_count = false;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/registry/repositories */
export function decodeListProjectRegistryRepositories({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.boolean(merged.tags, "tags", faults)) !== undefined) query.tags = v;
  else if (!faults.has("tags")) query.tags = false;
  if ((v = d.boolean(merged.tags_count, "tags_count", faults)) !== undefined) query.tags_count = v;
  else if (!faults.has("tags_count")) query.tags_count = false;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** DELETE /projects/{id}/registry/repositories/{repository_id} */
export function decodeDeleteRegistryRepository({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "repository_id", faults)) !== undefined) params.repository_id = v;
  else if (!faults.has("repository_id")) faults.add("repository_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/registry/repositories/{repository_id}/tags */
export function decodeListRegistryTags({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "repository_id", faults)) !== undefined) params.repository_id = v;
  else if (!faults.has("repository_id")) faults.add("repository_id", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** DELETE /projects/{id}/registry/repositories/{repository_id}/tags */
export function decodeDeleteRegistryTags({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "repository_id", faults)) !== undefined) params.repository_id = v;
  else if (!faults.has("repository_id")) faults.add("repository_id", 'is missing');
  if ((v = d.string(merged.name_regex_delete, "name_regex_delete", faults)) !== undefined) query.name_regex_delete = v;
  if ((v = d.string(merged.name_regex, "name_regex", faults)) !== undefined) query.name_regex = v;
  if ((v = d.string(merged.name_regex_keep, "name_regex_keep", faults)) !== undefined) query.name_regex_keep = v;
  if ((v = d.integer(merged.keep_n, "keep_n", faults)) !== undefined) query.keep_n = v;
  if ((v = d.string(merged.older_than, "older_than", faults)) !== undefined) query.older_than = v;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name} */
export function decodeGetRegistryTag({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "repository_id", faults)) !== undefined) params.repository_id = v;
  else if (!faults.has("repository_id")) faults.add("repository_id", 'is missing');
  if ((v = d.string(path[2], "tag_name", faults)) !== undefined) params.tag_name = v;
  else if (!faults.has("tag_name")) faults.add("tag_name", 'is missing');
  return { params, query, headers, body: null };
}

/** DELETE /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name} */
export function decodeDeleteRegistryTag({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "repository_id", faults)) !== undefined) params.repository_id = v;
  else if (!faults.has("repository_id")) faults.add("repository_id", 'is missing');
  if ((v = d.string(path[2], "tag_name", faults)) !== undefined) params.tag_name = v;
  else if (!faults.has("tag_name")) faults.add("tag_name", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /registry/repositories/{id} */
export function decodeGetRegistryRepository({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.boolean(merged.tags, "tags", faults)) !== undefined) query.tags = v;
  else if (!faults.has("tags")) query.tags = false;
  if ((v = d.boolean(merged.tags_count, "tags_count", faults)) !== undefined) query.tags_count = v;
  else if (!faults.has("tags_count")) query.tags_count = false;
  if ((v = d.boolean(merged.size, "size", faults)) !== undefined) query.size = v;
  else if (!faults.has("size")) query.size = false;
  return { params, query, headers, body: null };
}
