// Generated from spec/resources/triggers.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface TriggerPipelineOfRefInput {
  readonly params: ParametersOf<operations['triggerPipelineOfRef'], 'path'>;
  readonly body: Sendable<BodyOf<operations['triggerPipelineOfRef'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type TriggerPipelineOfRefAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['triggerPipelineOfRef'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['triggerPipelineOfRef'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['triggerPipelineOfRef'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['triggerPipelineOfRef'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['triggerPipelineOfRef'], 404> }
  ;

const triggerPipelineOfRefCall: ClientCall = {
  id: 'triggerPipelineOfRef',
  method: 'POST',
  path: "/api/v4/projects/{id}/ref/{ref}/trigger/pipeline",
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

export interface TriggerPipelineInput {
  readonly params: ParametersOf<operations['triggerPipeline'], 'path'>;
  readonly body: Sendable<BodyOf<operations['triggerPipeline'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type TriggerPipelineAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['triggerPipeline'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['triggerPipeline'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['triggerPipeline'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['triggerPipeline'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['triggerPipeline'], 404> }
  ;

const triggerPipelineCall: ClientCall = {
  id: 'triggerPipeline',
  method: 'POST',
  path: "/api/v4/projects/{id}/trigger/pipeline",
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

export interface ListPipelineTriggersInput {
  readonly params: ParametersOf<operations['listPipelineTriggers'], 'path'>;
  readonly query?: ParametersOf<operations['listPipelineTriggers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListPipelineTriggersAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineTriggers'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineTriggers'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineTriggers'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineTriggers'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineTriggers'], 404> }
  ;

const listPipelineTriggersCall: ClientCall = {
  id: 'listPipelineTriggers',
  method: 'GET',
  path: "/api/v4/projects/{id}/triggers",
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

export interface CreatePipelineTriggerInput {
  readonly params: ParametersOf<operations['createPipelineTrigger'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createPipelineTrigger'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreatePipelineTriggerAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createPipelineTrigger'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createPipelineTrigger'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createPipelineTrigger'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createPipelineTrigger'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createPipelineTrigger'], 404> }
  ;

const createPipelineTriggerCall: ClientCall = {
  id: 'createPipelineTrigger',
  method: 'POST',
  path: "/api/v4/projects/{id}/triggers",
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

export interface GetPipelineTriggerInput {
  readonly params: ParametersOf<operations['getPipelineTrigger'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetPipelineTriggerAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineTrigger'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineTrigger'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineTrigger'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineTrigger'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineTrigger'], 404> }
  ;

const getPipelineTriggerCall: ClientCall = {
  id: 'getPipelineTrigger',
  method: 'GET',
  path: "/api/v4/projects/{id}/triggers/{trigger_id}",
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

export interface UpdatePipelineTriggerInput {
  readonly params: ParametersOf<operations['updatePipelineTrigger'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updatePipelineTrigger'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdatePipelineTriggerAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updatePipelineTrigger'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updatePipelineTrigger'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updatePipelineTrigger'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updatePipelineTrigger'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updatePipelineTrigger'], 404> }
  ;

const updatePipelineTriggerCall: ClientCall = {
  id: 'updatePipelineTrigger',
  method: 'PUT',
  path: "/api/v4/projects/{id}/triggers/{trigger_id}",
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

export interface DeletePipelineTriggerInput {
  readonly params: ParametersOf<operations['deletePipelineTrigger'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeletePipelineTriggerAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deletePipelineTrigger'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deletePipelineTrigger'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deletePipelineTrigger'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deletePipelineTrigger'], 404> }
  ;

const deletePipelineTriggerCall: ClientCall = {
  id: 'deletePipelineTrigger',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/triggers/{trigger_id}",
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

export interface TriggersClient {
  /** Start a pipeline with a trigger token: POST /projects/{id}/ref/{ref}/trigger/pipeline */
  triggerPipelineOfRef(request: TriggerPipelineOfRefInput): Promise<TriggerPipelineOfRefAnswer>;
  /** Start a pipeline with a trigger token: POST /projects/{id}/trigger/pipeline */
  triggerPipeline(request: TriggerPipelineInput): Promise<TriggerPipelineAnswer>;
  /** List the trigger tokens of a project: GET /projects/{id}/triggers */
  listPipelineTriggers: ListingOf<ListPipelineTriggersInput, ListPipelineTriggersAnswer, JsonOf<operations['listPipelineTriggers'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create a trigger token: POST /projects/{id}/triggers */
  createPipelineTrigger(request: CreatePipelineTriggerInput): Promise<CreatePipelineTriggerAnswer>;
  /** Get a trigger token: GET /projects/{id}/triggers/{trigger_id} */
  getPipelineTrigger(request: GetPipelineTriggerInput): Promise<GetPipelineTriggerAnswer>;
  /** Change a trigger token: PUT /projects/{id}/triggers/{trigger_id} */
  updatePipelineTrigger(request: UpdatePipelineTriggerInput): Promise<UpdatePipelineTriggerAnswer>;
  /** Revoke a trigger token: DELETE /projects/{id}/triggers/{trigger_id} */
  deletePipelineTrigger(request: DeletePipelineTriggerInput): Promise<DeletePipelineTriggerAnswer>;
}

export const triggersClient = (send: Send): TriggersClient => ({
  triggerPipelineOfRef: (request) => send(triggerPipelineOfRefCall, request),
  triggerPipeline: (request) => send(triggerPipelineCall, request),
  listPipelineTriggers: listing(send, listPipelineTriggersCall),
  createPipelineTrigger: (request) => send(createPipelineTriggerCall, request),
  getPipelineTrigger: (request) => send(getPipelineTriggerCall, request),
  updatePipelineTrigger: (request) => send(updatePipelineTriggerCall, request),
  deletePipelineTrigger: (request) => send(deletePipelineTriggerCall, request),
});
