import { type FatesByAnswer, fatesOf } from './compared.ts';

/**
 * The fate of each property of the answers about a project, by answer. `new` is what belongs to the place, the moment or
 * whoever imports: ids, addresses, and what is found out anew.
 */
const names: FatesByAnswer = {
  project: {
    equal: `
      allow_merge_on_skipped_pipeline analytics_access_level approvals_before_merge archived
      auto_cancel_pending_pipelines auto_devops_deploy_strategy auto_devops_enabled
      autoclose_referenced_issues avatar_url build_git_strategy build_timeout
      builds_access_level can_create_merge_request_in
      ci_allow_fork_pipelines_to_run_in_parent_project ci_config_path ci_default_git_depth
      ci_forward_deployment_enabled ci_job_token_scope_enabled ci_separated_caches
      compliance_frameworks container_expiration_policy.cadence
      container_expiration_policy.enabled container_expiration_policy.keep_n
      container_expiration_policy.name_regex container_expiration_policy.name_regex_keep
      container_expiration_policy.next_run_at container_expiration_policy.older_than
      container_registry_access_level container_registry_enabled default_branch description
      emails_disabled empty_repo enforce_auth_checks_on_uploads
      external_authorization_classification_label forking_access_level forks_count import_error
      import_url issues_access_level issues_enabled issues_template jobs_enabled
      keep_latest_artifact lfs_enabled marked_for_deletion_at marked_for_deletion_on
      merge_commit_template merge_method merge_pipelines_enabled merge_requests_access_level
      merge_requests_enabled merge_requests_template merge_trains_enabled mirror
      namespace.avatar_url namespace.full_path namespace.kind namespace.name namespace.parent_id
      namespace.path only_allow_merge_if_all_discussions_are_resolved
      only_allow_merge_if_pipeline_succeeds open_issues_count operations_access_level
      packages_enabled pages_access_level printing_merge_request_link_enabled public_jobs
      releases_access_level remove_source_branch_after_merge repository_access_level
      repository_storage request_access_enabled requirements_access_level requirements_enabled
      resolve_outdated_diff_discussions restrict_user_defined_variables
      security_and_compliance_access_level security_and_compliance_enabled service_desk_address
      service_desk_enabled
      shared_runners_enabled shared_with_groups show_default_award_emojis snippets_access_level
      snippets_enabled squash_commit_template star_count suggestion_commit_message visibility
      squash_option tag_list topics warn_about_potentially_unwanted_characters
      wiki_access_level wiki_enabled
    `,
    new: `
      permissions.group_access.access_level permissions.group_access.notification_level
      permissions.project_access namespace.id namespace.web_url permissions.group_access
      permissions.project_access.access_level permissions.project_access.notification_level
      _links.events _links.issues _links.labels _links.members _links.merge_requests
      _links.repo_branches _links.self container_registry_image_prefix created_at creator_id
      http_url_to_repo id import_status import_type last_activity_at name name_with_namespace
      path path_with_namespace readme_url runners_token ssh_url_to_repo web_url
    `,
  },
  issues: {
    equal: `
      merge_requests_count
      iteration.created_at iteration.description iteration.due_date iteration.iid iteration.sequence iteration.start_date iteration.state iteration.title iteration.updated_at
      epic epic.id epic.iid epic.title epic.url epic_iid assignee assignees author closed_at
      closed_by confidential created_at description discussion_locked downvotes due_date
      has_tasks health_status iid issue_type iteration labels milestone milestone.created_at
      milestone.description milestone.due_date milestone.expired milestone.iid
      milestone.start_date milestone.state milestone.title milestone.updated_at moved_to_id
      reference references.relative references.short service_desk_reply_to severity state
      task_completion_status.completed_count task_completion_status.count task_status
      time_stats.human_time_estimate time_stats.human_total_time_spent time_stats.time_estimate
      time_stats.total_time_spent title type updated_at upvotes user_notes_count weight
    `,
    new: `
      iteration.group_id iteration.id iteration.web_url
      epic.group_id _links.award_emoji _links.notes _links.project _links.self id milestone.id
      milestone.project_id milestone.web_url project_id references.full web_url
    `,
  },
  merge_requests: {
    equal: `
      approvals_before_merge assignee assignees author blocking_discussions_resolved closed_at
      closed_by created_at description discussion_locked downvotes draft
      force_remove_source_branch iid labels merge_commit_sha merge_user
      merge_when_pipeline_succeeds merged_at merged_by milestone milestone.created_at
      milestone.description milestone.due_date milestone.expired milestone.iid
      milestone.start_date milestone.state milestone.title milestone.updated_at reference
      references.relative references.short reviewers sha should_remove_source_branch
      source_branch squash squash_commit_sha state target_branch
      task_completion_status.completed_count task_completion_status.count
      time_stats.human_time_estimate time_stats.human_total_time_spent time_stats.time_estimate
      time_stats.total_time_spent title updated_at upvotes user_notes_count work_in_progress
    `,
    new: `
      has_conflicts id merge_status milestone.id milestone.project_id milestone.web_url
      project_id references.full source_project_id target_project_id web_url
    `,
  },
  milestones: {
    equal: 'created_at description due_date expired iid start_date state title updated_at',
    new: 'id project_id web_url',
  },
  labels: {
    equal: `
      color description description_html is_project_label name priority subscribed text_color
    `,
    new: 'id',
  },
  boards: {
    equal: `
      labels milestone lists[].iteration.created_at lists[].iteration.description lists[].iteration.due_date lists[].iteration.iid lists[].iteration.sequence lists[].iteration.start_date lists[].iteration.state lists[].iteration.title lists[].iteration.updated_at
      assignee group hide_backlog_list hide_closed_list lists[].label.color
      lists[].label.description lists[].label.description_html lists[].label.name
      lists[].label.text_color lists[].limit_metric lists[].max_issue_count
      lists[].max_issue_weight lists[].position name weight
      project.avatar_url project.default_branch project.description project.forks_count
      project.namespace.avatar_url project.namespace.full_path project.namespace.kind
      project.namespace.name project.namespace.parent_id project.namespace.path
      project.star_count project.tag_list project.topics
      lists[].label lists[].assignee lists[].milestone.created_at lists[].milestone.description lists[].milestone.due_date lists[].milestone.expired lists[].milestone.iid lists[].milestone.start_date lists[].milestone.state lists[].milestone.title lists[].milestone.updated_at milestone.created_at milestone.description milestone.due_date milestone.expired milestone.iid milestone.start_date milestone.state milestone.title milestone.updated_at labels[].color labels[].description labels[].description_html labels[].name labels[].text_color
    `,
    new: `
      lists[].iteration.group_id lists[].iteration.id lists[].iteration.web_url
      lists[].milestone.id lists[].milestone.project_id lists[].milestone.web_url milestone.id milestone.project_id milestone.web_url labels[].id
      id lists[].id lists[].label.id project.created_at project.http_url_to_repo project.id
      project.last_activity_at project.name project.name_with_namespace project.namespace.id
      project.namespace.web_url project.path project.path_with_namespace project.readme_url
      project.ssh_url_to_repo project.web_url
    `,
  },
  members: {
    equal: `
      access_level avatar_url email expires_at membership_state name state username
    `,
    new: `
      id web_url created_at created_by
    `,
  },
  pipelines: {
    equal: 'created_at iid ref sha source status updated_at',
    new: 'id project_id web_url',
  },
  jobs: {
    equal: `
      allow_failure artifacts_expire_at commit.author_email commit.author_name
      commit.authored_date commit.committed_date commit.committer_email commit.committer_name
      commit.created_at commit.id commit.message commit.parent_ids commit.short_id commit.title
      coverage created_at download_url duration erased_at failure_reason finished_at name
      pipeline.created_at pipeline.iid pipeline.ref pipeline.sha pipeline.source pipeline.status
      pipeline.updated_at project.ci_job_token_scope_enabled queued_duration ref runner stage
      started_at status tag tag_list user
    `,
    new: 'commit.web_url id pipeline.id pipeline.project_id pipeline.web_url web_url',
    'lost: 17.2': `
      artifacts artifacts[].file_format artifacts[].file_type artifacts[].filename
      artifacts[].size
    `,
  },
  pipeline_schedules: {
    equal: 'created_at cron cron_timezone description next_run_at owner ref updated_at',
    new: 'id',
    'lost: 17.5.8': 'active',
  },
  protected_branches: {
    equal: `
      unprotect_access_levels[].access_level unprotect_access_levels[].access_level_description
      allow_force_push code_owner_approval_required merge_access_levels[].access_level
      merge_access_levels[].access_level_description
      name push_access_levels[].access_level
      push_access_levels[].access_level_description
      unprotect_access_levels
    `,
    new: 'merge_access_levels[].group_id merge_access_levels[].user_id push_access_levels[].group_id push_access_levels[].user_id unprotect_access_levels[].group_id unprotect_access_levels[].user_id id',
  },
  protected_tags: {
    equal: `
      create_access_levels[].access_level create_access_levels[].access_level_description
      name
    `,
    new: `
      create_access_levels[].group_id create_access_levels[].user_id
    `,
  },
  protected_environments: {
    equal: `
      approval_rules[].access_level approval_rules[].access_level_description approval_rules[].required_approvals
      approval_rules deploy_access_levels[].access_level
      deploy_access_levels[].access_level_description
      name required_approval_count
    `,
    new: `
      deploy_access_levels[].group_id deploy_access_levels[].user_id approval_rules[].group_id approval_rules[].user_id
    `,
  },
  push_rule: {
    equal: `
      author_email_regex branch_name_regex commit_committer_check commit_message_negative_regex
      commit_message_regex deny_delete_tag file_name_regex max_file_size member_check
      prevent_secrets reject_unsigned_commits
    `,
    new: 'created_at id project_id',
  },
  custom_attributes: {
    equal: 'key value',
  },
  approvals: {
    equal: `
      approvals_before_merge approver_groups approvers
      disable_overriding_approvers_per_merge_request merge_requests_author_approval
      merge_requests_disable_committers_approval require_password_to_approve
      reset_approvals_on_push
    `,
  },
  approval_rules: {
    equal: `
      applies_to_all_protected_branches approvals_required contains_hidden_groups groups name
      protected_branches report_type rule_type scanners severity_levels source_rule users
      vulnerabilities_allowed vulnerability_states
    `,
    // The importer owns the group there.
    new: 'eligible_approvers id',
  },
  environments: {
    equal: `
      created_at enable_advanced_logs_querying external_url last_deployment name slug state tier
      updated_at
    `,
    new: 'id logs_api_path',
  },
  deployments: {
    equal: 'created_at deployable environment iid ref sha status updated_at user',
    new: 'id',
  },
  deployment: {
    equal: `
      approvals approvals[].comment approvals[].created_at approvals[].status approvals[].user
      created_at deployable environment iid pending_approval_count ref sha status updated_at user
    `,
    new: 'id',
  },
  deployed_merge_requests: { equal: 'iid title' },
  resource_groups: { equal: 'created_at key process_mode updated_at', new: 'id' },
  branches: {
    equal: `
      can_push commit.author_email commit.author_name commit.authored_date commit.committed_date
      commit.committer_email commit.committer_name commit.created_at commit.id commit.message
      commit.parent_ids commit.short_id commit.title default developers_can_merge
      developers_can_push merged name protected
    `,
    new: 'commit.web_url web_url',
  },
  tags: {
    equal: `
      release.tag_name release.description
      commit.author_email commit.author_name commit.authored_date commit.committed_date
      commit.committer_email commit.committer_name commit.created_at commit.id commit.message
      commit.parent_ids commit.short_id commit.title message name protected  target
    `,
    new: 'commit.web_url',
  },
  commits: {
    equal: `
      author_email author_name authored_date committed_date committer_email committer_name
      created_at id message parent_ids short_id title
    `,
    new: 'web_url',
  },
  comments: {
    equal: 'author created_at line line_type note path',
  },
  'issues.notes': {
    equal: `
      attachment author body confidential created_at internal noteable_iid noteable_type
      resolvable system type updated_at
    `,
    new: 'id noteable_id',
  },
  'issues.awards': {
    equal: 'awardable_type created_at name updated_at url user',
    new: 'awardable_id id',
  },
  'issues.label_events': {
    equal: `
      label action created_at label.color label.description label.name resource_type user`,
    new: 'id label.id resource_id',
  },
  'issues.state_events': {
    equal: 'created_at resource_type state user',
    new: 'id resource_id',
  },
  'issues.milestone_events': {
    equal: `
      action created_at milestone.created_at milestone.description milestone.due_date
      milestone.expired milestone.iid milestone.start_date milestone.state milestone.title
      milestone.updated_at resource_type user
    `,
    new: 'id milestone.id milestone.project_id milestone.web_url resource_id',
  },
  'issues.weight_events': {
    equal: 'created_at user weight',
    new: 'id issue_id',
  },
  'issues.links': { equal: 'iid link_created_at link_type link_updated_at title' },
  'issues.closed_by': { equal: 'iid title' },
  'issues.participants': { equal: 'username' },
  'issues.iteration_events': {
    equal: `
      action created_at iteration.created_at iteration.description iteration.due_date iteration.iid iteration.sequence iteration.start_date iteration.state iteration.title iteration.updated_at resource_type user
    `,
    new: 'id resource_id iteration.group_id iteration.id iteration.web_url',
  },
  'merge_requests.context_commits': { equal: 'id' },
  'merge_requests.commits': { equal: 'id' },
  'merge_requests.reviewers': { equal: 'created_at state username' },
  'merge_requests.closes_issues': { equal: 'iid title' },
  'merge_requests.approval_rules': {
    equal: `
      approvals_required contains_hidden_groups groups name overridden protected_branches
      report_type rule_type section source_rule users
    `,
    new: 'eligible_approvers id',
  },
  'merge_requests.approvals': {
    equal: 'approvals_left approvals_required approved approved_by approved_by[].user',
  },
  'merge_requests.state_events': {
    equal: 'created_at resource_type state user',
    new: 'id resource_id',
  },
  'merge_requests.milestone_events': {
    equal: `
      action created_at milestone.created_at milestone.description milestone.due_date
      milestone.expired milestone.iid milestone.start_date milestone.state milestone.title
      milestone.updated_at resource_type user
    `,
    new: 'id milestone.id milestone.project_id milestone.web_url resource_id',
  },
  'merge_requests.notes': {
    equal: `
      attachment author body confidential created_at internal noteable_iid noteable_type
      commit_id position.base_sha position.head_sha position.line_range position.new_line
      position.new_path position.old_line position.old_path position.position_type
      position.start_sha resolvable resolved resolved_at resolved_by suggestions[].appliable
      suggestions[].applied suggestions[].from_content suggestions[].from_line
      suggestions[].to_content suggestions[].to_line system type updated_at
    `,
    new: 'id noteable_id suggestions[].id',
  },
  'merge_requests.awards': {
    equal: 'awardable_type created_at name updated_at url user',
    new: 'awardable_id id',
  },
  'merge_requests.label_events': {
    equal: 'action created_at label.color label.description label.name resource_type user',
    new: 'id label.id resource_id',
  },
  merge_request: {
    equal: `
      approvals_before_merge assignee assignees author blocking_discussions_resolved
      changes_count closed_at closed_by created_at description diff_refs.base_sha
      diff_refs.head_sha diff_refs.start_sha discussion_locked downvotes draft
      first_contribution first_deployed_to_production_at force_remove_source_branch
      has_conflicts head_pipeline iid labels latest_build_finished_at latest_build_started_at
      merge_commit_sha merge_error merge_user merge_when_pipeline_succeeds merged_at merged_by
      milestone milestone.created_at milestone.description milestone.due_date milestone.expired
      milestone.iid milestone.start_date milestone.state milestone.title milestone.updated_at
      pipeline reference references.relative references.short reviewers sha
      should_remove_source_branch source_branch squash squash_commit_sha state subscribed
      target_branch task_completion_status.completed_count task_completion_status.count
      time_stats.human_time_estimate time_stats.human_total_time_spent time_stats.time_estimate
      time_stats.total_time_spent title updated_at upvotes user.can_merge user_notes_count
      work_in_progress
    `,
    new: `
      id merge_status milestone.id milestone.project_id milestone.web_url project_id
      references.full source_project_id target_project_id web_url
    `,
  },
  versions: {
    equal: 'base_commit_sha created_at head_commit_sha real_size start_commit_sha state',
    new: 'id merge_request_id',
  },
};

export const fates = fatesOf(names);

/**
 * Properties that also change where an ordinary user imports into their own namespace (17.5): they stand for everybody, notes say whose
 * they were, several people who reacted alike become one, labels of the group become those of the project, and its epics are
 * not above it.
 */
export const changedForOthers: ReadonlySet<string> = new Set(
  Object.entries({
    project:
      'namespace.name namespace.path namespace.kind namespace.full_path namespace.avatar_url',
    // Lists of people who are not known are left out.
    boards: `assignee lists[].iteration.created_at lists[].iteration.description lists[].iteration.due_date lists[].iteration.iid lists[].iteration.sequence lists[].iteration.start_date lists[].iteration.state lists[].iteration.title lists[].iteration.updated_at lists[].assignee lists[].label lists[].limit_metric lists[].max_issue_count
      lists[].max_issue_weight lists[].position project.namespace.name project.namespace.path project.namespace.kind
      project.namespace.full_path project.namespace.avatar_url`,
    issues: `author assignee assignees closed_by upvotes epic epic.id epic.iid epic.title epic.url
      epic_iid iteration iteration.created_at iteration.description iteration.due_date iteration.iid iteration.sequence iteration.start_date iteration.state iteration.title iteration.updated_at`,
    // The people and groups of another place get into nothing.
    protected_branches: `merge_access_levels[].access_level merge_access_levels[].access_level_description
      push_access_levels[].access_level push_access_levels[].access_level_description
      unprotect_access_levels[].access_level unprotect_access_levels[].access_level_description`,
    protected_tags:
      'create_access_levels[].access_level create_access_levels[].access_level_description',
    protected_environments: `approval_rules[].access_level approval_rules[].access_level_description
      deploy_access_levels[].access_level deploy_access_levels[].access_level_description`,
    approval_rules: 'users',
    'merge_requests.approval_rules': 'users',
    'merge_requests.approvals': 'approvals_left approved approved_by approved_by[].user',
    deployments: 'user',
    deployment:
      'user approvals approvals[].comment approvals[].created_at approvals[].status approvals[].user',
    merge_requests: 'author assignee assignees reviewers merged_by merge_user closed_by',
    merge_request: `author assignee assignees reviewers merged_by merge_user closed_by subscribed
      first_contribution`,
    labels: 'is_project_label',
    jobs: 'user',
    pipeline_schedules: 'owner',
    comments: 'author note',
    'issues.notes': 'author body',
    'issues.label_events': 'user',
    'issues.state_events': 'user',
    'issues.milestone_events': 'user',
    'issues.weight_events': 'user',
    'merge_requests.notes': 'author body',
    'merge_requests.label_events': 'user',
    'merge_requests.state_events': 'user',
    'merge_requests.milestone_events': 'user',
  }).flatMap(([answer, words]) => words.split(/\s+/).map((name) => `${answer} ${name}`)),
);
