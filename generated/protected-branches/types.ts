// Generated from spec/domains/* /protected-branches.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

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
  | JsonResponse<operations['listProtectedBranches'], 400 | 401 | 403 | 404>;

/** Protect a branch: POST /projects/{id}/protected_branches */
export interface ProtectBranchRequest {
  readonly params: ParametersOf<operations['protectBranch'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['protectBranch'], 'application/json'>, 'allow_force_push' | 'code_owner_approval_required'>;
}

export type ProtectBranchResponse = JsonResponse<operations['protectBranch'], 201 | 400 | 401 | 403 | 404 | 409 | 422>;

/** Get a protected branch: GET /projects/{id}/protected_branches/{name} */
export interface GetProtectedBranchRequest {
  readonly params: ParametersOf<operations['getProtectedBranch'], 'path'>;
}

export type GetProtectedBranchResponse = JsonResponse<operations['getProtectedBranch'], 200 | 400 | 401 | 403 | 404>;

/** Change a protected branch: PATCH /projects/{id}/protected_branches/{name} */
export interface UpdateProtectedBranchRequest {
  readonly params: ParametersOf<operations['updateProtectedBranch'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProtectedBranch'], 'application/json'>>;
}

export type UpdateProtectedBranchResponse = JsonResponse<operations['updateProtectedBranch'], 200 | 400 | 401 | 403 | 404>;

/** Unprotect a branch: DELETE /projects/{id}/protected_branches/{name} */
export interface UnprotectBranchRequest {
  readonly params: ParametersOf<operations['unprotectBranch'], 'path'>;
  readonly headers: ParametersOf<operations['unprotectBranch'], 'header'>;
}

export type UnprotectBranchResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['unprotectBranch'], 400 | 401 | 403 | 404 | 412>;
