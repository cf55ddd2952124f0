// Generated from spec/domains/* /job-artifacts.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);

/** GET /jobs/{id}/artifacts */
export function decodeFetchJobArtifacts({ path, merged, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.token, "query/token", faults)) !== undefined) query.token = v;
  if ((v = d.boolean(merged.direct_download, "query/direct_download", faults)) !== undefined) query.direct_download = v;
  if ((v = d.string(header("JOB-TOKEN"), "header/JOB-TOKEN", faults)) !== undefined) headers["JOB-TOKEN"] = v;
  return { params, query, headers, body: null };
}

/** POST /jobs/{id}/artifacts */
export function decodeUploadJobArtifacts({ path, merged, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.token, "query/token", faults)) !== undefined) query.token = v;
  if ((v = d.string(merged.expire_in, "query/expire_in", faults)) !== undefined) query.expire_in = v;
  query.artifact_type = d.string(merged.artifact_type, "query/artifact_type", faults) ?? "archive";
  query.artifact_format = d.string(merged.artifact_format, "query/artifact_format", faults) ?? "zip";
  if ((v = d.string(header("JOB-TOKEN"), "header/JOB-TOKEN", faults)) !== undefined) headers["JOB-TOKEN"] = v;
  body.file = d.file(merged.file, "body/file", faults) ?? faults.missing("body/file");
  return { params, query, headers, body };
}

/** POST /jobs/{id}/artifacts/authorize */
export function decodeAuthorizeJobArtifacts({ path, merged, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.token, "query/token", faults)) !== undefined) query.token = v;
  if ((v = d.integer(merged.filesize, "query/filesize", faults)) !== undefined) query.filesize = v;
  query.artifact_type = d.string(merged.artifact_type, "query/artifact_type", faults) ?? "archive";
  if ((v = d.string(header("JOB-TOKEN"), "header/JOB-TOKEN", faults)) !== undefined) headers["JOB-TOKEN"] = v;
  return { params, query, headers, body: null };
}

/** DELETE /projects/{id}/artifacts */
export function decodeDeleteProjectArtifacts({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/jobs/artifacts/{ref_name}/download */
export function decodeDownloadRefArtifacts({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.ref_name = decoder1(path[1], "path/ref_name", faults) ?? faults.missingText("path/ref_name");
  query.job = d.string(merged.job, "query/job", faults) ?? faults.missing("query/job");
  if ((v = d.string(merged.job_token, "query/job_token", faults)) !== undefined) query.job_token = v;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/jobs/artifacts/{ref_name}/raw/{artifact_path} */
export function decodeDownloadRefArtifactFile({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.ref_name = decoder1(path[1], "path/ref_name", faults) ?? faults.missingText("path/ref_name");
  params.artifact_path = decoder1(path[2], "path/artifact_path", faults) ?? faults.missingText("path/artifact_path");
  query.job = d.string(merged.job, "query/job", faults) ?? faults.missing("query/job");
  if ((v = d.string(merged.job_token, "query/job_token", faults)) !== undefined) query.job_token = v;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/jobs/{job_id}/artifacts */
export function decodeDownloadJobArtifacts({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.job_id = d.integer(path[1], "path/job_id", faults) ?? faults.missing("path/job_id");
  if ((v = d.string(merged.job_token, "query/job_token", faults)) !== undefined) query.job_token = v;
  return { params, query, headers: {}, body: null };
}

/** DELETE /projects/{id}/jobs/{job_id}/artifacts */
export function decodeDeleteJobArtifacts({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.job_id = d.integer(path[1], "path/job_id", faults) ?? faults.missing("path/job_id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/jobs/{job_id}/artifacts/keep */
export function decodeKeepJobArtifacts({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.job_id = d.integer(path[1], "path/job_id", faults) ?? faults.missing("path/job_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/jobs/{job_id}/artifacts/{artifact_path} */
export function decodeDownloadJobArtifactFile({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.job_id = d.integer(path[1], "path/job_id", faults) ?? faults.missing("path/job_id");
  params.artifact_path = decoder1(path[2], "path/artifact_path", faults) ?? faults.missingText("path/artifact_path");
  if ((v = d.string(merged.job_token, "query/job_token", faults)) !== undefined) query.job_token = v;
  return { params, query, headers: {}, body: null };
}
