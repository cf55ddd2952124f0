// Generated from spec/resources/repository-files.yaml; do not edit. Run `npm run generate`.
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
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.file_path = decoder1(path[1], "file_path", faults) ?? faults.missing("file_path");
  query.ref = decoder1(merged.ref, "ref", faults) ?? faults.missing("ref");
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/repository/files/{file_path} */
export function decodeCreateRepositoryFile({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.file_path = decoder1(path[1], "file_path", faults) ?? faults.missing("file_path");
  body.branch = decoder1(merged.branch, "branch", faults) ?? faults.missing("branch");
  body.content = decoder2(merged.content, "content", faults) ?? faults.missing("content");
  body.commit_message = decoder1(merged.commit_message, "commit_message", faults) ?? faults.missing("commit_message");
  if ((v = d.string(merged.start_branch, "start_branch", faults)) !== undefined) body.start_branch = v;
  body.encoding = d.string(merged.encoding, "encoding", faults) ?? "text";
  if ((v = d.string(merged.author_email, "author_email", faults)) !== undefined) body.author_email = v;
  if ((v = d.string(merged.author_name, "author_name", faults)) !== undefined) body.author_name = v;
  if ((v = d.boolean(merged.execute_filemode, "execute_filemode", faults)) !== undefined) body.execute_filemode = v;
  return { params, query: {}, headers: {}, body };
}

/** PUT /projects/{id}/repository/files/{file_path} */
export function decodeUpdateRepositoryFile({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.file_path = decoder1(path[1], "file_path", faults) ?? faults.missing("file_path");
  body.branch = decoder1(merged.branch, "branch", faults) ?? faults.missing("branch");
  body.content = decoder2(merged.content, "content", faults) ?? faults.missing("content");
  body.commit_message = decoder1(merged.commit_message, "commit_message", faults) ?? faults.missing("commit_message");
  if ((v = d.string(merged.start_branch, "start_branch", faults)) !== undefined) body.start_branch = v;
  body.encoding = d.string(merged.encoding, "encoding", faults) ?? "text";
  if ((v = d.string(merged.author_email, "author_email", faults)) !== undefined) body.author_email = v;
  if ((v = d.string(merged.author_name, "author_name", faults)) !== undefined) body.author_name = v;
  if ((v = d.string(merged.last_commit_id, "last_commit_id", faults)) !== undefined) body.last_commit_id = v;
  if ((v = d.boolean(merged.execute_filemode, "execute_filemode", faults)) !== undefined) body.execute_filemode = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/repository/files/{file_path} */
export function decodeDeleteRepositoryFile({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.file_path = decoder1(path[1], "file_path", faults) ?? faults.missing("file_path");
  query.branch = decoder1(merged.branch, "branch", faults) ?? faults.missing("branch");
  query.commit_message = decoder1(merged.commit_message, "commit_message", faults) ?? faults.missing("commit_message");
  if ((v = d.string(merged.start_branch, "start_branch", faults)) !== undefined) query.start_branch = v;
  if ((v = d.string(merged.author_email, "author_email", faults)) !== undefined) query.author_email = v;
  if ((v = d.string(merged.author_name, "author_name", faults)) !== undefined) query.author_name = v;
  if ((v = d.string(merged.last_commit_id, "last_commit_id", faults)) !== undefined) query.last_commit_id = v;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/repository/files/{file_path}/blame */
export function decodeListRepositoryFileBlame({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.file_path = decoder1(path[1], "file_path", faults) ?? faults.missing("file_path");
  query.ref = decoder1(merged.ref, "ref", faults) ?? faults.missing("ref");
  if ((v = decoder3(merged.range, "range", faults)) !== undefined) query.range = v;
  query.page = d.integer(merged.page, "page", faults) ?? 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/repository/files/{file_path}/raw */
export function decodeGetRawRepositoryFile({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.file_path = decoder1(path[1], "file_path", faults) ?? faults.missing("file_path");
  if ((v = d.string(merged.ref, "ref", faults)) !== undefined) query.ref = v;
  query.lfs = d.boolean(merged.lfs, "lfs", faults) ?? false;
  return { params, query, headers: {}, body: null };
}
