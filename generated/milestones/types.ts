// Generated from spec/domains/* /milestones.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type BurndownEvent = components['schemas']['BurndownEvent'];
export type CreateMilestone = components['schemas']['CreateMilestone'];
export type UpdateMilestone = components['schemas']['UpdateMilestone'];

/** List the milestones of a group: GET /groups/{id}/milestones */
export interface ListGroupMilestonesRequest {
  readonly params: ParametersOf<operations['listGroupMilestones'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupMilestones'], 'query'>, 'state' | 'include_parent_milestones' | 'page' | 'per_page'>;
}

export type ListGroupMilestonesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupMilestones'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroupMilestones'], 400 | 401 | 403 | 404>;

/** Create a milestone in a group: POST /groups/{id}/milestones */
export interface CreateGroupMilestoneRequest {
  readonly params: ParametersOf<operations['createGroupMilestone'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createGroupMilestone'], 'application/json'>>;
}

export type CreateGroupMilestoneResponse = JsonResponse<operations['createGroupMilestone'], 201 | 400 | 401 | 403 | 404>;

/** Get a milestone of a group: GET /groups/{id}/milestones/{milestone_id} */
export interface GetGroupMilestoneRequest {
  readonly params: ParametersOf<operations['getGroupMilestone'], 'path'>;
}

export type GetGroupMilestoneResponse = JsonResponse<operations['getGroupMilestone'], 200 | 400 | 401 | 403 | 404>;

/** Change a milestone of a group: PUT /groups/{id}/milestones/{milestone_id} */
export interface UpdateGroupMilestoneRequest {
  readonly params: ParametersOf<operations['updateGroupMilestone'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateGroupMilestone'], 'application/json'>>;
}

export type UpdateGroupMilestoneResponse = JsonResponse<operations['updateGroupMilestone'], 200 | 400 | 401 | 403 | 404>;

/** Delete a milestone of a group: DELETE /groups/{id}/milestones/{milestone_id} */
export interface DeleteGroupMilestoneRequest {
  readonly params: ParametersOf<operations['deleteGroupMilestone'], 'path'>;
  readonly headers: ParametersOf<operations['deleteGroupMilestone'], 'header'>;
}

export type DeleteGroupMilestoneResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteGroupMilestone'], 400 | 401 | 403 | 404 | 412>;

/** List the burndown events of a milestone of a group: GET /groups/{id}/milestones/{milestone_id}/burndown_events */
export interface ListGroupMilestoneBurndownEventsRequest {
  readonly params: ParametersOf<operations['listGroupMilestoneBurndownEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupMilestoneBurndownEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupMilestoneBurndownEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupMilestoneBurndownEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroupMilestoneBurndownEvents'], 400 | 401 | 403 | 404>;

/** List the issues of a milestone of a group: GET /groups/{id}/milestones/{milestone_id}/issues */
export interface ListGroupMilestoneIssuesRequest {
  readonly params: ParametersOf<operations['listGroupMilestoneIssues'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupMilestoneIssues'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupMilestoneIssuesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupMilestoneIssues'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroupMilestoneIssues'], 400 | 401 | 403 | 404>;

/** List the merge requests of a milestone of a group: GET /groups/{id}/milestones/{milestone_id}/merge_requests */
export interface ListGroupMilestoneMergeRequestsRequest {
  readonly params: ParametersOf<operations['listGroupMilestoneMergeRequests'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupMilestoneMergeRequests'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupMilestoneMergeRequestsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupMilestoneMergeRequests'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroupMilestoneMergeRequests'], 400 | 401 | 403 | 404>;

/** List the milestones of a project: GET /projects/{id}/milestones */
export interface ListProjectMilestonesRequest {
  readonly params: ParametersOf<operations['listProjectMilestones'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectMilestones'], 'query'>, 'state' | 'include_parent_milestones' | 'page' | 'per_page'>;
}

export type ListProjectMilestonesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectMilestones'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectMilestones'], 400 | 401 | 403 | 404>;

/** Create a milestone in a project: POST /projects/{id}/milestones */
export interface CreateProjectMilestoneRequest {
  readonly params: ParametersOf<operations['createProjectMilestone'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createProjectMilestone'], 'application/json'>>;
}

export type CreateProjectMilestoneResponse = JsonResponse<operations['createProjectMilestone'], 201 | 400 | 401 | 403 | 404>;

/** Get a milestone of a project: GET /projects/{id}/milestones/{milestone_id} */
export interface GetProjectMilestoneRequest {
  readonly params: ParametersOf<operations['getProjectMilestone'], 'path'>;
}

export type GetProjectMilestoneResponse = JsonResponse<operations['getProjectMilestone'], 200 | 400 | 401 | 403 | 404>;

/** Change a milestone of a project: PUT /projects/{id}/milestones/{milestone_id} */
export interface UpdateProjectMilestoneRequest {
  readonly params: ParametersOf<operations['updateProjectMilestone'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectMilestone'], 'application/json'>>;
}

export type UpdateProjectMilestoneResponse = JsonResponse<operations['updateProjectMilestone'], 200 | 400 | 401 | 403 | 404>;

/** Delete a milestone of a project: DELETE /projects/{id}/milestones/{milestone_id} */
export interface DeleteProjectMilestoneRequest {
  readonly params: ParametersOf<operations['deleteProjectMilestone'], 'path'>;
  readonly headers: ParametersOf<operations['deleteProjectMilestone'], 'header'>;
}

export type DeleteProjectMilestoneResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteProjectMilestone'], 400 | 401 | 403 | 404 | 412>;

/** List the burndown events of a milestone of a project: GET /projects/{id}/milestones/{milestone_id}/burndown_events */
export interface ListProjectMilestoneBurndownEventsRequest {
  readonly params: ParametersOf<operations['listProjectMilestoneBurndownEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectMilestoneBurndownEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectMilestoneBurndownEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectMilestoneBurndownEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectMilestoneBurndownEvents'], 400 | 401 | 403 | 404>;

/** List the issues of a milestone of a project: GET /projects/{id}/milestones/{milestone_id}/issues */
export interface ListProjectMilestoneIssuesRequest {
  readonly params: ParametersOf<operations['listProjectMilestoneIssues'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectMilestoneIssues'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectMilestoneIssuesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectMilestoneIssues'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectMilestoneIssues'], 400 | 401 | 403 | 404>;

/** List the merge requests of a milestone of a project: GET /projects/{id}/milestones/{milestone_id}/merge_requests */
export interface ListProjectMilestoneMergeRequestsRequest {
  readonly params: ParametersOf<operations['listProjectMilestoneMergeRequests'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectMilestoneMergeRequests'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectMilestoneMergeRequestsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectMilestoneMergeRequests'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectMilestoneMergeRequests'], 400 | 401 | 403 | 404>;

/** Make a milestone of a project one of its group: POST /projects/{id}/milestones/{milestone_id}/promote */
export interface PromoteProjectMilestoneRequest {
  readonly params: ParametersOf<operations['promoteProjectMilestone'], 'path'>;
}

export type PromoteProjectMilestoneResponse =
  | EmptyResponse<200>
  | JsonResponse<operations['promoteProjectMilestone'], 400 | 401 | 403 | 404>;
