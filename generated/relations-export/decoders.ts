// Generated from spec/domains/* /relations-export.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** POST /groups/{id}/export_relations */
export function decodeStartGroupRelationsExport({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /groups/{id}/export_relations/download */
export function decodeDownloadGroupRelationExport({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.relation = d.string(merged.relation, "query/relation", faults) ?? faults.missing("query/relation");
  return { params, query, headers: {}, body: null };
}

/** GET /groups/{id}/export_relations/status */
export function decodeListGroupRelationExports({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  if ((v = d.integer(merged.per_page, "query/per_page", faults)) !== undefined) query.per_page = v;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/export_relations */
export function decodeStartProjectRelationsExport({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/export_relations/download */
export function decodeDownloadProjectRelationExport({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.relation = d.string(merged.relation, "query/relation", faults) ?? faults.missing("query/relation");
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/export_relations/status */
export function decodeListProjectRelationExports({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  if ((v = d.integer(merged.per_page, "query/per_page", faults)) !== undefined) query.per_page = v;
  return { params, query, headers: {}, body: null };
}
