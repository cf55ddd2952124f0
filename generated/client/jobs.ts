// Generated from spec/resources/jobs.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetRunningJobInput {
  readonly signal?: AbortSignal;
}

export type GetRunningJobAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getRunningJob'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getRunningJob'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getRunningJob'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getRunningJob'], 404> }
  ;

const getRunningJobCall: ClientCall = {
  id: 'getRunningJob',
  method: 'GET',
  path: "/api/v4/job",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListProjectJobsInput {
  readonly params: ParametersOf<operations['listProjectJobs'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectJobs'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectJobsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectJobs'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectJobs'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectJobs'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectJobs'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectJobs'], 404> }
  ;

const listProjectJobsCall: ClientCall = {
  id: 'listProjectJobs',
  method: 'GET',
  path: "/api/v4/projects/{id}/jobs",
  commas: ["scope"],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetJobInput {
  readonly params: ParametersOf<operations['getJob'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetJobAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getJob'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getJob'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getJob'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getJob'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getJob'], 404> }
  ;

const getJobCall: ClientCall = {
  id: 'getJob',
  method: 'GET',
  path: "/api/v4/projects/{id}/jobs/{job_id}",
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

export interface CancelJobInput {
  readonly params: ParametersOf<operations['cancelJob'], 'path'>;
  readonly signal?: AbortSignal;
}

export type CancelJobAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['cancelJob'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['cancelJob'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['cancelJob'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['cancelJob'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['cancelJob'], 404> }
  ;

const cancelJobCall: ClientCall = {
  id: 'cancelJob',
  method: 'POST',
  path: "/api/v4/projects/{id}/jobs/{job_id}/cancel",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface EraseJobInput {
  readonly params: ParametersOf<operations['eraseJob'], 'path'>;
  readonly signal?: AbortSignal;
}

export type EraseJobAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['eraseJob'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['eraseJob'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['eraseJob'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['eraseJob'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['eraseJob'], 404> }
  ;

const eraseJobCall: ClientCall = {
  id: 'eraseJob',
  method: 'POST',
  path: "/api/v4/projects/{id}/jobs/{job_id}/erase",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface PlayJobInput {
  readonly params: ParametersOf<operations['playJob'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['playJob'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type PlayJobAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['playJob'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['playJob'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['playJob'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['playJob'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['playJob'], 404> }
  ;

const playJobCall: ClientCall = {
  id: 'playJob',
  method: 'POST',
  path: "/api/v4/projects/{id}/jobs/{job_id}/play",
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

export interface RetryJobInput {
  readonly params: ParametersOf<operations['retryJob'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RetryJobAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['retryJob'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['retryJob'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['retryJob'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['retryJob'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['retryJob'], 404> }
  ;

const retryJobCall: ClientCall = {
  id: 'retryJob',
  method: 'POST',
  path: "/api/v4/projects/{id}/jobs/{job_id}/retry",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListPipelineBridgesInput {
  readonly params: ParametersOf<operations['listPipelineBridges'], 'path'>;
  readonly query?: ParametersOf<operations['listPipelineBridges'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListPipelineBridgesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineBridges'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineBridges'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineBridges'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineBridges'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineBridges'], 404> }
  ;

const listPipelineBridgesCall: ClientCall = {
  id: 'listPipelineBridges',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipelines/{pipeline_id}/bridges",
  commas: ["scope"],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListPipelineJobsInput {
  readonly params: ParametersOf<operations['listPipelineJobs'], 'path'>;
  readonly query?: ParametersOf<operations['listPipelineJobs'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListPipelineJobsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineJobs'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineJobs'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineJobs'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineJobs'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineJobs'], 404> }
  ;

const listPipelineJobsCall: ClientCall = {
  id: 'listPipelineJobs',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipelines/{pipeline_id}/jobs",
  commas: ["scope"],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface JobsClient {
  /** Get the job of a job token: GET /job */
  getRunningJob(request?: GetRunningJobInput): Promise<GetRunningJobAnswer>;
  /** List the jobs of a project: GET /projects/{id}/jobs */
  listProjectJobs: ListingOf<ListProjectJobsInput, ListProjectJobsAnswer, JsonOf<operations['listProjectJobs'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a job: GET /projects/{id}/jobs/{job_id} */
  getJob(request: GetJobInput): Promise<GetJobAnswer>;
  /** Cancel a job: POST /projects/{id}/jobs/{job_id}/cancel */
  cancelJob(request: CancelJobInput): Promise<CancelJobAnswer>;
  /** Erase a job: POST /projects/{id}/jobs/{job_id}/erase */
  eraseJob(request: EraseJobInput): Promise<EraseJobAnswer>;
  /** Play a job: POST /projects/{id}/jobs/{job_id}/play */
  playJob(request: PlayJobInput): Promise<PlayJobAnswer>;
  /** Retry a job: POST /projects/{id}/jobs/{job_id}/retry */
  retryJob(request: RetryJobInput): Promise<RetryJobAnswer>;
  /** List the trigger jobs of a pipeline: GET /projects/{id}/pipelines/{pipeline_id}/bridges */
  listPipelineBridges: ListingOf<ListPipelineBridgesInput, ListPipelineBridgesAnswer, JsonOf<operations['listPipelineBridges'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the jobs of a pipeline: GET /projects/{id}/pipelines/{pipeline_id}/jobs */
  listPipelineJobs: ListingOf<ListPipelineJobsInput, ListPipelineJobsAnswer, JsonOf<operations['listPipelineJobs'], 200> extends readonly (infer Row)[] ? Row : never>;
}

export const jobsClient = (send: Send): JobsClient => ({
  getRunningJob: (request) => send(getRunningJobCall, request),
  listProjectJobs: listing(send, listProjectJobsCall),
  getJob: (request) => send(getJobCall, request),
  cancelJob: (request) => send(cancelJobCall, request),
  eraseJob: (request) => send(eraseJobCall, request),
  playJob: (request) => send(playJobCall, request),
  retryJob: (request) => send(retryJobCall, request),
  listPipelineBridges: listing(send, listPipelineBridgesCall),
  listPipelineJobs: listing(send, listPipelineJobsCall),
});
