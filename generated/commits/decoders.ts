// Generated from spec/domains/* /commits.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);
const decoder2 = d.array(d.object({ action: d.string, file_path: d.string, previous_path: d.string, content: d.longText(78643200), encoding: d.string, last_commit_id: d.string, execute_filemode: d.boolean }), false, 10000);

/** GET /projects/{id}/repository/commits */
export function decodeListCommits({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.ref_name, "query/ref_name", faults)) !== undefined) query.ref_name = v;
  if ((v = d.dateTime(merged.since, "query/since", faults)) !== undefined) query.since = v;
  if ((v = d.dateTime(merged.until, "query/until", faults)) !== undefined) query.until = v;
  if ((v = d.string(merged.path, "query/path", faults)) !== undefined) query.path = v;
  if ((v = d.string(merged.author, "query/author", faults)) !== undefined) query.author = v;
  query.all = d.boolean(merged.all, "query/all", faults) ?? false;
  query.with_stats = d.boolean(merged.with_stats, "query/with_stats", faults) ?? false;
  query.first_parent = d.boolean(merged.first_parent, "query/first_parent", faults) ?? false;
  query.order = d.string(merged.order, "query/order", faults) ?? "default";
  query.trailers = d.boolean(merged.trailers, "query/trailers", faults) ?? false;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/repository/commits */
export function decodeCreateCommit({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.branch = decoder1(merged.branch, "body/branch", faults) ?? faults.missingText("body/branch");
  body.commit_message = decoder1(merged.commit_message, "body/commit_message", faults) ?? faults.missingText("body/commit_message");
  body.actions = decoder2(merged.actions, "body/actions", faults) ?? faults.missing("body/actions");
  if ((v = d.string(merged.start_branch, "body/start_branch", faults)) !== undefined) body.start_branch = v;
  if ((v = d.string(merged.start_sha, "body/start_sha", faults)) !== undefined) body.start_sha = v;
  if ((v = d.integerOrString(merged.start_project, "body/start_project", faults)) !== undefined) body.start_project = v;
  body.force = d.boolean(merged.force, "body/force", faults) ?? false;
  if ((v = d.string(merged.author_name, "body/author_name", faults)) !== undefined) body.author_name = v;
  if ((v = d.string(merged.author_email, "body/author_email", faults)) !== undefined) body.author_email = v;
  body.stats = d.boolean(merged.stats, "body/stats", faults) ?? true;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/repository/commits/{sha} */
export function decodeGetCommit({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.sha = decoder1(path[1], "path/sha", faults) ?? faults.missingText("path/sha");
  query.stats = d.boolean(merged.stats, "query/stats", faults) ?? true;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/repository/commits/{sha}/cherry_pick */
export function decodeCherryPickCommit({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.sha = decoder1(path[1], "path/sha", faults) ?? faults.missingText("path/sha");
  body.branch = decoder1(merged.branch, "body/branch", faults) ?? faults.missingText("body/branch");
  body.dry_run = d.boolean(merged.dry_run, "body/dry_run", faults) ?? false;
  if ((v = d.string(merged.message, "body/message", faults)) !== undefined) body.message = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/repository/commits/{sha}/comments */
export function decodeListCommitComments({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.sha = decoder1(path[1], "path/sha", faults) ?? faults.missingText("path/sha");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/repository/commits/{sha}/comments */
export function decodeCreateCommitComment({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.sha = decoder1(path[1], "path/sha", faults) ?? faults.missingText("path/sha");
  body.note = decoder1(merged.note, "body/note", faults) ?? faults.missingText("body/note");
  if ((v = d.string(merged.path, "body/path", faults)) !== undefined) body.path = v;
  if ((v = d.integer(merged.line, "body/line", faults)) !== undefined) body.line = v;
  body.line_type = d.string(merged.line_type, "body/line_type", faults) ?? "new";
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/repository/commits/{sha}/diff */
export function decodeListCommitDiff({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.sha = decoder1(path[1], "path/sha", faults) ?? faults.missingText("path/sha");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/repository/commits/{sha}/merge_requests */
export function decodeListCommitMergeRequests({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.sha = decoder1(path[1], "path/sha", faults) ?? faults.missingText("path/sha");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/repository/commits/{sha}/refs */
export function decodeListCommitRefs({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.sha = decoder1(path[1], "path/sha", faults) ?? faults.missingText("path/sha");
  query.type = d.string(merged.type, "query/type", faults) ?? "all";
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/repository/commits/{sha}/revert */
export function decodeRevertCommit({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.sha = decoder1(path[1], "path/sha", faults) ?? faults.missingText("path/sha");
  body.branch = decoder1(merged.branch, "body/branch", faults) ?? faults.missingText("body/branch");
  body.dry_run = d.boolean(merged.dry_run, "body/dry_run", faults) ?? false;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/repository/commits/{sha}/signature */
export function decodeGetCommitSignature({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.sha = decoder1(path[1], "path/sha", faults) ?? faults.missingText("path/sha");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/repository/submodules/{submodule} */
export function decodeUpdateSubmodule({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.submodule = decoder1(path[1], "path/submodule", faults) ?? faults.missingText("path/submodule");
  body.branch = decoder1(merged.branch, "body/branch", faults) ?? faults.missingText("body/branch");
  body.commit_sha = d.string(merged.commit_sha, "body/commit_sha", faults) ?? faults.missing("body/commit_sha");
  if ((v = d.string(merged.commit_message, "body/commit_message", faults)) !== undefined) body.commit_message = v;
  return { params, query: {}, headers: {}, body };
}
