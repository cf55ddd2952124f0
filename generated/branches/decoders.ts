// Generated from spec/domains/* /branches.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);

/** GET /projects/{id}/repository/branches */
export function decodeListBranches({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "name_asc";
  if ((v = d.string(merged.page_token, "query/page_token", faults)) !== undefined) query.page_token = v;
  if ((v = d.string(merged.pagination, "query/pagination", faults)) !== undefined) query.pagination = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/repository/branches */
export function decodeCreateBranch({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.branch = d.string(merged.branch, "body/branch", faults) ?? faults.missing("body/branch");
  body.ref = d.string(merged.ref, "body/ref", faults) ?? faults.missing("body/ref");
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/repository/branches/{branch} */
export function decodeGetBranch({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.branch = decoder1(path[1], "path/branch", faults) ?? faults.missingText("path/branch");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /projects/{id}/repository/branches/{branch} */
export function decodeDeleteBranch({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.branch = decoder1(path[1], "path/branch", faults) ?? faults.missingText("path/branch");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** PUT /projects/{id}/repository/branches/{branch}/protect */
export function decodeProtectBranchByName({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.branch = decoder1(path[1], "path/branch", faults) ?? faults.missingText("path/branch");
  if ((v = d.boolean(merged.developers_can_push, "body/developers_can_push", faults)) !== undefined) body.developers_can_push = v;
  if ((v = d.boolean(merged.developers_can_merge, "body/developers_can_merge", faults)) !== undefined) body.developers_can_merge = v;
  return { params, query: {}, headers: {}, body };
}

/** PUT /projects/{id}/repository/branches/{branch}/unprotect */
export function decodeUnprotectBranchByName({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.branch = decoder1(path[1], "path/branch", faults) ?? faults.missingText("path/branch");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /projects/{id}/repository/merged_branches */
export function decodeDeleteMergedBranches({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}
