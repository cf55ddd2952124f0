// Generated from spec/domains/* /triggers.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreatePipelineTrigger = components['schemas']['CreatePipelineTrigger'];
export type PipelineTrigger = components['schemas']['PipelineTrigger'];
export type TriggerPipeline = components['schemas']['TriggerPipeline'];
export type TriggerPipelineOfRef = components['schemas']['TriggerPipelineOfRef'];
export type UpdatePipelineTrigger = components['schemas']['UpdatePipelineTrigger'];

/** Start a pipeline with a trigger token: POST /projects/{id}/ref/{ref}/trigger/pipeline */
export interface TriggerPipelineOfRefRequest {
  readonly params: ParametersOf<operations['triggerPipelineOfRef'], 'path'>;
  readonly headers: ParametersOf<operations['triggerPipelineOfRef'], 'header'>;
  readonly body: Defaulted<BodyOf<operations['triggerPipelineOfRef'], 'application/json'>>;
}

export type TriggerPipelineOfRefResponse = JsonResponse<operations['triggerPipelineOfRef'], 201 | 400 | 401 | 403 | 404>;

/** Start a pipeline with a trigger token: POST /projects/{id}/trigger/pipeline */
export interface TriggerPipelineRequest {
  readonly params: ParametersOf<operations['triggerPipeline'], 'path'>;
  readonly headers: ParametersOf<operations['triggerPipeline'], 'header'>;
  readonly body: Defaulted<BodyOf<operations['triggerPipeline'], 'application/json'>>;
}

export type TriggerPipelineResponse = JsonResponse<operations['triggerPipeline'], 201 | 400 | 401 | 403 | 404>;

/** List the trigger tokens of a project: GET /projects/{id}/triggers */
export interface ListPipelineTriggersRequest {
  readonly params: ParametersOf<operations['listPipelineTriggers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listPipelineTriggers'], 'query'>, 'page' | 'per_page'>;
}

export type ListPipelineTriggersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listPipelineTriggers'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listPipelineTriggers'], 400 | 401 | 403 | 404>;

/** Create a trigger token: POST /projects/{id}/triggers */
export interface CreatePipelineTriggerRequest {
  readonly params: ParametersOf<operations['createPipelineTrigger'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createPipelineTrigger'], 'application/json'>>;
}

export type CreatePipelineTriggerResponse = JsonResponse<operations['createPipelineTrigger'], 201 | 400 | 401 | 403 | 404>;

/** Get a trigger token: GET /projects/{id}/triggers/{trigger_id} */
export interface GetPipelineTriggerRequest {
  readonly params: ParametersOf<operations['getPipelineTrigger'], 'path'>;
}

export type GetPipelineTriggerResponse = JsonResponse<operations['getPipelineTrigger'], 200 | 400 | 401 | 403 | 404>;

/** Change a trigger token: PUT /projects/{id}/triggers/{trigger_id} */
export interface UpdatePipelineTriggerRequest {
  readonly params: ParametersOf<operations['updatePipelineTrigger'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updatePipelineTrigger'], 'application/json'>>;
}

export type UpdatePipelineTriggerResponse = JsonResponse<operations['updatePipelineTrigger'], 200 | 400 | 401 | 403 | 404>;

/** Revoke a trigger token: DELETE /projects/{id}/triggers/{trigger_id} */
export interface DeletePipelineTriggerRequest {
  readonly params: ParametersOf<operations['deletePipelineTrigger'], 'path'>;
  readonly headers: ParametersOf<operations['deletePipelineTrigger'], 'header'>;
}

export type DeletePipelineTriggerResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deletePipelineTrigger'], 400 | 401 | 403 | 404 | 412>;
