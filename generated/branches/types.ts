// Generated from spec/resources/branches.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

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
  | { readonly status: 400; readonly body: JsonOf<operations['listBranches'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listBranches'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listBranches'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listBranches'], 404>; readonly headers?: never }
  | { readonly status: 405; readonly body: JsonOf<operations['listBranches'], 405>; readonly headers?: never }
  ;

/** Create a branch: POST /projects/{id}/repository/branches */
export interface CreateBranchRequest {
  readonly params: ParametersOf<operations['createBranch'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createBranch'], 'application/json'>>;
}

export type CreateBranchResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createBranch'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createBranch'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createBranch'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createBranch'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createBranch'], 404>; readonly headers?: never }
  ;

/** Get a branch: GET /projects/{id}/repository/branches/{branch} */
export interface GetBranchRequest {
  readonly params: ParametersOf<operations['getBranch'], 'path'>;
}

export type GetBranchResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getBranch'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getBranch'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getBranch'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getBranch'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getBranch'], 404>; readonly headers?: never }
  ;

/** Delete a branch: DELETE /projects/{id}/repository/branches/{branch} */
export interface DeleteBranchRequest {
  readonly params: ParametersOf<operations['deleteBranch'], 'path'>;
  readonly headers: ParametersOf<operations['deleteBranch'], 'header'>;
}

export type DeleteBranchResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteBranch'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteBranch'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteBranch'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteBranch'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteBranch'], 412>; readonly headers?: never }
  ;

/** Protect a branch, in the old form: PUT /projects/{id}/repository/branches/{branch}/protect */
export interface ProtectBranchByNameRequest {
  readonly params: ParametersOf<operations['protectBranchByName'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['protectBranchByName'], 'application/json'>>;
}

export type ProtectBranchByNameResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['protectBranchByName'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['protectBranchByName'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['protectBranchByName'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['protectBranchByName'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['protectBranchByName'], 404>; readonly headers?: never }
  ;

/** Unprotect a branch, in the old form: PUT /projects/{id}/repository/branches/{branch}/unprotect */
export interface UnprotectBranchByNameRequest {
  readonly params: ParametersOf<operations['unprotectBranchByName'], 'path'>;
}

export type UnprotectBranchByNameResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['unprotectBranchByName'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['unprotectBranchByName'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['unprotectBranchByName'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['unprotectBranchByName'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['unprotectBranchByName'], 404>; readonly headers?: never }
  ;

/** Delete the merged branches: DELETE /projects/{id}/repository/merged_branches */
export interface DeleteMergedBranchesRequest {
  readonly params: ParametersOf<operations['deleteMergedBranches'], 'path'>;
}

export type DeleteMergedBranchesResponse =
  | { readonly status: 202; readonly body: JsonOf<operations['deleteMergedBranches'], 202>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteMergedBranches'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteMergedBranches'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteMergedBranches'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteMergedBranches'], 404>; readonly headers?: never }
  ;
