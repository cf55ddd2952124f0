// Generated from spec/resources/repository-files.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.longText(78643200);
const decoder2 = d.object({ start: d.integer, end: d.integer });

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

/** POST /projects/{id}/repository/files/{file_path} */
export function decodeCreateRepositoryFile({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "file_path", faults)) !== undefined) params.file_path = v;
  else if (!faults.has("file_path")) faults.add("file_path", 'is missing');
  if ((v = d.string(merged.branch, "branch", faults)) !== undefined) body.branch = v;
  else if (!faults.has("branch")) faults.add("branch", 'is missing');
  if ((v = decoder1(merged.content, "content", faults)) !== undefined) body.content = v;
  else if (!faults.has("content")) faults.add("content", 'is missing');
  if ((v = d.string(merged.commit_message, "commit_message", faults)) !== undefined) body.commit_message = v;
  else if (!faults.has("commit_message")) faults.add("commit_message", 'is missing');
  if ((v = d.string(merged.start_branch, "start_branch", faults)) !== undefined) body.start_branch = v;
  if ((v = d.string(merged.encoding, "encoding", faults)) !== undefined) body.encoding = v;
  else if (!faults.has("encoding")) body.encoding = "text";
  if ((v = d.string(merged.author_email, "author_email", faults)) !== undefined) body.author_email = v;
  if ((v = d.string(merged.author_name, "author_name", faults)) !== undefined) body.author_name = v;
  if ((v = d.boolean(merged.execute_filemode, "execute_filemode", faults)) !== undefined) body.execute_filemode = v;
  return { params, query, headers, body };
}

/** PUT /projects/{id}/repository/files/{file_path} */
export function decodeUpdateRepositoryFile({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "file_path", faults)) !== undefined) params.file_path = v;
  else if (!faults.has("file_path")) faults.add("file_path", 'is missing');
  if ((v = d.string(merged.branch, "branch", faults)) !== undefined) body.branch = v;
  else if (!faults.has("branch")) faults.add("branch", 'is missing');
  if ((v = decoder1(merged.content, "content", faults)) !== undefined) body.content = v;
  else if (!faults.has("content")) faults.add("content", 'is missing');
  if ((v = d.string(merged.commit_message, "commit_message", faults)) !== undefined) body.commit_message = v;
  else if (!faults.has("commit_message")) faults.add("commit_message", 'is missing');
  if ((v = d.string(merged.start_branch, "start_branch", faults)) !== undefined) body.start_branch = v;
  if ((v = d.string(merged.encoding, "encoding", faults)) !== undefined) body.encoding = v;
  else if (!faults.has("encoding")) body.encoding = "text";
  if ((v = d.string(merged.author_email, "author_email", faults)) !== undefined) body.author_email = v;
  if ((v = d.string(merged.author_name, "author_name", faults)) !== undefined) body.author_name = v;
  if ((v = d.string(merged.last_commit_id, "last_commit_id", faults)) !== undefined) body.last_commit_id = v;
  if ((v = d.boolean(merged.execute_filemode, "execute_filemode", faults)) !== undefined) body.execute_filemode = v;
  return { params, query, headers, body };
}

/** DELETE /projects/{id}/repository/files/{file_path} */
export function decodeDeleteRepositoryFile({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "file_path", faults)) !== undefined) params.file_path = v;
  else if (!faults.has("file_path")) faults.add("file_path", 'is missing');
  if ((v = d.string(merged.branch, "branch", faults)) !== undefined) query.branch = v;
  else if (!faults.has("branch")) faults.add("branch", 'is missing');
  if ((v = d.string(merged.commit_message, "commit_message", faults)) !== undefined) query.commit_message = v;
  else if (!faults.has("commit_message")) faults.add("commit_message", 'is missing');
  if ((v = d.string(merged.start_branch, "start_branch", faults)) !== undefined) query.start_branch = v;
  if ((v = d.string(merged.author_email, "author_email", faults)) !== undefined) query.author_email = v;
  if ((v = d.string(merged.author_name, "author_name", faults)) !== undefined) query.author_name = v;
  if ((v = d.string(merged.last_commit_id, "last_commit_id", faults)) !== undefined) query.last_commit_id = v;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/repository/files/{file_path}/blame */
export function decodeListRepositoryFileBlame({ path, merged }: RawInput, faults: Faults): DecodedInput {
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
  if ((v = decoder2(merged.range, "range", faults)) !== undefined) query.range = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
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
