// Generated from spec/domains/* /variables.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListInstanceVariablesRequest, ListInstanceVariablesResponse, CreateInstanceVariableRequest, CreateInstanceVariableResponse, GetInstanceVariableRequest, GetInstanceVariableResponse, UpdateInstanceVariableRequest, UpdateInstanceVariableResponse, DeleteInstanceVariableRequest, DeleteInstanceVariableResponse, ListGroupVariablesRequest, ListGroupVariablesResponse, CreateGroupVariableRequest, CreateGroupVariableResponse, GetGroupVariableRequest, GetGroupVariableResponse, UpdateGroupVariableRequest, UpdateGroupVariableResponse, DeleteGroupVariableRequest, DeleteGroupVariableResponse, ListProjectVariablesRequest, ListProjectVariablesResponse, CreateProjectVariableRequest, CreateProjectVariableResponse, GetProjectVariableRequest, GetProjectVariableResponse, UpdateProjectVariableRequest, UpdateProjectVariableResponse, DeleteProjectVariableRequest, DeleteProjectVariableResponse } from './types.ts';

/** One function per operation of variables; `C` is the request context of the server. */
export interface VariablesService<C extends SubjectTypes> {
  /** List the variables of the instance. GET /admin/ci/variables (spec/domains/ci/variables.yaml#listInstanceVariables) */
  listInstanceVariables(
    request: ListInstanceVariablesRequest,
    context: C,
  ): Promise<ListInstanceVariablesResponse>;
  /** Create a variable of the instance. POST /admin/ci/variables (spec/domains/ci/variables.yaml#createInstanceVariable) */
  createInstanceVariable(
    request: CreateInstanceVariableRequest,
    context: C,
  ): Promise<CreateInstanceVariableResponse>;
  /** Get a variable of the instance. GET /admin/ci/variables/{key} (spec/domains/ci/variables.yaml#getInstanceVariable) */
  getInstanceVariable(
    request: GetInstanceVariableRequest,
    context: C,
  ): Promise<GetInstanceVariableResponse>;
  /** Change a variable of the instance. PUT /admin/ci/variables/{key} (spec/domains/ci/variables.yaml#updateInstanceVariable) */
  updateInstanceVariable(
    request: UpdateInstanceVariableRequest,
    context: C,
  ): Promise<UpdateInstanceVariableResponse>;
  /** Delete a variable of the instance. DELETE /admin/ci/variables/{key} (spec/domains/ci/variables.yaml#deleteInstanceVariable) */
  deleteInstanceVariable(
    request: DeleteInstanceVariableRequest,
    context: C,
  ): Promise<DeleteInstanceVariableResponse>;
  /** List the variables of a group. GET /groups/{id}/variables (spec/domains/ci/variables.yaml#listGroupVariables) */
  listGroupVariables(
    request: ListGroupVariablesRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupVariablesResponse>;
  /** Create a variable of a group. POST /groups/{id}/variables (spec/domains/ci/variables.yaml#createGroupVariable) */
  createGroupVariable(
    request: CreateGroupVariableRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateGroupVariableResponse>;
  /** Get a variable of a group. GET /groups/{id}/variables/{key} (spec/domains/ci/variables.yaml#getGroupVariable) */
  getGroupVariable(
    request: GetGroupVariableRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetGroupVariableResponse>;
  /** Change a variable of a group. PUT /groups/{id}/variables/{key} (spec/domains/ci/variables.yaml#updateGroupVariable) */
  updateGroupVariable(
    request: UpdateGroupVariableRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UpdateGroupVariableResponse>;
  /** Delete a variable of a group. DELETE /groups/{id}/variables/{key} (spec/domains/ci/variables.yaml#deleteGroupVariable) */
  deleteGroupVariable(
    request: DeleteGroupVariableRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteGroupVariableResponse>;
  /** List the variables of a project. GET /projects/{id}/variables (spec/domains/ci/variables.yaml#listProjectVariables) */
  listProjectVariables(
    request: ListProjectVariablesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectVariablesResponse>;
  /** Create a variable of a project. POST /projects/{id}/variables (spec/domains/ci/variables.yaml#createProjectVariable) */
  createProjectVariable(
    request: CreateProjectVariableRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateProjectVariableResponse>;
  /** Get a variable of a project. GET /projects/{id}/variables/{key} (spec/domains/ci/variables.yaml#getProjectVariable) */
  getProjectVariable(
    request: GetProjectVariableRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectVariableResponse>;
  /** Change a variable of a project. PUT /projects/{id}/variables/{key} (spec/domains/ci/variables.yaml#updateProjectVariable) */
  updateProjectVariable(
    request: UpdateProjectVariableRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateProjectVariableResponse>;
  /** Delete a variable of a project. DELETE /projects/{id}/variables/{key} (spec/domains/ci/variables.yaml#deleteProjectVariable) */
  deleteProjectVariable(
    request: DeleteProjectVariableRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteProjectVariableResponse>;
}
