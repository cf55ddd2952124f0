// Generated from spec/resources/variables.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListInstanceVariablesRequest, ListInstanceVariablesResponse, CreateInstanceVariableRequest, CreateInstanceVariableResponse, GetInstanceVariableRequest, GetInstanceVariableResponse, UpdateInstanceVariableRequest, UpdateInstanceVariableResponse, DeleteInstanceVariableRequest, DeleteInstanceVariableResponse, ListGroupVariablesRequest, ListGroupVariablesResponse, CreateGroupVariableRequest, CreateGroupVariableResponse, GetGroupVariableRequest, GetGroupVariableResponse, UpdateGroupVariableRequest, UpdateGroupVariableResponse, DeleteGroupVariableRequest, DeleteGroupVariableResponse, ListProjectVariablesRequest, ListProjectVariablesResponse, CreateProjectVariableRequest, CreateProjectVariableResponse, GetProjectVariableRequest, GetProjectVariableResponse, UpdateProjectVariableRequest, UpdateProjectVariableResponse, DeleteProjectVariableRequest, DeleteProjectVariableResponse } from './types.ts';

/** One function per operation of variables; `C` is the request context of the server. */
export interface VariablesService<C extends SubjectTypes> {
  /** List the variables of the instance. GET /admin/ci/variables (spec/resources/variables.yaml:305:5) */
  listInstanceVariables(
    request: ListInstanceVariablesRequest,
    context: C,
  ): Promise<ListInstanceVariablesResponse>;
  /** Create a variable of the instance. POST /admin/ci/variables (spec/resources/variables.yaml:329:5) */
  createInstanceVariable(
    request: CreateInstanceVariableRequest,
    context: C,
  ): Promise<CreateInstanceVariableResponse>;
  /** Get a variable of the instance. GET /admin/ci/variables/{key} (spec/resources/variables.yaml:360:5) */
  getInstanceVariable(
    request: GetInstanceVariableRequest,
    context: C,
  ): Promise<GetInstanceVariableResponse>;
  /** Change a variable of the instance. PUT /admin/ci/variables/{key} (spec/resources/variables.yaml:386:5) */
  updateInstanceVariable(
    request: UpdateInstanceVariableRequest,
    context: C,
  ): Promise<UpdateInstanceVariableResponse>;
  /** Delete a variable of the instance. DELETE /admin/ci/variables/{key} (spec/resources/variables.yaml:419:5) */
  deleteInstanceVariable(
    request: DeleteInstanceVariableRequest,
    context: C,
  ): Promise<DeleteInstanceVariableResponse>;
  /** List the variables of a group. GET /groups/{id}/variables (spec/resources/variables.yaml:155:5) */
  listGroupVariables(
    request: ListGroupVariablesRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupVariablesResponse>;
  /** Create a variable of a group. POST /groups/{id}/variables (spec/resources/variables.yaml:183:5) */
  createGroupVariable(
    request: CreateGroupVariableRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateGroupVariableResponse>;
  /** Get a variable of a group. GET /groups/{id}/variables/{key} (spec/resources/variables.yaml:218:5) */
  getGroupVariable(
    request: GetGroupVariableRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetGroupVariableResponse>;
  /** Change a variable of a group. PUT /groups/{id}/variables/{key} (spec/resources/variables.yaml:248:5) */
  updateGroupVariable(
    request: UpdateGroupVariableRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UpdateGroupVariableResponse>;
  /** Delete a variable of a group. DELETE /groups/{id}/variables/{key} (spec/resources/variables.yaml:284:5) */
  deleteGroupVariable(
    request: DeleteGroupVariableRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteGroupVariableResponse>;
  /** List the variables of a project. GET /projects/{id}/variables (spec/resources/variables.yaml:5:5) */
  listProjectVariables(
    request: ListProjectVariablesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectVariablesResponse>;
  /** Create a variable of a project. POST /projects/{id}/variables (spec/resources/variables.yaml:33:5) */
  createProjectVariable(
    request: CreateProjectVariableRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateProjectVariableResponse>;
  /** Get a variable of a project. GET /projects/{id}/variables/{key} (spec/resources/variables.yaml:68:5) */
  getProjectVariable(
    request: GetProjectVariableRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectVariableResponse>;
  /** Change a variable of a project. PUT /projects/{id}/variables/{key} (spec/resources/variables.yaml:98:5) */
  updateProjectVariable(
    request: UpdateProjectVariableRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateProjectVariableResponse>;
  /** Delete a variable of a project. DELETE /projects/{id}/variables/{key} (spec/resources/variables.yaml:134:5) */
  deleteProjectVariable(
    request: DeleteProjectVariableRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteProjectVariableResponse>;
}
