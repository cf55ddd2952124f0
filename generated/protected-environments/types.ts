// Generated from spec/resources/protected-environments.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

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
  | { readonly status: 400; readonly body: JsonOf<operations['listProtectedEnvironments'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProtectedEnvironments'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProtectedEnvironments'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProtectedEnvironments'], 404>; readonly headers?: never }
  ;

/** Protect an environment: POST /projects/{id}/protected_environments */
export interface CreateProtectedEnvironmentRequest {
  readonly params: ParametersOf<operations['createProtectedEnvironment'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createProtectedEnvironment'], 'application/json'>, 'required_approval_count'>;
}

export type CreateProtectedEnvironmentResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createProtectedEnvironment'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createProtectedEnvironment'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createProtectedEnvironment'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createProtectedEnvironment'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createProtectedEnvironment'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['createProtectedEnvironment'], 409>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['createProtectedEnvironment'], 422>; readonly headers?: never }
  ;

/** Get a protected environment: GET /projects/{id}/protected_environments/{name} */
export interface GetProtectedEnvironmentRequest {
  readonly params: ParametersOf<operations['getProtectedEnvironment'], 'path'>;
}

export type GetProtectedEnvironmentResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getProtectedEnvironment'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getProtectedEnvironment'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProtectedEnvironment'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProtectedEnvironment'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProtectedEnvironment'], 404>; readonly headers?: never }
  ;

/** Unprotect an environment: DELETE /projects/{id}/protected_environments/{name} */
export interface DeleteProtectedEnvironmentRequest {
  readonly params: ParametersOf<operations['deleteProtectedEnvironment'], 'path'>;
  readonly headers: ParametersOf<operations['deleteProtectedEnvironment'], 'header'>;
}

export type DeleteProtectedEnvironmentResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteProtectedEnvironment'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteProtectedEnvironment'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteProtectedEnvironment'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteProtectedEnvironment'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteProtectedEnvironment'], 412>; readonly headers?: never }
  ;
