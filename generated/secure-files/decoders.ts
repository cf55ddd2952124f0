// Generated from spec/domains/* /secure-files.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /projects/{project_id}/download/{id} */
export function decodeDownloadSecureFileByShortPath({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.project_id = d.integerOrString(path[0], "path/project_id", faults) ?? faults.missing("path/project_id");
  params.id = d.integer(path[1], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{project_id}/secure_files */
export function decodeListSecureFiles({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.project_id = d.integerOrString(path[0], "path/project_id", faults) ?? faults.missing("path/project_id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{project_id}/secure_files */
export function decodeCreateSecureFile({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.project_id = d.integerOrString(path[0], "path/project_id", faults) ?? faults.missing("path/project_id");
  body.name = d.string(merged.name, "body/name", faults) ?? faults.missing("body/name");
  body.file = d.file(merged.file, "body/file", faults) ?? faults.missing("body/file");
  body.permissions = d.string(merged.permissions, "body/permissions", faults) ?? "read_only";
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{project_id}/secure_files/{id} */
export function decodeGetSecureFile({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.project_id = d.integerOrString(path[0], "path/project_id", faults) ?? faults.missing("path/project_id");
  params.id = d.integer(path[1], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /projects/{project_id}/secure_files/{id} */
export function decodeDeleteSecureFile({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.project_id = d.integerOrString(path[0], "path/project_id", faults) ?? faults.missing("path/project_id");
  params.id = d.integer(path[1], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{project_id}/secure_files/{id}/download */
export function decodeDownloadSecureFile({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.project_id = d.integerOrString(path[0], "path/project_id", faults) ?? faults.missing("path/project_id");
  params.id = d.integer(path[1], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}
