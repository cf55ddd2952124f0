// Generated from spec/resources/applications.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Listing, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListApplicationsInput {
  readonly query?: ParametersOf<operations['listApplications'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListApplicationsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listApplications'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listApplications'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listApplications'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listApplications'], 403> }
  ;

const listApplicationsCall: ClientCall = {
  id: 'listApplications',
  method: 'GET',
  path: "/api/v4/applications",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface CreateApplicationInput {
  readonly body: Sendable<BodyOf<operations['createApplication'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateApplicationAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createApplication'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createApplication'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createApplication'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createApplication'], 403> }
  ;

const createApplicationCall: ClientCall = {
  id: 'createApplication',
  method: 'POST',
  path: "/api/v4/applications",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface DeleteApplicationInput {
  readonly params: ParametersOf<operations['deleteApplication'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteApplicationAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteApplication'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteApplication'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteApplication'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteApplication'], 404> }
  ;

const deleteApplicationCall: ClientCall = {
  id: 'deleteApplication',
  method: 'DELETE',
  path: "/api/v4/applications/{id}",
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
