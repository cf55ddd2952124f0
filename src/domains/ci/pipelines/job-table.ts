import type { PipelineStatus } from '#generated/common/types.ts';

/** A part of a pipeline. */
export interface JobRow {
  readonly id: number;
  readonly project_id: number;
  readonly pipeline_id: number;
  /** `build`: a runner takes it; `bridge`: it starts another pipeline; `external`: another system runs it, and reports. */
  readonly kind: 'build' | 'bridge' | 'external';
  readonly sha: string;
  /** Name of the branch or tag whose protections count; see `chooseJobRef`. */
  readonly ref: string;
  readonly tag: boolean;
  readonly stage: string;
  /** The order of the stages. */
  readonly stage_index: number;
  readonly name: string;
  readonly status: PipelineStatus;
  readonly allow_failure: boolean;
  /** True after a later job of the same name has replaced it. */
  readonly retried: boolean;
  readonly failure_reason: string | null;
  readonly target_url: string | null;
  readonly description: string | null;
  /** Percent. */
  readonly coverage: number | null;
  readonly user_id: number | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly queued_at: string | null;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly run_when: 'on_success' | 'on_failure' | 'always' | 'manual' | 'delayed';
  /** True if the job waits for the jobs in `job_needs` instead of the earlier stages. */
  readonly has_needs: boolean;
  readonly interruptible: boolean;
  /** JSON, sorted; null for jobs without a runner. */
  readonly tag_list: string | null;
  readonly runner_id: number | null;
  /** The digest of the token that the runner holds while the job runs. */
  readonly token_digest: string | null;
  readonly scheduled_at: string | null;
  /** Timeout in seconds, as sent to the runner. */
  readonly timeout: number | null;
  readonly exit_code: number | null;
  /** Number of automatic retries. */
  readonly retries: number;
  /** Number of the run among those with the same name; the highest one is the latest, unless it is `retried`. */
  readonly run: number;
  readonly resource_group: string | null;
  /** The name of the environment that it deploys to or stops. */
  readonly environment: string | null;
  readonly downstream_pipeline_id: number | null;
  readonly erased_at: string | null;
  readonly erased_by_id: number | null;
  /** Time of the runner's last request for the job. */
  readonly contacted_at: string | null;
}

/** Job with its options, which may be megabytes: read one at a time. */
export interface JobWithOptions extends JobRow {
  /** The job as the configuration has it: JSON; null for external ones. */
  readonly options: string | null;
}

/** The columns of `JobRow`. */
export const jobColumns = [
  'jobs.id',
  'jobs.project_id',
  'jobs.pipeline_id',
  'jobs.kind',
  'jobs.sha',
  'jobs.ref',
  'jobs.tag',
  'jobs.stage',
  'jobs.stage_index',
  'jobs.name',
  'jobs.status',
  'jobs.allow_failure',
  'jobs.retried',
  'jobs.failure_reason',
  'jobs.target_url',
  'jobs.description',
  'jobs.coverage',
  'jobs.user_id',
  'jobs.created_at',
  'jobs.updated_at',
  'jobs.queued_at',
  'jobs.started_at',
  'jobs.finished_at',
  'jobs.run_when',
  'jobs.has_needs',
  'jobs.interruptible',
  'jobs.tag_list',
  'jobs.runner_id',
  'jobs.token_digest',
  'jobs.scheduled_at',
  'jobs.timeout',
  'jobs.exit_code',
  'jobs.retries',
  'jobs.run',
  'jobs.resource_group',
  'jobs.environment',
  'jobs.downstream_pipeline_id',
  'jobs.erased_at',
  'jobs.erased_by_id',
  'jobs.contacted_at',
] as const satisfies readonly `jobs.${keyof JobRow}`[];
