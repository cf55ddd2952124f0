// Generated from spec/resources/custom-attributes.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type SetCustomAttribute = components['schemas']['SetCustomAttribute'];

/** List the custom attributes of a group: GET /groups/{id}/custom_attributes */
export interface ListGroupCustomAttributesRequest {
  readonly params: ParametersOf<operations['listGroupCustomAttributes'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupCustomAttributes'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupCustomAttributesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupCustomAttributes'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listGroupCustomAttributes'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listGroupCustomAttributes'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listGroupCustomAttributes'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listGroupCustomAttributes'], 404>; readonly headers?: never }
  ;

/** Get a custom attribute of a group: GET /groups/{id}/custom_attributes/{key} */
export interface GetGroupCustomAttributeRequest {
  readonly params: ParametersOf<operations['getGroupCustomAttribute'], 'path'>;
}

export type GetGroupCustomAttributeResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getGroupCustomAttribute'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getGroupCustomAttribute'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getGroupCustomAttribute'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getGroupCustomAttribute'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getGroupCustomAttribute'], 404>; readonly headers?: never }
  ;

/** Set a custom attribute of a group: PUT /groups/{id}/custom_attributes/{key} */
export interface SetGroupCustomAttributeRequest {
  readonly params: ParametersOf<operations['setGroupCustomAttribute'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['setGroupCustomAttribute'], 'application/json'>>;
}

export type SetGroupCustomAttributeResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['setGroupCustomAttribute'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['setGroupCustomAttribute'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['setGroupCustomAttribute'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['setGroupCustomAttribute'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['setGroupCustomAttribute'], 404>; readonly headers?: never }
  ;

/** Remove a custom attribute of a group: DELETE /groups/{id}/custom_attributes/{key} */
export interface DeleteGroupCustomAttributeRequest {
  readonly params: ParametersOf<operations['deleteGroupCustomAttribute'], 'path'>;
}

export type DeleteGroupCustomAttributeResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteGroupCustomAttribute'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteGroupCustomAttribute'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteGroupCustomAttribute'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteGroupCustomAttribute'], 404>; readonly headers?: never }
  ;

/** List the custom attributes of a project: GET /projects/{id}/custom_attributes */
export interface ListProjectCustomAttributesRequest {
  readonly params: ParametersOf<operations['listProjectCustomAttributes'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectCustomAttributes'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectCustomAttributesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectCustomAttributes'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectCustomAttributes'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectCustomAttributes'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectCustomAttributes'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectCustomAttributes'], 404>; readonly headers?: never }
  ;

/** Get a custom attribute of a project: GET /projects/{id}/custom_attributes/{key} */
export interface GetProjectCustomAttributeRequest {
  readonly params: ParametersOf<operations['getProjectCustomAttribute'], 'path'>;
}

export type GetProjectCustomAttributeResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getProjectCustomAttribute'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getProjectCustomAttribute'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProjectCustomAttribute'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProjectCustomAttribute'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProjectCustomAttribute'], 404>; readonly headers?: never }
  ;

/** Set a custom attribute of a project: PUT /projects/{id}/custom_attributes/{key} */
export interface SetProjectCustomAttributeRequest {
  readonly params: ParametersOf<operations['setProjectCustomAttribute'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['setProjectCustomAttribute'], 'application/json'>>;
}

export type SetProjectCustomAttributeResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['setProjectCustomAttribute'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['setProjectCustomAttribute'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['setProjectCustomAttribute'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['setProjectCustomAttribute'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['setProjectCustomAttribute'], 404>; readonly headers?: never }
  ;

/** Remove a custom attribute of a project: DELETE /projects/{id}/custom_attributes/{key} */
export interface DeleteProjectCustomAttributeRequest {
  readonly params: ParametersOf<operations['deleteProjectCustomAttribute'], 'path'>;
}

export type DeleteProjectCustomAttributeResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteProjectCustomAttribute'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteProjectCustomAttribute'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteProjectCustomAttribute'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteProjectCustomAttribute'], 404>; readonly headers?: never }
  ;

/** List the custom attributes of a user: GET /users/{id}/custom_attributes */
export interface ListUserCustomAttributesRequest {
  readonly params: ParametersOf<operations['listUserCustomAttributes'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listUserCustomAttributes'], 'query'>, 'page' | 'per_page'>;
}

export type ListUserCustomAttributesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listUserCustomAttributes'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listUserCustomAttributes'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listUserCustomAttributes'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listUserCustomAttributes'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listUserCustomAttributes'], 404>; readonly headers?: never }
  ;

/** Get a custom attribute of a user: GET /users/{id}/custom_attributes/{key} */
export interface GetUserCustomAttributeRequest {
  readonly params: ParametersOf<operations['getUserCustomAttribute'], 'path'>;
}

export type GetUserCustomAttributeResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getUserCustomAttribute'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getUserCustomAttribute'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getUserCustomAttribute'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getUserCustomAttribute'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getUserCustomAttribute'], 404>; readonly headers?: never }
  ;

/** Set a custom attribute of a user: PUT /users/{id}/custom_attributes/{key} */
export interface SetUserCustomAttributeRequest {
  readonly params: ParametersOf<operations['setUserCustomAttribute'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['setUserCustomAttribute'], 'application/json'>>;
}

export type SetUserCustomAttributeResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['setUserCustomAttribute'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['setUserCustomAttribute'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['setUserCustomAttribute'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['setUserCustomAttribute'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['setUserCustomAttribute'], 404>; readonly headers?: never }
  ;

/** Remove a custom attribute of a user: DELETE /users/{id}/custom_attributes/{key} */
export interface DeleteUserCustomAttributeRequest {
  readonly params: ParametersOf<operations['deleteUserCustomAttribute'], 'path'>;
}

export type DeleteUserCustomAttributeResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteUserCustomAttribute'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteUserCustomAttribute'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteUserCustomAttribute'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteUserCustomAttribute'], 404>; readonly headers?: never }
  ;
