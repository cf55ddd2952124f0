// Generated from spec/domains/* /branches.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type Branch = components['schemas']['Branch'];
export type CreateBranch = components['schemas']['CreateBranch'];
export type ProtectBranchByName = components['schemas']['ProtectBranchByName'];

/** List branches: GET /projects/{id}/repository/branches */
export interface ListBranchesRequest {
  readonly params: ParametersOf<operations['listBranches'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listBranches'], 'query'>, 'sort' | 'page' | 'per_page'>;
}

export type ListBranchesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listBranches'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listBranches'], 400 | 401 | 403 | 404 | 405>;

/** Create a branch: POST /projects/{id}/repository/branches */
export interface CreateBranchRequest {
  readonly params: ParametersOf<operations['createBranch'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createBranch'], 'application/json'>>;
}

export type CreateBranchResponse = JsonResponse<operations['createBranch'], 201 | 400 | 401 | 403 | 404>;

/** Get a branch: GET /projects/{id}/repository/branches/{branch} */
export interface GetBranchRequest {
  readonly params: ParametersOf<operations['getBranch'], 'path'>;
}

export type GetBranchResponse = JsonResponse<operations['getBranch'], 200 | 400 | 401 | 403 | 404>;

/** Delete a branch: DELETE /projects/{id}/repository/branches/{branch} */
export interface DeleteBranchRequest {
  readonly params: ParametersOf<operations['deleteBranch'], 'path'>;
  readonly headers: ParametersOf<operations['deleteBranch'], 'header'>;
}

export type DeleteBranchResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteBranch'], 400 | 401 | 403 | 404 | 412>;

/** Protect a branch, in the old form: PUT /projects/{id}/repository/branches/{branch}/protect */
export interface ProtectBranchByNameRequest {
  readonly params: ParametersOf<operations['protectBranchByName'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['protectBranchByName'], 'application/json'>>;
}

export type ProtectBranchByNameResponse = JsonResponse<operations['protectBranchByName'], 200 | 400 | 401 | 403 | 404>;

/** Unprotect a branch, in the old form: PUT /projects/{id}/repository/branches/{branch}/unprotect */
export interface UnprotectBranchByNameRequest {
  readonly params: ParametersOf<operations['unprotectBranchByName'], 'path'>;
}

export type UnprotectBranchByNameResponse = JsonResponse<operations['unprotectBranchByName'], 200 | 400 | 401 | 403 | 404>;

/** Delete the merged branches: DELETE /projects/{id}/repository/merged_branches */
export interface DeleteMergedBranchesRequest {
  readonly params: ParametersOf<operations['deleteMergedBranches'], 'path'>;
}

export type DeleteMergedBranchesResponse = JsonResponse<operations['deleteMergedBranches'], 202 | 400 | 401 | 403 | 404>;
