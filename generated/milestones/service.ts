// Generated from spec/domains/* /milestones.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListGroupMilestonesRequest, ListGroupMilestonesResponse, CreateGroupMilestoneRequest, CreateGroupMilestoneResponse, GetGroupMilestoneRequest, GetGroupMilestoneResponse, UpdateGroupMilestoneRequest, UpdateGroupMilestoneResponse, DeleteGroupMilestoneRequest, DeleteGroupMilestoneResponse, ListGroupMilestoneBurndownEventsRequest, ListGroupMilestoneBurndownEventsResponse, ListGroupMilestoneIssuesRequest, ListGroupMilestoneIssuesResponse, ListGroupMilestoneMergeRequestsRequest, ListGroupMilestoneMergeRequestsResponse, ListProjectMilestonesRequest, ListProjectMilestonesResponse, CreateProjectMilestoneRequest, CreateProjectMilestoneResponse, GetProjectMilestoneRequest, GetProjectMilestoneResponse, UpdateProjectMilestoneRequest, UpdateProjectMilestoneResponse, DeleteProjectMilestoneRequest, DeleteProjectMilestoneResponse, ListProjectMilestoneBurndownEventsRequest, ListProjectMilestoneBurndownEventsResponse, ListProjectMilestoneIssuesRequest, ListProjectMilestoneIssuesResponse, ListProjectMilestoneMergeRequestsRequest, ListProjectMilestoneMergeRequestsResponse, PromoteProjectMilestoneRequest, PromoteProjectMilestoneResponse } from './types.ts';

/** One function per operation of milestones; `C` is the request context of the server. */
export interface MilestonesService<C extends SubjectTypes> {
  /** List the milestones of a group. GET /groups/{id}/milestones (spec/domains/planning/milestones.yaml#listGroupMilestones) */
  listGroupMilestones(
    request: ListGroupMilestonesRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupMilestonesResponse>;
  /** Create a milestone in a group. POST /groups/{id}/milestones (spec/domains/planning/milestones.yaml#createGroupMilestone) */
  createGroupMilestone(
    request: CreateGroupMilestoneRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateGroupMilestoneResponse>;
  /** Get a milestone of a group. GET /groups/{id}/milestones/{milestone_id} (spec/domains/planning/milestones.yaml#getGroupMilestone) */
  getGroupMilestone(
    request: GetGroupMilestoneRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetGroupMilestoneResponse>;
  /** Change a milestone of a group. PUT /groups/{id}/milestones/{milestone_id} (spec/domains/planning/milestones.yaml#updateGroupMilestone) */
  updateGroupMilestone(
    request: UpdateGroupMilestoneRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UpdateGroupMilestoneResponse>;
  /** Delete a milestone of a group. DELETE /groups/{id}/milestones/{milestone_id} (spec/domains/planning/milestones.yaml#deleteGroupMilestone) */
  deleteGroupMilestone(
    request: DeleteGroupMilestoneRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteGroupMilestoneResponse>;
  /** List the burndown events of a milestone of a group. GET /groups/{id}/milestones/{milestone_id}/burndown_events (spec/domains/planning/milestones.yaml#listGroupMilestoneBurndownEvents) */
  listGroupMilestoneBurndownEvents(
    request: ListGroupMilestoneBurndownEventsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupMilestoneBurndownEventsResponse>;
  /** List the issues of a milestone of a group. GET /groups/{id}/milestones/{milestone_id}/issues (spec/domains/planning/milestones.yaml#listGroupMilestoneIssues) */
  listGroupMilestoneIssues(
    request: ListGroupMilestoneIssuesRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupMilestoneIssuesResponse>;
  /** List the merge requests of a milestone of a group. GET /groups/{id}/milestones/{milestone_id}/merge_requests (spec/domains/planning/milestones.yaml#listGroupMilestoneMergeRequests) */
  listGroupMilestoneMergeRequests(
    request: ListGroupMilestoneMergeRequestsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupMilestoneMergeRequestsResponse>;
  /** List the milestones of a project. GET /projects/{id}/milestones (spec/domains/planning/milestones.yaml#listProjectMilestones) */
  listProjectMilestones(
    request: ListProjectMilestonesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectMilestonesResponse>;
  /** Create a milestone in a project. POST /projects/{id}/milestones (spec/domains/planning/milestones.yaml#createProjectMilestone) */
  createProjectMilestone(
    request: CreateProjectMilestoneRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateProjectMilestoneResponse>;
  /** Get a milestone of a project. GET /projects/{id}/milestones/{milestone_id} (spec/domains/planning/milestones.yaml#getProjectMilestone) */
  getProjectMilestone(
    request: GetProjectMilestoneRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectMilestoneResponse>;
  /** Change a milestone of a project. PUT /projects/{id}/milestones/{milestone_id} (spec/domains/planning/milestones.yaml#updateProjectMilestone) */
  updateProjectMilestone(
    request: UpdateProjectMilestoneRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateProjectMilestoneResponse>;
  /** Delete a milestone of a project. DELETE /projects/{id}/milestones/{milestone_id} (spec/domains/planning/milestones.yaml#deleteProjectMilestone) */
  deleteProjectMilestone(
    request: DeleteProjectMilestoneRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteProjectMilestoneResponse>;
  /** List the burndown events of a milestone of a project. GET /projects/{id}/milestones/{milestone_id}/burndown_events (spec/domains/planning/milestones.yaml#listProjectMilestoneBurndownEvents) */
  listProjectMilestoneBurndownEvents(
    request: ListProjectMilestoneBurndownEventsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectMilestoneBurndownEventsResponse>;
  /** List the issues of a milestone of a project. GET /projects/{id}/milestones/{milestone_id}/issues (spec/domains/planning/milestones.yaml#listProjectMilestoneIssues) */
  listProjectMilestoneIssues(
    request: ListProjectMilestoneIssuesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectMilestoneIssuesResponse>;
  /** List the merge requests of a milestone of a project. GET /projects/{id}/milestones/{milestone_id}/merge_requests (spec/domains/planning/milestones.yaml#listProjectMilestoneMergeRequests) */
  listProjectMilestoneMergeRequests(
    request: ListProjectMilestoneMergeRequestsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectMilestoneMergeRequestsResponse>;
  /** Make a milestone of a project one of its group. POST /projects/{id}/milestones/{milestone_id}/promote (spec/domains/planning/milestones.yaml#promoteProjectMilestone) */
  promoteProjectMilestone(
    request: PromoteProjectMilestoneRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<PromoteProjectMilestoneResponse>;
}
