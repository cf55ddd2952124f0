// Generated from spec/domains/* /triggers.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { TriggerPipelineOfRefRequest, TriggerPipelineOfRefResponse, TriggerPipelineRequest, TriggerPipelineResponse, ListPipelineTriggersRequest, ListPipelineTriggersResponse, CreatePipelineTriggerRequest, CreatePipelineTriggerResponse, GetPipelineTriggerRequest, GetPipelineTriggerResponse, UpdatePipelineTriggerRequest, UpdatePipelineTriggerResponse, DeletePipelineTriggerRequest, DeletePipelineTriggerResponse } from './types.ts';

/** One function per operation of triggers; `C` is the request context of the server. */
export interface TriggersService<C extends SubjectTypes> {
  /** Start a pipeline with a trigger token. POST /projects/{id}/ref/{ref}/trigger/pipeline (spec/domains/ci/triggers.yaml#triggerPipelineOfRef) */
  triggerPipelineOfRef(
    request: TriggerPipelineOfRefRequest,
    context: C,
  ): Promise<TriggerPipelineOfRefResponse>;
  /** Start a pipeline with a trigger token. POST /projects/{id}/trigger/pipeline (spec/domains/ci/triggers.yaml#triggerPipeline) */
  triggerPipeline(
    request: TriggerPipelineRequest,
    context: C,
  ): Promise<TriggerPipelineResponse>;
  /** List the trigger tokens of a project. GET /projects/{id}/triggers (spec/domains/ci/triggers.yaml#listPipelineTriggers) */
  listPipelineTriggers(
    request: ListPipelineTriggersRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListPipelineTriggersResponse>;
  /** Create a trigger token. POST /projects/{id}/triggers (spec/domains/ci/triggers.yaml#createPipelineTrigger) */
  createPipelineTrigger(
    request: CreatePipelineTriggerRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreatePipelineTriggerResponse>;
  /** Get a trigger token. GET /projects/{id}/triggers/{trigger_id} (spec/domains/ci/triggers.yaml#getPipelineTrigger) */
  getPipelineTrigger(
    request: GetPipelineTriggerRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetPipelineTriggerResponse>;
  /** Change a trigger token. PUT /projects/{id}/triggers/{trigger_id} (spec/domains/ci/triggers.yaml#updatePipelineTrigger) */
  updatePipelineTrigger(
    request: UpdatePipelineTriggerRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdatePipelineTriggerResponse>;
  /** Revoke a trigger token. DELETE /projects/{id}/triggers/{trigger_id} (spec/domains/ci/triggers.yaml#deletePipelineTrigger) */
  deletePipelineTrigger(
    request: DeletePipelineTriggerRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeletePipelineTriggerResponse>;
}
