import type { PipelineStatus } from '#generated/common/types.ts';
import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import type { PipelineRow } from './table.ts';

export interface PipelineChanged {
  readonly pipeline: Pick<
    PipelineRow,
    | 'id'
    | 'iid'
    | 'project_id'
    | 'sha'
    | 'source_sha'
    | 'ref'
    | 'tag'
    | 'source'
    | 'user_id'
    | 'source_job_id'
    | 'merge_request_id'
  >;
  /** Null for a new pipeline. */
  readonly before: PipelineStatus | null;
  readonly after: PipelineStatus;
  readonly at: Date;
}

/** The status of a pipeline is another than it was. */
export const pipelineChanged = createDomainEvent<PipelineChanged>('pipeline_changed');
