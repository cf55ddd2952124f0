// Generated from spec/resources/labels.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

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
  | { readonly status: 400; readonly body: JsonOf<operations['listGroupLabels'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listGroupLabels'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listGroupLabels'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listGroupLabels'], 404>; readonly headers?: never }
  ;

/** Create a label in a group: POST /groups/{id}/labels */
export interface CreateGroupLabelRequest {
  readonly params: ParametersOf<operations['createGroupLabel'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createGroupLabel'], 'application/json'>>;
}

export type CreateGroupLabelResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createGroupLabel'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createGroupLabel'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createGroupLabel'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createGroupLabel'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createGroupLabel'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['createGroupLabel'], 409>; readonly headers?: never }
  ;

/** Change a label of a group named in the body: PUT /groups/{id}/labels */
export interface UpdateGroupLabelByNameRequest {
  readonly params: ParametersOf<operations['updateGroupLabelByName'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateGroupLabelByName'], 'application/json'>>;
}

export type UpdateGroupLabelByNameResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateGroupLabelByName'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateGroupLabelByName'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateGroupLabelByName'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateGroupLabelByName'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateGroupLabelByName'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['updateGroupLabelByName'], 409>; readonly headers?: never }
  ;

/** Delete a label of a group named in the query: DELETE /groups/{id}/labels */
export interface DeleteGroupLabelByNameRequest {
  readonly params: ParametersOf<operations['deleteGroupLabelByName'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['deleteGroupLabelByName'], 'query'>>;
  readonly headers: ParametersOf<operations['deleteGroupLabelByName'], 'header'>;
}

export type DeleteGroupLabelByNameResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteGroupLabelByName'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteGroupLabelByName'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteGroupLabelByName'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteGroupLabelByName'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteGroupLabelByName'], 412>; readonly headers?: never }
  ;

/** Get a label of a group: GET /groups/{id}/labels/{label_id} */
export interface GetGroupLabelRequest {
  readonly params: ParametersOf<operations['getGroupLabel'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getGroupLabel'], 'query'>, 'include_ancestor_groups'>;
}

export type GetGroupLabelResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getGroupLabel'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getGroupLabel'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getGroupLabel'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getGroupLabel'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getGroupLabel'], 404>; readonly headers?: never }
  ;

/** Change a label of a group: PUT /groups/{id}/labels/{label_id} */
export interface UpdateGroupLabelRequest {
  readonly params: ParametersOf<operations['updateGroupLabel'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateGroupLabel'], 'application/json'>>;
}

export type UpdateGroupLabelResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateGroupLabel'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateGroupLabel'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateGroupLabel'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateGroupLabel'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateGroupLabel'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['updateGroupLabel'], 409>; readonly headers?: never }
  ;

/** Delete a label of a group: DELETE /groups/{id}/labels/{label_id} */
export interface DeleteGroupLabelRequest {
  readonly params: ParametersOf<operations['deleteGroupLabel'], 'path'>;
  readonly headers: ParametersOf<operations['deleteGroupLabel'], 'header'>;
}

export type DeleteGroupLabelResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteGroupLabel'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteGroupLabel'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteGroupLabel'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteGroupLabel'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteGroupLabel'], 412>; readonly headers?: never }
  ;

/** Watch a label of a group: POST /groups/{id}/labels/{label_id}/subscribe */
export interface SubscribeToGroupLabelRequest {
  readonly params: ParametersOf<operations['subscribeToGroupLabel'], 'path'>;
}

export type SubscribeToGroupLabelResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['subscribeToGroupLabel'], 201>; readonly headers?: never }
  | { readonly status: 304; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['subscribeToGroupLabel'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['subscribeToGroupLabel'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['subscribeToGroupLabel'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['subscribeToGroupLabel'], 404>; readonly headers?: never }
  ;

/** Stop watching a label of a group: POST /groups/{id}/labels/{label_id}/unsubscribe */
export interface UnsubscribeFromGroupLabelRequest {
  readonly params: ParametersOf<operations['unsubscribeFromGroupLabel'], 'path'>;
}

export type UnsubscribeFromGroupLabelResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['unsubscribeFromGroupLabel'], 201>; readonly headers?: never }
  | { readonly status: 304; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['unsubscribeFromGroupLabel'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['unsubscribeFromGroupLabel'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['unsubscribeFromGroupLabel'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['unsubscribeFromGroupLabel'], 404>; readonly headers?: never }
  ;

/** List the labels of a project: GET /projects/{id}/labels */
export interface ListProjectLabelsRequest {
  readonly params: ParametersOf<operations['listProjectLabels'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectLabels'], 'query'>, 'with_counts' | 'include_ancestor_groups' | 'page' | 'per_page'>;
}

export type ListProjectLabelsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectLabels'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectLabels'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectLabels'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectLabels'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectLabels'], 404>; readonly headers?: never }
  ;

/** Create a label in a project: POST /projects/{id}/labels */
export interface CreateProjectLabelRequest {
  readonly params: ParametersOf<operations['createProjectLabel'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createProjectLabel'], 'application/json'>>;
}

export type CreateProjectLabelResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createProjectLabel'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createProjectLabel'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createProjectLabel'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createProjectLabel'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createProjectLabel'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['createProjectLabel'], 409>; readonly headers?: never }
  ;

/** Change a label of a project named in the body: PUT /projects/{id}/labels */
export interface UpdateProjectLabelByNameRequest {
  readonly params: ParametersOf<operations['updateProjectLabelByName'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectLabelByName'], 'application/json'>>;
}

export type UpdateProjectLabelByNameResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateProjectLabelByName'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateProjectLabelByName'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateProjectLabelByName'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateProjectLabelByName'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateProjectLabelByName'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['updateProjectLabelByName'], 409>; readonly headers?: never }
  ;

/** Delete a label of a project named in the query: DELETE /projects/{id}/labels */
export interface DeleteProjectLabelByNameRequest {
  readonly params: ParametersOf<operations['deleteProjectLabelByName'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['deleteProjectLabelByName'], 'query'>>;
  readonly headers: ParametersOf<operations['deleteProjectLabelByName'], 'header'>;
}

export type DeleteProjectLabelByNameResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteProjectLabelByName'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteProjectLabelByName'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteProjectLabelByName'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteProjectLabelByName'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteProjectLabelByName'], 412>; readonly headers?: never }
  ;

/** Make a label of a project one of its group: PUT /projects/{id}/labels/promote */
export interface PromoteProjectLabelRequest {
  readonly params: ParametersOf<operations['promoteProjectLabel'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['promoteProjectLabel'], 'application/json'>>;
}

export type PromoteProjectLabelResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['promoteProjectLabel'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['promoteProjectLabel'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['promoteProjectLabel'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['promoteProjectLabel'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['promoteProjectLabel'], 404>; readonly headers?: never }
  ;

/** Get a label of a project: GET /projects/{id}/labels/{label_id} */
export interface GetProjectLabelRequest {
  readonly params: ParametersOf<operations['getProjectLabel'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getProjectLabel'], 'query'>, 'include_ancestor_groups'>;
}

export type GetProjectLabelResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getProjectLabel'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getProjectLabel'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProjectLabel'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProjectLabel'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProjectLabel'], 404>; readonly headers?: never }
  ;

/** Change a label of a project: PUT /projects/{id}/labels/{label_id} */
export interface UpdateProjectLabelRequest {
  readonly params: ParametersOf<operations['updateProjectLabel'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectLabel'], 'application/json'>>;
}

export type UpdateProjectLabelResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateProjectLabel'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateProjectLabel'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateProjectLabel'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateProjectLabel'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateProjectLabel'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['updateProjectLabel'], 409>; readonly headers?: never }
  ;

/** Delete a label of a project: DELETE /projects/{id}/labels/{label_id} */
export interface DeleteProjectLabelRequest {
  readonly params: ParametersOf<operations['deleteProjectLabel'], 'path'>;
  readonly headers: ParametersOf<operations['deleteProjectLabel'], 'header'>;
}

export type DeleteProjectLabelResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteProjectLabel'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteProjectLabel'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteProjectLabel'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteProjectLabel'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteProjectLabel'], 412>; readonly headers?: never }
  ;

/** Make a label of a project, named in the path, one of its group: PUT /projects/{id}/labels/{label_id}/promote */
export interface PromoteProjectLabelByIdRequest {
  readonly params: ParametersOf<operations['promoteProjectLabelById'], 'path'>;
}

export type PromoteProjectLabelByIdResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['promoteProjectLabelById'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['promoteProjectLabelById'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['promoteProjectLabelById'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['promoteProjectLabelById'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['promoteProjectLabelById'], 404>; readonly headers?: never }
  ;

/** Watch a label of a project: POST /projects/{id}/labels/{label_id}/subscribe */
export interface SubscribeToProjectLabelRequest {
  readonly params: ParametersOf<operations['subscribeToProjectLabel'], 'path'>;
}

export type SubscribeToProjectLabelResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['subscribeToProjectLabel'], 201>; readonly headers?: never }
  | { readonly status: 304; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['subscribeToProjectLabel'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['subscribeToProjectLabel'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['subscribeToProjectLabel'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['subscribeToProjectLabel'], 404>; readonly headers?: never }
  ;

/** Stop watching a label of a project: POST /projects/{id}/labels/{label_id}/unsubscribe */
export interface UnsubscribeFromProjectLabelRequest {
  readonly params: ParametersOf<operations['unsubscribeFromProjectLabel'], 'path'>;
}

export type UnsubscribeFromProjectLabelResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['unsubscribeFromProjectLabel'], 201>; readonly headers?: never }
  | { readonly status: 304; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['unsubscribeFromProjectLabel'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['unsubscribeFromProjectLabel'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['unsubscribeFromProjectLabel'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['unsubscribeFromProjectLabel'], 404>; readonly headers?: never }
  ;
