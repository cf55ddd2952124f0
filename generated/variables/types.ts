// Generated from spec/resources/variables.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

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
  | { readonly status: 400; readonly body: JsonOf<operations['listInstanceVariables'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listInstanceVariables'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listInstanceVariables'], 403>; readonly headers?: never }
  ;

/** Create a variable of the instance: POST /admin/ci/variables */
export interface CreateInstanceVariableRequest {
  readonly body: Defaulted<BodyOf<operations['createInstanceVariable'], 'application/json'>>;
}

export type CreateInstanceVariableResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createInstanceVariable'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createInstanceVariable'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createInstanceVariable'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createInstanceVariable'], 403>; readonly headers?: never }
  ;

/** Get a variable of the instance: GET /admin/ci/variables/{key} */
export interface GetInstanceVariableRequest {
  readonly params: ParametersOf<operations['getInstanceVariable'], 'path'>;
}

export type GetInstanceVariableResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getInstanceVariable'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getInstanceVariable'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getInstanceVariable'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getInstanceVariable'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getInstanceVariable'], 404>; readonly headers?: never }
  ;

/** Change a variable of the instance: PUT /admin/ci/variables/{key} */
export interface UpdateInstanceVariableRequest {
  readonly params: ParametersOf<operations['updateInstanceVariable'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateInstanceVariable'], 'application/json'>>;
}

export type UpdateInstanceVariableResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateInstanceVariable'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateInstanceVariable'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateInstanceVariable'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateInstanceVariable'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateInstanceVariable'], 404>; readonly headers?: never }
  ;

/** Delete a variable of the instance: DELETE /admin/ci/variables/{key} */
export interface DeleteInstanceVariableRequest {
  readonly params: ParametersOf<operations['deleteInstanceVariable'], 'path'>;
}

export type DeleteInstanceVariableResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteInstanceVariable'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteInstanceVariable'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteInstanceVariable'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteInstanceVariable'], 404>; readonly headers?: never }
  ;

/** List the variables of a group: GET /groups/{id}/variables */
export interface ListGroupVariablesRequest {
  readonly params: ParametersOf<operations['listGroupVariables'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupVariables'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupVariablesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupVariables'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listGroupVariables'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listGroupVariables'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listGroupVariables'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listGroupVariables'], 404>; readonly headers?: never }
  ;

/** Create a variable of a group: POST /groups/{id}/variables */
export interface CreateGroupVariableRequest {
  readonly params: ParametersOf<operations['createGroupVariable'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createGroupVariable'], 'application/json'>>;
}

export type CreateGroupVariableResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createGroupVariable'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createGroupVariable'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createGroupVariable'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createGroupVariable'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createGroupVariable'], 404>; readonly headers?: never }
  ;

/** Get a variable of a group: GET /groups/{id}/variables/{key} */
export interface GetGroupVariableRequest {
  readonly params: ParametersOf<operations['getGroupVariable'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getGroupVariable'], 'query'>>;
}

export type GetGroupVariableResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getGroupVariable'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getGroupVariable'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getGroupVariable'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getGroupVariable'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getGroupVariable'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['getGroupVariable'], 409>; readonly headers?: never }
  ;

/** Change a variable of a group: PUT /groups/{id}/variables/{key} */
export interface UpdateGroupVariableRequest {
  readonly params: ParametersOf<operations['updateGroupVariable'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateGroupVariable'], 'application/json'>>;
}

export type UpdateGroupVariableResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateGroupVariable'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateGroupVariable'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateGroupVariable'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateGroupVariable'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateGroupVariable'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['updateGroupVariable'], 409>; readonly headers?: never }
  ;

/** Delete a variable of a group: DELETE /groups/{id}/variables/{key} */
export interface DeleteGroupVariableRequest {
  readonly params: ParametersOf<operations['deleteGroupVariable'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['deleteGroupVariable'], 'query'>>;
}

export type DeleteGroupVariableResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteGroupVariable'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteGroupVariable'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteGroupVariable'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteGroupVariable'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['deleteGroupVariable'], 409>; readonly headers?: never }
  ;

/** List the variables of a project: GET /projects/{id}/variables */
export interface ListProjectVariablesRequest {
  readonly params: ParametersOf<operations['listProjectVariables'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectVariables'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectVariablesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectVariables'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectVariables'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectVariables'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectVariables'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectVariables'], 404>; readonly headers?: never }
  ;

/** Create a variable of a project: POST /projects/{id}/variables */
export interface CreateProjectVariableRequest {
  readonly params: ParametersOf<operations['createProjectVariable'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createProjectVariable'], 'application/json'>>;
}

export type CreateProjectVariableResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createProjectVariable'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createProjectVariable'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createProjectVariable'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createProjectVariable'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createProjectVariable'], 404>; readonly headers?: never }
  ;

/** Get a variable of a project: GET /projects/{id}/variables/{key} */
export interface GetProjectVariableRequest {
  readonly params: ParametersOf<operations['getProjectVariable'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getProjectVariable'], 'query'>>;
}

export type GetProjectVariableResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getProjectVariable'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getProjectVariable'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProjectVariable'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProjectVariable'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProjectVariable'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['getProjectVariable'], 409>; readonly headers?: never }
  ;

/** Change a variable of a project: PUT /projects/{id}/variables/{key} */
export interface UpdateProjectVariableRequest {
  readonly params: ParametersOf<operations['updateProjectVariable'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectVariable'], 'application/json'>>;
}

export type UpdateProjectVariableResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateProjectVariable'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateProjectVariable'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateProjectVariable'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateProjectVariable'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateProjectVariable'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['updateProjectVariable'], 409>; readonly headers?: never }
  ;

/** Delete a variable of a project: DELETE /projects/{id}/variables/{key} */
export interface DeleteProjectVariableRequest {
  readonly params: ParametersOf<operations['deleteProjectVariable'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['deleteProjectVariable'], 'query'>>;
}

export type DeleteProjectVariableResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteProjectVariable'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteProjectVariable'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteProjectVariable'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteProjectVariable'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['deleteProjectVariable'], 409>; readonly headers?: never }
  ;
