// Generated from spec/resources/commits.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.object({ action: d.string, file_path: d.string, previous_path: d.string, content: d.longText(78643200), encoding: d.string, last_commit_id: d.string, execute_filemode: d.boolean }), false, 10000);

/** GET /projects/{id}/repository/commits */
export function decodeListCommits({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.ref_name, "ref_name", faults)) !== undefined) query.ref_name = v;
  if ((v = d.dateTime(merged.since, "since", faults)) !== undefined) query.since = v;
  if ((v = d.dateTime(merged.until, "until", faults)) !== undefined) query.until = v;
  if ((v = d.string(merged.path, "path", faults)) !== undefined) query.path = v;
  if ((v = d.string(merged.author, "author", faults)) !== undefined) query.author = v;
  if ((v = d.boolean(merged.all, "all", faults)) !== undefined) query.all = v;
  else if (!faults.has("all")) query.all = false;
  if ((v = d.boolean(merged.with_stats, "with_stats", faults)) !== undefined) query.with_stats = v;
  else if (!faults.has("with_stats")) query.with_stats = false;
  if ((v = d.boolean(merged.first_parent, "first_parent", faults)) !== undefined) query.first_parent = v;
  else if (!faults.has("first_parent")) query.first_parent = false;
  if ((v = d.string(merged.order, "order", faults)) !== undefined) query.order = v;
  else if (!faults.has("order")) query.order = "default";
  if ((v = d.boolean(merged.trailers, "trailers", faults)) !== undefined) query.trailers = v;
  else if (!faults.has("trailers")) query.trailers = false;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/repository/commits */
export function decodeCreateCommit({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.branch, "branch", faults)) !== undefined) body.branch = v;
  else if (!faults.has("branch")) faults.add("branch", 'is missing');
  if ((v = d.string(merged.commit_message, "commit_message", faults)) !== undefined) body.commit_message = v;
  else if (!faults.has("commit_message")) faults.add("commit_message", 'is missing');
  if ((v = decoder1(merged.actions, "actions", faults)) !== undefined) body.actions = v;
  else if (!faults.has("actions")) faults.add("actions", 'is missing');
  if ((v = d.string(merged.start_branch, "start_branch", faults)) !== undefined) body.start_branch = v;
  if ((v = d.string(merged.start_sha, "start_sha", faults)) !== undefined) body.start_sha = v;
  if ((v = d.integerOrString(merged.start_project, "start_project", faults)) !== undefined) body.start_project = v;
  if ((v = d.boolean(merged.force, "force", faults)) !== undefined) body.force = v;
  else if (!faults.has("force")) body.force = false;
  if ((v = d.string(merged.author_name, "author_name", faults)) !== undefined) body.author_name = v;
  if ((v = d.string(merged.author_email, "author_email", faults)) !== undefined) body.author_email = v;
  if ((v = d.boolean(merged.stats, "stats", faults)) !== undefined) body.stats = v;
  else if (!faults.has("stats")) body.stats = true;
  return { params, query, headers, body };
}

/** GET /projects/{id}/repository/commits/{sha} */
export function decodeGetCommit({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "sha", faults)) !== undefined) params.sha = v;
  else if (!faults.has("sha")) faults.add("sha", 'is missing');
  if ((v = d.boolean(merged.stats, "stats", faults)) !== undefined) query.stats = v;
  else if (!faults.has("stats")) query.stats = true;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/repository/commits/{sha}/cherry_pick */
export function decodeCherryPickCommit({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "sha", faults)) !== undefined) params.sha = v;
  else if (!faults.has("sha")) faults.add("sha", 'is missing');
  if ((v = d.string(merged.branch, "branch", faults)) !== undefined) body.branch = v;
  else if (!faults.has("branch")) faults.add("branch", 'is missing');
  if ((v = d.boolean(merged.dry_run, "dry_run", faults)) !== undefined) body.dry_run = v;
  else if (!faults.has("dry_run")) body.dry_run = false;
  if ((v = d.string(merged.message, "message", faults)) !== undefined) body.message = v;
  return { params, query, headers, body };
}

/** GET /projects/{id}/repository/commits/{sha}/comments */
export function decodeListCommitComments({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "sha", faults)) !== undefined) params.sha = v;
  else if (!faults.has("sha")) faults.add("sha", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/repository/commits/{sha}/comments */
export function decodeCreateCommitComment({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "sha", faults)) !== undefined) params.sha = v;
  else if (!faults.has("sha")) faults.add("sha", 'is missing');
  if ((v = d.string(merged.note, "note", faults)) !== undefined) body.note = v;
  else if (!faults.has("note")) faults.add("note", 'is missing');
  if ((v = d.string(merged.path, "path", faults)) !== undefined) body.path = v;
  if ((v = d.integer(merged.line, "line", faults)) !== undefined) body.line = v;
  if ((v = d.string(merged.line_type, "line_type", faults)) !== undefined) body.line_type = v;
  else if (!faults.has("line_type")) body.line_type = "new";
  return { params, query, headers, body };
}

/** GET /projects/{id}/repository/commits/{sha}/diff */
export function decodeListCommitDiff({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "sha", faults)) !== undefined) params.sha = v;
  else if (!faults.has("sha")) faults.add("sha", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/repository/commits/{sha}/merge_requests */
export function decodeListCommitMergeRequests({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "sha", faults)) !== undefined) params.sha = v;
  else if (!faults.has("sha")) faults.add("sha", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/repository/commits/{sha}/refs */
export function decodeListCommitRefs({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "sha", faults)) !== undefined) params.sha = v;
  else if (!faults.has("sha")) faults.add("sha", 'is missing');
  if ((v = d.string(merged.type, "type", faults)) !== undefined) query.type = v;
  else if (!faults.has("type")) query.type = "all";
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/repository/commits/{sha}/revert */
export function decodeRevertCommit({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "sha", faults)) !== undefined) params.sha = v;
  else if (!faults.has("sha")) faults.add("sha", 'is missing');
  if ((v = d.string(merged.branch, "branch", faults)) !== undefined) body.branch = v;
  else if (!faults.has("branch")) faults.add("branch", 'is missing');
  if ((v = d.boolean(merged.dry_run, "dry_run", faults)) !== undefined) body.dry_run = v;
  else if (!faults.has("dry_run")) body.dry_run = false;
  return { params, query, headers, body };
}

/** GET /projects/{id}/repository/commits/{sha}/signature */
export function decodeGetCommitSignature({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "sha", faults)) !== undefined) params.sha = v;
  else if (!faults.has("sha")) faults.add("sha", 'is missing');
  return { params, query, headers, body: null };
}
