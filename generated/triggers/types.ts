// Generated from spec/resources/triggers.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type CreatePipelineTrigger = components['schemas']['CreatePipelineTrigger'];
export type PipelineTrigger = components['schemas']['PipelineTrigger'];
export type TriggerPipeline = components['schemas']['TriggerPipeline'];
export type TriggerPipelineOfRef = components['schemas']['TriggerPipelineOfRef'];
export type UpdatePipelineTrigger = components['schemas']['UpdatePipelineTrigger'];

/** Start a pipeline with a trigger token: POST /projects/{id}/ref/{ref}/trigger/pipeline */
export interface TriggerPipelineOfRefRequest {
  readonly params: ParametersOf<operations['triggerPipelineOfRef'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['triggerPipelineOfRef'], 'application/json'>>;
}

export type TriggerPipelineOfRefResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['triggerPipelineOfRef'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['triggerPipelineOfRef'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['triggerPipelineOfRef'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['triggerPipelineOfRef'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['triggerPipelineOfRef'], 404>; readonly headers?: never }
  ;

/** Start a pipeline with a trigger token: POST /projects/{id}/trigger/pipeline */
export interface TriggerPipelineRequest {
  readonly params: ParametersOf<operations['triggerPipeline'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['triggerPipeline'], 'application/json'>>;
}

export type TriggerPipelineResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['triggerPipeline'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['triggerPipeline'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['triggerPipeline'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['triggerPipeline'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['triggerPipeline'], 404>; readonly headers?: never }
  ;

/** List the trigger tokens of a project: GET /projects/{id}/triggers */
export interface ListPipelineTriggersRequest {
  readonly params: ParametersOf<operations['listPipelineTriggers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listPipelineTriggers'], 'query'>, 'page' | 'per_page'>;
}

export type ListPipelineTriggersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listPipelineTriggers'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listPipelineTriggers'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listPipelineTriggers'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listPipelineTriggers'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listPipelineTriggers'], 404>; readonly headers?: never }
  ;

/** Create a trigger token: POST /projects/{id}/triggers */
export interface CreatePipelineTriggerRequest {
  readonly params: ParametersOf<operations['createPipelineTrigger'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createPipelineTrigger'], 'application/json'>>;
}

export type CreatePipelineTriggerResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createPipelineTrigger'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createPipelineTrigger'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createPipelineTrigger'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createPipelineTrigger'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createPipelineTrigger'], 404>; readonly headers?: never }
  ;

/** Get a trigger token: GET /projects/{id}/triggers/{trigger_id} */
export interface GetPipelineTriggerRequest {
  readonly params: ParametersOf<operations['getPipelineTrigger'], 'path'>;
}

export type GetPipelineTriggerResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getPipelineTrigger'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getPipelineTrigger'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getPipelineTrigger'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getPipelineTrigger'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getPipelineTrigger'], 404>; readonly headers?: never }
  ;

/** Change a trigger token: PUT /projects/{id}/triggers/{trigger_id} */
export interface UpdatePipelineTriggerRequest {
  readonly params: ParametersOf<operations['updatePipelineTrigger'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updatePipelineTrigger'], 'application/json'>>;
}

export type UpdatePipelineTriggerResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updatePipelineTrigger'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updatePipelineTrigger'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updatePipelineTrigger'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updatePipelineTrigger'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updatePipelineTrigger'], 404>; readonly headers?: never }
  ;

/** Revoke a trigger token: DELETE /projects/{id}/triggers/{trigger_id} */
export interface DeletePipelineTriggerRequest {
  readonly params: ParametersOf<operations['deletePipelineTrigger'], 'path'>;
}

export type DeletePipelineTriggerResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deletePipelineTrigger'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deletePipelineTrigger'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deletePipelineTrigger'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deletePipelineTrigger'], 404>; readonly headers?: never }
  ;
