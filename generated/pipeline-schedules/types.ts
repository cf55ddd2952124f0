// Generated from spec/domains/* /pipeline-schedules.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreatePipelineSchedule = components['schemas']['CreatePipelineSchedule'];
export type CreatePipelineScheduleVariable = components['schemas']['CreatePipelineScheduleVariable'];
export type PipelineSchedule = components['schemas']['PipelineSchedule'];
export type PipelineScheduleVariable = components['schemas']['PipelineScheduleVariable'];
export type PipelineScheduleWithVariables = components['schemas']['PipelineScheduleWithVariables'];
export type UpdatePipelineSchedule = components['schemas']['UpdatePipelineSchedule'];
export type UpdatePipelineScheduleVariable = components['schemas']['UpdatePipelineScheduleVariable'];

/** List the pipeline schedules of a project: GET /projects/{id}/pipeline_schedules */
export interface ListPipelineSchedulesRequest {
  readonly params: ParametersOf<operations['listPipelineSchedules'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listPipelineSchedules'], 'query'>, 'page' | 'per_page'>;
}

export type ListPipelineSchedulesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listPipelineSchedules'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listPipelineSchedules'], 400 | 401 | 403 | 404>;

/** Create a pipeline schedule: POST /projects/{id}/pipeline_schedules */
export interface CreatePipelineScheduleRequest {
  readonly params: ParametersOf<operations['createPipelineSchedule'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createPipelineSchedule'], 'application/json'>>;
}

export type CreatePipelineScheduleResponse = JsonResponse<operations['createPipelineSchedule'], 201 | 400 | 401 | 403 | 404>;

/** Get a pipeline schedule: GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id} */
export interface GetPipelineScheduleRequest {
  readonly params: ParametersOf<operations['getPipelineSchedule'], 'path'>;
}

export type GetPipelineScheduleResponse = JsonResponse<operations['getPipelineSchedule'], 200 | 400 | 401 | 403 | 404>;

/** Change a pipeline schedule: PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id} */
export interface UpdatePipelineScheduleRequest {
  readonly params: ParametersOf<operations['updatePipelineSchedule'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updatePipelineSchedule'], 'application/json'>>;
}

export type UpdatePipelineScheduleResponse = JsonResponse<operations['updatePipelineSchedule'], 200 | 400 | 401 | 403 | 404>;

/** Delete a pipeline schedule: DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id} */
export interface DeletePipelineScheduleRequest {
  readonly params: ParametersOf<operations['deletePipelineSchedule'], 'path'>;
  readonly headers: ParametersOf<operations['deletePipelineSchedule'], 'header'>;
}

export type DeletePipelineScheduleResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deletePipelineSchedule'], 400 | 401 | 403 | 404 | 412>;

/** List the pipelines of a schedule: GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines */
export interface ListPipelinesOfPipelineScheduleRequest {
  readonly params: ParametersOf<operations['listPipelinesOfPipelineSchedule'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listPipelinesOfPipelineSchedule'], 'query'>, 'page' | 'per_page'>;
}

export type ListPipelinesOfPipelineScheduleResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listPipelinesOfPipelineSchedule'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listPipelinesOfPipelineSchedule'], 400 | 401 | 403 | 404>;

/** Run a pipeline schedule now: POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play */
export interface PlayPipelineScheduleRequest {
  readonly params: ParametersOf<operations['playPipelineSchedule'], 'path'>;
}

export type PlayPipelineScheduleResponse = JsonResponse<operations['playPipelineSchedule'], 201 | 400 | 401 | 403 | 404>;

/** Take over a pipeline schedule: POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership */
export interface TakeOwnershipOfPipelineScheduleRequest {
  readonly params: ParametersOf<operations['takeOwnershipOfPipelineSchedule'], 'path'>;
}

export type TakeOwnershipOfPipelineScheduleResponse = JsonResponse<operations['takeOwnershipOfPipelineSchedule'], 201 | 400 | 401 | 403 | 404>;

/** Add a variable to a pipeline schedule: POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables */
export interface CreatePipelineScheduleVariableRequest {
  readonly params: ParametersOf<operations['createPipelineScheduleVariable'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createPipelineScheduleVariable'], 'application/json'>>;
}

export type CreatePipelineScheduleVariableResponse = JsonResponse<operations['createPipelineScheduleVariable'], 201 | 400 | 401 | 403 | 404>;

/** Get a variable of a pipeline schedule: GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key} */
export interface GetPipelineScheduleVariableRequest {
  readonly params: ParametersOf<operations['getPipelineScheduleVariable'], 'path'>;
}

export type GetPipelineScheduleVariableResponse = JsonResponse<operations['getPipelineScheduleVariable'], 200 | 400 | 401 | 403 | 404>;

/** Change a variable of a pipeline schedule: PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key} */
export interface UpdatePipelineScheduleVariableRequest {
  readonly params: ParametersOf<operations['updatePipelineScheduleVariable'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updatePipelineScheduleVariable'], 'application/json'>>;
}

export type UpdatePipelineScheduleVariableResponse = JsonResponse<operations['updatePipelineScheduleVariable'], 200 | 400 | 401 | 403 | 404>;

/** Delete a variable of a pipeline schedule: DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key} */
export interface DeletePipelineScheduleVariableRequest {
  readonly params: ParametersOf<operations['deletePipelineScheduleVariable'], 'path'>;
}

export type DeletePipelineScheduleVariableResponse = JsonResponse<operations['deletePipelineScheduleVariable'], 202 | 400 | 401 | 403 | 404>;
