// Generated from spec/resources/job-execution.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, Content, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface RequestJobInput {
  readonly body: Sendable<BodyOf<operations['requestJob'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type RequestJobAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['requestJob'], 201> }
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['requestJob'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['requestJob'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['requestJob'], 403> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['requestJob'], 409> }
  ;

const requestJobCall: ClientCall = {
  id: 'requestJob',
  method: 'POST',
  path: "/api/v4/jobs/request",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    409: 'json',
  },
};

export interface UpdateRunningJobInput {
  readonly params: ParametersOf<operations['updateRunningJob'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateRunningJob'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateRunningJobAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateRunningJob'], 200> }
  | { readonly status: 202; readonly headers: Headers; readonly body: JsonOf<operations['updateRunningJob'], 202> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateRunningJob'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateRunningJob'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateRunningJob'], 403> }
  ;

const updateRunningJobCall: ClientCall = {
  id: 'updateRunningJob',
  method: 'PUT',
  path: "/api/v4/jobs/{id}",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    202: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface AppendToTraceInput {
  readonly params: ParametersOf<operations['appendToTrace'], 'path'>;
  readonly query?: ParametersOf<operations['appendToTrace'], 'query'>;
  readonly headers?: ParametersOf<operations['appendToTrace'], 'header'>;
  readonly signal?: AbortSignal;
}

export type AppendToTraceAnswer =
  | { readonly status: 202; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['appendToTrace'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['appendToTrace'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['appendToTrace'], 403> }
  | { readonly status: 416; readonly headers: Headers; readonly body: JsonOf<operations['appendToTrace'], 416> }
  ;

const appendToTraceCall: ClientCall = {
  id: 'appendToTrace',
  method: 'PATCH',
  path: "/api/v4/jobs/{id}/trace",
  commas: [],
  body: null,
  answers: {
    202: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    416: 'json',
  },
};

export interface GetJobTraceInput {
  readonly params: ParametersOf<operations['getJobTrace'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetJobTraceAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: Content }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getJobTrace'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getJobTrace'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getJobTrace'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getJobTrace'], 404> }
  ;

const getJobTraceCall: ClientCall = {
  id: 'getJobTrace',
  method: 'GET',
  path: "/api/v4/projects/{id}/jobs/{job_id}/trace",
  commas: [],
  body: null,
  answers: {
    200: 'content',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface JobExecutionClient {
  /** Ask for a job: POST /jobs/request */
  requestJob(request: RequestJobInput): Promise<RequestJobAnswer>;
  /** Say how a job goes: PUT /jobs/{id} */
  updateRunningJob(request: UpdateRunningJobInput): Promise<UpdateRunningJobAnswer>;
  /** Write more of the log of a job: PATCH /jobs/{id}/trace */
  appendToTrace(request: AppendToTraceInput): Promise<AppendToTraceAnswer>;
  /** Get the log of a job: GET /projects/{id}/jobs/{job_id}/trace */
  getJobTrace(request: GetJobTraceInput): Promise<GetJobTraceAnswer>;
}

export const jobExecutionClient = (send: Send): JobExecutionClient => ({
  requestJob: (request) => send(requestJobCall, request),
  updateRunningJob: (request) => send(updateRunningJobCall, request),
  appendToTrace: (request) => send(appendToTraceCall, request),
  getJobTrace: (request) => send(getJobTraceCall, request),
});
