// Generated from spec/domains/* /triggers.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface TriggerPipelineOfRefInput {
  readonly params: ParametersOf<operations['triggerPipelineOfRef'], 'path'>;
  readonly headers?: ParametersOf<operations['triggerPipelineOfRef'], 'header'>;
  readonly body: Sendable<BodyOf<operations['triggerPipelineOfRef'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type TriggerPipelineOfRefAnswer = JsonAnswer<operations['triggerPipelineOfRef'], 201 | 400 | 401 | 403 | 404>;

const triggerPipelineOfRefCall: ClientCall = {
  id: 'triggerPipelineOfRef',
  method: 'POST',
  path: "/api/v4/projects/{id}/ref/{ref}/trigger/pipeline",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface TriggerPipelineInput {
  readonly params: ParametersOf<operations['triggerPipeline'], 'path'>;
  readonly headers?: ParametersOf<operations['triggerPipeline'], 'header'>;
  readonly body: Sendable<BodyOf<operations['triggerPipeline'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type TriggerPipelineAnswer = JsonAnswer<operations['triggerPipeline'], 201 | 400 | 401 | 403 | 404>;

const triggerPipelineCall: ClientCall = {
  id: 'triggerPipeline',
  method: 'POST',
  path: "/api/v4/projects/{id}/trigger/pipeline",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface ListPipelineTriggersInput {
  readonly params: ParametersOf<operations['listPipelineTriggers'], 'path'>;
  readonly query?: ParametersOf<operations['listPipelineTriggers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListPipelineTriggersAnswer = JsonAnswer<operations['listPipelineTriggers'], 200 | 400 | 401 | 403 | 404>;

const listPipelineTriggersCall: ClientCall = {
  id: 'listPipelineTriggers',
  method: 'GET',
  path: "/api/v4/projects/{id}/triggers",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreatePipelineTriggerInput {
  readonly params: ParametersOf<operations['createPipelineTrigger'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createPipelineTrigger'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreatePipelineTriggerAnswer = JsonAnswer<operations['createPipelineTrigger'], 201 | 400 | 401 | 403 | 404>;

const createPipelineTriggerCall: ClientCall = {
  id: 'createPipelineTrigger',
  method: 'POST',
  path: "/api/v4/projects/{id}/triggers",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetPipelineTriggerInput {
  readonly params: ParametersOf<operations['getPipelineTrigger'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetPipelineTriggerAnswer = JsonAnswer<operations['getPipelineTrigger'], 200 | 400 | 401 | 403 | 404>;

const getPipelineTriggerCall: ClientCall = {
  id: 'getPipelineTrigger',
  method: 'GET',
  path: "/api/v4/projects/{id}/triggers/{trigger_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdatePipelineTriggerInput {
  readonly params: ParametersOf<operations['updatePipelineTrigger'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updatePipelineTrigger'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdatePipelineTriggerAnswer = JsonAnswer<operations['updatePipelineTrigger'], 200 | 400 | 401 | 403 | 404>;

const updatePipelineTriggerCall: ClientCall = {
  id: 'updatePipelineTrigger',
  method: 'PUT',
  path: "/api/v4/projects/{id}/triggers/{trigger_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeletePipelineTriggerInput {
  readonly params: ParametersOf<operations['deletePipelineTrigger'], 'path'>;
  readonly headers?: ParametersOf<operations['deletePipelineTrigger'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeletePipelineTriggerAnswer = EmptyAnswer<204> | JsonAnswer<operations['deletePipelineTrigger'], 400 | 401 | 403 | 404 | 412>;

const deletePipelineTriggerCall: ClientCall = {
  id: 'deletePipelineTrigger',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/triggers/{trigger_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
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
