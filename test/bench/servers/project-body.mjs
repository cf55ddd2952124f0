// The project as the API shows it to a member, written out by hand from one joined row.
import { openToken } from './sealed-token.mjs';

/** @param row a row of `projectSql`, booleans and JSON decoded */
export function projectBody(row, base, memberships, shares, administrator = false) {
  const { web, registry } = base;
  const url = `${web}/${row.full_path}`;
  const self = `${web}/api/v4/projects/${row.id}`;
  const body = {
    id: row.id,
    description: row.description,
    name: row.name,
    name_with_namespace: `${row.ns_full_name} / ${row.name}`,
    path: row.path,
    path_with_namespace: row.full_path,
    created_at: row.created_at,
    default_branch: row.default_branch,
    tag_list: row.topic_names,
    topics: row.topic_names,
    ssh_url_to_repo: `${url}.git`,
    http_url_to_repo: `${url}.git`,
    web_url: url,
    readme_url:
      row.readme_path === null ? null : `${url}/-/blob/${row.default_branch}/${row.readme_path}`,
    avatar_url: null,
    forks_count: row.forks_count,
    star_count: row.star_count,
    last_activity_at: row.last_activity_at,
    namespace: {
      id: row.namespace_id,
      name: row.ns_name,
      path: row.ns_path,
      kind: row.ns_kind,
      full_path: row.ns_full_path,
      parent_id: row.ns_parent_id,
      avatar_url: null,
      web_url: `${web}/groups/${row.ns_full_path}`,
    },
    _links: {
      self,
      issues: `${self}/issues`,
      merge_requests: `${self}/merge_requests`,
      repo_branches: `${self}/repository/branches`,
      labels: `${self}/labels`,
      events: `${self}/events`,
      members: `${self}/members`,
    },
    packages_enabled: row.packages_enabled,
    empty_repo: row.empty_repo,
    archived: row.archived,
    visibility: row.visibility,
    resolve_outdated_diff_discussions: row.resolve_outdated_diff_discussions,
    container_expiration_policy: expirationPolicy(row.container_expiration_policy),
    issues_enabled: row.issues_access_level !== 'disabled',
    merge_requests_enabled: row.merge_requests_access_level !== 'disabled',
    wiki_enabled: row.wiki_access_level !== 'disabled',
    jobs_enabled: row.builds_access_level !== 'disabled',
    snippets_enabled: row.snippets_access_level !== 'disabled',
    container_registry_enabled: row.container_registry_access_level !== 'disabled',
    service_desk_enabled: row.service_desk_enabled,
    service_desk_address: null,
    can_create_merge_request_in: !row.archived,
    issues_access_level: row.issues_access_level,
    repository_access_level: row.repository_access_level,
    merge_requests_access_level: row.merge_requests_access_level,
    forking_access_level: row.forking_access_level,
    wiki_access_level: row.wiki_access_level,
    builds_access_level: row.builds_access_level,
    snippets_access_level: row.snippets_access_level,
    pages_access_level: row.pages_access_level,
    operations_access_level: row.operations_access_level,
    analytics_access_level: row.analytics_access_level,
    container_registry_access_level: row.container_registry_access_level,
    security_and_compliance_enabled: row.security_and_compliance_access_level !== 'disabled',
    security_and_compliance_access_level: row.security_and_compliance_access_level,
    releases_access_level: row.releases_access_level,
    requirements_access_level: row.requirements_access_level,
    emails_disabled: row.emails_disabled,
    shared_runners_enabled: row.shared_runners_enabled,
    lfs_enabled: row.lfs_enabled,
    creator_id: row.creator_id,
  };
  const administers = administrator || row.level >= 40;
  if (administers) {
    body.import_url = row.import_url;
    body.import_type = row.import_type;
  }
  body.import_status = row.import_status;
  if (administers) body.import_error = row.import_error;
  body.open_issues_count = row.open_issues_count;
  if (administers) body.runners_token = openToken(row.id, row.runners_token_sealed);
  body.ci_default_git_depth = row.ci_default_git_depth;
  body.ci_forward_deployment_enabled = row.ci_forward_deployment_enabled;
  body.ci_job_token_scope_enabled = row.ci_job_token_scope_enabled;
  body.ci_separated_caches = row.ci_separated_caches;
  body.ci_allow_fork_pipelines_to_run_in_parent_project =
    row.ci_allow_fork_pipelines_to_run_in_parent_project;
  body.public_jobs = row.public_jobs;
  if (administers) body.build_git_strategy = row.build_git_strategy;
  body.build_timeout = row.build_timeout;
  body.auto_cancel_pending_pipelines = row.auto_cancel_pending_pipelines;
  body.ci_config_path = row.ci_config_path;
  body.shared_with_groups = shares.get(row.id) ?? [];
  body.only_allow_merge_if_pipeline_succeeds = row.only_allow_merge_if_pipeline_succeeds;
  body.allow_merge_on_skipped_pipeline = row.allow_merge_on_skipped_pipeline;
  body.restrict_user_defined_variables = row.restrict_user_defined_variables;
  body.only_allow_merge_if_all_discussions_are_resolved =
    row.only_allow_merge_if_all_discussions_are_resolved;
  body.remove_source_branch_after_merge = row.remove_source_branch_after_merge;
  body.request_access_enabled = row.request_access_enabled;
  body.printing_merge_request_link_enabled = row.printing_merge_request_link_enabled;
  body.merge_method = row.merge_method;
  body.squash_option = row.squash_option;
  body.enforce_auth_checks_on_uploads = row.enforce_auth_checks_on_uploads;
  body.suggestion_commit_message = row.suggestion_commit_message;
  body.merge_commit_template = row.merge_commit_template;
  body.squash_commit_template = row.squash_commit_template;
  body.auto_devops_enabled = row.auto_devops_enabled;
  body.auto_devops_deploy_strategy = row.auto_devops_deploy_strategy;
  body.autoclose_referenced_issues = row.autoclose_referenced_issues;
  body.keep_latest_artifact = row.keep_latest_artifact;
  body.show_default_award_emojis = row.show_default_award_emojis;
  body.warn_about_potentially_unwanted_characters = row.warn_about_potentially_unwanted_characters;
  if (administrator) body.repository_storage = row.repository_storage;
  body.approvals_before_merge = row.approvals_before_merge;
  body.mirror = false;
  body.external_authorization_classification_label =
    row.external_authorization_classification_label;
  body.marked_for_deletion_at = row.marked_for_deletion_on;
  body.marked_for_deletion_on = row.marked_for_deletion_on;
  body.requirements_enabled = row.requirements_access_level !== 'disabled';
  body.compliance_frameworks = [];
  body.issues_template = row.issues_template;
  body.merge_requests_template = row.merge_requests_template;
  body.merge_pipelines_enabled = row.merge_pipelines_enabled;
  body.merge_trains_enabled = row.merge_trains_enabled;
  body.container_registry_image_prefix = `${registry}/${row.full_path.toLowerCase()}`;
  body.permissions = {
    project_access: permission(memberships.projects.get(row.id)),
    group_access: permission(memberships.namespaces.get(row.namespace_id)),
  };
  return body;
}

/** Postgres keeps the members of a JSON object in an order of its own. */
function expirationPolicy(policy) {
  return {
    cadence: policy.cadence,
    enabled: policy.enabled,
    keep_n: policy.keep_n,
    older_than: policy.older_than,
    name_regex: policy.name_regex,
    name_regex_keep: policy.name_regex_keep,
    next_run_at: policy.next_run_at,
  };
}

function permission(level) {
  return level === undefined ? null : { access_level: level, notification_level: 3 };
}

/** Columns of a row, and the tables that it is joined from; `page` has the ids. */
export const projectSql = {
  columns: `projects.*, project_settings.*, projects.id as id,
    namespaces.name as ns_name, namespaces.path as ns_path, namespaces.kind as ns_kind,
    namespaces.full_path as ns_full_path, namespaces.full_name as ns_full_name,
    namespaces.parent_id as ns_parent_id, authorized.access_level as level`,
  joins: `join projects on projects.id = page.id
    join project_settings on project_settings.project_id = projects.id
    join namespaces on namespaces.id = projects.namespace_id
    left join project_authorizations as authorized
      on authorized.project_id = projects.id and authorized.user_id = ?`,
};

/** Columns that SQLite stores as numbers and texts. */
const booleans = [
  'archived',
  'empty_repo',
  'packages_enabled',
  'resolve_outdated_diff_discussions',
  'service_desk_enabled',
  'emails_disabled',
  'shared_runners_enabled',
  'lfs_enabled',
  'ci_forward_deployment_enabled',
  'ci_job_token_scope_enabled',
  'ci_separated_caches',
  'ci_allow_fork_pipelines_to_run_in_parent_project',
  'public_jobs',
  'only_allow_merge_if_pipeline_succeeds',
  'allow_merge_on_skipped_pipeline',
  'restrict_user_defined_variables',
  'only_allow_merge_if_all_discussions_are_resolved',
  'remove_source_branch_after_merge',
  'request_access_enabled',
  'printing_merge_request_link_enabled',
  'enforce_auth_checks_on_uploads',
  'auto_devops_enabled',
  'autoclose_referenced_issues',
  'keep_latest_artifact',
  'show_default_award_emojis',
  'warn_about_potentially_unwanted_characters',
  'merge_pipelines_enabled',
  'merge_trains_enabled',
];

/** A row of SQLite with the types of the API, in place. */
export function decodeSqliteRow(row) {
  for (const name of booleans) if (row[name] !== null) row[name] = row[name] === 1;
  row.topic_names = JSON.parse(row.topic_names);
  row.container_expiration_policy = JSON.parse(row.container_expiration_policy);
  return row;
}
