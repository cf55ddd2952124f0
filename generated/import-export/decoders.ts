// Generated from spec/resources/import-export.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.object({ url: d.string, http_method: d.string }), true);

/** POST /projects/import */
export function decodeImportProject({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.file(merged.file, "file", faults)) !== undefined) body.file = v;
  else if (!faults.has("file")) faults.add("file", 'is missing');
  if ((v = d.string(merged.path, "path", faults)) !== undefined) body.path = v;
  else if (!faults.has("path")) faults.add("path", 'is missing');
  if ((v = d.integerOrString(merged.namespace, "namespace", faults)) !== undefined) body.namespace = v;
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  if ((v = d.boolean(merged.overwrite, "overwrite", faults)) !== undefined) body.overwrite = v;
  else if (!faults.has("overwrite")) body.overwrite = false;
  if ((v = d.any(merged.override_params, "override_params", faults)) !== undefined) body.override_params = v;
  return { params, query, headers, body };
}

/** POST /projects/remote-import */
export function decodeImportRemoteProject({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.string(merged.url, "url", faults)) !== undefined) body.url = v;
  else if (!faults.has("url")) faults.add("url", 'is missing');
  if ((v = d.string(merged.path, "path", faults)) !== undefined) body.path = v;
  else if (!faults.has("path")) faults.add("path", 'is missing');
  if ((v = d.integerOrString(merged.namespace, "namespace", faults)) !== undefined) body.namespace = v;
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  if ((v = d.boolean(merged.overwrite, "overwrite", faults)) !== undefined) body.overwrite = v;
  else if (!faults.has("overwrite")) body.overwrite = false;
  if ((v = d.any(merged.override_params, "override_params", faults)) !== undefined) body.override_params = v;
  return { params, query, headers, body };
}

/** POST /projects/remote-import-s3 */
export function decodeImportProjectFromS3({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.string(merged.region, "region", faults)) !== undefined) body.region = v;
  else if (!faults.has("region")) faults.add("region", 'is missing');
  if ((v = d.string(merged.bucket_name, "bucket_name", faults)) !== undefined) body.bucket_name = v;
  else if (!faults.has("bucket_name")) faults.add("bucket_name", 'is missing');
  if ((v = d.string(merged.file_key, "file_key", faults)) !== undefined) body.file_key = v;
  else if (!faults.has("file_key")) faults.add("file_key", 'is missing');
  if ((v = d.string(merged.access_key_id, "access_key_id", faults)) !== undefined) body.access_key_id = v;
  else if (!faults.has("access_key_id")) faults.add("access_key_id", 'is missing');
  if ((v = d.string(merged.secret_access_key, "secret_access_key", faults)) !== undefined) body.secret_access_key = v;
  else if (!faults.has("secret_access_key")) faults.add("secret_access_key", 'is missing');
  if ((v = d.string(merged.path, "path", faults)) !== undefined) body.path = v;
  else if (!faults.has("path")) faults.add("path", 'is missing');
  if ((v = d.integerOrString(merged.namespace, "namespace", faults)) !== undefined) body.namespace = v;
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  return { params, query, headers, body };
}

/** POST /projects/{id}/export */
export function decodeStartProjectExport({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = decoder1(merged.upload, "upload", faults)) !== undefined) body.upload = v;
  return { params, query, headers, body };
}

/** GET /projects/{id}/export */
export function decodeGetProjectExport({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/export/download */
export function decodeDownloadProjectExport({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/import */
export function decodeGetProjectImport({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  return { params, query, headers, body: null };
}
