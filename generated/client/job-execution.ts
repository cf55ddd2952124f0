// Generated from spec/domains/* /job-execution.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, ContentAnswer, EmptyAnswer, JsonAnswer, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface RequestJobInput {
  readonly body: Sendable<BodyOf<operations['requestJob'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type RequestJobAnswer = JsonAnswer<operations['requestJob'], 201 | 400 | 401 | 403 | 409> | EmptyAnswer<204>;

const requestJobCall: ClientCall = {
  id: 'requestJob',
  method: 'POST',
  path: "/api/v4/jobs/request",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 409], none: [204] },
};

export interface UpdateRunningJobInput {
  readonly params: ParametersOf<operations['updateRunningJob'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateRunningJob'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateRunningJobAnswer = JsonAnswer<operations['updateRunningJob'], 200 | 202 | 400 | 401 | 403>;

const updateRunningJobCall: ClientCall = {
  id: 'updateRunningJob',
  method: 'PUT',
  path: "/api/v4/jobs/{id}",
  body: "application/json",
  answers: { json: [200, 202, 400, 401, 403] },
};

export interface AppendToTraceInput {
  readonly params: ParametersOf<operations['appendToTrace'], 'path'>;
  readonly query?: ParametersOf<operations['appendToTrace'], 'query'>;
  readonly headers?: ParametersOf<operations['appendToTrace'], 'header'>;
  readonly body?: Blob;
  readonly signal?: AbortSignal;
}

export type AppendToTraceAnswer = EmptyAnswer<202> | JsonAnswer<operations['appendToTrace'], 400 | 401 | 403 | 416>;

const appendToTraceCall: ClientCall = {
  id: 'appendToTrace',
  method: 'PATCH',
  path: "/api/v4/jobs/{id}/trace",
  body: "*/*",
  answers: { none: [202], json: [400, 401, 403, 416] },
};

export interface GetJobTraceInput {
  readonly params: ParametersOf<operations['getJobTrace'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetJobTraceAnswer = ContentAnswer<200> | JsonAnswer<operations['getJobTrace'], 400 | 401 | 403 | 404>;

const getJobTraceCall: ClientCall = {
  id: 'getJobTrace',
  method: 'GET',
  path: "/api/v4/projects/{id}/jobs/{job_id}/trace",
  answers: { content: [200], json: [400, 401, 403, 404] },
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
