// Generated from spec/resources/pipeline-schedules.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListPipelineSchedulesInput {
  readonly params: ParametersOf<operations['listPipelineSchedules'], 'path'>;
  readonly query?: ParametersOf<operations['listPipelineSchedules'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListPipelineSchedulesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineSchedules'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineSchedules'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineSchedules'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineSchedules'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineSchedules'], 404> }
  ;

const listPipelineSchedulesCall: ClientCall = {
  id: 'listPipelineSchedules',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipeline_schedules",
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

export interface CreatePipelineScheduleInput {
  readonly params: ParametersOf<operations['createPipelineSchedule'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createPipelineSchedule'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreatePipelineScheduleAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createPipelineSchedule'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createPipelineSchedule'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createPipelineSchedule'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createPipelineSchedule'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createPipelineSchedule'], 404> }
  ;

const createPipelineScheduleCall: ClientCall = {
  id: 'createPipelineSchedule',
  method: 'POST',
  path: "/api/v4/projects/{id}/pipeline_schedules",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetPipelineScheduleInput {
  readonly params: ParametersOf<operations['getPipelineSchedule'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetPipelineScheduleAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineSchedule'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineSchedule'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineSchedule'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineSchedule'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineSchedule'], 404> }
  ;

const getPipelineScheduleCall: ClientCall = {
  id: 'getPipelineSchedule',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}",
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

export interface UpdatePipelineScheduleInput {
  readonly params: ParametersOf<operations['updatePipelineSchedule'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updatePipelineSchedule'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdatePipelineScheduleAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updatePipelineSchedule'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updatePipelineSchedule'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updatePipelineSchedule'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updatePipelineSchedule'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updatePipelineSchedule'], 404> }
  ;

const updatePipelineScheduleCall: ClientCall = {
  id: 'updatePipelineSchedule',
  method: 'PUT',
  path: "/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}",
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

export interface DeletePipelineScheduleInput {
  readonly params: ParametersOf<operations['deletePipelineSchedule'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeletePipelineScheduleAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deletePipelineSchedule'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deletePipelineSchedule'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deletePipelineSchedule'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deletePipelineSchedule'], 404> }
  ;

const deletePipelineScheduleCall: ClientCall = {
  id: 'deletePipelineSchedule',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}",
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

export interface ListPipelinesOfPipelineScheduleInput {
  readonly params: ParametersOf<operations['listPipelinesOfPipelineSchedule'], 'path'>;
  readonly query?: ParametersOf<operations['listPipelinesOfPipelineSchedule'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListPipelinesOfPipelineScheduleAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listPipelinesOfPipelineSchedule'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listPipelinesOfPipelineSchedule'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listPipelinesOfPipelineSchedule'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listPipelinesOfPipelineSchedule'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listPipelinesOfPipelineSchedule'], 404> }
  ;

const listPipelinesOfPipelineScheduleCall: ClientCall = {
  id: 'listPipelinesOfPipelineSchedule',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines",
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

export interface PlayPipelineScheduleInput {
  readonly params: ParametersOf<operations['playPipelineSchedule'], 'path'>;
  readonly signal?: AbortSignal;
}

export type PlayPipelineScheduleAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['playPipelineSchedule'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['playPipelineSchedule'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['playPipelineSchedule'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['playPipelineSchedule'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['playPipelineSchedule'], 404> }
  ;

const playPipelineScheduleCall: ClientCall = {
  id: 'playPipelineSchedule',
  method: 'POST',
  path: "/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play",
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

export interface TakeOwnershipOfPipelineScheduleInput {
  readonly params: ParametersOf<operations['takeOwnershipOfPipelineSchedule'], 'path'>;
  readonly signal?: AbortSignal;
}

export type TakeOwnershipOfPipelineScheduleAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['takeOwnershipOfPipelineSchedule'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['takeOwnershipOfPipelineSchedule'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['takeOwnershipOfPipelineSchedule'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['takeOwnershipOfPipelineSchedule'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['takeOwnershipOfPipelineSchedule'], 404> }
  ;

const takeOwnershipOfPipelineScheduleCall: ClientCall = {
  id: 'takeOwnershipOfPipelineSchedule',
  method: 'POST',
  path: "/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership",
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

export interface CreatePipelineScheduleVariableInput {
  readonly params: ParametersOf<operations['createPipelineScheduleVariable'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createPipelineScheduleVariable'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreatePipelineScheduleVariableAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createPipelineScheduleVariable'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createPipelineScheduleVariable'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createPipelineScheduleVariable'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createPipelineScheduleVariable'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createPipelineScheduleVariable'], 404> }
  ;

const createPipelineScheduleVariableCall: ClientCall = {
  id: 'createPipelineScheduleVariable',
  method: 'POST',
  path: "/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetPipelineScheduleVariableInput {
  readonly params: ParametersOf<operations['getPipelineScheduleVariable'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetPipelineScheduleVariableAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineScheduleVariable'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineScheduleVariable'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineScheduleVariable'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineScheduleVariable'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineScheduleVariable'], 404> }
  ;

const getPipelineScheduleVariableCall: ClientCall = {
  id: 'getPipelineScheduleVariable',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}",
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

export interface UpdatePipelineScheduleVariableInput {
  readonly params: ParametersOf<operations['updatePipelineScheduleVariable'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updatePipelineScheduleVariable'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdatePipelineScheduleVariableAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updatePipelineScheduleVariable'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updatePipelineScheduleVariable'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updatePipelineScheduleVariable'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updatePipelineScheduleVariable'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updatePipelineScheduleVariable'], 404> }
  ;

const updatePipelineScheduleVariableCall: ClientCall = {
  id: 'updatePipelineScheduleVariable',
  method: 'PUT',
  path: "/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}",
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

export interface DeletePipelineScheduleVariableInput {
  readonly params: ParametersOf<operations['deletePipelineScheduleVariable'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeletePipelineScheduleVariableAnswer =
  | { readonly status: 202; readonly headers: Headers; readonly body: JsonOf<operations['deletePipelineScheduleVariable'], 202> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deletePipelineScheduleVariable'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deletePipelineScheduleVariable'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deletePipelineScheduleVariable'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deletePipelineScheduleVariable'], 404> }
  ;

const deletePipelineScheduleVariableCall: ClientCall = {
  id: 'deletePipelineScheduleVariable',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}",
  commas: [],
  body: null,
  answers: {
    202: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
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
