// Generated from spec/domains/* /custom-attributes.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type SetCustomAttribute = components['schemas']['SetCustomAttribute'];

/** List the custom attributes of a group: GET /groups/{id}/custom_attributes */
export interface ListGroupCustomAttributesRequest {
  readonly params: ParametersOf<operations['listGroupCustomAttributes'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupCustomAttributes'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupCustomAttributesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupCustomAttributes'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroupCustomAttributes'], 400 | 401 | 403 | 404>;

/** Get a custom attribute of a group: GET /groups/{id}/custom_attributes/{key} */
export interface GetGroupCustomAttributeRequest {
  readonly params: ParametersOf<operations['getGroupCustomAttribute'], 'path'>;
}

export type GetGroupCustomAttributeResponse = JsonResponse<operations['getGroupCustomAttribute'], 200 | 400 | 401 | 403 | 404>;

/** Set a custom attribute of a group: PUT /groups/{id}/custom_attributes/{key} */
export interface SetGroupCustomAttributeRequest {
  readonly params: ParametersOf<operations['setGroupCustomAttribute'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['setGroupCustomAttribute'], 'application/json'>>;
}

export type SetGroupCustomAttributeResponse = JsonResponse<operations['setGroupCustomAttribute'], 200 | 400 | 401 | 403 | 404>;

/** Remove a custom attribute of a group: DELETE /groups/{id}/custom_attributes/{key} */
export interface DeleteGroupCustomAttributeRequest {
  readonly params: ParametersOf<operations['deleteGroupCustomAttribute'], 'path'>;
}

export type DeleteGroupCustomAttributeResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteGroupCustomAttribute'], 400 | 401 | 403 | 404>;

/** List the custom attributes of a project: GET /projects/{id}/custom_attributes */
export interface ListProjectCustomAttributesRequest {
  readonly params: ParametersOf<operations['listProjectCustomAttributes'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectCustomAttributes'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectCustomAttributesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectCustomAttributes'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectCustomAttributes'], 400 | 401 | 403 | 404>;

/** Get a custom attribute of a project: GET /projects/{id}/custom_attributes/{key} */
export interface GetProjectCustomAttributeRequest {
  readonly params: ParametersOf<operations['getProjectCustomAttribute'], 'path'>;
}

export type GetProjectCustomAttributeResponse = JsonResponse<operations['getProjectCustomAttribute'], 200 | 400 | 401 | 403 | 404>;

/** Set a custom attribute of a project: PUT /projects/{id}/custom_attributes/{key} */
export interface SetProjectCustomAttributeRequest {
  readonly params: ParametersOf<operations['setProjectCustomAttribute'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['setProjectCustomAttribute'], 'application/json'>>;
}

export type SetProjectCustomAttributeResponse = JsonResponse<operations['setProjectCustomAttribute'], 200 | 400 | 401 | 403 | 404>;

/** Remove a custom attribute of a project: DELETE /projects/{id}/custom_attributes/{key} */
export interface DeleteProjectCustomAttributeRequest {
  readonly params: ParametersOf<operations['deleteProjectCustomAttribute'], 'path'>;
}

export type DeleteProjectCustomAttributeResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteProjectCustomAttribute'], 400 | 401 | 403 | 404>;

/** List the custom attributes of a user: GET /users/{id}/custom_attributes */
export interface ListUserCustomAttributesRequest {
  readonly params: ParametersOf<operations['listUserCustomAttributes'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listUserCustomAttributes'], 'query'>, 'page' | 'per_page'>;
}

export type ListUserCustomAttributesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listUserCustomAttributes'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listUserCustomAttributes'], 400 | 401 | 403 | 404>;

/** Get a custom attribute of a user: GET /users/{id}/custom_attributes/{key} */
export interface GetUserCustomAttributeRequest {
  readonly params: ParametersOf<operations['getUserCustomAttribute'], 'path'>;
}

export type GetUserCustomAttributeResponse = JsonResponse<operations['getUserCustomAttribute'], 200 | 400 | 401 | 403 | 404>;

/** Set a custom attribute of a user: PUT /users/{id}/custom_attributes/{key} */
export interface SetUserCustomAttributeRequest {
  readonly params: ParametersOf<operations['setUserCustomAttribute'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['setUserCustomAttribute'], 'application/json'>>;
}

export type SetUserCustomAttributeResponse = JsonResponse<operations['setUserCustomAttribute'], 200 | 400 | 401 | 403 | 404>;

/** Remove a custom attribute of a user: DELETE /users/{id}/custom_attributes/{key} */
export interface DeleteUserCustomAttributeRequest {
  readonly params: ParametersOf<operations['deleteUserCustomAttribute'], 'path'>;
}

export type DeleteUserCustomAttributeResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteUserCustomAttribute'], 400 | 401 | 403 | 404>;
