// Generated from spec/domains/* /applications.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, Listing, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListApplicationsInput {
  readonly query?: ParametersOf<operations['listApplications'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListApplicationsAnswer = JsonAnswer<operations['listApplications'], 200 | 400 | 401 | 403>;

const listApplicationsCall: ClientCall = {
  id: 'listApplications',
  method: 'GET',
  path: "/api/v4/applications",
  answers: { json: [200, 400, 401, 403] },
};

export interface CreateApplicationInput {
  readonly body: Sendable<BodyOf<operations['createApplication'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateApplicationAnswer = JsonAnswer<operations['createApplication'], 201 | 400 | 401 | 403>;

const createApplicationCall: ClientCall = {
  id: 'createApplication',
  method: 'POST',
  path: "/api/v4/applications",
  body: "application/json",
  answers: { json: [201, 400, 401, 403] },
};

export interface DeleteApplicationInput {
  readonly params: ParametersOf<operations['deleteApplication'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteApplicationAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteApplication'], 400 | 401 | 403 | 404>;

const deleteApplicationCall: ClientCall = {
  id: 'deleteApplication',
  method: 'DELETE',
  path: "/api/v4/applications/{id}",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface ApplicationsClient {
  /** List the applications of the instance: GET /applications */
  listApplications: Listing<ListApplicationsInput, ListApplicationsAnswer, JsonOf<operations['listApplications'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Register an application: POST /applications */
  createApplication(request: CreateApplicationInput): Promise<CreateApplicationAnswer>;
  /** Delete an application: DELETE /applications/{id} */
  deleteApplication(request: DeleteApplicationInput): Promise<DeleteApplicationAnswer>;
}

export const applicationsClient = (send: Send): ApplicationsClient => ({
  listApplications: listing(send, listApplicationsCall),
  createApplication: (request) => send(createApplicationCall, request),
  deleteApplication: (request) => send(deleteApplicationCall, request),
});
