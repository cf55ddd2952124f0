/** Settings of a project that are read only with the project itself. */
export interface ProjectSettingsRow {
  readonly project_id: number;
  readonly merge_method: 'merge' | 'rebase_merge' | 'ff';
  readonly squash_option: 'never' | 'always' | 'default_on' | 'default_off';
  readonly only_allow_merge_if_pipeline_succeeds: boolean;
  readonly only_allow_merge_if_all_discussions_are_resolved: boolean;
  readonly allow_merge_on_skipped_pipeline: boolean | null;
  readonly remove_source_branch_after_merge: boolean | null;
  readonly printing_merge_request_link_enabled: boolean;
  readonly resolve_outdated_diff_discussions: boolean;
  readonly autoclose_referenced_issues: boolean;
  readonly suggestion_commit_message: string | null;
  readonly merge_commit_template: string | null;
  readonly squash_commit_template: string | null;
  readonly issues_template: string | null;
  readonly merge_requests_template: string | null;
  readonly approvals_before_merge: number;
  readonly merge_pipelines_enabled: boolean;
  readonly merge_trains_enabled: boolean;
  readonly mr_default_target_self: boolean;
  readonly request_access_enabled: boolean;
  readonly lfs_enabled: boolean;
  readonly packages_enabled: boolean;
  readonly service_desk_enabled: boolean;
  readonly shared_runners_enabled: boolean;
  readonly public_jobs: boolean;
  readonly build_git_strategy: 'fetch' | 'clone';
  readonly build_timeout: number;
  readonly auto_cancel_pending_pipelines: 'enabled' | 'disabled';
  readonly ci_config_path: string | null;
  readonly ci_default_git_depth: number | null;
  readonly ci_forward_deployment_enabled: boolean;
  readonly ci_job_token_scope_enabled: boolean;
  readonly ci_separated_caches: boolean;
  readonly ci_allow_fork_pipelines_to_run_in_parent_project: boolean;
  readonly restrict_user_defined_variables: boolean;
  readonly keep_latest_artifact: boolean;
  readonly auto_devops_enabled: boolean;
  readonly auto_devops_deploy_strategy: 'continuous' | 'manual' | 'timed_incremental';
  readonly container_expiration_policy: ExpirationPolicy;
  readonly emails_disabled: boolean | null;
  readonly show_default_award_emojis: boolean;
  readonly warn_about_potentially_unwanted_characters: boolean;
  readonly enforce_auth_checks_on_uploads: boolean;
  readonly external_authorization_classification_label: string | null;
  readonly import_url: string | null;
  readonly import_error: string | null;
  readonly runners_token_sealed: string;
}

export interface ExpirationPolicy {
  readonly cadence: '1d' | '7d' | '14d' | '1month' | '3month';
  readonly enabled: boolean;
  readonly keep_n: number | null;
  readonly older_than: string | null;
  readonly name_regex: string | null;
  readonly name_regex_keep: string | null;
  readonly next_run_at: string | null;
}

export type ProjectSettings = Omit<ProjectSettingsRow, 'project_id' | 'runners_token_sealed'>;

export const defaultExpirationPolicy: ExpirationPolicy = {
  cadence: '1d',
  enabled: false,
  keep_n: 10,
  older_than: '90d',
  name_regex: '.*',
  name_regex_keep: null,
  next_run_at: null,
};

export const defaultProjectSettings: ProjectSettings = {
  merge_method: 'merge',
  squash_option: 'default_off',
  only_allow_merge_if_pipeline_succeeds: false,
  only_allow_merge_if_all_discussions_are_resolved: false,
  allow_merge_on_skipped_pipeline: null,
  remove_source_branch_after_merge: true,
  printing_merge_request_link_enabled: true,
  resolve_outdated_diff_discussions: false,
  autoclose_referenced_issues: true,
  suggestion_commit_message: null,
  merge_commit_template: null,
  squash_commit_template: null,
  issues_template: null,
  merge_requests_template: null,
  approvals_before_merge: 0,
  merge_pipelines_enabled: false,
  merge_trains_enabled: false,
  mr_default_target_self: false,
  request_access_enabled: true,
  lfs_enabled: true,
  packages_enabled: true,
  service_desk_enabled: false,
  shared_runners_enabled: true,
  public_jobs: true,
  build_git_strategy: 'fetch',
  build_timeout: 3600,
  auto_cancel_pending_pipelines: 'enabled',
  ci_config_path: null,
  ci_default_git_depth: 20,
  ci_forward_deployment_enabled: true,
  ci_job_token_scope_enabled: true,
  ci_separated_caches: true,
  ci_allow_fork_pipelines_to_run_in_parent_project: true,
  restrict_user_defined_variables: false,
  keep_latest_artifact: true,
  auto_devops_enabled: false,
  auto_devops_deploy_strategy: 'continuous',
  container_expiration_policy: defaultExpirationPolicy,
  emails_disabled: null,
  show_default_award_emojis: true,
  warn_about_potentially_unwanted_characters: true,
  enforce_auth_checks_on_uploads: true,
  external_authorization_classification_label: null,
  import_url: null,
  import_error: null,
};

/** The columns of `project_settings` that are presented. */
export const settingsColumns = [
  ...Object.keys(defaultProjectSettings),
  'runners_token_sealed',
] as readonly (keyof ProjectSettings | 'runners_token_sealed')[];
