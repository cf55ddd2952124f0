// Generated from spec/resources/group-import-export.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** POST /groups/import */
export function decodeImportGroup({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  body.file = d.file(merged.file, "file", faults) ?? faults.missing("file");
  body.name = d.string(merged.name, "name", faults) ?? faults.missing("name");
  body.path = d.string(merged.path, "path", faults) ?? faults.missing("path");
  if ((v = d.integer(merged.parent_id, "parent_id", faults)) !== undefined) body.parent_id = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** POST /groups/{id}/export */
export function decodeStartGroupExport({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /groups/{id}/export/download */
export function decodeDownloadGroupExport({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}
