// Generated from spec/resources/import-export.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.object({ url: d.string, http_method: d.filled(d.string) }), true);

/** POST /projects/import */
export function decodeImportProject({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  body.file = d.file(merged.file, "file", faults) ?? faults.missing("file");
  body.path = d.string(merged.path, "path", faults) ?? faults.missing("path");
  if ((v = d.integerOrString(merged.namespace, "namespace", faults)) !== undefined) body.namespace = v;
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  body.overwrite = d.boolean(merged.overwrite, "overwrite", faults) ?? false;
  if ((v = d.any(merged.override_params, "override_params", faults)) !== undefined) body.override_params = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** POST /projects/remote-import */
export function decodeImportRemoteProject({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  body.url = d.string(merged.url, "url", faults) ?? faults.missing("url");
  body.path = d.string(merged.path, "path", faults) ?? faults.missing("path");
  if ((v = d.integerOrString(merged.namespace, "namespace", faults)) !== undefined) body.namespace = v;
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  body.overwrite = d.boolean(merged.overwrite, "overwrite", faults) ?? false;
  if ((v = d.any(merged.override_params, "override_params", faults)) !== undefined) body.override_params = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** POST /projects/remote-import-s3 */
export function decodeImportProjectFromS3({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  body.region = d.string(merged.region, "region", faults) ?? faults.missing("region");
  body.bucket_name = d.string(merged.bucket_name, "bucket_name", faults) ?? faults.missing("bucket_name");
  body.file_key = d.string(merged.file_key, "file_key", faults) ?? faults.missing("file_key");
  body.access_key_id = d.string(merged.access_key_id, "access_key_id", faults) ?? faults.missing("access_key_id");
  body.secret_access_key = d.string(merged.secret_access_key, "secret_access_key", faults) ?? faults.missing("secret_access_key");
  body.path = d.string(merged.path, "path", faults) ?? faults.missing("path");
  if ((v = d.integerOrString(merged.namespace, "namespace", faults)) !== undefined) body.namespace = v;
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** POST /projects/{id}/export */
export function decodeStartProjectExport({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.string(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = decoder1(merged.upload, "upload", faults)) !== undefined) body.upload = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/export */
export function decodeGetProjectExport({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/export/download */
export function decodeDownloadProjectExport({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/import */
export function decodeGetProjectImport({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  return { params, query: {}, headers: {}, body: null };
}
