// Generated from spec/resources/labels.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.string, false);
const decoder2 = d.nullable(d.integer, true);

/** GET /groups/{id}/labels */
export function decodeListGroupLabels({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.boolean(merged.with_counts, "with_counts", faults)) !== undefined) query.with_counts = v;
  else if (!faults.has("with_counts")) query.with_counts = false;
  if ((v = d.boolean(merged.include_ancestor_groups, "include_ancestor_groups", faults)) !== undefined) query.include_ancestor_groups = v;
  else if (!faults.has("include_ancestor_groups")) query.include_ancestor_groups = true;
  if ((v = d.boolean(merged.include_descendant_groups, "include_descendant_groups", faults)) !== undefined) query.include_descendant_groups = v;
  else if (!faults.has("include_descendant_groups")) query.include_descendant_groups = false;
  if ((v = d.boolean(merged.only_group_labels, "only_group_labels", faults)) !== undefined) query.only_group_labels = v;
  else if (!faults.has("only_group_labels")) query.only_group_labels = true;
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/labels */
export function decodeCreateGroupLabel({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  if ((v = d.string(merged.color, "color", faults)) !== undefined) body.color = v;
  else if (!faults.has("color")) faults.add("color", 'is missing');
  if ((v = decoder1(merged.description, "description", faults)) !== undefined) body.description = v;
  return { params, query, headers, body };
}

/** PUT /groups/{id}/labels */
export function decodeUpdateGroupLabelByName({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  if ((v = d.string(merged.new_name, "new_name", faults)) !== undefined) body.new_name = v;
  if ((v = d.string(merged.color, "color", faults)) !== undefined) body.color = v;
  if ((v = decoder1(merged.description, "description", faults)) !== undefined) body.description = v;
  return { params, query, headers, body };
}

/** DELETE /groups/{id}/labels */
export function decodeDeleteGroupLabelByName({ path, merged, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) query.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** GET /groups/{id}/labels/{label_id} */
export function decodeGetGroupLabel({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integerOrString(path[1], "label_id", faults)) !== undefined) params.label_id = v;
  else if (!faults.has("label_id")) faults.add("label_id", 'is missing');
  if ((v = d.boolean(merged.include_ancestor_groups, "include_ancestor_groups", faults)) !== undefined) query.include_ancestor_groups = v;
  else if (!faults.has("include_ancestor_groups")) query.include_ancestor_groups = true;
  return { params, query, headers, body: null };
}

/** PUT /groups/{id}/labels/{label_id} */
export function decodeUpdateGroupLabel({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integerOrString(path[1], "label_id", faults)) !== undefined) params.label_id = v;
  else if (!faults.has("label_id")) faults.add("label_id", 'is missing');
  if ((v = d.string(merged.new_name, "new_name", faults)) !== undefined) body.new_name = v;
  if ((v = d.string(merged.color, "color", faults)) !== undefined) body.color = v;
  if ((v = decoder1(merged.description, "description", faults)) !== undefined) body.description = v;
  return { params, query, headers, body };
}

/** DELETE /groups/{id}/labels/{label_id} */
export function decodeDeleteGroupLabel({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integerOrString(path[1], "label_id", faults)) !== undefined) params.label_id = v;
  else if (!faults.has("label_id")) faults.add("label_id", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/labels/{label_id}/subscribe */
export function decodeSubscribeToGroupLabel({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integerOrString(path[1], "label_id", faults)) !== undefined) params.label_id = v;
  else if (!faults.has("label_id")) faults.add("label_id", 'is missing');
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/labels/{label_id}/unsubscribe */
export function decodeUnsubscribeFromGroupLabel({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integerOrString(path[1], "label_id", faults)) !== undefined) params.label_id = v;
  else if (!faults.has("label_id")) faults.add("label_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/labels */
export function decodeListProjectLabels({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.boolean(merged.with_counts, "with_counts", faults)) !== undefined) query.with_counts = v;
  else if (!faults.has("with_counts")) query.with_counts = false;
  if ((v = d.boolean(merged.include_ancestor_groups, "include_ancestor_groups", faults)) !== undefined) query.include_ancestor_groups = v;
  else if (!faults.has("include_ancestor_groups")) query.include_ancestor_groups = true;
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/labels */
export function decodeCreateProjectLabel({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  if ((v = d.string(merged.color, "color", faults)) !== undefined) body.color = v;
  else if (!faults.has("color")) faults.add("color", 'is missing');
  if ((v = decoder1(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = decoder2(merged.priority, "priority", faults)) !== undefined) body.priority = v;
  return { params, query, headers, body };
}

/** PUT /projects/{id}/labels */
export function decodeUpdateProjectLabelByName({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  if ((v = d.string(merged.new_name, "new_name", faults)) !== undefined) body.new_name = v;
  if ((v = d.string(merged.color, "color", faults)) !== undefined) body.color = v;
  if ((v = decoder1(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = decoder2(merged.priority, "priority", faults)) !== undefined) body.priority = v;
  return { params, query, headers, body };
}

/** DELETE /projects/{id}/labels */
export function decodeDeleteProjectLabelByName({ path, merged, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) query.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** PUT /projects/{id}/labels/promote */
export function decodePromoteProjectLabel({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  return { params, query, headers, body };
}

/** GET /projects/{id}/labels/{label_id} */
export function decodeGetProjectLabel({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integerOrString(path[1], "label_id", faults)) !== undefined) params.label_id = v;
  else if (!faults.has("label_id")) faults.add("label_id", 'is missing');
  if ((v = d.boolean(merged.include_ancestor_groups, "include_ancestor_groups", faults)) !== undefined) query.include_ancestor_groups = v;
  else if (!faults.has("include_ancestor_groups")) query.include_ancestor_groups = true;
  return { params, query, headers, body: null };
}

/** PUT /projects/{id}/labels/{label_id} */
export function decodeUpdateProjectLabel({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integerOrString(path[1], "label_id", faults)) !== undefined) params.label_id = v;
  else if (!faults.has("label_id")) faults.add("label_id", 'is missing');
  if ((v = d.string(merged.new_name, "new_name", faults)) !== undefined) body.new_name = v;
  if ((v = d.string(merged.color, "color", faults)) !== undefined) body.color = v;
  if ((v = decoder1(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = decoder2(merged.priority, "priority", faults)) !== undefined) body.priority = v;
  return { params, query, headers, body };
}

/** DELETE /projects/{id}/labels/{label_id} */
export function decodeDeleteProjectLabel({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integerOrString(path[1], "label_id", faults)) !== undefined) params.label_id = v;
  else if (!faults.has("label_id")) faults.add("label_id", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** PUT /projects/{id}/labels/{label_id}/promote */
export function decodePromoteProjectLabelById({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integerOrString(path[1], "label_id", faults)) !== undefined) params.label_id = v;
  else if (!faults.has("label_id")) faults.add("label_id", 'is missing');
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/labels/{label_id}/subscribe */
export function decodeSubscribeToProjectLabel({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integerOrString(path[1], "label_id", faults)) !== undefined) params.label_id = v;
  else if (!faults.has("label_id")) faults.add("label_id", 'is missing');
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/labels/{label_id}/unsubscribe */
export function decodeUnsubscribeFromProjectLabel({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integerOrString(path[1], "label_id", faults)) !== undefined) params.label_id = v;
  else if (!faults.has("label_id")) faults.add("label_id", 'is missing');
  return { params, query, headers, body: null };
}
