// Generated from spec/resources/topics.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.string, false);
const decoder2 = d.nullable(d.file, true);

/** GET /topics */
export function decodeListTopics({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = d.boolean(merged.without_projects, "without_projects", faults)) !== undefined) query.without_projects = v;
  else if (!faults.has("without_projects")) query.without_projects = false;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /topics */
export function decodeCreateTopic({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  if ((v = d.string(merged.title, "title", faults)) !== undefined) body.title = v;
  if ((v = decoder1(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = d.file(merged.avatar, "avatar", faults)) !== undefined) body.avatar = v;
  return { params, query, headers, body };
}

/** GET /topics/{id} */
export function decodeGetTopic({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /topics/{id} */
export function decodeUpdateTopic({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  if ((v = d.string(merged.title, "title", faults)) !== undefined) body.title = v;
  if ((v = decoder1(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = decoder2(merged.avatar, "avatar", faults)) !== undefined) body.avatar = v;
  return { params, query, headers, body };
}
