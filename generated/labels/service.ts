// Generated from spec/resources/labels.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListGroupLabelsRequest, ListGroupLabelsResponse, CreateGroupLabelRequest, CreateGroupLabelResponse, UpdateGroupLabelByNameRequest, UpdateGroupLabelByNameResponse, DeleteGroupLabelByNameRequest, DeleteGroupLabelByNameResponse, GetGroupLabelRequest, GetGroupLabelResponse, UpdateGroupLabelRequest, UpdateGroupLabelResponse, DeleteGroupLabelRequest, DeleteGroupLabelResponse, SubscribeToGroupLabelRequest, SubscribeToGroupLabelResponse, UnsubscribeFromGroupLabelRequest, UnsubscribeFromGroupLabelResponse, ListProjectLabelsRequest, ListProjectLabelsResponse, CreateProjectLabelRequest, CreateProjectLabelResponse, UpdateProjectLabelByNameRequest, UpdateProjectLabelByNameResponse, DeleteProjectLabelByNameRequest, DeleteProjectLabelByNameResponse, PromoteProjectLabelRequest, PromoteProjectLabelResponse, GetProjectLabelRequest, GetProjectLabelResponse, UpdateProjectLabelRequest, UpdateProjectLabelResponse, DeleteProjectLabelRequest, DeleteProjectLabelResponse, PromoteProjectLabelByIdRequest, PromoteProjectLabelByIdResponse, SubscribeToProjectLabelRequest, SubscribeToProjectLabelResponse, UnsubscribeFromProjectLabelRequest, UnsubscribeFromProjectLabelResponse } from './types.ts';

/** One function per operation of labels; `C` is the request context of the server. */
export interface LabelsService<C extends SubjectTypes> {
  /** List the labels of a group. GET /groups/{id}/labels (spec/resources/labels.yaml:5:5) */
  listGroupLabels(
    request: ListGroupLabelsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupLabelsResponse>;
  /** Create a label in a group. POST /groups/{id}/labels (spec/resources/labels.yaml:48:5) */
  createGroupLabel(
    request: CreateGroupLabelRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateGroupLabelResponse>;
  /** Change a label of a group named in the body. PUT /groups/{id}/labels (spec/resources/labels.yaml:89:5) */
  updateGroupLabelByName(
    request: UpdateGroupLabelByNameRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UpdateGroupLabelByNameResponse>;
  /** Delete a label of a group named in the query. DELETE /groups/{id}/labels (spec/resources/labels.yaml:131:5) */
  deleteGroupLabelByName(
    request: DeleteGroupLabelByNameRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteGroupLabelByNameResponse>;
  /** Get a label of a group. GET /groups/{id}/labels/{label_id} (spec/resources/labels.yaml:160:5) */
  getGroupLabel(
    request: GetGroupLabelRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetGroupLabelResponse>;
  /** Change a label of a group. PUT /groups/{id}/labels/{label_id} (spec/resources/labels.yaml:195:5) */
  updateGroupLabel(
    request: UpdateGroupLabelRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UpdateGroupLabelResponse>;
  /** Delete a label of a group. DELETE /groups/{id}/labels/{label_id} (spec/resources/labels.yaml:243:5) */
  deleteGroupLabel(
    request: DeleteGroupLabelRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteGroupLabelResponse>;
  /** Watch a label of a group. POST /groups/{id}/labels/{label_id}/subscribe (spec/resources/labels.yaml:269:5) */
  subscribeToGroupLabel(
    request: SubscribeToGroupLabelRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<SubscribeToGroupLabelResponse>;
  /** Stop watching a label of a group. POST /groups/{id}/labels/{label_id}/unsubscribe (spec/resources/labels.yaml:305:5) */
  unsubscribeFromGroupLabel(
    request: UnsubscribeFromGroupLabelRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UnsubscribeFromGroupLabelResponse>;
  /** List the labels of a project. GET /projects/{id}/labels (spec/resources/labels.yaml:341:5) */
  listProjectLabels(
    request: ListProjectLabelsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectLabelsResponse>;
  /** Create a label in a project. POST /projects/{id}/labels (spec/resources/labels.yaml:376:5) */
  createProjectLabel(
    request: CreateProjectLabelRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateProjectLabelResponse>;
  /** Change a label of a project named in the body. PUT /projects/{id}/labels (spec/resources/labels.yaml:419:5) */
  updateProjectLabelByName(
    request: UpdateProjectLabelByNameRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateProjectLabelByNameResponse>;
  /** Delete a label of a project named in the query. DELETE /projects/{id}/labels (spec/resources/labels.yaml:463:5) */
  deleteProjectLabelByName(
    request: DeleteProjectLabelByNameRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteProjectLabelByNameResponse>;
  /** Make a label of a project one of its group. PUT /projects/{id}/labels/promote (spec/resources/labels.yaml:681:5) */
  promoteProjectLabel(
    request: PromoteProjectLabelRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<PromoteProjectLabelResponse>;
  /** Get a label of a project. GET /projects/{id}/labels/{label_id} (spec/resources/labels.yaml:492:5) */
  getProjectLabel(
    request: GetProjectLabelRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectLabelResponse>;
  /** Change a label of a project. PUT /projects/{id}/labels/{label_id} (spec/resources/labels.yaml:529:5) */
  updateProjectLabel(
    request: UpdateProjectLabelRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateProjectLabelResponse>;
  /** Delete a label of a project. DELETE /projects/{id}/labels/{label_id} (spec/resources/labels.yaml:579:5) */
  deleteProjectLabel(
    request: DeleteProjectLabelRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteProjectLabelResponse>;
  /** Make a label of a project, named in the path, one of its group. PUT /projects/{id}/labels/{label_id}/promote (spec/resources/labels.yaml:721:5) */
  promoteProjectLabelById(
    request: PromoteProjectLabelByIdRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<PromoteProjectLabelByIdResponse>;
  /** Watch a label of a project. POST /projects/{id}/labels/{label_id}/subscribe (spec/resources/labels.yaml:605:5) */
  subscribeToProjectLabel(
    request: SubscribeToProjectLabelRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SubscribeToProjectLabelResponse>;
  /** Stop watching a label of a project. POST /projects/{id}/labels/{label_id}/unsubscribe (spec/resources/labels.yaml:643:5) */
  unsubscribeFromProjectLabel(
    request: UnsubscribeFromProjectLabelRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UnsubscribeFromProjectLabelResponse>;
}
