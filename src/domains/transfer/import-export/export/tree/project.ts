import type { Database } from '#src/database/database.ts';
import { type FeatureLevel, projectFeatures, type ProjectRow } from '#src/records/project.ts';
import type { Visibility } from '#src/records/visibility.ts';
import type { ProjectSettingsRow } from '#src/domains/core/projects/settings.ts';
import { type ExportedRecord, type ExportSource, streamRecords, streamRows } from '../record.ts';

export const visibilityLevels: Readonly<Record<Visibility, number>> = {
  private: 0,
  internal: 10,
  public: 20,
};

export const featureLevels: Readonly<Record<FeatureLevel | 'public', number>> = {
  disabled: 0,
  private: 10,
  enabled: 20,
  public: 30,
};

/** A project with its settings, as of the moment of the export. */
export interface ExportedProject {
  readonly project: ProjectRow;
  readonly settings: ProjectSettingsRow;
}

interface ApprovalRules {
  readonly reset_approvals_on_push: boolean;
  readonly disable_overriding_approvers_per_merge_request: boolean;
  readonly merge_requests_author_approval: boolean;
  readonly merge_requests_disable_committers_approval: boolean;
  readonly require_password_to_approve: boolean;
}

/** Loads the project's own attributes, without secrets and without its owner. */
export async function loadProjectRecord(
  db: Database,
  { project, settings }: ExportedProject,
  description: string | null,
): Promise<object> {
  const approvals = await db<ApprovalRules>('approval_configurations')
    .where('project_id', project.id)
    .first<ApprovalRules | undefined>(
      'reset_approvals_on_push',
      'disable_overriding_approvers_per_merge_request',
      'merge_requests_author_approval',
      'merge_requests_disable_committers_approval',
      'require_password_to_approve',
    );
  const { merge_method } = settings;
  return {
    description: description ?? project.description,
    visibility_level: visibilityLevels[project.visibility],
    allow_merge_on_skipped_pipeline: settings.allow_merge_on_skipped_pipeline,
    archived: project.archived,
    ...approvals,
    approvals_before_merge: settings.approvals_before_merge,
    auto_cancel_pending_pipelines: settings.auto_cancel_pending_pipelines,
    autoclose_referenced_issues: settings.autoclose_referenced_issues,
    build_allow_git_fetch: settings.build_git_strategy === 'fetch',
    build_timeout: settings.build_timeout,
    ci_allow_fork_pipelines_to_run_in_parent_project:
      settings.ci_allow_fork_pipelines_to_run_in_parent_project,
    ci_config_path: settings.ci_config_path,
    ci_default_git_depth: settings.ci_default_git_depth,
    ci_forward_deployment_enabled: settings.ci_forward_deployment_enabled,
    ci_separated_caches: settings.ci_separated_caches,
    emails_disabled: settings.emails_disabled,
    enforce_auth_checks_on_uploads: settings.enforce_auth_checks_on_uploads,
    external_authorization_classification_label:
      settings.external_authorization_classification_label,
    issues_template: settings.issues_template,
    keep_latest_artifact: settings.keep_latest_artifact,
    lfs_enabled: settings.lfs_enabled,
    merge_commit_template: settings.merge_commit_template,
    merge_pipelines_enabled: settings.merge_pipelines_enabled,
    merge_trains_enabled: settings.merge_trains_enabled,
    merge_requests_ff_only_enabled: merge_method === 'ff',
    merge_requests_rebase_enabled: merge_method === 'rebase_merge',
    merge_requests_template: settings.merge_requests_template,
    only_allow_merge_if_all_discussions_are_resolved:
      settings.only_allow_merge_if_all_discussions_are_resolved,
    only_allow_merge_if_pipeline_succeeds: settings.only_allow_merge_if_pipeline_succeeds,
    packages_enabled: settings.packages_enabled,
    printing_merge_request_link_enabled: settings.printing_merge_request_link_enabled,
    public_builds: settings.public_jobs,
    remove_source_branch_after_merge: settings.remove_source_branch_after_merge,
    request_access_enabled: settings.request_access_enabled,
    resolve_outdated_diff_discussions: settings.resolve_outdated_diff_discussions,
    restrict_user_defined_variables: settings.restrict_user_defined_variables,
    service_desk_enabled: settings.service_desk_enabled,
    shared_runners_enabled: settings.shared_runners_enabled,
    show_default_award_emojis: settings.show_default_award_emojis,
    squash_commit_template: settings.squash_commit_template,
    squash_option: settings.squash_option,
    suggestion_commit_message: settings.suggestion_commit_message,
    topics: await findTopics(db, project.id),
    warn_about_potentially_unwanted_characters: settings.warn_about_potentially_unwanted_characters,
  };
}

const findTopics = (db: Database, project_id: number) =>
  db('project_topics')
    .join('topics', 'topics.id', 'project_topics.topic_id')
    .where({ project_id })
    .orderBy('topics.name')
    .pluck<string[]>('topics.name');

export function toProjectFeature({ project }: ExportedProject): object {
  const levels = projectFeatures.map((feature) => {
    const name = `${feature}_access_level` as const;
    return [name, featureLevels[project[name]]] as const;
  });
  return {
    ...Object.fromEntries<number>(levels),
    created_at: project.created_at,
    updated_at: project.updated_at,
  };
}

export const createCiCdSettings = (): object => ({ group_runners_enabled: true });

export const toAutoDevops = ({ settings }: ExportedProject): object => ({
  enabled: settings.auto_devops_enabled,
  deploy_strategy: settings.auto_devops_deploy_strategy,
});

export const toContainerExpirationPolicy = ({ settings }: ExportedProject): object => {
  const { cadence, enabled, keep_n, older_than, name_regex, name_regex_keep, next_run_at } =
    settings.container_expiration_policy;
  return { cadence, enabled, keep_n, older_than, name_regex, name_regex_keep, next_run_at };
};

const pushRuleColumns = [
  ...['commit_message_regex', 'commit_message_negative_regex', 'author_email_regex'],
  ...['file_name_regex', 'branch_name_regex', 'max_file_size', 'deny_delete_tag', 'member_check'],
  ...['prevent_secrets', 'reject_unsigned_commits', 'commit_committer_check'],
];

/** Null where the project has none. */
export async function loadPushRule({ db, projectId }: ExportSource): Promise<object | null> {
  const row = await db<object>('push_rules')
    .where('project_id', projectId)
    .first<object | undefined>(pushRuleColumns);
  return row ?? null;
}

interface Attribute {
  readonly id: number;
  readonly key: string;
  readonly value: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export function exportCustomAttributes({
  db,
  projectId,
}: ExportSource): AsyncGenerator<ExportedRecord> {
  const rows = streamRows<Attribute>(
    () =>
      db('project_custom_attributes')
        .where('project_custom_attributes.project_id', projectId)
        .select('*'),
    { of: 'project_custom_attributes', by: ['key'] },
  );
  return streamRecords(rows, ({ key, value, created_at, updated_at }) => ({
    ...{ key, value, created_at, updated_at },
  }));
}
