// Generated from spec/resources/job-artifacts.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /jobs/{id}/artifacts */
export function decodeFetchJobArtifacts({ path, merged, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.boolean(merged.direct_download, "direct_download", faults)) !== undefined) query.direct_download = v;
  if ((v = d.string(header("JOB-TOKEN"), "JOB-TOKEN", faults)) !== undefined) headers["JOB-TOKEN"] = v;
  return { params, query, headers, body: null };
}

/** POST /jobs/{id}/artifacts */
export function decodeUploadJobArtifacts({ path, merged, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.expire_in, "expire_in", faults)) !== undefined) query.expire_in = v;
  if ((v = d.string(merged.artifact_type, "artifact_type", faults)) !== undefined) query.artifact_type = v;
  else if (!faults.has("artifact_type")) query.artifact_type = "archive";
  if ((v = d.string(merged.artifact_format, "artifact_format", faults)) !== undefined) query.artifact_format = v;
  else if (!faults.has("artifact_format")) query.artifact_format = "zip";
  if ((v = d.string(header("JOB-TOKEN"), "JOB-TOKEN", faults)) !== undefined) headers["JOB-TOKEN"] = v;
  if ((v = d.file(merged.file, "file", faults)) !== undefined) body.file = v;
  else if (!faults.has("file")) faults.add("file", 'is missing');
  return { params, query, headers, body };
}

/** POST /jobs/{id}/artifacts/authorize */
export function decodeAuthorizeJobArtifacts({ path, merged, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(merged.filesize, "filesize", faults)) !== undefined) query.filesize = v;
  if ((v = d.string(merged.artifact_type, "artifact_type", faults)) !== undefined) query.artifact_type = v;
  else if (!faults.has("artifact_type")) query.artifact_type = "archive";
  if ((v = d.string(header("JOB-TOKEN"), "JOB-TOKEN", faults)) !== undefined) headers["JOB-TOKEN"] = v;
  return { params, query, headers, body: null };
}

/** DELETE /projects/{id}/artifacts */
export function decodeDeleteProjectArtifacts({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/jobs/artifacts/{ref_name}/download */
export function decodeDownloadRefArtifacts({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "ref_name", faults)) !== undefined) params.ref_name = v;
  else if (!faults.has("ref_name")) faults.add("ref_name", 'is missing');
  if ((v = d.string(merged.job, "job", faults)) !== undefined) query.job = v;
  else if (!faults.has("job")) faults.add("job", 'is missing');
  if ((v = d.string(merged.job_token, "job_token", faults)) !== undefined) query.job_token = v;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/jobs/artifacts/{ref_name}/raw/{artifact_path} */
export function decodeDownloadRefArtifactFile({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "ref_name", faults)) !== undefined) params.ref_name = v;
  else if (!faults.has("ref_name")) faults.add("ref_name", 'is missing');
  if ((v = d.string(path[2], "artifact_path", faults)) !== undefined) params.artifact_path = v;
  else if (!faults.has("artifact_path")) faults.add("artifact_path", 'is missing');
  if ((v = d.string(merged.job, "job", faults)) !== undefined) query.job = v;
  else if (!faults.has("job")) faults.add("job", 'is missing');
  if ((v = d.string(merged.job_token, "job_token", faults)) !== undefined) query.job_token = v;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/jobs/{job_id}/artifacts */
export function decodeDownloadJobArtifacts({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "job_id", faults)) !== undefined) params.job_id = v;
  else if (!faults.has("job_id")) faults.add("job_id", 'is missing');
  if ((v = d.string(merged.job_token, "job_token", faults)) !== undefined) query.job_token = v;
  return { params, query, headers, body: null };
}

/** DELETE /projects/{id}/jobs/{job_id}/artifacts */
export function decodeDeleteJobArtifacts({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "job_id", faults)) !== undefined) params.job_id = v;
  else if (!faults.has("job_id")) faults.add("job_id", 'is missing');
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/jobs/{job_id}/artifacts/keep */
export function decodeKeepJobArtifacts({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "job_id", faults)) !== undefined) params.job_id = v;
  else if (!faults.has("job_id")) faults.add("job_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/jobs/{job_id}/artifacts/{artifact_path} */
export function decodeDownloadJobArtifactFile({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "job_id", faults)) !== undefined) params.job_id = v;
  else if (!faults.has("job_id")) faults.add("job_id", 'is missing');
  if ((v = d.string(path[2], "artifact_path", faults)) !== undefined) params.artifact_path = v;
  else if (!faults.has("artifact_path")) faults.add("artifact_path", 'is missing');
  if ((v = d.string(merged.job_token, "job_token", faults)) !== undefined) query.job_token = v;
  return { params, query, headers, body: null };
}
