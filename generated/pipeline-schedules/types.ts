// Generated from spec/resources/pipeline-schedules.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

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
  | { readonly status: 400; readonly body: JsonOf<operations['listPipelineSchedules'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listPipelineSchedules'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listPipelineSchedules'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listPipelineSchedules'], 404>; readonly headers?: never }
  ;

/** Create a pipeline schedule: POST /projects/{id}/pipeline_schedules */
export interface CreatePipelineScheduleRequest {
  readonly params: ParametersOf<operations['createPipelineSchedule'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createPipelineSchedule'], 'application/json'>>;
}

export type CreatePipelineScheduleResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createPipelineSchedule'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createPipelineSchedule'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createPipelineSchedule'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createPipelineSchedule'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createPipelineSchedule'], 404>; readonly headers?: never }
  ;

/** Get a pipeline schedule: GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id} */
export interface GetPipelineScheduleRequest {
  readonly params: ParametersOf<operations['getPipelineSchedule'], 'path'>;
}

export type GetPipelineScheduleResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getPipelineSchedule'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getPipelineSchedule'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getPipelineSchedule'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getPipelineSchedule'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getPipelineSchedule'], 404>; readonly headers?: never }
  ;

/** Change a pipeline schedule: PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id} */
export interface UpdatePipelineScheduleRequest {
  readonly params: ParametersOf<operations['updatePipelineSchedule'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updatePipelineSchedule'], 'application/json'>>;
}

export type UpdatePipelineScheduleResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updatePipelineSchedule'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updatePipelineSchedule'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updatePipelineSchedule'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updatePipelineSchedule'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updatePipelineSchedule'], 404>; readonly headers?: never }
  ;

/** Delete a pipeline schedule: DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id} */
export interface DeletePipelineScheduleRequest {
  readonly params: ParametersOf<operations['deletePipelineSchedule'], 'path'>;
}

export type DeletePipelineScheduleResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deletePipelineSchedule'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deletePipelineSchedule'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deletePipelineSchedule'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deletePipelineSchedule'], 404>; readonly headers?: never }
  ;

/** List the pipelines of a schedule: GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines */
export interface ListPipelinesOfPipelineScheduleRequest {
  readonly params: ParametersOf<operations['listPipelinesOfPipelineSchedule'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listPipelinesOfPipelineSchedule'], 'query'>, 'page' | 'per_page'>;
}

export type ListPipelinesOfPipelineScheduleResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listPipelinesOfPipelineSchedule'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listPipelinesOfPipelineSchedule'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listPipelinesOfPipelineSchedule'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listPipelinesOfPipelineSchedule'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listPipelinesOfPipelineSchedule'], 404>; readonly headers?: never }
  ;

/** Run a pipeline schedule now: POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play */
export interface PlayPipelineScheduleRequest {
  readonly params: ParametersOf<operations['playPipelineSchedule'], 'path'>;
}

export type PlayPipelineScheduleResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['playPipelineSchedule'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['playPipelineSchedule'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['playPipelineSchedule'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['playPipelineSchedule'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['playPipelineSchedule'], 404>; readonly headers?: never }
  ;

/** Take over a pipeline schedule: POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership */
export interface TakeOwnershipOfPipelineScheduleRequest {
  readonly params: ParametersOf<operations['takeOwnershipOfPipelineSchedule'], 'path'>;
}

export type TakeOwnershipOfPipelineScheduleResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['takeOwnershipOfPipelineSchedule'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['takeOwnershipOfPipelineSchedule'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['takeOwnershipOfPipelineSchedule'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['takeOwnershipOfPipelineSchedule'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['takeOwnershipOfPipelineSchedule'], 404>; readonly headers?: never }
  ;

/** Add a variable to a pipeline schedule: POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables */
export interface CreatePipelineScheduleVariableRequest {
  readonly params: ParametersOf<operations['createPipelineScheduleVariable'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createPipelineScheduleVariable'], 'application/json'>>;
}

export type CreatePipelineScheduleVariableResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createPipelineScheduleVariable'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createPipelineScheduleVariable'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createPipelineScheduleVariable'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createPipelineScheduleVariable'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createPipelineScheduleVariable'], 404>; readonly headers?: never }
  ;

/** Get a variable of a pipeline schedule: GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key} */
export interface GetPipelineScheduleVariableRequest {
  readonly params: ParametersOf<operations['getPipelineScheduleVariable'], 'path'>;
}

export type GetPipelineScheduleVariableResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getPipelineScheduleVariable'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getPipelineScheduleVariable'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getPipelineScheduleVariable'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getPipelineScheduleVariable'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getPipelineScheduleVariable'], 404>; readonly headers?: never }
  ;

/** Change a variable of a pipeline schedule: PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key} */
export interface UpdatePipelineScheduleVariableRequest {
  readonly params: ParametersOf<operations['updatePipelineScheduleVariable'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updatePipelineScheduleVariable'], 'application/json'>>;
}

export type UpdatePipelineScheduleVariableResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updatePipelineScheduleVariable'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updatePipelineScheduleVariable'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updatePipelineScheduleVariable'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updatePipelineScheduleVariable'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updatePipelineScheduleVariable'], 404>; readonly headers?: never }
  ;

/** Delete a variable of a pipeline schedule: DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key} */
export interface DeletePipelineScheduleVariableRequest {
  readonly params: ParametersOf<operations['deletePipelineScheduleVariable'], 'path'>;
}

export type DeletePipelineScheduleVariableResponse =
  | { readonly status: 202; readonly body: JsonOf<operations['deletePipelineScheduleVariable'], 202>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deletePipelineScheduleVariable'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deletePipelineScheduleVariable'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deletePipelineScheduleVariable'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deletePipelineScheduleVariable'], 404>; readonly headers?: never }
  ;
