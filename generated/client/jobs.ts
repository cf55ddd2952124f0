// Generated from spec/domains/* /jobs.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetRunningJobInput {
  readonly signal?: AbortSignal;
}

export type GetRunningJobAnswer = JsonAnswer<operations['getRunningJob'], 200 | 401 | 403 | 404>;

const getRunningJobCall: ClientCall = {
  id: 'getRunningJob',
  method: 'GET',
  path: "/api/v4/job",
  answers: { json: [200, 401, 403, 404] },
};

export interface ListProjectJobsInput {
  readonly params: ParametersOf<operations['listProjectJobs'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectJobs'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectJobsAnswer = JsonAnswer<operations['listProjectJobs'], 200 | 400 | 401 | 403 | 404>;

const listProjectJobsCall: ClientCall = {
  id: 'listProjectJobs',
  method: 'GET',
  path: "/api/v4/projects/{id}/jobs",
  commas: ["scope"],
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetJobInput {
  readonly params: ParametersOf<operations['getJob'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetJobAnswer = JsonAnswer<operations['getJob'], 200 | 400 | 401 | 403 | 404>;

const getJobCall: ClientCall = {
  id: 'getJob',
  method: 'GET',
  path: "/api/v4/projects/{id}/jobs/{job_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CancelJobInput {
  readonly params: ParametersOf<operations['cancelJob'], 'path'>;
  readonly signal?: AbortSignal;
}

export type CancelJobAnswer = JsonAnswer<operations['cancelJob'], 201 | 400 | 401 | 403 | 404>;

const cancelJobCall: ClientCall = {
  id: 'cancelJob',
  method: 'POST',
  path: "/api/v4/projects/{id}/jobs/{job_id}/cancel",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface EraseJobInput {
  readonly params: ParametersOf<operations['eraseJob'], 'path'>;
  readonly signal?: AbortSignal;
}

export type EraseJobAnswer = JsonAnswer<operations['eraseJob'], 201 | 400 | 401 | 403 | 404>;

const eraseJobCall: ClientCall = {
  id: 'eraseJob',
  method: 'POST',
  path: "/api/v4/projects/{id}/jobs/{job_id}/erase",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface PlayJobInput {
  readonly params: ParametersOf<operations['playJob'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['playJob'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type PlayJobAnswer = JsonAnswer<operations['playJob'], 200 | 400 | 401 | 403 | 404>;

const playJobCall: ClientCall = {
  id: 'playJob',
  method: 'POST',
  path: "/api/v4/projects/{id}/jobs/{job_id}/play",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RetryJobInput {
  readonly params: ParametersOf<operations['retryJob'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['retryJob'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type RetryJobAnswer = JsonAnswer<operations['retryJob'], 201 | 400 | 401 | 403 | 404>;

const retryJobCall: ClientCall = {
  id: 'retryJob',
  method: 'POST',
  path: "/api/v4/projects/{id}/jobs/{job_id}/retry",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface ListPipelineBridgesInput {
  readonly params: ParametersOf<operations['listPipelineBridges'], 'path'>;
  readonly query?: ParametersOf<operations['listPipelineBridges'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListPipelineBridgesAnswer = JsonAnswer<operations['listPipelineBridges'], 200 | 400 | 401 | 403 | 404>;

const listPipelineBridgesCall: ClientCall = {
  id: 'listPipelineBridges',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipelines/{pipeline_id}/bridges",
  commas: ["scope"],
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListPipelineJobsInput {
  readonly params: ParametersOf<operations['listPipelineJobs'], 'path'>;
  readonly query?: ParametersOf<operations['listPipelineJobs'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListPipelineJobsAnswer = JsonAnswer<operations['listPipelineJobs'], 200 | 400 | 401 | 403 | 404>;

const listPipelineJobsCall: ClientCall = {
  id: 'listPipelineJobs',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipelines/{pipeline_id}/jobs",
  commas: ["scope"],
  answers: { json: [200, 400, 401, 403, 404] },
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
