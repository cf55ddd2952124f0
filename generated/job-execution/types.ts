// Generated from spec/domains/* /job-execution.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { UploadedFile } from '../../generator/runtime/upload.ts';
import type { BodyOf, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type ExecutingRunnerInfo = components['schemas']['ExecutingRunnerInfo'];
export type JobPayload = components['schemas']['JobPayload'];
export type PayloadArtifact = components['schemas']['PayloadArtifact'];
export type PayloadCache = components['schemas']['PayloadCache'];
export type PayloadCredential = components['schemas']['PayloadCredential'];
export type PayloadDependency = components['schemas']['PayloadDependency'];
export type PayloadExecutorOptions = components['schemas']['PayloadExecutorOptions'];
export type PayloadFeatures = components['schemas']['PayloadFeatures'];
export type PayloadGitInfo = components['schemas']['PayloadGitInfo'];
export type PayloadHook = components['schemas']['PayloadHook'];
export type PayloadImage = components['schemas']['PayloadImage'];
export type PayloadJobInfo = components['schemas']['PayloadJobInfo'];
export type PayloadService = components['schemas']['PayloadService'];
export type PayloadStep = components['schemas']['PayloadStep'];
export type PayloadVariable = components['schemas']['PayloadVariable'];
export type RequestJob = components['schemas']['RequestJob'];
export type UpdateRunningJob = components['schemas']['UpdateRunningJob'];

/** Ask for a job: POST /jobs/request */
export interface RequestJobRequest {
  readonly body: Defaulted<BodyOf<operations['requestJob'], 'application/json'>>;
}

export type RequestJobResponse =
  | JsonResponse<operations['requestJob'], 201 | 400 | 401 | 403 | 409>
  | { readonly status: 204; readonly body?: never; readonly headers?: { readonly 'X-Service-Last-Update'?: string | number } };

/** Say how a job goes: PUT /jobs/{id} */
export interface UpdateRunningJobRequest {
  readonly params: ParametersOf<operations['updateRunningJob'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateRunningJob'], 'application/json'>>;
}

export type UpdateRunningJobResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateRunningJob'], 200>; readonly headers?: { readonly 'Job-Status'?: string | number; readonly 'X-Service-Trace-Update-Interval'?: string | number } }
  | { readonly status: 202; readonly body: JsonOf<operations['updateRunningJob'], 202>; readonly headers?: { readonly 'Job-Status'?: string | number; readonly 'X-Service-Trace-Update-Interval'?: string | number } }
  | JsonResponse<operations['updateRunningJob'], 400 | 401>
  | { readonly status: 403; readonly body: JsonOf<operations['updateRunningJob'], 403>; readonly headers?: { readonly 'Job-Status'?: string | number } };

/** Write more of the log of a job: PATCH /jobs/{id}/trace */
export interface AppendToTraceRequest {
  readonly params: ParametersOf<operations['appendToTrace'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['appendToTrace'], 'query'>, 'debug_trace'>;
  readonly headers: ParametersOf<operations['appendToTrace'], 'header'>;
  readonly body?: UploadedFile;
}

export type AppendToTraceResponse =
  | { readonly status: 202; readonly body?: never; readonly headers?: { readonly 'Job-Status'?: string | number; readonly 'Range'?: string | number; readonly 'X-Service-Trace-Update-Interval'?: string | number } }
  | JsonResponse<operations['appendToTrace'], 400 | 401>
  | { readonly status: 403; readonly body: JsonOf<operations['appendToTrace'], 403>; readonly headers?: { readonly 'Job-Status'?: string | number } }
  | { readonly status: 416; readonly body: JsonOf<operations['appendToTrace'], 416>; readonly headers?: { readonly 'Job-Status'?: string | number; readonly 'Range'?: string | number; readonly 'X-Service-Trace-Update-Interval'?: string | number } };

/** Get the log of a job: GET /projects/{id}/jobs/{job_id}/trace */
export interface GetJobTraceRequest {
  readonly params: ParametersOf<operations['getJobTrace'], 'path'>;
}

export type GetJobTraceResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Content-Disposition'?: string | number; readonly 'Content-Security-Policy': string | number } }
  | JsonResponse<operations['getJobTrace'], 400 | 401 | 403 | 404>;
