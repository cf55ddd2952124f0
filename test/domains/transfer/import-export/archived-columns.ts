/** Columns, with blanks between them, by their tables. */
type Columns = Readonly<Record<string, string>>;

const named = (columns: Columns): readonly string[] =>
  Object.entries(columns).flatMap(([table, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => `${table}.${name}`),
  );

/** Columns of archived tables that functions of the catalogue write and read, beside its attributes. */
export const columnsOfHooks: readonly string[] = named({
  approval_configurations: 'project_id',
  board_lists: 'created_at updated_at',
  deployment_merge_requests: 'environment_id',
  environments: 'last_deployment_id',
  epic_issues: 'issue_id epic_id relative_position',
  events: 'project_id group_id target_iid target_title feature confidential',
  groups: 'namespace_id',
  iteration_cadences: `
    group_id title description start_date duration_in_weeks iterations_in_advance automatic active roll_over created_at
    updated_at
  `,
  jobs: 'pipeline_id sha options run',
  label_priorities: 'project_id label_id priority',
  members: `
    source_type source_id user_id access_level state expires_at invite_email invite_email_key invite_token_digest
    created_by_id created_at updated_at
  `,
  merge_request_commits: 'merge_request_id sha',
  merge_request_versions: `
    merge_request_id head_sha base_sha start_sha commit_count file_count overflow created_at
  `,
  notes: 'issue_id merge_request_id epic_id starts_discussion',
  project_settings: 'project_id container_expiration_policy',
  project_topics: 'project_id topic_id',
  protected_branch_access_levels: 'action',
  push_rules: 'created_at updated_at',
  resource_events: 'kind',
  time_logs: 'project_id',
});

const reasons: Readonly<Record<string, Columns>> = {
  'Follows from other columns or rows.': {
    commit_notes: 'starts_discussion',
    epics: `
      title_key start_date_from_milestones start_date_inherited due_date_from_milestones due_date_inherited upvotes
      downvotes user_notes_count task_count completed_task_count
    `,
    issues: `
      title_key total_time_spent upvotes downvotes user_notes_count task_count completed_task_count
    `,
    labels: 'title_key description_html',
    merge_requests: `
      title_key base_sha total_time_spent upvotes downvotes user_notes_count task_count completed_task_count
    `,
    namespaces: 'kind name_key full_path full_name depth',
    notes: 'about_issue_id about_merge_request_id about_epic_id about_project_id',
    projects: `
      name_key search_text topic_names empty_repo readme_path star_count forks_count open_issues_count root_id listing
      last_activity_at
    `,
  },
  'The importer says where it goes and what it is called.': {
    namespaces: 'owner_id',
    projects: 'namespace_id creator_id name path full_path',
  },
  'Secrets never leave the instance.': {
    groups: 'runners_token_sealed runners_token_digest',
    jobs: 'token_digest',
    members: 'accepted_token_digest',
    project_settings: `
      runners_token_sealed runners_token_digest import_url import_credentials_sealed
    `,
  },
  'Work of this instance, and its state.': {
    groups: 'marked_for_deletion_on',
    merge_requests: `
      in_progress_merge_sha locked_at rebase_started_at merge_options merge_holder rebase_holder
    `,
    namespaces: 'pending_delete',
    notes: 'unsettled_from_id',
    project_settings: 'import_error',
    projects: `
      import_type import_status repository_storage repository_checksum_failed wiki_checksum_failed marked_for_deletion_on
      deletion_requested_at
    `,
  },
  'All jobs of an archive are over, and nothing of it begins by itself.': {
    environments: 'auto_stop_at auto_delete_at',
    jobs: `
      run_when has_needs interruptible runner_id timeout exit_code retries resource_group environment contacted_at
      queue_tag downstream_pipeline_id erased_by_id
    `,
    pipelines: 'auto_cancel writing planned_jobs cause',
  },
  'A table of its own has the file.': {
    namespaces: 'avatar',
    projects: 'avatar',
  },
  'The format has none: v4 leaves it out.': {
    epics: 'discussion_locked',
    events: 'push',
    groups: `
      shared_runners_setting file_template_project_id shared_runners_minutes_limit extra_shared_runners_minutes_limit
    `,
    issues: 'moved_to_id promoted_to_epic_id',
    members: 'requested_at invite_accepted_at ldap override',
    pipelines: `
      coverage queued_duration parent_pipeline_id source_job_id name first_pipeline_id
    `,
    project_settings: 'mr_default_target_self ci_job_token_scope_enabled',
    projects: 'default_branch forked_from_id created_at updated_at',
    deployment_approvals: 'rule_id',
    time_logs: 'note_id',
  },
};

/** The columns of archived tables that an archive leaves out, with the reason. */
export const leftOutColumns: ReadonlyMap<string, string> = new Map(
  Object.entries(reasons).flatMap(([reason, columns]) =>
    named(columns).map((name) => [name, reason] as const),
  ),
);
