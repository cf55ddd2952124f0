// Generated from spec/domains/* /topics.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.string, false);
const decoder2 = d.filled(d.string);
const decoder3 = d.nullable(d.file, true);

/** GET /topics */
export function decodeListTopics({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.without_projects = d.boolean(merged.without_projects, "query/without_projects", faults) ?? false;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** POST /topics */
export function decodeCreateTopic({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  body.name = d.string(merged.name, "body/name", faults) ?? faults.missing("body/name");
  if ((v = d.string(merged.title, "body/title", faults)) !== undefined) body.title = v;
  if ((v = decoder1(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = d.file(merged.avatar, "body/avatar", faults)) !== undefined) body.avatar = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** GET /topics/{id} */
export function decodeGetTopic({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /topics/{id} */
export function decodeUpdateTopic({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = decoder2(merged.name, "body/name", faults)) !== undefined) body.name = v;
  if ((v = decoder2(merged.title, "body/title", faults)) !== undefined) body.title = v;
  if ((v = decoder1(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = decoder3(merged.avatar, "body/avatar", faults)) !== undefined) body.avatar = v;
  return { params, query: {}, headers: {}, body };
}
