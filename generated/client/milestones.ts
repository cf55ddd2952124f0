// Generated from spec/resources/milestones.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupMilestonesInput {
  readonly params: ParametersOf<operations['listGroupMilestones'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupMilestones'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupMilestonesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMilestones'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMilestones'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMilestones'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMilestones'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMilestones'], 404> }
  ;

const listGroupMilestonesCall: ClientCall = {
  id: 'listGroupMilestones',
  method: 'GET',
  path: "/api/v4/groups/{id}/milestones",
  commas: ["iids"],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface CreateGroupMilestoneInput {
  readonly params: ParametersOf<operations['createGroupMilestone'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createGroupMilestone'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateGroupMilestoneAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createGroupMilestone'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createGroupMilestone'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createGroupMilestone'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createGroupMilestone'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createGroupMilestone'], 404> }
  ;

const createGroupMilestoneCall: ClientCall = {
  id: 'createGroupMilestone',
  method: 'POST',
  path: "/api/v4/groups/{id}/milestones",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetGroupMilestoneInput {
  readonly params: ParametersOf<operations['getGroupMilestone'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetGroupMilestoneAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getGroupMilestone'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getGroupMilestone'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getGroupMilestone'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getGroupMilestone'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getGroupMilestone'], 404> }
  ;

const getGroupMilestoneCall: ClientCall = {
  id: 'getGroupMilestone',
  method: 'GET',
  path: "/api/v4/groups/{id}/milestones/{milestone_id}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UpdateGroupMilestoneInput {
  readonly params: ParametersOf<operations['updateGroupMilestone'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateGroupMilestone'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateGroupMilestoneAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupMilestone'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupMilestone'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupMilestone'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupMilestone'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupMilestone'], 404> }
  ;

const updateGroupMilestoneCall: ClientCall = {
  id: 'updateGroupMilestone',
  method: 'PUT',
  path: "/api/v4/groups/{id}/milestones/{milestone_id}",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DeleteGroupMilestoneInput {
  readonly params: ParametersOf<operations['deleteGroupMilestone'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteGroupMilestoneAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupMilestone'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupMilestone'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupMilestone'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupMilestone'], 404> }
  ;

const deleteGroupMilestoneCall: ClientCall = {
  id: 'deleteGroupMilestone',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/milestones/{milestone_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListGroupMilestoneBurndownEventsInput {
  readonly params: ParametersOf<operations['listGroupMilestoneBurndownEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupMilestoneBurndownEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupMilestoneBurndownEventsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMilestoneBurndownEvents'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMilestoneBurndownEvents'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMilestoneBurndownEvents'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMilestoneBurndownEvents'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMilestoneBurndownEvents'], 404> }
  ;

const listGroupMilestoneBurndownEventsCall: ClientCall = {
  id: 'listGroupMilestoneBurndownEvents',
  method: 'GET',
  path: "/api/v4/groups/{id}/milestones/{milestone_id}/burndown_events",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListGroupMilestoneIssuesInput {
  readonly params: ParametersOf<operations['listGroupMilestoneIssues'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupMilestoneIssues'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupMilestoneIssuesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMilestoneIssues'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMilestoneIssues'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMilestoneIssues'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMilestoneIssues'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMilestoneIssues'], 404> }
  ;

const listGroupMilestoneIssuesCall: ClientCall = {
  id: 'listGroupMilestoneIssues',
  method: 'GET',
  path: "/api/v4/groups/{id}/milestones/{milestone_id}/issues",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListGroupMilestoneMergeRequestsInput {
  readonly params: ParametersOf<operations['listGroupMilestoneMergeRequests'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupMilestoneMergeRequests'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupMilestoneMergeRequestsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMilestoneMergeRequests'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMilestoneMergeRequests'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMilestoneMergeRequests'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMilestoneMergeRequests'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMilestoneMergeRequests'], 404> }
  ;

const listGroupMilestoneMergeRequestsCall: ClientCall = {
  id: 'listGroupMilestoneMergeRequests',
  method: 'GET',
  path: "/api/v4/groups/{id}/milestones/{milestone_id}/merge_requests",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListProjectMilestonesInput {
  readonly params: ParametersOf<operations['listProjectMilestones'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectMilestones'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectMilestonesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMilestones'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMilestones'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMilestones'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMilestones'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMilestones'], 404> }
  ;

const listProjectMilestonesCall: ClientCall = {
  id: 'listProjectMilestones',
  method: 'GET',
  path: "/api/v4/projects/{id}/milestones",
  commas: ["iids"],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface CreateProjectMilestoneInput {
  readonly params: ParametersOf<operations['createProjectMilestone'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createProjectMilestone'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateProjectMilestoneAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createProjectMilestone'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createProjectMilestone'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createProjectMilestone'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createProjectMilestone'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createProjectMilestone'], 404> }
  ;

const createProjectMilestoneCall: ClientCall = {
  id: 'createProjectMilestone',
  method: 'POST',
  path: "/api/v4/projects/{id}/milestones",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetProjectMilestoneInput {
  readonly params: ParametersOf<operations['getProjectMilestone'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectMilestoneAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getProjectMilestone'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getProjectMilestone'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getProjectMilestone'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getProjectMilestone'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getProjectMilestone'], 404> }
  ;

const getProjectMilestoneCall: ClientCall = {
  id: 'getProjectMilestone',
  method: 'GET',
  path: "/api/v4/projects/{id}/milestones/{milestone_id}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UpdateProjectMilestoneInput {
  readonly params: ParametersOf<operations['updateProjectMilestone'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateProjectMilestone'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProjectMilestoneAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectMilestone'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectMilestone'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectMilestone'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectMilestone'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectMilestone'], 404> }
  ;

const updateProjectMilestoneCall: ClientCall = {
  id: 'updateProjectMilestone',
  method: 'PUT',
  path: "/api/v4/projects/{id}/milestones/{milestone_id}",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DeleteProjectMilestoneInput {
  readonly params: ParametersOf<operations['deleteProjectMilestone'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectMilestoneAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectMilestone'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectMilestone'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectMilestone'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectMilestone'], 404> }
  ;

const deleteProjectMilestoneCall: ClientCall = {
  id: 'deleteProjectMilestone',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/milestones/{milestone_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListProjectMilestoneBurndownEventsInput {
  readonly params: ParametersOf<operations['listProjectMilestoneBurndownEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectMilestoneBurndownEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectMilestoneBurndownEventsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMilestoneBurndownEvents'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMilestoneBurndownEvents'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMilestoneBurndownEvents'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMilestoneBurndownEvents'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMilestoneBurndownEvents'], 404> }
  ;

const listProjectMilestoneBurndownEventsCall: ClientCall = {
  id: 'listProjectMilestoneBurndownEvents',
  method: 'GET',
  path: "/api/v4/projects/{id}/milestones/{milestone_id}/burndown_events",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListProjectMilestoneIssuesInput {
  readonly params: ParametersOf<operations['listProjectMilestoneIssues'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectMilestoneIssues'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectMilestoneIssuesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMilestoneIssues'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMilestoneIssues'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMilestoneIssues'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMilestoneIssues'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMilestoneIssues'], 404> }
  ;

const listProjectMilestoneIssuesCall: ClientCall = {
  id: 'listProjectMilestoneIssues',
  method: 'GET',
  path: "/api/v4/projects/{id}/milestones/{milestone_id}/issues",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListProjectMilestoneMergeRequestsInput {
  readonly params: ParametersOf<operations['listProjectMilestoneMergeRequests'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectMilestoneMergeRequests'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectMilestoneMergeRequestsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMilestoneMergeRequests'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMilestoneMergeRequests'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMilestoneMergeRequests'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMilestoneMergeRequests'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMilestoneMergeRequests'], 404> }
  ;

const listProjectMilestoneMergeRequestsCall: ClientCall = {
  id: 'listProjectMilestoneMergeRequests',
  method: 'GET',
  path: "/api/v4/projects/{id}/milestones/{milestone_id}/merge_requests",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface PromoteProjectMilestoneInput {
  readonly params: ParametersOf<operations['promoteProjectMilestone'], 'path'>;
  readonly signal?: AbortSignal;
}

export type PromoteProjectMilestoneAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['promoteProjectMilestone'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['promoteProjectMilestone'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['promoteProjectMilestone'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['promoteProjectMilestone'], 404> }
  ;

const promoteProjectMilestoneCall: ClientCall = {
  id: 'promoteProjectMilestone',
  method: 'POST',
  path: "/api/v4/projects/{id}/milestones/{milestone_id}/promote",
  commas: [],
  body: null,
  answers: {
    200: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
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
