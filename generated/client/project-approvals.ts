// Generated from spec/resources/project-approvals.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetProjectApprovalsInput {
  readonly params: ParametersOf<operations['getProjectApprovals'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectApprovalsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getProjectApprovals'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getProjectApprovals'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getProjectApprovals'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getProjectApprovals'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getProjectApprovals'], 404> }
  ;

const getProjectApprovalsCall: ClientCall = {
  id: 'getProjectApprovals',
  method: 'GET',
  path: "/api/v4/projects/{id}/approvals",
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

export interface UpdateProjectApprovalsInput {
  readonly params: ParametersOf<operations['updateProjectApprovals'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateProjectApprovals'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProjectApprovalsAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectApprovals'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectApprovals'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectApprovals'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectApprovals'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectApprovals'], 404> }
  ;

const updateProjectApprovalsCall: ClientCall = {
  id: 'updateProjectApprovals',
  method: 'POST',
  path: "/api/v4/projects/{id}/approvals",
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

export interface ProjectApprovalsClient {
  /** Get the approval configuration of a project: GET /projects/{id}/approvals */
  getProjectApprovals(request: GetProjectApprovalsInput): Promise<GetProjectApprovalsAnswer>;
  /** Change the approval configuration of a project: POST /projects/{id}/approvals */
  updateProjectApprovals(request: UpdateProjectApprovalsInput): Promise<UpdateProjectApprovalsAnswer>;
}

export const projectApprovalsClient = (send: Send): ProjectApprovalsClient => ({
  getProjectApprovals: (request) => send(getProjectApprovalsCall, request),
  updateProjectApprovals: (request) => send(updateProjectApprovalsCall, request),
});
