// Generated from spec/resources/commits.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);
const decoder2 = d.array(d.object({ action: d.filled(d.string), file_path: d.string, previous_path: d.string, content: d.longText(78643200), encoding: d.string, last_commit_id: d.string, execute_filemode: d.boolean }), false, 10000);

/** GET /projects/{id}/repository/commits */
export function decodeListCommits({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  if ((v = d.string(merged.ref_name, "ref_name", faults)) !== undefined) query.ref_name = v;
  if ((v = d.dateTime(merged.since, "since", faults)) !== undefined) query.since = v;
  if ((v = d.dateTime(merged.until, "until", faults)) !== undefined) query.until = v;
  if ((v = d.string(merged.path, "path", faults)) !== undefined) query.path = v;
  if ((v = d.string(merged.author, "author", faults)) !== undefined) query.author = v;
  query.all = d.boolean(merged.all, "all", faults) ?? false;
  query.with_stats = d.boolean(merged.with_stats, "with_stats", faults) ?? false;
  query.first_parent = d.boolean(merged.first_parent, "first_parent", faults) ?? false;
  query.order = d.string(merged.order, "order", faults) ?? "default";
  query.trailers = d.boolean(merged.trailers, "trailers", faults) ?? false;
  query.page = d.integer(merged.page, "page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/repository/commits */
export function decodeCreateCommit({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  body.branch = decoder1(merged.branch, "branch", faults) ?? faults.missing("branch");
  body.commit_message = decoder1(merged.commit_message, "commit_message", faults) ?? faults.missing("commit_message");
  body.actions = decoder2(merged.actions, "actions", faults) ?? faults.missing("actions");
  if ((v = d.string(merged.start_branch, "start_branch", faults)) !== undefined) body.start_branch = v;
  if ((v = d.string(merged.start_sha, "start_sha", faults)) !== undefined) body.start_sha = v;
  if ((v = d.integerOrString(merged.start_project, "start_project", faults)) !== undefined) body.start_project = v;
  body.force = d.boolean(merged.force, "force", faults) ?? false;
  if ((v = d.string(merged.author_name, "author_name", faults)) !== undefined) body.author_name = v;
  if ((v = d.string(merged.author_email, "author_email", faults)) !== undefined) body.author_email = v;
  body.stats = d.boolean(merged.stats, "stats", faults) ?? true;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/repository/commits/{sha} */
export function decodeGetCommit({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.sha = decoder1(path[1], "sha", faults) ?? faults.missing("sha");
  query.stats = d.boolean(merged.stats, "stats", faults) ?? true;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/repository/commits/{sha}/cherry_pick */
export function decodeCherryPickCommit({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.sha = decoder1(path[1], "sha", faults) ?? faults.missing("sha");
  body.branch = decoder1(merged.branch, "branch", faults) ?? faults.missing("branch");
  body.dry_run = d.boolean(merged.dry_run, "dry_run", faults) ?? false;
  if ((v = d.string(merged.message, "message", faults)) !== undefined) body.message = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/repository/commits/{sha}/comments */
export function decodeListCommitComments({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.sha = decoder1(path[1], "sha", faults) ?? faults.missing("sha");
  query.page = d.integer(merged.page, "page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/repository/commits/{sha}/comments */
export function decodeCreateCommitComment({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.sha = decoder1(path[1], "sha", faults) ?? faults.missing("sha");
  body.note = decoder1(merged.note, "note", faults) ?? faults.missing("note");
  if ((v = d.string(merged.path, "path", faults)) !== undefined) body.path = v;
  if ((v = d.integer(merged.line, "line", faults)) !== undefined) body.line = v;
  body.line_type = d.string(merged.line_type, "line_type", faults) ?? "new";
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/repository/commits/{sha}/diff */
export function decodeListCommitDiff({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.sha = decoder1(path[1], "sha", faults) ?? faults.missing("sha");
  query.page = d.integer(merged.page, "page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/repository/commits/{sha}/merge_requests */
export function decodeListCommitMergeRequests({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.sha = decoder1(path[1], "sha", faults) ?? faults.missing("sha");
  query.page = d.integer(merged.page, "page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/repository/commits/{sha}/refs */
export function decodeListCommitRefs({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.sha = decoder1(path[1], "sha", faults) ?? faults.missing("sha");
  query.type = d.string(merged.type, "type", faults) ?? "all";
  query.page = d.integer(merged.page, "page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/repository/commits/{sha}/revert */
export function decodeRevertCommit({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.sha = decoder1(path[1], "sha", faults) ?? faults.missing("sha");
  body.branch = decoder1(merged.branch, "branch", faults) ?? faults.missing("branch");
  body.dry_run = d.boolean(merged.dry_run, "dry_run", faults) ?? false;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/repository/commits/{sha}/signature */
export function decodeGetCommitSignature({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.sha = decoder1(path[1], "sha", faults) ?? faults.missing("sha");
  return { params, query: {}, headers: {}, body: null };
}
