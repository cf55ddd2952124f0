// Generated from spec/domains/* /repository-files.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);
const decoder2 = d.longText(78643200);
const decoder3 = d.object({ start: d.integer, end: d.integer });

/** GET /projects/{id}/repository/files/{file_path} */
export function decodeGetRepositoryFile({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.file_path = decoder1(path[1], "path/file_path", faults) ?? faults.missingText("path/file_path");
  query.ref = decoder1(merged.ref, "query/ref", faults) ?? faults.missingText("query/ref");
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/repository/files/{file_path} */
export function decodeCreateRepositoryFile({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.file_path = decoder1(path[1], "path/file_path", faults) ?? faults.missingText("path/file_path");
  body.branch = decoder1(merged.branch, "body/branch", faults) ?? faults.missingText("body/branch");
  body.content = decoder2(merged.content, "body/content", faults) ?? faults.missing("body/content");
  body.commit_message = decoder1(merged.commit_message, "body/commit_message", faults) ?? faults.missingText("body/commit_message");
  if ((v = d.string(merged.start_branch, "body/start_branch", faults)) !== undefined) body.start_branch = v;
  body.encoding = d.string(merged.encoding, "body/encoding", faults) ?? "text";
  if ((v = d.string(merged.author_email, "body/author_email", faults)) !== undefined) body.author_email = v;
  if ((v = d.string(merged.author_name, "body/author_name", faults)) !== undefined) body.author_name = v;
  if ((v = d.boolean(merged.execute_filemode, "body/execute_filemode", faults)) !== undefined) body.execute_filemode = v;
  return { params, query: {}, headers: {}, body };
}

/** PUT /projects/{id}/repository/files/{file_path} */
export function decodeUpdateRepositoryFile({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.file_path = decoder1(path[1], "path/file_path", faults) ?? faults.missingText("path/file_path");
  body.branch = decoder1(merged.branch, "body/branch", faults) ?? faults.missingText("body/branch");
  body.content = decoder2(merged.content, "body/content", faults) ?? faults.missing("body/content");
  body.commit_message = decoder1(merged.commit_message, "body/commit_message", faults) ?? faults.missingText("body/commit_message");
  if ((v = d.string(merged.start_branch, "body/start_branch", faults)) !== undefined) body.start_branch = v;
  body.encoding = d.string(merged.encoding, "body/encoding", faults) ?? "text";
  if ((v = d.string(merged.author_email, "body/author_email", faults)) !== undefined) body.author_email = v;
  if ((v = d.string(merged.author_name, "body/author_name", faults)) !== undefined) body.author_name = v;
  if ((v = d.string(merged.last_commit_id, "body/last_commit_id", faults)) !== undefined) body.last_commit_id = v;
  if ((v = d.boolean(merged.execute_filemode, "body/execute_filemode", faults)) !== undefined) body.execute_filemode = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/repository/files/{file_path} */
export function decodeDeleteRepositoryFile({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.file_path = decoder1(path[1], "path/file_path", faults) ?? faults.missingText("path/file_path");
  query.branch = decoder1(merged.branch, "query/branch", faults) ?? faults.missingText("query/branch");
  query.commit_message = decoder1(merged.commit_message, "query/commit_message", faults) ?? faults.missingText("query/commit_message");
  if ((v = d.string(merged.start_branch, "query/start_branch", faults)) !== undefined) query.start_branch = v;
  if ((v = d.string(merged.author_email, "query/author_email", faults)) !== undefined) query.author_email = v;
  if ((v = d.string(merged.author_name, "query/author_name", faults)) !== undefined) query.author_name = v;
  if ((v = d.string(merged.last_commit_id, "query/last_commit_id", faults)) !== undefined) query.last_commit_id = v;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/repository/files/{file_path}/blame */
export function decodeListRepositoryFileBlame({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.file_path = decoder1(path[1], "path/file_path", faults) ?? faults.missingText("path/file_path");
  query.ref = decoder1(merged.ref, "query/ref", faults) ?? faults.missingText("query/ref");
  if ((v = decoder3(merged.range, "query/range", faults)) !== undefined) query.range = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  if ((v = d.integer(merged.per_page, "query/per_page", faults)) !== undefined) query.per_page = v;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/repository/files/{file_path}/raw */
export function decodeGetRawRepositoryFile({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.file_path = decoder1(path[1], "path/file_path", faults) ?? faults.missingText("path/file_path");
  if ((v = d.string(merged.ref, "query/ref", faults)) !== undefined) query.ref = v;
  query.lfs = d.boolean(merged.lfs, "query/lfs", faults) ?? false;
  return { params, query, headers: {}, body: null };
}
