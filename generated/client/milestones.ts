// Generated from spec/domains/* /milestones.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupMilestonesInput {
  readonly params: ParametersOf<operations['listGroupMilestones'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupMilestones'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupMilestonesAnswer = JsonAnswer<operations['listGroupMilestones'], 200 | 400 | 401 | 403 | 404>;

const listGroupMilestonesCall: ClientCall = {
  id: 'listGroupMilestones',
  method: 'GET',
  path: "/api/v4/groups/{id}/milestones",
  commas: ["iids"],
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateGroupMilestoneInput {
  readonly params: ParametersOf<operations['createGroupMilestone'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createGroupMilestone'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateGroupMilestoneAnswer = JsonAnswer<operations['createGroupMilestone'], 201 | 400 | 401 | 403 | 404>;

const createGroupMilestoneCall: ClientCall = {
  id: 'createGroupMilestone',
  method: 'POST',
  path: "/api/v4/groups/{id}/milestones",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetGroupMilestoneInput {
  readonly params: ParametersOf<operations['getGroupMilestone'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetGroupMilestoneAnswer = JsonAnswer<operations['getGroupMilestone'], 200 | 400 | 401 | 403 | 404>;

const getGroupMilestoneCall: ClientCall = {
  id: 'getGroupMilestone',
  method: 'GET',
  path: "/api/v4/groups/{id}/milestones/{milestone_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateGroupMilestoneInput {
  readonly params: ParametersOf<operations['updateGroupMilestone'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateGroupMilestone'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateGroupMilestoneAnswer = JsonAnswer<operations['updateGroupMilestone'], 200 | 400 | 401 | 403 | 404>;

const updateGroupMilestoneCall: ClientCall = {
  id: 'updateGroupMilestone',
  method: 'PUT',
  path: "/api/v4/groups/{id}/milestones/{milestone_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteGroupMilestoneInput {
  readonly params: ParametersOf<operations['deleteGroupMilestone'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteGroupMilestone'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteGroupMilestoneAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteGroupMilestone'], 400 | 401 | 403 | 404 | 412>;

const deleteGroupMilestoneCall: ClientCall = {
  id: 'deleteGroupMilestone',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/milestones/{milestone_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListGroupMilestoneBurndownEventsInput {
  readonly params: ParametersOf<operations['listGroupMilestoneBurndownEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupMilestoneBurndownEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupMilestoneBurndownEventsAnswer = JsonAnswer<operations['listGroupMilestoneBurndownEvents'], 200 | 400 | 401 | 403 | 404>;

const listGroupMilestoneBurndownEventsCall: ClientCall = {
  id: 'listGroupMilestoneBurndownEvents',
  method: 'GET',
  path: "/api/v4/groups/{id}/milestones/{milestone_id}/burndown_events",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListGroupMilestoneIssuesInput {
  readonly params: ParametersOf<operations['listGroupMilestoneIssues'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupMilestoneIssues'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupMilestoneIssuesAnswer = JsonAnswer<operations['listGroupMilestoneIssues'], 200 | 400 | 401 | 403 | 404>;

const listGroupMilestoneIssuesCall: ClientCall = {
  id: 'listGroupMilestoneIssues',
  method: 'GET',
  path: "/api/v4/groups/{id}/milestones/{milestone_id}/issues",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListGroupMilestoneMergeRequestsInput {
  readonly params: ParametersOf<operations['listGroupMilestoneMergeRequests'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupMilestoneMergeRequests'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupMilestoneMergeRequestsAnswer = JsonAnswer<operations['listGroupMilestoneMergeRequests'], 200 | 400 | 401 | 403 | 404>;

const listGroupMilestoneMergeRequestsCall: ClientCall = {
  id: 'listGroupMilestoneMergeRequests',
  method: 'GET',
  path: "/api/v4/groups/{id}/milestones/{milestone_id}/merge_requests",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListProjectMilestonesInput {
  readonly params: ParametersOf<operations['listProjectMilestones'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectMilestones'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectMilestonesAnswer = JsonAnswer<operations['listProjectMilestones'], 200 | 400 | 401 | 403 | 404>;

const listProjectMilestonesCall: ClientCall = {
  id: 'listProjectMilestones',
  method: 'GET',
  path: "/api/v4/projects/{id}/milestones",
  commas: ["iids"],
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateProjectMilestoneInput {
  readonly params: ParametersOf<operations['createProjectMilestone'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createProjectMilestone'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateProjectMilestoneAnswer = JsonAnswer<operations['createProjectMilestone'], 201 | 400 | 401 | 403 | 404>;

const createProjectMilestoneCall: ClientCall = {
  id: 'createProjectMilestone',
  method: 'POST',
  path: "/api/v4/projects/{id}/milestones",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetProjectMilestoneInput {
  readonly params: ParametersOf<operations['getProjectMilestone'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectMilestoneAnswer = JsonAnswer<operations['getProjectMilestone'], 200 | 400 | 401 | 403 | 404>;

const getProjectMilestoneCall: ClientCall = {
  id: 'getProjectMilestone',
  method: 'GET',
  path: "/api/v4/projects/{id}/milestones/{milestone_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateProjectMilestoneInput {
  readonly params: ParametersOf<operations['updateProjectMilestone'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateProjectMilestone'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProjectMilestoneAnswer = JsonAnswer<operations['updateProjectMilestone'], 200 | 400 | 401 | 403 | 404>;

const updateProjectMilestoneCall: ClientCall = {
  id: 'updateProjectMilestone',
  method: 'PUT',
  path: "/api/v4/projects/{id}/milestones/{milestone_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteProjectMilestoneInput {
  readonly params: ParametersOf<operations['deleteProjectMilestone'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteProjectMilestone'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectMilestoneAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteProjectMilestone'], 400 | 401 | 403 | 404 | 412>;

const deleteProjectMilestoneCall: ClientCall = {
  id: 'deleteProjectMilestone',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/milestones/{milestone_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListProjectMilestoneBurndownEventsInput {
  readonly params: ParametersOf<operations['listProjectMilestoneBurndownEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectMilestoneBurndownEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectMilestoneBurndownEventsAnswer = JsonAnswer<operations['listProjectMilestoneBurndownEvents'], 200 | 400 | 401 | 403 | 404>;

const listProjectMilestoneBurndownEventsCall: ClientCall = {
  id: 'listProjectMilestoneBurndownEvents',
  method: 'GET',
  path: "/api/v4/projects/{id}/milestones/{milestone_id}/burndown_events",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListProjectMilestoneIssuesInput {
  readonly params: ParametersOf<operations['listProjectMilestoneIssues'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectMilestoneIssues'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectMilestoneIssuesAnswer = JsonAnswer<operations['listProjectMilestoneIssues'], 200 | 400 | 401 | 403 | 404>;

const listProjectMilestoneIssuesCall: ClientCall = {
  id: 'listProjectMilestoneIssues',
  method: 'GET',
  path: "/api/v4/projects/{id}/milestones/{milestone_id}/issues",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListProjectMilestoneMergeRequestsInput {
  readonly params: ParametersOf<operations['listProjectMilestoneMergeRequests'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectMilestoneMergeRequests'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectMilestoneMergeRequestsAnswer = JsonAnswer<operations['listProjectMilestoneMergeRequests'], 200 | 400 | 401 | 403 | 404>;

const listProjectMilestoneMergeRequestsCall: ClientCall = {
  id: 'listProjectMilestoneMergeRequests',
  method: 'GET',
  path: "/api/v4/projects/{id}/milestones/{milestone_id}/merge_requests",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface PromoteProjectMilestoneInput {
  readonly params: ParametersOf<operations['promoteProjectMilestone'], 'path'>;
  readonly signal?: AbortSignal;
}

export type PromoteProjectMilestoneAnswer = EmptyAnswer<200> | JsonAnswer<operations['promoteProjectMilestone'], 400 | 401 | 403 | 404>;

const promoteProjectMilestoneCall: ClientCall = {
  id: 'promoteProjectMilestone',
  method: 'POST',
  path: "/api/v4/projects/{id}/milestones/{milestone_id}/promote",
  answers: { none: [200], json: [400, 401, 403, 404] },
};

export interface MilestonesClient {
  /** List the milestones of a group: GET /groups/{id}/milestones */
  listGroupMilestones: ListingOf<ListGroupMilestonesInput, ListGroupMilestonesAnswer, JsonOf<operations['listGroupMilestones'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create a milestone in a group: POST /groups/{id}/milestones */
  createGroupMilestone(request: CreateGroupMilestoneInput): Promise<CreateGroupMilestoneAnswer>;
  /** Get a milestone of a group: GET /groups/{id}/milestones/{milestone_id} */
  getGroupMilestone(request: GetGroupMilestoneInput): Promise<GetGroupMilestoneAnswer>;
  /** Change a milestone of a group: PUT /groups/{id}/milestones/{milestone_id} */
  updateGroupMilestone(request: UpdateGroupMilestoneInput): Promise<UpdateGroupMilestoneAnswer>;
  /** Delete a milestone of a group: DELETE /groups/{id}/milestones/{milestone_id} */
  deleteGroupMilestone(request: DeleteGroupMilestoneInput): Promise<DeleteGroupMilestoneAnswer>;
  /** List the burndown events of a milestone of a group: GET /groups/{id}/milestones/{milestone_id}/burndown_events */
  listGroupMilestoneBurndownEvents: ListingOf<ListGroupMilestoneBurndownEventsInput, ListGroupMilestoneBurndownEventsAnswer, JsonOf<operations['listGroupMilestoneBurndownEvents'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the issues of a milestone of a group: GET /groups/{id}/milestones/{milestone_id}/issues */
  listGroupMilestoneIssues: ListingOf<ListGroupMilestoneIssuesInput, ListGroupMilestoneIssuesAnswer, JsonOf<operations['listGroupMilestoneIssues'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the merge requests of a milestone of a group: GET /groups/{id}/milestones/{milestone_id}/merge_requests */
  listGroupMilestoneMergeRequests: ListingOf<ListGroupMilestoneMergeRequestsInput, ListGroupMilestoneMergeRequestsAnswer, JsonOf<operations['listGroupMilestoneMergeRequests'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the milestones of a project: GET /projects/{id}/milestones */
  listProjectMilestones: ListingOf<ListProjectMilestonesInput, ListProjectMilestonesAnswer, JsonOf<operations['listProjectMilestones'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create a milestone in a project: POST /projects/{id}/milestones */
  createProjectMilestone(request: CreateProjectMilestoneInput): Promise<CreateProjectMilestoneAnswer>;
  /** Get a milestone of a project: GET /projects/{id}/milestones/{milestone_id} */
  getProjectMilestone(request: GetProjectMilestoneInput): Promise<GetProjectMilestoneAnswer>;
  /** Change a milestone of a project: PUT /projects/{id}/milestones/{milestone_id} */
  updateProjectMilestone(request: UpdateProjectMilestoneInput): Promise<UpdateProjectMilestoneAnswer>;
  /** Delete a milestone of a project: DELETE /projects/{id}/milestones/{milestone_id} */
  deleteProjectMilestone(request: DeleteProjectMilestoneInput): Promise<DeleteProjectMilestoneAnswer>;
  /** List the burndown events of a milestone of a project: GET /projects/{id}/milestones/{milestone_id}/burndown_events */
  listProjectMilestoneBurndownEvents: ListingOf<ListProjectMilestoneBurndownEventsInput, ListProjectMilestoneBurndownEventsAnswer, JsonOf<operations['listProjectMilestoneBurndownEvents'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the issues of a milestone of a project: GET /projects/{id}/milestones/{milestone_id}/issues */
  listProjectMilestoneIssues: ListingOf<ListProjectMilestoneIssuesInput, ListProjectMilestoneIssuesAnswer, JsonOf<operations['listProjectMilestoneIssues'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the merge requests of a milestone of a project: GET /projects/{id}/milestones/{milestone_id}/merge_requests */
  listProjectMilestoneMergeRequests: ListingOf<ListProjectMilestoneMergeRequestsInput, ListProjectMilestoneMergeRequestsAnswer, JsonOf<operations['listProjectMilestoneMergeRequests'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Make a milestone of a project one of its group: POST /projects/{id}/milestones/{milestone_id}/promote */
  promoteProjectMilestone(request: PromoteProjectMilestoneInput): Promise<PromoteProjectMilestoneAnswer>;
}

export const milestonesClient = (send: Send): MilestonesClient => ({
  listGroupMilestones: listing(send, listGroupMilestonesCall),
  createGroupMilestone: (request) => send(createGroupMilestoneCall, request),
  getGroupMilestone: (request) => send(getGroupMilestoneCall, request),
  updateGroupMilestone: (request) => send(updateGroupMilestoneCall, request),
  deleteGroupMilestone: (request) => send(deleteGroupMilestoneCall, request),
  listGroupMilestoneBurndownEvents: listing(send, listGroupMilestoneBurndownEventsCall),
  listGroupMilestoneIssues: listing(send, listGroupMilestoneIssuesCall),
  listGroupMilestoneMergeRequests: listing(send, listGroupMilestoneMergeRequestsCall),
  listProjectMilestones: listing(send, listProjectMilestonesCall),
  createProjectMilestone: (request) => send(createProjectMilestoneCall, request),
  getProjectMilestone: (request) => send(getProjectMilestoneCall, request),
  updateProjectMilestone: (request) => send(updateProjectMilestoneCall, request),
  deleteProjectMilestone: (request) => send(deleteProjectMilestoneCall, request),
  listProjectMilestoneBurndownEvents: listing(send, listProjectMilestoneBurndownEventsCall),
  listProjectMilestoneIssues: listing(send, listProjectMilestoneIssuesCall),
  listProjectMilestoneMergeRequests: listing(send, listProjectMilestoneMergeRequestsCall),
  promoteProjectMilestone: (request) => send(promoteProjectMilestoneCall, request),
});
