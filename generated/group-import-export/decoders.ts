// Generated from spec/domains/* /group-import-export.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** POST /groups/import */
export function decodeImportGroup({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  body.file = d.file(merged.file, "body/file", faults) ?? faults.missing("body/file");
  body.name = d.string(merged.name, "body/name", faults) ?? faults.missing("body/name");
  body.path = d.string(merged.path, "body/path", faults) ?? faults.missing("body/path");
  if ((v = d.integer(merged.parent_id, "body/parent_id", faults)) !== undefined) body.parent_id = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** POST /groups/{id}/export */
export function decodeStartGroupExport({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /groups/{id}/export/download */
export function decodeDownloadGroupExport({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}
