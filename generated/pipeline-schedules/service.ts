// Generated from spec/domains/* /pipeline-schedules.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListPipelineSchedulesRequest, ListPipelineSchedulesResponse, CreatePipelineScheduleRequest, CreatePipelineScheduleResponse, GetPipelineScheduleRequest, GetPipelineScheduleResponse, UpdatePipelineScheduleRequest, UpdatePipelineScheduleResponse, DeletePipelineScheduleRequest, DeletePipelineScheduleResponse, ListPipelinesOfPipelineScheduleRequest, ListPipelinesOfPipelineScheduleResponse, PlayPipelineScheduleRequest, PlayPipelineScheduleResponse, TakeOwnershipOfPipelineScheduleRequest, TakeOwnershipOfPipelineScheduleResponse, CreatePipelineScheduleVariableRequest, CreatePipelineScheduleVariableResponse, GetPipelineScheduleVariableRequest, GetPipelineScheduleVariableResponse, UpdatePipelineScheduleVariableRequest, UpdatePipelineScheduleVariableResponse, DeletePipelineScheduleVariableRequest, DeletePipelineScheduleVariableResponse } from './types.ts';

/** One function per operation of pipeline-schedules; `C` is the request context of the server. */
export interface PipelineSchedulesService<C extends SubjectTypes> {
  /** List the pipeline schedules of a project. GET /projects/{id}/pipeline_schedules (spec/domains/ci/pipeline-schedules.yaml#listPipelineSchedules) */
  listPipelineSchedules(
    request: ListPipelineSchedulesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListPipelineSchedulesResponse>;
  /** Create a pipeline schedule. POST /projects/{id}/pipeline_schedules (spec/domains/ci/pipeline-schedules.yaml#createPipelineSchedule) */
  createPipelineSchedule(
    request: CreatePipelineScheduleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreatePipelineScheduleResponse>;
  /** Get a pipeline schedule. GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id} (spec/domains/ci/pipeline-schedules.yaml#getPipelineSchedule) */
  getPipelineSchedule(
    request: GetPipelineScheduleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetPipelineScheduleResponse>;
  /** Change a pipeline schedule. PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id} (spec/domains/ci/pipeline-schedules.yaml#updatePipelineSchedule) */
  updatePipelineSchedule(
    request: UpdatePipelineScheduleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdatePipelineScheduleResponse>;
  /** Delete a pipeline schedule. DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id} (spec/domains/ci/pipeline-schedules.yaml#deletePipelineSchedule) */
  deletePipelineSchedule(
    request: DeletePipelineScheduleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeletePipelineScheduleResponse>;
  /** List the pipelines of a schedule. GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines (spec/domains/ci/pipeline-schedules.yaml#listPipelinesOfPipelineSchedule) */
  listPipelinesOfPipelineSchedule(
    request: ListPipelinesOfPipelineScheduleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListPipelinesOfPipelineScheduleResponse>;
  /** Run a pipeline schedule now. POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play (spec/domains/ci/pipeline-schedules.yaml#playPipelineSchedule) */
  playPipelineSchedule(
    request: PlayPipelineScheduleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<PlayPipelineScheduleResponse>;
  /** Take over a pipeline schedule. POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership (spec/domains/ci/pipeline-schedules.yaml#takeOwnershipOfPipelineSchedule) */
  takeOwnershipOfPipelineSchedule(
    request: TakeOwnershipOfPipelineScheduleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<TakeOwnershipOfPipelineScheduleResponse>;
  /** Add a variable to a pipeline schedule. POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables (spec/domains/ci/pipeline-schedules.yaml#createPipelineScheduleVariable) */
  createPipelineScheduleVariable(
    request: CreatePipelineScheduleVariableRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreatePipelineScheduleVariableResponse>;
  /** Get a variable of a pipeline schedule. GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key} (spec/domains/ci/pipeline-schedules.yaml#getPipelineScheduleVariable) */
  getPipelineScheduleVariable(
    request: GetPipelineScheduleVariableRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetPipelineScheduleVariableResponse>;
  /** Change a variable of a pipeline schedule. PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key} (spec/domains/ci/pipeline-schedules.yaml#updatePipelineScheduleVariable) */
  updatePipelineScheduleVariable(
    request: UpdatePipelineScheduleVariableRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdatePipelineScheduleVariableResponse>;
  /** Delete a variable of a pipeline schedule. DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key} (spec/domains/ci/pipeline-schedules.yaml#deletePipelineScheduleVariable) */
  deletePipelineScheduleVariable(
    request: DeletePipelineScheduleVariableRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeletePipelineScheduleVariableResponse>;
}
