// Generated from spec/domains/* /variables.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CiVariable = components['schemas']['CiVariable'];
export type CreateInstanceVariable = components['schemas']['CreateInstanceVariable'];
export type CreateVariable = components['schemas']['CreateVariable'];
export type InstanceVariable = components['schemas']['InstanceVariable'];
export type UpdateInstanceVariable = components['schemas']['UpdateInstanceVariable'];
export type UpdateVariable = components['schemas']['UpdateVariable'];

/** List the variables of the instance: GET /admin/ci/variables */
export interface ListInstanceVariablesRequest {
  readonly query: Defaulted<ParametersOf<operations['listInstanceVariables'], 'query'>, 'page' | 'per_page'>;
}

export type ListInstanceVariablesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listInstanceVariables'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listInstanceVariables'], 400 | 401 | 403>;

/** Create a variable of the instance: POST /admin/ci/variables */
export interface CreateInstanceVariableRequest {
  readonly body: Defaulted<BodyOf<operations['createInstanceVariable'], 'application/json'>>;
}

export type CreateInstanceVariableResponse = JsonResponse<operations['createInstanceVariable'], 201 | 400 | 401 | 403>;

/** Get a variable of the instance: GET /admin/ci/variables/{key} */
export interface GetInstanceVariableRequest {
  readonly params: ParametersOf<operations['getInstanceVariable'], 'path'>;
}

export type GetInstanceVariableResponse = JsonResponse<operations['getInstanceVariable'], 200 | 400 | 401 | 403 | 404>;

/** Change a variable of the instance: PUT /admin/ci/variables/{key} */
export interface UpdateInstanceVariableRequest {
  readonly params: ParametersOf<operations['updateInstanceVariable'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateInstanceVariable'], 'application/json'>>;
}

export type UpdateInstanceVariableResponse = JsonResponse<operations['updateInstanceVariable'], 200 | 400 | 401 | 403 | 404>;

/** Delete a variable of the instance: DELETE /admin/ci/variables/{key} */
export interface DeleteInstanceVariableRequest {
  readonly params: ParametersOf<operations['deleteInstanceVariable'], 'path'>;
  readonly headers: ParametersOf<operations['deleteInstanceVariable'], 'header'>;
}

export type DeleteInstanceVariableResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteInstanceVariable'], 400 | 401 | 403 | 404 | 412>;

/** List the variables of a group: GET /groups/{id}/variables */
export interface ListGroupVariablesRequest {
  readonly params: ParametersOf<operations['listGroupVariables'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupVariables'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupVariablesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupVariables'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroupVariables'], 400 | 401 | 403 | 404>;

/** Create a variable of a group: POST /groups/{id}/variables */
export interface CreateGroupVariableRequest {
  readonly params: ParametersOf<operations['createGroupVariable'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createGroupVariable'], 'application/json'>>;
}

export type CreateGroupVariableResponse = JsonResponse<operations['createGroupVariable'], 201 | 400 | 401 | 403 | 404>;

/** Get a variable of a group: GET /groups/{id}/variables/{key} */
export interface GetGroupVariableRequest {
  readonly params: ParametersOf<operations['getGroupVariable'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getGroupVariable'], 'query'>>;
}

export type GetGroupVariableResponse = JsonResponse<operations['getGroupVariable'], 200 | 400 | 401 | 403 | 404 | 409>;

/** Change a variable of a group: PUT /groups/{id}/variables/{key} */
export interface UpdateGroupVariableRequest {
  readonly params: ParametersOf<operations['updateGroupVariable'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateGroupVariable'], 'application/json'>>;
}

export type UpdateGroupVariableResponse = JsonResponse<operations['updateGroupVariable'], 200 | 400 | 401 | 403 | 404 | 409>;

/** Delete a variable of a group: DELETE /groups/{id}/variables/{key} */
export interface DeleteGroupVariableRequest {
  readonly params: ParametersOf<operations['deleteGroupVariable'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['deleteGroupVariable'], 'query'>>;
  readonly headers: ParametersOf<operations['deleteGroupVariable'], 'header'>;
}

export type DeleteGroupVariableResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteGroupVariable'], 400 | 401 | 403 | 404 | 409 | 412>;

/** List the variables of a project: GET /projects/{id}/variables */
export interface ListProjectVariablesRequest {
  readonly params: ParametersOf<operations['listProjectVariables'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectVariables'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectVariablesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectVariables'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectVariables'], 400 | 401 | 403 | 404>;

/** Create a variable of a project: POST /projects/{id}/variables */
export interface CreateProjectVariableRequest {
  readonly params: ParametersOf<operations['createProjectVariable'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createProjectVariable'], 'application/json'>>;
}

export type CreateProjectVariableResponse = JsonResponse<operations['createProjectVariable'], 201 | 400 | 401 | 403 | 404>;

/** Get a variable of a project: GET /projects/{id}/variables/{key} */
export interface GetProjectVariableRequest {
  readonly params: ParametersOf<operations['getProjectVariable'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getProjectVariable'], 'query'>>;
}

export type GetProjectVariableResponse = JsonResponse<operations['getProjectVariable'], 200 | 400 | 401 | 403 | 404 | 409>;

/** Change a variable of a project: PUT /projects/{id}/variables/{key} */
export interface UpdateProjectVariableRequest {
  readonly params: ParametersOf<operations['updateProjectVariable'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectVariable'], 'application/json'>>;
}

export type UpdateProjectVariableResponse = JsonResponse<operations['updateProjectVariable'], 200 | 400 | 401 | 403 | 404 | 409>;

/** Delete a variable of a project: DELETE /projects/{id}/variables/{key} */
export interface DeleteProjectVariableRequest {
  readonly params: ParametersOf<operations['deleteProjectVariable'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['deleteProjectVariable'], 'query'>>;
  readonly headers: ParametersOf<operations['deleteProjectVariable'], 'header'>;
}

export type DeleteProjectVariableResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteProjectVariable'], 400 | 401 | 403 | 404 | 409 | 412>;
