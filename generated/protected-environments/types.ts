// Generated from spec/domains/* /protected-environments.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateProtectedEnvironment = components['schemas']['CreateProtectedEnvironment'];
export type DeployAccessLevel = components['schemas']['DeployAccessLevel'];
export type DeploymentApprovalRule = components['schemas']['DeploymentApprovalRule'];
export type ProtectedEnvironment = components['schemas']['ProtectedEnvironment'];
export type ProtectedEnvironmentApprovalGrant = components['schemas']['ProtectedEnvironmentApprovalGrant'];
export type ProtectedEnvironmentGrant = components['schemas']['ProtectedEnvironmentGrant'];
export type ProtectedEnvironmentInvalid = components['schemas']['ProtectedEnvironmentInvalid'];
export type ProtectedEnvironmentLevel = components['schemas']['ProtectedEnvironmentLevel'];

/** List the protected environments of a project: GET /projects/{id}/protected_environments */
export interface ListProtectedEnvironmentsRequest {
  readonly params: ParametersOf<operations['listProtectedEnvironments'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProtectedEnvironments'], 'query'>, 'page' | 'per_page'>;
}

export type ListProtectedEnvironmentsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProtectedEnvironments'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProtectedEnvironments'], 400 | 401 | 403 | 404>;

/** Protect an environment: POST /projects/{id}/protected_environments */
export interface CreateProtectedEnvironmentRequest {
  readonly params: ParametersOf<operations['createProtectedEnvironment'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createProtectedEnvironment'], 'application/json'>, 'required_approval_count'>;
}

export type CreateProtectedEnvironmentResponse = JsonResponse<operations['createProtectedEnvironment'], 201 | 400 | 401 | 403 | 404 | 409 | 422>;

/** Get a protected environment: GET /projects/{id}/protected_environments/{name} */
export interface GetProtectedEnvironmentRequest {
  readonly params: ParametersOf<operations['getProtectedEnvironment'], 'path'>;
}

export type GetProtectedEnvironmentResponse = JsonResponse<operations['getProtectedEnvironment'], 200 | 400 | 401 | 403 | 404>;

/** Unprotect an environment: DELETE /projects/{id}/protected_environments/{name} */
export interface DeleteProtectedEnvironmentRequest {
  readonly params: ParametersOf<operations['deleteProtectedEnvironment'], 'path'>;
  readonly headers: ParametersOf<operations['deleteProtectedEnvironment'], 'header'>;
}

export type DeleteProtectedEnvironmentResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteProtectedEnvironment'], 400 | 401 | 403 | 404 | 412>;
