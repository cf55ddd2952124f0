// Generated from spec/domains/* /labels.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListGroupLabelsRequest, ListGroupLabelsResponse, CreateGroupLabelRequest, CreateGroupLabelResponse, UpdateGroupLabelByNameRequest, UpdateGroupLabelByNameResponse, DeleteGroupLabelByNameRequest, DeleteGroupLabelByNameResponse, GetGroupLabelRequest, GetGroupLabelResponse, UpdateGroupLabelRequest, UpdateGroupLabelResponse, DeleteGroupLabelRequest, DeleteGroupLabelResponse, SubscribeToGroupLabelRequest, SubscribeToGroupLabelResponse, UnsubscribeFromGroupLabelRequest, UnsubscribeFromGroupLabelResponse, ListProjectLabelsRequest, ListProjectLabelsResponse, CreateProjectLabelRequest, CreateProjectLabelResponse, UpdateProjectLabelByNameRequest, UpdateProjectLabelByNameResponse, DeleteProjectLabelByNameRequest, DeleteProjectLabelByNameResponse, PromoteProjectLabelRequest, PromoteProjectLabelResponse, GetProjectLabelRequest, GetProjectLabelResponse, UpdateProjectLabelRequest, UpdateProjectLabelResponse, DeleteProjectLabelRequest, DeleteProjectLabelResponse, PromoteProjectLabelByIdRequest, PromoteProjectLabelByIdResponse, SubscribeToProjectLabelRequest, SubscribeToProjectLabelResponse, UnsubscribeFromProjectLabelRequest, UnsubscribeFromProjectLabelResponse } from './types.ts';

/** One function per operation of labels; `C` is the request context of the server. */
export interface LabelsService<C extends SubjectTypes> {
  /** List the labels of a group. GET /groups/{id}/labels (spec/domains/planning/labels.yaml#listGroupLabels) */
  listGroupLabels(
    request: ListGroupLabelsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupLabelsResponse>;
  /** Create a label in a group. POST /groups/{id}/labels (spec/domains/planning/labels.yaml#createGroupLabel) */
  createGroupLabel(
    request: CreateGroupLabelRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateGroupLabelResponse>;
  /** Change a label of a group named in the body. PUT /groups/{id}/labels (spec/domains/planning/labels.yaml#updateGroupLabelByName) */
  updateGroupLabelByName(
    request: UpdateGroupLabelByNameRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UpdateGroupLabelByNameResponse>;
  /** Delete a label of a group named in the query. DELETE /groups/{id}/labels (spec/domains/planning/labels.yaml#deleteGroupLabelByName) */
  deleteGroupLabelByName(
    request: DeleteGroupLabelByNameRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteGroupLabelByNameResponse>;
  /** Get a label of a group. GET /groups/{id}/labels/{label_id} (spec/domains/planning/labels.yaml#getGroupLabel) */
  getGroupLabel(
    request: GetGroupLabelRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetGroupLabelResponse>;
  /** Change a label of a group. PUT /groups/{id}/labels/{label_id} (spec/domains/planning/labels.yaml#updateGroupLabel) */
  updateGroupLabel(
    request: UpdateGroupLabelRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UpdateGroupLabelResponse>;
  /** Delete a label of a group. DELETE /groups/{id}/labels/{label_id} (spec/domains/planning/labels.yaml#deleteGroupLabel) */
  deleteGroupLabel(
    request: DeleteGroupLabelRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteGroupLabelResponse>;
  /** Watch a label of a group. POST /groups/{id}/labels/{label_id}/subscribe (spec/domains/planning/labels.yaml#subscribeToGroupLabel) */
  subscribeToGroupLabel(
    request: SubscribeToGroupLabelRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<SubscribeToGroupLabelResponse>;
  /** Stop watching a label of a group. POST /groups/{id}/labels/{label_id}/unsubscribe (spec/domains/planning/labels.yaml#unsubscribeFromGroupLabel) */
  unsubscribeFromGroupLabel(
    request: UnsubscribeFromGroupLabelRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UnsubscribeFromGroupLabelResponse>;
  /** List the labels of a project. GET /projects/{id}/labels (spec/domains/planning/labels.yaml#listProjectLabels) */
  listProjectLabels(
    request: ListProjectLabelsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectLabelsResponse>;
  /** Create a label in a project. POST /projects/{id}/labels (spec/domains/planning/labels.yaml#createProjectLabel) */
  createProjectLabel(
    request: CreateProjectLabelRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateProjectLabelResponse>;
  /** Change a label of a project named in the body. PUT /projects/{id}/labels (spec/domains/planning/labels.yaml#updateProjectLabelByName) */
  updateProjectLabelByName(
    request: UpdateProjectLabelByNameRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateProjectLabelByNameResponse>;
  /** Delete a label of a project named in the query. DELETE /projects/{id}/labels (spec/domains/planning/labels.yaml#deleteProjectLabelByName) */
  deleteProjectLabelByName(
    request: DeleteProjectLabelByNameRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteProjectLabelByNameResponse>;
  /** Make a label of a project one of its group. PUT /projects/{id}/labels/promote (spec/domains/planning/labels.yaml#promoteProjectLabel) */
  promoteProjectLabel(
    request: PromoteProjectLabelRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<PromoteProjectLabelResponse>;
  /** Get a label of a project. GET /projects/{id}/labels/{label_id} (spec/domains/planning/labels.yaml#getProjectLabel) */
  getProjectLabel(
    request: GetProjectLabelRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectLabelResponse>;
  /** Change a label of a project. PUT /projects/{id}/labels/{label_id} (spec/domains/planning/labels.yaml#updateProjectLabel) */
  updateProjectLabel(
    request: UpdateProjectLabelRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateProjectLabelResponse>;
  /** Delete a label of a project. DELETE /projects/{id}/labels/{label_id} (spec/domains/planning/labels.yaml#deleteProjectLabel) */
  deleteProjectLabel(
    request: DeleteProjectLabelRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteProjectLabelResponse>;
  /** Make a label of a project, named in the path, one of its group. PUT /projects/{id}/labels/{label_id}/promote (spec/domains/planning/labels.yaml#promoteProjectLabelById) */
  promoteProjectLabelById(
    request: PromoteProjectLabelByIdRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<PromoteProjectLabelByIdResponse>;
  /** Watch a label of a project. POST /projects/{id}/labels/{label_id}/subscribe (spec/domains/planning/labels.yaml#subscribeToProjectLabel) */
  subscribeToProjectLabel(
    request: SubscribeToProjectLabelRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SubscribeToProjectLabelResponse>;
  /** Stop watching a label of a project. POST /projects/{id}/labels/{label_id}/unsubscribe (spec/domains/planning/labels.yaml#unsubscribeFromProjectLabel) */
  unsubscribeFromProjectLabel(
    request: UnsubscribeFromProjectLabelRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UnsubscribeFromProjectLabelResponse>;
}
