/** Reasons of failures that runners and the server tell apart; all others are `unknown_failure`. */
export const failureReasons = [
  'unknown_failure',
  'script_failure',
  'api_failure',
  'stuck_or_timeout_failure',
  'runner_system_failure',
  'missing_dependency_failure',
  'runner_unsupported',
  'stale_schedule',
  'job_execution_timeout',
  'archived_failure',
  'unmet_prerequisites',
  'scheduler_failure',
  'data_integrity_failure',
  'forward_deployment_failure',
  'user_blocked',
  'project_deleted',
  'ci_quota_exceeded',
  'pipeline_loop_detected',
  'no_matching_runner',
  'trace_size_exceeded',
  'builds_disabled',
  'environment_creation_failure',
  'deployment_rejected',
  'image_pull_failure',
  'secrets_provider_not_found',
  'protected_environment_failure',
] as const;

const known: ReadonlySet<string> = new Set(failureReasons);

export const toFailureReason = (told: string | null | undefined): string =>
  told != null && known.has(told) ? told : 'unknown_failure';
