// Generated from spec/domains/* /import-export.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.object({ url: d.string, http_method: d.string }), true);

/** POST /projects/import */
export function decodeImportProject({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  body.file = d.file(merged.file, "body/file", faults) ?? faults.missing("body/file");
  body.path = d.string(merged.path, "body/path", faults) ?? faults.missing("body/path");
  if ((v = d.integerOrString(merged.namespace, "body/namespace", faults)) !== undefined) body.namespace = v;
  if ((v = d.string(merged.name, "body/name", faults)) !== undefined) body.name = v;
  body.overwrite = d.boolean(merged.overwrite, "body/overwrite", faults) ?? false;
  if ((v = d.any(merged.override_params, "body/override_params", faults)) !== undefined) body.override_params = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** POST /projects/remote-import */
export function decodeImportRemoteProject({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  body.url = d.string(merged.url, "body/url", faults) ?? faults.missing("body/url");
  body.path = d.string(merged.path, "body/path", faults) ?? faults.missing("body/path");
  if ((v = d.integerOrString(merged.namespace, "body/namespace", faults)) !== undefined) body.namespace = v;
  if ((v = d.string(merged.name, "body/name", faults)) !== undefined) body.name = v;
  body.overwrite = d.boolean(merged.overwrite, "body/overwrite", faults) ?? false;
  if ((v = d.any(merged.override_params, "body/override_params", faults)) !== undefined) body.override_params = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** POST /projects/remote-import-s3 */
export function decodeImportProjectFromS3({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  body.region = d.string(merged.region, "body/region", faults) ?? faults.missing("body/region");
  body.bucket_name = d.string(merged.bucket_name, "body/bucket_name", faults) ?? faults.missing("body/bucket_name");
  body.file_key = d.string(merged.file_key, "body/file_key", faults) ?? faults.missing("body/file_key");
  body.access_key_id = d.string(merged.access_key_id, "body/access_key_id", faults) ?? faults.missing("body/access_key_id");
  body.secret_access_key = d.string(merged.secret_access_key, "body/secret_access_key", faults) ?? faults.missing("body/secret_access_key");
  body.path = d.string(merged.path, "body/path", faults) ?? faults.missing("body/path");
  if ((v = d.integerOrString(merged.namespace, "body/namespace", faults)) !== undefined) body.namespace = v;
  if ((v = d.string(merged.name, "body/name", faults)) !== undefined) body.name = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** POST /projects/{id}/export */
export function decodeStartProjectExport({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = decoder1(merged.upload, "body/upload", faults)) !== undefined) body.upload = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/export */
export function decodeGetProjectExport({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/export/download */
export function decodeDownloadProjectExport({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/import */
export function decodeGetProjectImport({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}
