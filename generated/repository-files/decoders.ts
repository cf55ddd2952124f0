// Generated from spec/resources/repository-files.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /projects/{id}/repository/files/{file_path} */
export function decodeGetRepositoryFile({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "file_path", faults)) !== undefined) params.file_path = v;
  else if (!faults.has("file_path")) faults.add("file_path", 'is missing');
  if ((v = d.string(merged.ref, "ref", faults)) !== undefined) query.ref = v;
  else if (!faults.has("ref")) faults.add("ref", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/repository/files/{file_path}/raw */
export function decodeGetRawRepositoryFile({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "file_path", faults)) !== undefined) params.file_path = v;
  else if (!faults.has("file_path")) faults.add("file_path", 'is missing');
  if ((v = d.string(merged.ref, "ref", faults)) !== undefined) query.ref = v;
  if ((v = d.boolean(merged.lfs, "lfs", faults)) !== undefined) query.lfs = v;
  else if (!faults.has("lfs")) query.lfs = false;
  return { params, query, headers, body: null };
}
