// Generated from spec/resources/protected-branches.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type ProtectBranch = components['schemas']['ProtectBranch'];
export type ProtectedBranch = components['schemas']['ProtectedBranch'];
export type ProtectedRefAccess = components['schemas']['ProtectedRefAccess'];
export type ProtectedRefAccessChoice = components['schemas']['ProtectedRefAccessChoice'];
export type ProtectedRefAccessLevel = components['schemas']['ProtectedRefAccessLevel'];
export type ProtectionErrors = components['schemas']['ProtectionErrors'];
export type UpdateProtectedBranch = components['schemas']['UpdateProtectedBranch'];

/** List protected branches: GET /projects/{id}/protected_branches */
export interface ListProtectedBranchesRequest {
  readonly params: ParametersOf<operations['listProtectedBranches'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProtectedBranches'], 'query'>, 'page' | 'per_page'>;
}

export type ListProtectedBranchesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProtectedBranches'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProtectedBranches'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProtectedBranches'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProtectedBranches'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProtectedBranches'], 404>; readonly headers?: never }
  ;

/** Protect a branch: POST /projects/{id}/protected_branches */
export interface ProtectBranchRequest {
  readonly params: ParametersOf<operations['protectBranch'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['protectBranch'], 'application/json'>, 'allow_force_push' | 'code_owner_approval_required'>;
}

export type ProtectBranchResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['protectBranch'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['protectBranch'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['protectBranch'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['protectBranch'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['protectBranch'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['protectBranch'], 409>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['protectBranch'], 422>; readonly headers?: never }
  ;

/** Get a protected branch: GET /projects/{id}/protected_branches/{name} */
export interface GetProtectedBranchRequest {
  readonly params: ParametersOf<operations['getProtectedBranch'], 'path'>;
}

export type GetProtectedBranchResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getProtectedBranch'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getProtectedBranch'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProtectedBranch'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProtectedBranch'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProtectedBranch'], 404>; readonly headers?: never }
  ;

/** Change a protected branch: PATCH /projects/{id}/protected_branches/{name} */
export interface UpdateProtectedBranchRequest {
  readonly params: ParametersOf<operations['updateProtectedBranch'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProtectedBranch'], 'application/json'>>;
}

export type UpdateProtectedBranchResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateProtectedBranch'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateProtectedBranch'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateProtectedBranch'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateProtectedBranch'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateProtectedBranch'], 404>; readonly headers?: never }
  ;

/** Unprotect a branch: DELETE /projects/{id}/protected_branches/{name} */
export interface UnprotectBranchRequest {
  readonly params: ParametersOf<operations['unprotectBranch'], 'path'>;
}

export type UnprotectBranchResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['unprotectBranch'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['unprotectBranch'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['unprotectBranch'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['unprotectBranch'], 404>; readonly headers?: never }
  ;
