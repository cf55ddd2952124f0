// Generated from spec/domains/* /project-approvals.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, JsonAnswer, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetProjectApprovalsInput {
  readonly params: ParametersOf<operations['getProjectApprovals'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectApprovalsAnswer = JsonAnswer<operations['getProjectApprovals'], 200 | 400 | 401 | 403 | 404>;

const getProjectApprovalsCall: ClientCall = {
  id: 'getProjectApprovals',
  method: 'GET',
  path: "/api/v4/projects/{id}/approvals",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateProjectApprovalsInput {
  readonly params: ParametersOf<operations['updateProjectApprovals'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateProjectApprovals'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProjectApprovalsAnswer = JsonAnswer<operations['updateProjectApprovals'], 201 | 400 | 401 | 403 | 404>;

const updateProjectApprovalsCall: ClientCall = {
  id: 'updateProjectApprovals',
  method: 'POST',
  path: "/api/v4/projects/{id}/approvals",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
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
