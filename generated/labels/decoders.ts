// Generated from spec/domains/* /labels.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.string, false);
const decoder2 = d.filled(d.string);
const decoder3 = d.nullable(d.integer, true);

/** GET /groups/{id}/labels */
export function decodeListGroupLabels({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.with_counts = d.boolean(merged.with_counts, "query/with_counts", faults) ?? false;
  query.include_ancestor_groups = d.boolean(merged.include_ancestor_groups, "query/include_ancestor_groups", faults) ?? true;
  query.include_descendant_groups = d.boolean(merged.include_descendant_groups, "query/include_descendant_groups", faults) ?? false;
  query.only_group_labels = d.boolean(merged.only_group_labels, "query/only_group_labels", faults) ?? true;
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/labels */
export function decodeCreateGroupLabel({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.name = d.string(merged.name, "body/name", faults) ?? faults.missing("body/name");
  body.color = d.string(merged.color, "body/color", faults) ?? faults.missing("body/color");
  if ((v = decoder1(merged.description, "body/description", faults)) !== undefined) body.description = v;
  return { params, query: {}, headers: {}, body };
}

/** PUT /groups/{id}/labels */
export function decodeUpdateGroupLabelByName({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.integer(merged.label_id, "body/label_id", faults)) !== undefined) body.label_id = v;
  if ((v = decoder2(merged.name, "body/name", faults)) !== undefined) body.name = v;
  if ((v = decoder2(merged.new_name, "body/new_name", faults)) !== undefined) body.new_name = v;
  if ((v = decoder2(merged.color, "body/color", faults)) !== undefined) body.color = v;
  if ((v = decoder1(merged.description, "body/description", faults)) !== undefined) body.description = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/labels */
export function decodeDeleteGroupLabelByName({ path, merged, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.integer(merged.label_id, "query/label_id", faults)) !== undefined) query.label_id = v;
  if ((v = decoder2(merged.name, "query/name", faults)) !== undefined) query.name = v;
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** GET /groups/{id}/labels/{label_id} */
export function decodeGetGroupLabel({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.label_id = d.integerOrString(path[1], "path/label_id", faults) ?? faults.missing("path/label_id");
  query.include_ancestor_groups = d.boolean(merged.include_ancestor_groups, "query/include_ancestor_groups", faults) ?? true;
  return { params, query, headers: {}, body: null };
}

/** PUT /groups/{id}/labels/{label_id} */
export function decodeUpdateGroupLabel({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.label_id = d.integerOrString(path[1], "path/label_id", faults) ?? faults.missing("path/label_id");
  if ((v = decoder2(merged.new_name, "body/new_name", faults)) !== undefined) body.new_name = v;
  if ((v = decoder2(merged.color, "body/color", faults)) !== undefined) body.color = v;
  if ((v = decoder1(merged.description, "body/description", faults)) !== undefined) body.description = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/labels/{label_id} */
export function decodeDeleteGroupLabel({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.label_id = d.integerOrString(path[1], "path/label_id", faults) ?? faults.missing("path/label_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** POST /groups/{id}/labels/{label_id}/subscribe */
export function decodeSubscribeToGroupLabel({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.label_id = d.integerOrString(path[1], "path/label_id", faults) ?? faults.missing("path/label_id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /groups/{id}/labels/{label_id}/unsubscribe */
export function decodeUnsubscribeFromGroupLabel({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.label_id = d.integerOrString(path[1], "path/label_id", faults) ?? faults.missing("path/label_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/labels */
export function decodeListProjectLabels({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.with_counts = d.boolean(merged.with_counts, "query/with_counts", faults) ?? false;
  query.include_ancestor_groups = d.boolean(merged.include_ancestor_groups, "query/include_ancestor_groups", faults) ?? true;
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/labels */
export function decodeCreateProjectLabel({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.name = d.string(merged.name, "body/name", faults) ?? faults.missing("body/name");
  body.color = d.string(merged.color, "body/color", faults) ?? faults.missing("body/color");
  if ((v = decoder1(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = decoder3(merged.priority, "body/priority", faults)) !== undefined) body.priority = v;
  return { params, query: {}, headers: {}, body };
}

/** PUT /projects/{id}/labels */
export function decodeUpdateProjectLabelByName({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.integer(merged.label_id, "body/label_id", faults)) !== undefined) body.label_id = v;
  if ((v = decoder2(merged.name, "body/name", faults)) !== undefined) body.name = v;
  if ((v = decoder2(merged.new_name, "body/new_name", faults)) !== undefined) body.new_name = v;
  if ((v = decoder2(merged.color, "body/color", faults)) !== undefined) body.color = v;
  if ((v = decoder1(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = decoder3(merged.priority, "body/priority", faults)) !== undefined) body.priority = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/labels */
export function decodeDeleteProjectLabelByName({ path, merged, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.integer(merged.label_id, "query/label_id", faults)) !== undefined) query.label_id = v;
  if ((v = decoder2(merged.name, "query/name", faults)) !== undefined) query.name = v;
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** PUT /projects/{id}/labels/promote */
export function decodePromoteProjectLabel({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.name = decoder2(merged.name, "body/name", faults) ?? faults.missingText("body/name");
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/labels/{label_id} */
export function decodeGetProjectLabel({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.label_id = d.integerOrString(path[1], "path/label_id", faults) ?? faults.missing("path/label_id");
  query.include_ancestor_groups = d.boolean(merged.include_ancestor_groups, "query/include_ancestor_groups", faults) ?? true;
  return { params, query, headers: {}, body: null };
}

/** PUT /projects/{id}/labels/{label_id} */
export function decodeUpdateProjectLabel({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.label_id = d.integerOrString(path[1], "path/label_id", faults) ?? faults.missing("path/label_id");
  if ((v = decoder2(merged.new_name, "body/new_name", faults)) !== undefined) body.new_name = v;
  if ((v = decoder2(merged.color, "body/color", faults)) !== undefined) body.color = v;
  if ((v = decoder1(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = decoder3(merged.priority, "body/priority", faults)) !== undefined) body.priority = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/labels/{label_id} */
export function decodeDeleteProjectLabel({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.label_id = d.integerOrString(path[1], "path/label_id", faults) ?? faults.missing("path/label_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** PUT /projects/{id}/labels/{label_id}/promote */
export function decodePromoteProjectLabelById({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.label_id = d.integerOrString(path[1], "path/label_id", faults) ?? faults.missing("path/label_id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/labels/{label_id}/subscribe */
export function decodeSubscribeToProjectLabel({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.label_id = d.integerOrString(path[1], "path/label_id", faults) ?? faults.missing("path/label_id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/labels/{label_id}/unsubscribe */
export function decodeUnsubscribeFromProjectLabel({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.label_id = d.integerOrString(path[1], "path/label_id", faults) ?? faults.missing("path/label_id");
  return { params, query: {}, headers: {}, body: null };
}
