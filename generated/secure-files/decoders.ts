// Generated from spec/resources/secure-files.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /projects/{project_id}/download/{id} */
export function decodeDownloadSecureFileByShortPath({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "project_id", faults)) !== undefined) params.project_id = v;
  else if (!faults.has("project_id")) faults.add("project_id", 'is missing');
  if ((v = d.integer(path[1], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{project_id}/secure_files */
export function decodeListSecureFiles({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "project_id", faults)) !== undefined) params.project_id = v;
  else if (!faults.has("project_id")) faults.add("project_id", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{project_id}/secure_files */
export function decodeCreateSecureFile({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "project_id", faults)) !== undefined) params.project_id = v;
  else if (!faults.has("project_id")) faults.add("project_id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  if ((v = d.file(merged.file, "file", faults)) !== undefined) body.file = v;
  else if (!faults.has("file")) faults.add("file", 'is missing');
  if ((v = d.string(merged.permissions, "permissions", faults)) !== undefined) body.permissions = v;
  else if (!faults.has("permissions")) body.permissions = "read_only";
  return { params, query, headers, body };
}

/** GET /projects/{project_id}/secure_files/{id} */
export function decodeGetSecureFile({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "project_id", faults)) !== undefined) params.project_id = v;
  else if (!faults.has("project_id")) faults.add("project_id", 'is missing');
  if ((v = d.integer(path[1], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  return { params, query, headers, body: null };
}

/** DELETE /projects/{project_id}/secure_files/{id} */
export function decodeDeleteSecureFile({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "project_id", faults)) !== undefined) params.project_id = v;
  else if (!faults.has("project_id")) faults.add("project_id", 'is missing');
  if ((v = d.integer(path[1], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{project_id}/secure_files/{id}/download */
export function decodeDownloadSecureFile({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "project_id", faults)) !== undefined) params.project_id = v;
  else if (!faults.has("project_id")) faults.add("project_id", 'is missing');
  if ((v = d.integer(path[1], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  return { params, query, headers, body: null };
}
