// Generated from spec/resources/milestones.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

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
  | { readonly status: 400; readonly body: JsonOf<operations['listGroupMilestones'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listGroupMilestones'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listGroupMilestones'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listGroupMilestones'], 404>; readonly headers?: never }
  ;

/** Create a milestone in a group: POST /groups/{id}/milestones */
export interface CreateGroupMilestoneRequest {
  readonly params: ParametersOf<operations['createGroupMilestone'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createGroupMilestone'], 'application/json'>>;
}

export type CreateGroupMilestoneResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createGroupMilestone'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createGroupMilestone'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createGroupMilestone'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createGroupMilestone'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createGroupMilestone'], 404>; readonly headers?: never }
  ;

/** Get a milestone of a group: GET /groups/{id}/milestones/{milestone_id} */
export interface GetGroupMilestoneRequest {
  readonly params: ParametersOf<operations['getGroupMilestone'], 'path'>;
}

export type GetGroupMilestoneResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getGroupMilestone'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getGroupMilestone'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getGroupMilestone'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getGroupMilestone'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getGroupMilestone'], 404>; readonly headers?: never }
  ;

/** Change a milestone of a group: PUT /groups/{id}/milestones/{milestone_id} */
export interface UpdateGroupMilestoneRequest {
  readonly params: ParametersOf<operations['updateGroupMilestone'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateGroupMilestone'], 'application/json'>>;
}

export type UpdateGroupMilestoneResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateGroupMilestone'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateGroupMilestone'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateGroupMilestone'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateGroupMilestone'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateGroupMilestone'], 404>; readonly headers?: never }
  ;

/** Delete a milestone of a group: DELETE /groups/{id}/milestones/{milestone_id} */
export interface DeleteGroupMilestoneRequest {
  readonly params: ParametersOf<operations['deleteGroupMilestone'], 'path'>;
}

export type DeleteGroupMilestoneResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteGroupMilestone'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteGroupMilestone'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteGroupMilestone'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteGroupMilestone'], 404>; readonly headers?: never }
  ;

/** List the burndown events of a milestone of a group: GET /groups/{id}/milestones/{milestone_id}/burndown_events */
export interface ListGroupMilestoneBurndownEventsRequest {
  readonly params: ParametersOf<operations['listGroupMilestoneBurndownEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupMilestoneBurndownEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupMilestoneBurndownEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupMilestoneBurndownEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listGroupMilestoneBurndownEvents'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listGroupMilestoneBurndownEvents'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listGroupMilestoneBurndownEvents'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listGroupMilestoneBurndownEvents'], 404>; readonly headers?: never }
  ;

/** List the issues of a milestone of a group: GET /groups/{id}/milestones/{milestone_id}/issues */
export interface ListGroupMilestoneIssuesRequest {
  readonly params: ParametersOf<operations['listGroupMilestoneIssues'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupMilestoneIssues'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupMilestoneIssuesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupMilestoneIssues'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listGroupMilestoneIssues'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listGroupMilestoneIssues'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listGroupMilestoneIssues'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listGroupMilestoneIssues'], 404>; readonly headers?: never }
  ;

/** List the merge requests of a milestone of a group: GET /groups/{id}/milestones/{milestone_id}/merge_requests */
export interface ListGroupMilestoneMergeRequestsRequest {
  readonly params: ParametersOf<operations['listGroupMilestoneMergeRequests'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupMilestoneMergeRequests'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupMilestoneMergeRequestsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupMilestoneMergeRequests'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listGroupMilestoneMergeRequests'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listGroupMilestoneMergeRequests'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listGroupMilestoneMergeRequests'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listGroupMilestoneMergeRequests'], 404>; readonly headers?: never }
  ;

/** List the milestones of a project: GET /projects/{id}/milestones */
export interface ListProjectMilestonesRequest {
  readonly params: ParametersOf<operations['listProjectMilestones'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectMilestones'], 'query'>, 'state' | 'include_parent_milestones' | 'page' | 'per_page'>;
}

export type ListProjectMilestonesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectMilestones'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectMilestones'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectMilestones'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectMilestones'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectMilestones'], 404>; readonly headers?: never }
  ;

/** Create a milestone in a project: POST /projects/{id}/milestones */
export interface CreateProjectMilestoneRequest {
  readonly params: ParametersOf<operations['createProjectMilestone'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createProjectMilestone'], 'application/json'>>;
}

export type CreateProjectMilestoneResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createProjectMilestone'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createProjectMilestone'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createProjectMilestone'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createProjectMilestone'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createProjectMilestone'], 404>; readonly headers?: never }
  ;

/** Get a milestone of a project: GET /projects/{id}/milestones/{milestone_id} */
export interface GetProjectMilestoneRequest {
  readonly params: ParametersOf<operations['getProjectMilestone'], 'path'>;
}

export type GetProjectMilestoneResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getProjectMilestone'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getProjectMilestone'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProjectMilestone'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProjectMilestone'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProjectMilestone'], 404>; readonly headers?: never }
  ;

/** Change a milestone of a project: PUT /projects/{id}/milestones/{milestone_id} */
export interface UpdateProjectMilestoneRequest {
  readonly params: ParametersOf<operations['updateProjectMilestone'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectMilestone'], 'application/json'>>;
}

export type UpdateProjectMilestoneResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateProjectMilestone'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateProjectMilestone'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateProjectMilestone'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateProjectMilestone'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateProjectMilestone'], 404>; readonly headers?: never }
  ;

/** Delete a milestone of a project: DELETE /projects/{id}/milestones/{milestone_id} */
export interface DeleteProjectMilestoneRequest {
  readonly params: ParametersOf<operations['deleteProjectMilestone'], 'path'>;
}

export type DeleteProjectMilestoneResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteProjectMilestone'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteProjectMilestone'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteProjectMilestone'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteProjectMilestone'], 404>; readonly headers?: never }
  ;

/** List the burndown events of a milestone of a project: GET /projects/{id}/milestones/{milestone_id}/burndown_events */
export interface ListProjectMilestoneBurndownEventsRequest {
  readonly params: ParametersOf<operations['listProjectMilestoneBurndownEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectMilestoneBurndownEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectMilestoneBurndownEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectMilestoneBurndownEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectMilestoneBurndownEvents'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectMilestoneBurndownEvents'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectMilestoneBurndownEvents'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectMilestoneBurndownEvents'], 404>; readonly headers?: never }
  ;

/** List the issues of a milestone of a project: GET /projects/{id}/milestones/{milestone_id}/issues */
export interface ListProjectMilestoneIssuesRequest {
  readonly params: ParametersOf<operations['listProjectMilestoneIssues'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectMilestoneIssues'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectMilestoneIssuesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectMilestoneIssues'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectMilestoneIssues'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectMilestoneIssues'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectMilestoneIssues'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectMilestoneIssues'], 404>; readonly headers?: never }
  ;

/** List the merge requests of a milestone of a project: GET /projects/{id}/milestones/{milestone_id}/merge_requests */
export interface ListProjectMilestoneMergeRequestsRequest {
  readonly params: ParametersOf<operations['listProjectMilestoneMergeRequests'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectMilestoneMergeRequests'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectMilestoneMergeRequestsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectMilestoneMergeRequests'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectMilestoneMergeRequests'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectMilestoneMergeRequests'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectMilestoneMergeRequests'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectMilestoneMergeRequests'], 404>; readonly headers?: never }
  ;

/** Make a milestone of a project one of its group: POST /projects/{id}/milestones/{milestone_id}/promote */
export interface PromoteProjectMilestoneRequest {
  readonly params: ParametersOf<operations['promoteProjectMilestone'], 'path'>;
}

export type PromoteProjectMilestoneResponse =
  | { readonly status: 200; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['promoteProjectMilestone'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['promoteProjectMilestone'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['promoteProjectMilestone'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['promoteProjectMilestone'], 404>; readonly headers?: never }
  ;
