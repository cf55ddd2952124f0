/**
 * The files of an archive and the attributes of what is in them, typed from the description of the format; nested lists
 * and objects by their own names. An archive has no others; `always` are those that every record of ours has.
 */
interface RecordKeys {
  readonly always: readonly string[];
  readonly others?: readonly string[];
  readonly nested?: Readonly<Record<string, RecordKeys>>;
}

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');

const times = ['created_at', 'updated_at'];
const edits = ['updated_by_id', 'last_edited_at', 'last_edited_by_id'];

const events: RecordKeys = { always: [...times, ...words('author_id target_type action')] };
const award_emoji: RecordKeys = { always: [...times, ...words('name user_id awardable_type')] };
const label: RecordKeys = {
  always: [...times, ...words('title color description template type group_id')],
};
const label_links: RecordKeys = { always: ['target_type'], nested: { label } };
const timelogs: RecordKeys = {
  always: [...times, ...words('time_spent user_id spent_at summary')],
};
const resource_label_events: RecordKeys = {
  always: words('action user_id created_at'),
  nested: { label },
};
const milestone: RecordKeys = {
  always: [...times, ...words('title iid description due_date start_date state group_id')],
};
/** The description of a milestone stands with the milestone itself. */
const changedMilestone: RecordKeys = {
  always: [...times, ...words('title iid due_date start_date state group_id')],
};
const change = ['user_id', 'created_at'];
const resource_state_events: RecordKeys = { always: [...change, 'state'] };
const resource_milestone_events: RecordKeys = {
  always: [...change, 'action'],
  nested: { milestone: changedMilestone },
};
/** All else of an iteration is in the archive of its group. */
const iteration: RecordKeys = {
  always: words('iid title start_date due_date'),
  nested: { iterations_cadence: { always: ['title'] } },
};
const resource_iteration_events: RecordKeys = {
  always: [...change, 'action'],
  nested: { iteration },
};
const resource_weight_events: RecordKeys = { always: [...change, 'weight'] };

const note: RecordKeys = {
  always: [
    ...times,
    ...words('note noteable_type author_id system type line_code position original_position'),
    ...words('discussion_id resolved_at resolved_by_id confidential'),
  ],
  nested: {
    author: { always: ['name'] },
    system_note_metadata: { always: [...times, 'action'] },
    award_emoji,
    events,
    suggestions: {
      always: words(
        'relative_order applied outdated commit_id from_content to_content lines_above lines_below',
      ),
    },
  },
};

/** Descriptions of epics are in archives of groups alone. */
const epic = [
  ...times,
  ...words('iid title state author_id confidential color start_date end_date'),
  ...words('start_date_is_fixed start_date_fixed due_date_is_fixed due_date_fixed'),
  ...words('relative_position closed_at closed_by_id'),
];

/** The names that configurations have, but for a few. Environments do not travel. */
const options: RecordKeys = {
  always: ['script'],
  others: words('before_script after_script dependencies job_timeout instance publish'),
  nested: {
    image: { always: ['name'], others: words('entrypoint pull_policy docker kubernetes') },
    services: {
      always: ['name'],
      others: words('entrypoint pull_policy docker kubernetes alias command variables'),
    },
    artifacts: {
      always: ['when'],
      others: words('name paths exclude untracked expire_in expose_as public reports'),
    },
    cache: {
      always: words('policy when'),
      others: words('key paths untracked fallback_keys unprotect'),
    },
    retry: { always: words('max when'), others: ['exit_codes'] },
    allow_failure_criteria: { always: ['exit_codes'] },
    release: {
      always: words('tag_name description'),
      others: words('tag_message name ref milestones released_at assets'),
    },
    hooks: { always: ['pre_get_sources_script'] },
    pages: { always: ['publish'] },
    parallel: { always: ['total'] },
  },
};

const onTargets = { notes: note, label_links, milestone, award_emoji, timelogs, events };
const group: RecordKeys = { always: ['full_path'] };
const levels: RecordKeys = {
  always: words('access_level user_id group_id'),
  nested: { group },
};
const users: RecordKeys = { always: ['user_id'] };
const groups: RecordKeys = { always: ['group_id'], nested: { group } };
const numbered: RecordKeys = { always: ['iid'] };

export const archiveKeys: Readonly<Record<string, RecordKeys>> = {
  labels: { ...label, nested: { priorities: { always: ['priority'] } } },
  milestones: { ...milestone, nested: { events } },
  issues: {
    always: [
      ...times,
      ...words('iid title description state author_id closed_at closed_by_id confidential'),
      ...words('discussion_locked due_date time_estimate weight relative_position issue_type'),
      ...['health_status', 'severity', ...edits],
    ],
    nested: {
      ...{ ...onTargets, resource_label_events, issue_assignees: { always: ['user_id'] } },
      ...{ resource_state_events, resource_milestone_events, resource_weight_events },
      ...{ iteration, resource_iteration_events },
      duplicated_to: numbered,
      epic_issue: { always: [], nested: { epic: { always: [...epic, 'group_id'] } } },
    },
  },
  merge_requests: {
    always: [
      ...times,
      ...words('iid title description state source_branch target_branch source_project_id'),
      ...words('target_project_id author_id merge_user_id merge_status merge_error'),
      ...words('merge_commit_sha squash_commit_sha merge_when_pipeline_succeeds squash draft'),
      ...words('discussion_locked allow_maintainer_to_push approvals_before_merge time_estimate'),
      ...words('diff_head_sha source_branch_sha target_branch_sha'),
      ...edits,
    ],
    nested: {
      ...onTargets,
      ...{ resource_label_events, resource_state_events, resource_milestone_events },
      merge_params: {
        always: ['force_remove_source_branch'],
        others: ['should_remove_source_branch'],
      },
      metrics: { always: words('merged_by_id merged_at latest_closed_at latest_closed_by_id') },
      merge_request_assignees: { always: ['user_id'] },
      merge_request_reviewers: { always: words('user_id created_at state') },
      approvals: { always: words('user_id created_at head_sha') },
      approval_rules: {
        always: [...times, ...words('name rule_type approvals_required')],
        nested: {
          approval_project_rule: { always: ['name'] },
          approval_merge_request_rules_users: users,
          approval_merge_request_rules_groups: groups,
        },
      },
      merge_request_context_commits: { always: ['sha'] },
      merge_requests_closing_issues: { always: [], nested: { issue: numbered } },
      merge_request_diff: {
        always: [
          ...times,
          ...words('state base_commit_sha head_commit_sha start_commit_sha real_size'),
          ...words('commits_count files_count sorted diff_type'),
        ],
        nested: {
          merge_request_diff_commits: {
            always: words('relative_order sha message authored_date committed_date'),
            nested: {
              commit_author: { always: words('name email') },
              committer: { always: words('name email') },
              trailers: { always: [] },
            },
          },
          merge_request_diff_files: {
            always: [
              ...words('relative_order utf8_diff new_path old_path a_mode b_mode new_file'),
              ...words('renamed_file deleted_file too_large binary'),
            ],
          },
        },
      },
    },
  },
  project_members: {
    always: [
      ...times,
      ...words('access_level source_type user_id notification_level created_by_id'),
      ...words('invite_email expires_at'),
    ],
    nested: { user: { always: words('id public_email username') } },
  },
  ci_pipelines: {
    always: [
      ...times,
      ...words('iid ref sha before_sha tag status source user_id yaml_errors committed_at'),
      ...words('started_at finished_at duration source_sha target_sha'),
    ],
    nested: {
      merge_request: {
        always: [
          ...times,
          ...words('iid title state source_branch target_branch author_id source_project_id'),
          'target_project_id',
        ],
      },
      stages: {
        always: [...times, ...words('name status position')],
        nested: {
          statuses: {
            always: [
              ...times,
              ...words('type name stage stage_idx status ref tag user_id allow_failure target_url'),
              ...words('description coverage started_at finished_at queued_at erased_at retried'),
              ...words('failure_reason scheduled_at tag_list'),
            ],
            nested: { options },
          },
        },
      },
    },
  },
  commit_notes: {
    always: [
      ...times,
      ...words('note noteable_type commit_id author_id system type position original_position'),
      'discussion_id',
    ],
    nested: { author: { always: ['name'] } },
  },
  pipeline_schedules: {
    always: [...times, ...words('description ref cron cron_timezone next_run_at owner_id active')],
  },
  protected_branches: {
    always: [...times, ...words('name allow_force_push code_owner_approval_required')],
    nested: {
      merge_access_levels: levels,
      push_access_levels: levels,
      unprotect_access_levels: levels,
    },
  },
  protected_tags: { always: [...times, 'name'], nested: { create_access_levels: levels } },
  protected_environments: {
    always: [...times, ...words('name required_approval_count')],
    nested: {
      deploy_access_levels: levels,
      approval_rules: { ...levels, always: [...levels.always, 'required_approvals'] },
    },
  },
  approval_rules: {
    always: [
      ...times,
      ...words('name rule_type approvals_required applies_to_all_protected_branches'),
      ...words('report_type scanners severity_levels vulnerabilities_allowed'),
      'vulnerability_states',
    ],
    nested: {
      approval_project_rules_users: users,
      approval_project_rules_groups: groups,
      approval_project_rules_protected_branches: { always: ['branch_name'] },
    },
  },
  environments: { always: [...times, ...words('name slug external_url tier state')] },
  releases: {
    always: [...times, ...words('tag name description author_id released_at')],
  },
  resource_groups: { always: [...times, ...words('key process_mode')] },
  issue_links: {
    always: [...times, 'link_type'],
    nested: { source: numbered, target: numbered },
  },
  deployments: {
    always: [...times, ...words('iid ref tag sha status user_id on_stop finished_at last')],
    nested: {
      environment: { always: ['name'] },
      deployable: { always: words('name created_at pipeline_iid') },
      approvals: { always: words('user_id status comment created_at') },
      deployment_merge_requests: { always: ['deployed_at'], nested: { merge_request: numbered } },
    },
  },
  boards: {
    always: [
      ...[...times, ...words('name hide_backlog_list hide_closed_list')],
      ...words('assignee_id weight special_milestone'),
    ],
    nested: {
      ...{ milestone, labels: label },
      lists: {
        always: words('list_type position max_issue_count max_issue_weight limit_metric'),
        others: ['assignee_id'],
        nested: { label, milestone, iteration },
      },
    },
  },
  custom_attributes: { always: [...times, ...words('key value')] },
  project_feature: {
    always: [
      ...times,
      ...words('issues_access_level merge_requests_access_level wiki_access_level'),
      ...words('snippets_access_level builds_access_level repository_access_level'),
      ...words('forking_access_level pages_access_level container_registry_access_level'),
      // The description ends with `…` here.
      ...words('operations_access_level analytics_access_level releases_access_level'),
      ...words('security_and_compliance_access_level requirements_access_level'),
    ],
  },
  ci_cd_settings: { always: ['group_runners_enabled'] },
  auto_devops: { always: words('enabled deploy_strategy') },
  container_expiration_policy: {
    always: words('cadence older_than keep_n enabled name_regex name_regex_keep next_run_at'),
  },
  push_rule: {
    always: [
      ...words('commit_message_regex commit_message_negative_regex author_email_regex'),
      ...words('file_name_regex branch_name_regex max_file_size deny_delete_tag member_check'),
      ...words('prevent_secrets reject_unsigned_commits commit_committer_check'),
    ],
    others: words('force_push_regex delete_branch_regex'),
  },
};

const wholeEpic = [...epic, 'description'];

/** The same for what each group of an archive has. */
export const groupKeys: Readonly<Record<string, RecordKeys>> = {
  badges: { always: [] },
  boards: archiveKeys['boards'] ?? { always: [] },
  epics: {
    always: wholeEpic,
    nested: {
      parent: { always: [...wholeEpic, 'group_id'] },
      ...{ notes: note, label_links, award_emoji, events },
      ...{ resource_label_events, resource_state_events },
    },
  },
  epic_links: {
    always: [...times, 'link_type'],
    nested: {
      source: { always: words('group_id iid') },
      target: { always: words('group_id iid') },
    },
  },
  iterations: {
    always: [...times, ...words('iid sequence title description start_date due_date')],
    nested: {
      iterations_cadence: {
        always: [
          ...times,
          ...words('title description start_date duration_in_weeks iterations_in_advance'),
          ...words('automatic active roll_over'),
        ],
      },
    },
  },
  labels: { ...label, nested: { priorities: { always: ['priority'] } } },
  members: archiveKeys['project_members'] ?? { always: [] },
  milestones: { ...milestone, nested: { events } },
  namespace_settings: {
    always: words(`prevent_forking_outside_group prevent_sharing_groups_outside_hierarchy
      resource_access_token_creation_allowed`),
  },
};

/** The keys that `<id>.json` of a group has. */
export const ownGroupKeys = words(`
  id parent_id name path description visibility_level membership_lock share_with_group_lock request_access_enabled
  lfs_enabled auto_devops_enabled emails_disabled mentions_disabled default_branch_protection
  require_two_factor_authentication two_factor_grace_period project_creation_level subgroup_creation_level
  created_at updated_at`);

/** The keys that `project.json` may have. */
export const projectKeys = words(`
  approvals_before_merge archived auto_cancel_pending_pipelines autoclose_referenced_issues build_allow_git_fetch
  build_coverage_regex build_timeout delete_error description disable_overriding_approvers_per_merge_request
  external_authorization_classification_label has_external_issue_tracker has_external_wiki issues_template
  jobs_cache_index last_repository_check_failed merge_requests_author_approval
  merge_requests_disable_committers_approval merge_requests_ff_only_enabled merge_requests_rebase_enabled
  merge_requests_template only_allow_merge_if_all_discussions_are_resolved only_allow_merge_if_pipeline_succeeds
  pages_https_only pending_delete printing_merge_request_link_enabled public_builds remove_source_branch_after_merge
  request_access_enabled require_password_to_approve reset_approvals_on_push resolve_outdated_diff_discussions
  service_desk_enabled shared_runners_enabled suggestion_commit_message visibility_level
  ci_config_path merge_commit_template squash_commit_template allow_merge_on_skipped_pipeline
  ci_allow_fork_pipelines_to_run_in_parent_project ci_default_git_depth ci_forward_deployment_enabled
  ci_separated_caches emails_disabled enforce_auth_checks_on_uploads keep_latest_artifact lfs_enabled
  merge_pipelines_enabled merge_trains_enabled packages_enabled restrict_user_defined_variables show_default_award_emojis squash_option
  topics warn_about_potentially_unwanted_characters`);

/** The faults in the keys of a record, by its place; empty where they are as they should be. */
export function faultsOf(value: object, keys: RecordKeys, place: string): string[] {
  const { always, others = [], nested = {} } = keys;
  const known = new Set([...always, ...others, ...Object.keys(nested)]);
  const faults = Object.keys(value)
    .filter((key) => !known.has(key))
    .map((key) => `${place}.${key} is unknown`);
  for (const key of always) if (!(key in value)) faults.push(`${place}.${key} is missing`);
  for (const [name, below] of Object.entries(nested)) {
    const found: unknown = Reflect.get(value, name);
    const all = Array.isArray(found) ? found : found == null ? [] : [found];
    for (const each of all) faults.push(...faultsOf(each as object, below, `${place}.${name}`));
  }
  return faults;
}
