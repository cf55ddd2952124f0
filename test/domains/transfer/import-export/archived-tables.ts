/** The tables whose rows an archive of a project or a group holds, and an import makes again. */
export const archivedTables: readonly string[] = `
  approval_configurations approval_request_rule_groups approval_request_rule_users approval_request_rules
  approval_rule_groups approval_rule_protected_branches approval_rule_users approval_rules approvals award_emoji
  board_labels board_lists boards commit_notes deployment_approvals deployment_merge_requests deployments environments
  epic_issues epic_links epics events groups issue_assignees issue_links issues iteration_cadences iterations jobs
  label_links label_priorities labels members merge_request_assignees merge_request_closing_issues
  merge_request_commits merge_request_context_commits merge_request_reviewers merge_request_versions merge_requests
  milestones namespaces notes pipeline_schedules pipelines project_custom_attributes project_settings project_topics
  projects protected_branch_access_levels protected_branches protected_environment_approvers
  protected_environment_deployers protected_environments protected_tag_access_levels protected_tags push_rules releases
  resource_events resource_groups suggestions time_logs
`
  .trim()
  .split(/\s+/);

/** Archived tables of files, which tests of their own send along. */
export const tablesOfFiles: readonly string[] = ['avatars', 'project_uploads'];

const reasons = {
  'Rows follow from others.': `
    billable_counts billable_members namespace_ancestors project_authorizations project_languages project_statistics
    user_mentions
  `,
  'Secrets never leave the instance.': `
    ci_variables cluster_agent_tokens cluster_agents deploy_key_projects deploy_tokens job_masked_values job_variables
    personal_access_tokens pipeline_schedule_variables pipeline_triggers pipeline_variables saml_providers secure_files
  `,
  'Addresses of other servers, with secrets.': `
    chat_links deliveries hooks integrations
  `,
  'Access of others, which the importer did not grant.': `
    group_group_links job_token_scope_links project_group_links
  `,
  'Belongs to one user, whom it concerns alone.': `
    label_subscriptions project_stars subscriptions todos
  `,
  'Output of jobs, which the format does not hold (17.2).': `
    job_artifacts job_reports job_trace_parts job_traces
  `,
  'All jobs of an archive are over: nothing waits for another job.': `
    job_needs pipeline_schedule_runs
  `,
  'Images of the container registry, which the format does not hold (17.2).': `
    registry_manifest_layers registry_manifests registry_remains registry_repositories registry_repository_layers
    registry_tags registry_upload_chunks registry_uploads
  `,
  'Machines of this instance, and their use.': `
    runner_projects runner_tags runner_usages runners
  `,
  'Work of this instance.': `
    group_export_files group_exports group_imports note_copies project_export_files project_exports project_fetches
    project_housekeepings project_import_failures project_imports relation_export_files relation_exports
  `,
  'Earlier paths on this instance.': `
    old_paths
  `,
  'Addresses of authors, for administrators against spam.': `
    user_agent_details
  `,
  'The format of groups has none.': `
    group_custom_attributes
  `,
} satisfies Readonly<Record<string, string>>;

/** The tables of projects and groups that an archive leaves out, with the reason. */
export const leftOut: ReadonlyMap<string, string> = new Map(
  Object.entries(reasons).flatMap(([reason, tables]) =>
    tables
      .trim()
      .split(/\s+/)
      .map((table) => [table, reason] as const),
  ),
);
