// Generated from spec/resources/users.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type AdministratorUser = components['schemas']['AdministratorUser'];
export type AdministratorUserDetail = components['schemas']['AdministratorUserDetail'];
export type CreateUser = components['schemas']['CreateUser'];
export type CurrentUser = components['schemas']['CurrentUser'];
export type Identity = components['schemas']['Identity'];
export type User = components['schemas']['User'];
export type UserCustomAttribute = components['schemas']['UserCustomAttribute'];

/** Get the calling user: GET /user */
export interface GetCurrentUserRequest {
}

export type GetCurrentUserResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getCurrentUser'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getCurrentUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getCurrentUser'], 403>; readonly headers?: never }
  ;

/** List users: GET /users */
export interface ListUsersRequest {
  readonly query: Defaulted<ParametersOf<operations['listUsers'], 'query'>, 'order_by' | 'sort' | 'without_projects' | 'admins' | 'with_custom_attributes' | 'page' | 'per_page'>;
}

export type ListUsersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listUsers'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listUsers'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listUsers'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listUsers'], 403>; readonly headers?: never }
  ;

/** Create a user: POST /users */
export interface CreateUserRequest {
  readonly body: Defaulted<BodyOf<operations['createUser'], 'application/json'>, 'private_profile'>;
}

export type CreateUserResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createUser'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createUser'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createUser'], 403>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['createUser'], 409>; readonly headers?: never }
  ;

/** Get a user: GET /users/{id} */
export interface GetUserRequest {
  readonly params: ParametersOf<operations['getUser'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getUser'], 'query'>, 'with_custom_attributes'>;
}

export type GetUserResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getUser'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getUser'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getUser'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getUser'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['getUser'], 429>; readonly headers?: never }
  ;
