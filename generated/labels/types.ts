// Generated from spec/domains/* /labels.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateGroupLabel = components['schemas']['CreateGroupLabel'];
export type CreateProjectLabel = components['schemas']['CreateProjectLabel'];
export type GroupLabel = components['schemas']['GroupLabel'];
export type ProjectLabel = components['schemas']['ProjectLabel'];
export type PromoteProjectLabel = components['schemas']['PromoteProjectLabel'];
export type UpdateGroupLabel = components['schemas']['UpdateGroupLabel'];
export type UpdateGroupLabelByName = components['schemas']['UpdateGroupLabelByName'];
export type UpdateProjectLabel = components['schemas']['UpdateProjectLabel'];
export type UpdateProjectLabelByName = components['schemas']['UpdateProjectLabelByName'];

/** List the labels of a group: GET /groups/{id}/labels */
export interface ListGroupLabelsRequest {
  readonly params: ParametersOf<operations['listGroupLabels'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupLabels'], 'query'>, 'with_counts' | 'include_ancestor_groups' | 'include_descendant_groups' | 'only_group_labels' | 'page' | 'per_page'>;
}

export type ListGroupLabelsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupLabels'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroupLabels'], 400 | 401 | 403 | 404>;

/** Create a label in a group: POST /groups/{id}/labels */
export interface CreateGroupLabelRequest {
  readonly params: ParametersOf<operations['createGroupLabel'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createGroupLabel'], 'application/json'>>;
}

export type CreateGroupLabelResponse = JsonResponse<operations['createGroupLabel'], 201 | 400 | 401 | 403 | 404 | 409>;

/** Change a label of a group named in the body: PUT /groups/{id}/labels */
export interface UpdateGroupLabelByNameRequest {
  readonly params: ParametersOf<operations['updateGroupLabelByName'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateGroupLabelByName'], 'application/json'>>;
}

export type UpdateGroupLabelByNameResponse = JsonResponse<operations['updateGroupLabelByName'], 200 | 400 | 401 | 403 | 404 | 409>;

/** Delete a label of a group named in the query: DELETE /groups/{id}/labels */
export interface DeleteGroupLabelByNameRequest {
  readonly params: ParametersOf<operations['deleteGroupLabelByName'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['deleteGroupLabelByName'], 'query'>>;
  readonly headers: ParametersOf<operations['deleteGroupLabelByName'], 'header'>;
}

export type DeleteGroupLabelByNameResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteGroupLabelByName'], 400 | 401 | 403 | 404 | 412>;

/** Get a label of a group: GET /groups/{id}/labels/{label_id} */
export interface GetGroupLabelRequest {
  readonly params: ParametersOf<operations['getGroupLabel'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getGroupLabel'], 'query'>, 'include_ancestor_groups'>;
}

export type GetGroupLabelResponse = JsonResponse<operations['getGroupLabel'], 200 | 400 | 401 | 403 | 404>;

/** Change a label of a group: PUT /groups/{id}/labels/{label_id} */
export interface UpdateGroupLabelRequest {
  readonly params: ParametersOf<operations['updateGroupLabel'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateGroupLabel'], 'application/json'>>;
}

export type UpdateGroupLabelResponse = JsonResponse<operations['updateGroupLabel'], 200 | 400 | 401 | 403 | 404 | 409>;

/** Delete a label of a group: DELETE /groups/{id}/labels/{label_id} */
export interface DeleteGroupLabelRequest {
  readonly params: ParametersOf<operations['deleteGroupLabel'], 'path'>;
  readonly headers: ParametersOf<operations['deleteGroupLabel'], 'header'>;
}

export type DeleteGroupLabelResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteGroupLabel'], 400 | 401 | 403 | 404 | 412>;

/** Watch a label of a group: POST /groups/{id}/labels/{label_id}/subscribe */
export interface SubscribeToGroupLabelRequest {
  readonly params: ParametersOf<operations['subscribeToGroupLabel'], 'path'>;
}

export type SubscribeToGroupLabelResponse =
  | JsonResponse<operations['subscribeToGroupLabel'], 201 | 400 | 401 | 403 | 404>
  | EmptyResponse<304>;

/** Stop watching a label of a group: POST /groups/{id}/labels/{label_id}/unsubscribe */
export interface UnsubscribeFromGroupLabelRequest {
  readonly params: ParametersOf<operations['unsubscribeFromGroupLabel'], 'path'>;
}

export type UnsubscribeFromGroupLabelResponse =
  | JsonResponse<operations['unsubscribeFromGroupLabel'], 201 | 400 | 401 | 403 | 404>
  | EmptyResponse<304>;

/** List the labels of a project: GET /projects/{id}/labels */
export interface ListProjectLabelsRequest {
  readonly params: ParametersOf<operations['listProjectLabels'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectLabels'], 'query'>, 'with_counts' | 'include_ancestor_groups' | 'page' | 'per_page'>;
}

export type ListProjectLabelsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectLabels'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectLabels'], 400 | 401 | 403 | 404>;

/** Create a label in a project: POST /projects/{id}/labels */
export interface CreateProjectLabelRequest {
  readonly params: ParametersOf<operations['createProjectLabel'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createProjectLabel'], 'application/json'>>;
}

export type CreateProjectLabelResponse = JsonResponse<operations['createProjectLabel'], 201 | 400 | 401 | 403 | 404 | 409>;

/** Change a label of a project named in the body: PUT /projects/{id}/labels */
export interface UpdateProjectLabelByNameRequest {
  readonly params: ParametersOf<operations['updateProjectLabelByName'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectLabelByName'], 'application/json'>>;
}

export type UpdateProjectLabelByNameResponse = JsonResponse<operations['updateProjectLabelByName'], 200 | 400 | 401 | 403 | 404 | 409>;

/** Delete a label of a project named in the query: DELETE /projects/{id}/labels */
export interface DeleteProjectLabelByNameRequest {
  readonly params: ParametersOf<operations['deleteProjectLabelByName'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['deleteProjectLabelByName'], 'query'>>;
  readonly headers: ParametersOf<operations['deleteProjectLabelByName'], 'header'>;
}

export type DeleteProjectLabelByNameResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteProjectLabelByName'], 400 | 401 | 403 | 404 | 412>;

/** Make a label of a project one of its group: PUT /projects/{id}/labels/promote */
export interface PromoteProjectLabelRequest {
  readonly params: ParametersOf<operations['promoteProjectLabel'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['promoteProjectLabel'], 'application/json'>>;
}

export type PromoteProjectLabelResponse = JsonResponse<operations['promoteProjectLabel'], 200 | 400 | 401 | 403 | 404>;

/** Get a label of a project: GET /projects/{id}/labels/{label_id} */
export interface GetProjectLabelRequest {
  readonly params: ParametersOf<operations['getProjectLabel'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getProjectLabel'], 'query'>, 'include_ancestor_groups'>;
}

export type GetProjectLabelResponse = JsonResponse<operations['getProjectLabel'], 200 | 400 | 401 | 403 | 404>;

/** Change a label of a project: PUT /projects/{id}/labels/{label_id} */
export interface UpdateProjectLabelRequest {
  readonly params: ParametersOf<operations['updateProjectLabel'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectLabel'], 'application/json'>>;
}

export type UpdateProjectLabelResponse = JsonResponse<operations['updateProjectLabel'], 200 | 400 | 401 | 403 | 404 | 409>;

/** Delete a label of a project: DELETE /projects/{id}/labels/{label_id} */
export interface DeleteProjectLabelRequest {
  readonly params: ParametersOf<operations['deleteProjectLabel'], 'path'>;
  readonly headers: ParametersOf<operations['deleteProjectLabel'], 'header'>;
}

export type DeleteProjectLabelResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteProjectLabel'], 400 | 401 | 403 | 404 | 412>;

/** Make a label of a project, named in the path, one of its group: PUT /projects/{id}/labels/{label_id}/promote */
export interface PromoteProjectLabelByIdRequest {
  readonly params: ParametersOf<operations['promoteProjectLabelById'], 'path'>;
}

export type PromoteProjectLabelByIdResponse = JsonResponse<operations['promoteProjectLabelById'], 200 | 400 | 401 | 403 | 404>;

/** Watch a label of a project: POST /projects/{id}/labels/{label_id}/subscribe */
export interface SubscribeToProjectLabelRequest {
  readonly params: ParametersOf<operations['subscribeToProjectLabel'], 'path'>;
}

export type SubscribeToProjectLabelResponse =
  | JsonResponse<operations['subscribeToProjectLabel'], 201 | 400 | 401 | 403 | 404>
  | EmptyResponse<304>;

/** Stop watching a label of a project: POST /projects/{id}/labels/{label_id}/unsubscribe */
export interface UnsubscribeFromProjectLabelRequest {
  readonly params: ParametersOf<operations['unsubscribeFromProjectLabel'], 'path'>;
}

export type UnsubscribeFromProjectLabelResponse =
  | JsonResponse<operations['unsubscribeFromProjectLabel'], 201 | 400 | 401 | 403 | 404>
  | EmptyResponse<304>;
