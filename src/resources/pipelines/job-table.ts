import type { PipelineStatus } from '../../../generated/common/types.ts';

/** A part of a pipeline. */
export interface JobRow {
  readonly id: number;
  readonly project_id: number;
  readonly pipeline_id: number;
  /** `external`: another system runs it, and reports. */
  readonly kind: 'external';
  readonly sha: string;
  readonly ref: string;
  readonly tag: boolean;
  readonly stage: string;
  /** The order of the stages. */
  readonly stage_index: number;
  readonly name: string;
  readonly status: PipelineStatus;
  readonly allow_failure: boolean;
  /** True once a later one of the same name has taken its place. */
  readonly retried: boolean;
  readonly failure_reason: string | null;
  readonly target_url: string | null;
  readonly description: string | null;
  /** In percent. */
  readonly coverage: number | null;
  readonly user_id: number | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly queued_at: string | null;
  readonly started_at: string | null;
  readonly finished_at: string | null;
}
