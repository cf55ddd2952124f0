// Generated from spec/domains/* /pipeline-schedules.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListPipelineSchedulesInput {
  readonly params: ParametersOf<operations['listPipelineSchedules'], 'path'>;
  readonly query?: ParametersOf<operations['listPipelineSchedules'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListPipelineSchedulesAnswer = JsonAnswer<operations['listPipelineSchedules'], 200 | 400 | 401 | 403 | 404>;

const listPipelineSchedulesCall: ClientCall = {
  id: 'listPipelineSchedules',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipeline_schedules",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreatePipelineScheduleInput {
  readonly params: ParametersOf<operations['createPipelineSchedule'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createPipelineSchedule'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreatePipelineScheduleAnswer = JsonAnswer<operations['createPipelineSchedule'], 201 | 400 | 401 | 403 | 404>;

const createPipelineScheduleCall: ClientCall = {
  id: 'createPipelineSchedule',
  method: 'POST',
  path: "/api/v4/projects/{id}/pipeline_schedules",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetPipelineScheduleInput {
  readonly params: ParametersOf<operations['getPipelineSchedule'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetPipelineScheduleAnswer = JsonAnswer<operations['getPipelineSchedule'], 200 | 400 | 401 | 403 | 404>;

const getPipelineScheduleCall: ClientCall = {
  id: 'getPipelineSchedule',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdatePipelineScheduleInput {
  readonly params: ParametersOf<operations['updatePipelineSchedule'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updatePipelineSchedule'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdatePipelineScheduleAnswer = JsonAnswer<operations['updatePipelineSchedule'], 200 | 400 | 401 | 403 | 404>;

const updatePipelineScheduleCall: ClientCall = {
  id: 'updatePipelineSchedule',
  method: 'PUT',
  path: "/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeletePipelineScheduleInput {
  readonly params: ParametersOf<operations['deletePipelineSchedule'], 'path'>;
  readonly headers?: ParametersOf<operations['deletePipelineSchedule'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeletePipelineScheduleAnswer = EmptyAnswer<204> | JsonAnswer<operations['deletePipelineSchedule'], 400 | 401 | 403 | 404 | 412>;

const deletePipelineScheduleCall: ClientCall = {
  id: 'deletePipelineSchedule',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListPipelinesOfPipelineScheduleInput {
  readonly params: ParametersOf<operations['listPipelinesOfPipelineSchedule'], 'path'>;
  readonly query?: ParametersOf<operations['listPipelinesOfPipelineSchedule'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListPipelinesOfPipelineScheduleAnswer = JsonAnswer<operations['listPipelinesOfPipelineSchedule'], 200 | 400 | 401 | 403 | 404>;

const listPipelinesOfPipelineScheduleCall: ClientCall = {
  id: 'listPipelinesOfPipelineSchedule',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface PlayPipelineScheduleInput {
  readonly params: ParametersOf<operations['playPipelineSchedule'], 'path'>;
  readonly signal?: AbortSignal;
}

export type PlayPipelineScheduleAnswer = JsonAnswer<operations['playPipelineSchedule'], 201 | 400 | 401 | 403 | 404>;

const playPipelineScheduleCall: ClientCall = {
  id: 'playPipelineSchedule',
  method: 'POST',
  path: "/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface TakeOwnershipOfPipelineScheduleInput {
  readonly params: ParametersOf<operations['takeOwnershipOfPipelineSchedule'], 'path'>;
  readonly signal?: AbortSignal;
}

export type TakeOwnershipOfPipelineScheduleAnswer = JsonAnswer<operations['takeOwnershipOfPipelineSchedule'], 201 | 400 | 401 | 403 | 404>;

const takeOwnershipOfPipelineScheduleCall: ClientCall = {
  id: 'takeOwnershipOfPipelineSchedule',
  method: 'POST',
  path: "/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface CreatePipelineScheduleVariableInput {
  readonly params: ParametersOf<operations['createPipelineScheduleVariable'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createPipelineScheduleVariable'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreatePipelineScheduleVariableAnswer = JsonAnswer<operations['createPipelineScheduleVariable'], 201 | 400 | 401 | 403 | 404>;

const createPipelineScheduleVariableCall: ClientCall = {
  id: 'createPipelineScheduleVariable',
  method: 'POST',
  path: "/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetPipelineScheduleVariableInput {
  readonly params: ParametersOf<operations['getPipelineScheduleVariable'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetPipelineScheduleVariableAnswer = JsonAnswer<operations['getPipelineScheduleVariable'], 200 | 400 | 401 | 403 | 404>;

const getPipelineScheduleVariableCall: ClientCall = {
  id: 'getPipelineScheduleVariable',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdatePipelineScheduleVariableInput {
  readonly params: ParametersOf<operations['updatePipelineScheduleVariable'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updatePipelineScheduleVariable'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdatePipelineScheduleVariableAnswer = JsonAnswer<operations['updatePipelineScheduleVariable'], 200 | 400 | 401 | 403 | 404>;

const updatePipelineScheduleVariableCall: ClientCall = {
  id: 'updatePipelineScheduleVariable',
  method: 'PUT',
  path: "/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeletePipelineScheduleVariableInput {
  readonly params: ParametersOf<operations['deletePipelineScheduleVariable'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeletePipelineScheduleVariableAnswer = JsonAnswer<operations['deletePipelineScheduleVariable'], 202 | 400 | 401 | 403 | 404>;

const deletePipelineScheduleVariableCall: ClientCall = {
  id: 'deletePipelineScheduleVariable',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}",
  answers: { json: [202, 400, 401, 403, 404] },
};

export interface PipelineSchedulesClient {
  /** List the pipeline schedules of a project: GET /projects/{id}/pipeline_schedules */
  listPipelineSchedules: ListingOf<ListPipelineSchedulesInput, ListPipelineSchedulesAnswer, JsonOf<operations['listPipelineSchedules'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create a pipeline schedule: POST /projects/{id}/pipeline_schedules */
  createPipelineSchedule(request: CreatePipelineScheduleInput): Promise<CreatePipelineScheduleAnswer>;
  /** Get a pipeline schedule: GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id} */
  getPipelineSchedule(request: GetPipelineScheduleInput): Promise<GetPipelineScheduleAnswer>;
  /** Change a pipeline schedule: PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id} */
  updatePipelineSchedule(request: UpdatePipelineScheduleInput): Promise<UpdatePipelineScheduleAnswer>;
  /** Delete a pipeline schedule: DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id} */
  deletePipelineSchedule(request: DeletePipelineScheduleInput): Promise<DeletePipelineScheduleAnswer>;
  /** List the pipelines of a schedule: GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines */
  listPipelinesOfPipelineSchedule: ListingOf<ListPipelinesOfPipelineScheduleInput, ListPipelinesOfPipelineScheduleAnswer, JsonOf<operations['listPipelinesOfPipelineSchedule'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Run a pipeline schedule now: POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play */
  playPipelineSchedule(request: PlayPipelineScheduleInput): Promise<PlayPipelineScheduleAnswer>;
  /** Take over a pipeline schedule: POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership */
  takeOwnershipOfPipelineSchedule(request: TakeOwnershipOfPipelineScheduleInput): Promise<TakeOwnershipOfPipelineScheduleAnswer>;
  /** Add a variable to a pipeline schedule: POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables */
  createPipelineScheduleVariable(request: CreatePipelineScheduleVariableInput): Promise<CreatePipelineScheduleVariableAnswer>;
  /** Get a variable of a pipeline schedule: GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key} */
  getPipelineScheduleVariable(request: GetPipelineScheduleVariableInput): Promise<GetPipelineScheduleVariableAnswer>;
  /** Change a variable of a pipeline schedule: PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key} */
  updatePipelineScheduleVariable(request: UpdatePipelineScheduleVariableInput): Promise<UpdatePipelineScheduleVariableAnswer>;
  /** Delete a variable of a pipeline schedule: DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key} */
  deletePipelineScheduleVariable(request: DeletePipelineScheduleVariableInput): Promise<DeletePipelineScheduleVariableAnswer>;
}

export const pipelineSchedulesClient = (send: Send): PipelineSchedulesClient => ({
  listPipelineSchedules: listing(send, listPipelineSchedulesCall),
  createPipelineSchedule: (request) => send(createPipelineScheduleCall, request),
  getPipelineSchedule: (request) => send(getPipelineScheduleCall, request),
  updatePipelineSchedule: (request) => send(updatePipelineScheduleCall, request),
  deletePipelineSchedule: (request) => send(deletePipelineScheduleCall, request),
  listPipelinesOfPipelineSchedule: listing(send, listPipelinesOfPipelineScheduleCall),
  playPipelineSchedule: (request) => send(playPipelineScheduleCall, request),
  takeOwnershipOfPipelineSchedule: (request) => send(takeOwnershipOfPipelineScheduleCall, request),
  createPipelineScheduleVariable: (request) => send(createPipelineScheduleVariableCall, request),
  getPipelineScheduleVariable: (request) => send(getPipelineScheduleVariableCall, request),
  updatePipelineScheduleVariable: (request) => send(updatePipelineScheduleVariableCall, request),
  deletePipelineScheduleVariable: (request) => send(deletePipelineScheduleVariableCall, request),
});
