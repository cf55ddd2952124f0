import { encodePath } from '#src/text/encode-path.ts';
import type {
  Project,
  ProjectAccessPermission,
  ProjectGroupShare,
  ProjectLicense,
  ProjectLinks,
  ProjectNamespace,
  ProjectOwner,
  ProjectSimple,
  ProjectStatistics,
} from '#generated/projects/types.ts';
import {
  formatAvatarUrl,
  formatNamespaceAvatarUrl,
  type PictureUrls,
} from '#src/avatars/address.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { Actor } from '#src/records/actor.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import type { Urls } from '#src/text/urls.ts';
import { waitsFor } from '#src/records/waits-for.ts';
import type { CustomAttributeRow, ShareRow } from './associations.ts';
import { projectPolicy } from './policy.ts';
import type {
  DetailsRow,
  LevelledRow,
  NamespaceColumns,
  SimpleRow,
  StatisticsRow,
} from './rows.ts';

/** The beginnings of the addresses of all projects. */
interface Bases {
  /** Ends with a slash. */
  readonly web: string;
  /** Ends with a slash. */
  readonly api: string;
  /** Host of the container registry; null without one. */
  readonly registry: string | null;
  readonly pictures: PictureUrls;
}

/** The values that all projects of an answer are presented with. */
export interface Presentation extends Bases {
  readonly actor: Actor | null;
  /** HTTP addresses for git begin with this; ends with a slash. */
  readonly http: string;
  /** True if the instance keeps the latest artifacts of projects with that setting. */
  readonly keepsArtifacts: boolean;
}

type Settings = Pick<ApplicationSettingsRow, 'custom_http_clone_url_root' | 'keep_latest_artifact'>;

export interface FullPresentation extends Presentation {
  readonly paid: boolean;
  /** The registration token in clear. */
  readonly runnersToken: (projectId: number, sealed: string) => string;
}

const bases = new WeakMap<Urls, Bases>();

export function createPresentation(
  actor: Actor | null,
  url: Urls,
  { custom_http_clone_url_root: root, keep_latest_artifact: keepsArtifacts }: Settings,
): Presentation {
  const bases = getBases(url);
  const http = root === null || root === '' ? bases.web : root.replace(/\/*$/, '/');
  return { actor, ...bases, http, keepsArtifacts };
}

/** Taken apart once for each server, not for each answer. */
function getBases(url: Urls): Bases {
  let found = bases.get(url);
  if (found === undefined) {
    const web = url.web('/');
    found = {
      web,
      api: url.api('/'),
      registry: url.registry,
      pictures: url,
    };
    bases.set(url, found);
  }
  return found;
}

/** The parts of a project that come from other tables. */
interface SimpleParts {
  /** Null when they were not requested. */
  readonly customAttributes: readonly CustomAttributeRow[] | null;
  /** Null when not requested; the license itself is null for a project without one. */
  readonly license: LicenseFacts | null;
}

export interface LicenseFacts {
  /** Path of the licence file on the default branch. */
  readonly path: string | null;
  readonly license: ProjectLicense | null;
}

export interface FullParts extends SimpleParts {
  readonly shares: readonly ShareRow[];
  /** Simple form of the fork source, if the actor may see it. */
  readonly forkedFrom: ProjectSimple | null;
  /** Null when they were not requested. */
  readonly statistics: StatisticsRow | null;
}

export const noParts: SimpleParts = { customAttributes: null, license: null };

export function presentSimpleProject(
  row: SimpleRow,
  parts: SimpleParts,
  presentation: Presentation,
): ProjectSimple {
  const body: ProjectSimple = {
    id: row.id,
    description: row.description,
    name: row.name,
    name_with_namespace: `${row.ns_full_name} / ${row.name}`,
    path: row.path,
    path_with_namespace: row.full_path,
    created_at: row.created_at,
    tag_list: row.topic_names,
    topics: row.topic_names,
    // No SSH server exists, so the field contains the HTTP address, which works.
    ssh_url_to_repo: `${presentation.http}${row.full_path}.git`,
    http_url_to_repo: `${presentation.http}${row.full_path}.git`,
    web_url: presentation.web + row.full_path,
    avatar_url: formatAvatarUrl(presentation.pictures, 'project', row),
    forks_count: row.forks_count,
    star_count: row.star_count,
    last_activity_at: row.last_activity_at,
    namespace: presentNamespace(row.namespace_id, row, presentation),
  };
  addCodeMembers(body, row, parts, presentation);
  return body;
}

/** Adds the fields for callers who may read the code, and the additional ones that the request names. */
function addCodeMembers(
  body: ProjectSimple,
  row: LevelledRow,
  { customAttributes, license }: SimpleParts,
  { web }: Presentation,
): void {
  if (isFeatureVisible(row, 'repository')) {
    body.default_branch = row.default_branch;
    body.readme_url = formatBlobUrl(web, row, row.readme_path);
    if (license !== null) {
      body.license_url = formatBlobUrl(web, row, license.path);
      body.license = license.license;
    }
  }
  if (customAttributes !== null) {
    body.custom_attributes = customAttributes.map(({ key, value }) => ({ key, value }));
  }
}

/**
 * The form for signed-in callers; a row of a list is its own details. It repeats the simple one instead of spreading it: an object of this many members
 * stays fast only when one literal makes it (15 times faster).
 */
// eslint-disable-next-line max-lines-per-function -- one literal, as the comment above says
export function presentProject(
  row: LevelledRow,
  details: DetailsRow,
  parts: FullParts,
  presentation: FullPresentation,
): Project {
  const body: Project = {
    id: row.id,
    description: row.description,
    name: row.name,
    name_with_namespace: `${details.ns_full_name} / ${row.name}`,
    path: row.path,
    path_with_namespace: row.full_path,
    created_at: row.created_at,
    tag_list: row.topic_names,
    topics: row.topic_names,
    ssh_url_to_repo: `${presentation.http}${row.full_path}.git`,
    http_url_to_repo: `${presentation.http}${row.full_path}.git`,
    web_url: presentation.web + row.full_path,
    avatar_url: formatAvatarUrl(presentation.pictures, 'project', row),
    forks_count: row.forks_count,
    star_count: row.star_count,
    last_activity_at: row.last_activity_at,
    namespace: presentNamespace(row.namespace_id, details, presentation),
    _links: presentLinks(row, presentation),
    packages_enabled: details.packages_enabled,
    empty_repo: row.empty_repo,
    archived: row.archived,
    visibility: row.visibility,
    resolve_outdated_diff_discussions: details.resolve_outdated_diff_discussions,
    container_expiration_policy: details.container_expiration_policy,
    issues_enabled: row.issues_access_level !== 'disabled',
    merge_requests_enabled: row.merge_requests_access_level !== 'disabled',
    wiki_enabled: row.wiki_access_level !== 'disabled',
    jobs_enabled: row.builds_access_level !== 'disabled',
    snippets_enabled: row.snippets_access_level !== 'disabled',
    container_registry_enabled: row.container_registry_access_level !== 'disabled',
    security_and_compliance_enabled: row.security_and_compliance_access_level !== 'disabled',
    service_desk_enabled: details.service_desk_enabled,
    service_desk_address: waitsFor('service-desk', null),
    can_create_merge_request_in: projectPolicy.createMergeRequestIn({
      project: row,
      actor: presentation.actor,
    }),
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
    security_and_compliance_access_level: row.security_and_compliance_access_level,
    releases_access_level: row.releases_access_level,
    requirements_access_level: row.requirements_access_level,
    emails_disabled: details.emails_disabled,
    shared_runners_enabled: details.shared_runners_enabled,
    lfs_enabled: details.lfs_enabled,
    creator_id: row.creator_id,
    import_status: row.import_status,
    ci_default_git_depth: details.ci_default_git_depth,
    ci_forward_deployment_enabled: details.ci_forward_deployment_enabled,
    ci_job_token_scope_enabled: details.ci_job_token_scope_enabled,
    ci_separated_caches: details.ci_separated_caches,
    ci_allow_fork_pipelines_to_run_in_parent_project:
      details.ci_allow_fork_pipelines_to_run_in_parent_project,
    public_jobs: details.public_jobs,
    build_timeout: details.build_timeout,
    auto_cancel_pending_pipelines: details.auto_cancel_pending_pipelines,
    ...(isFeatureVisible(row, 'repository') && { ci_config_path: details.ci_config_path }),
    shared_with_groups: parts.shares.map(presentShare),
    only_allow_merge_if_pipeline_succeeds: details.only_allow_merge_if_pipeline_succeeds,
    allow_merge_on_skipped_pipeline: details.allow_merge_on_skipped_pipeline,
    restrict_user_defined_variables: details.restrict_user_defined_variables,
    only_allow_merge_if_all_discussions_are_resolved:
      details.only_allow_merge_if_all_discussions_are_resolved,
    remove_source_branch_after_merge: details.remove_source_branch_after_merge,
    request_access_enabled: details.request_access_enabled,
    printing_merge_request_link_enabled: details.printing_merge_request_link_enabled,
    merge_method: details.merge_method,
    squash_option: details.squash_option,
    enforce_auth_checks_on_uploads: details.enforce_auth_checks_on_uploads,
    suggestion_commit_message: details.suggestion_commit_message,
    merge_commit_template: details.merge_commit_template,
    squash_commit_template: details.squash_commit_template,
    auto_devops_enabled: details.auto_devops_enabled,
    auto_devops_deploy_strategy: details.auto_devops_deploy_strategy,
    autoclose_referenced_issues: details.autoclose_referenced_issues,
    keep_latest_artifact: presentation.keepsArtifacts && details.keep_latest_artifact,
    show_default_award_emojis: details.show_default_award_emojis,
    warn_about_potentially_unwanted_characters: details.warn_about_potentially_unwanted_characters,
    approvals_before_merge: details.approvals_before_merge,
    mirror: waitsFor('mirrors', false),
    external_authorization_classification_label:
      details.external_authorization_classification_label,
    marked_for_deletion_at: row.marked_for_deletion_on,
    marked_for_deletion_on: row.marked_for_deletion_on,
    requirements_enabled: row.requirements_access_level !== 'disabled',
    compliance_frameworks: waitsFor('compliance-frameworks', []),
    ...(presentation.paid && presentPaidSettings(row, details)),
    permissions: {
      project_access: presentPermission(details.project_access),
      group_access: presentPermission(details.group_access),
    },
  };
  addCodeMembers(body, row, parts, presentation);
  addMembersByRight(body, row, details, parts, presentation);
  return body;
}

function presentPaidSettings(row: LevelledRow, details: DetailsRow): Partial<Project> {
  return {
    ...(isFeatureVisible(row, 'issues') && { issues_template: details.issues_template }),
    ...(isFeatureVisible(row, 'merge_requests') && {
      merge_requests_template: details.merge_requests_template,
    }),
    merge_pipelines_enabled: details.merge_pipelines_enabled,
    merge_trains_enabled: details.merge_trains_enabled,
  };
}

/** Adds the fields that only some callers see, or only some projects have. */
function addMembersByRight(
  body: Project,
  row: LevelledRow,
  details: DetailsRow,
  { forkedFrom, statistics }: FullParts,
  presentation: FullPresentation,
): void {
  const { actor, registry, runnersToken } = presentation;
  const { ns_owner_id: owner } = details;
  if (owner !== null) body.owner = presentOwner(details, owner, presentation);
  if (isFeatureVisible(row, 'issues')) body.open_issues_count = row.open_issues_count;
  if (registry !== null && row.container_registry_access_level !== 'disabled') {
    body.container_registry_image_prefix = `${registry}/${row.full_path.toLowerCase()}`;
  }
  if (row.forked_from_id !== null) body.mr_default_target_self = details.mr_default_target_self;
  if (forkedFrom !== null) body.forked_from_project = forkedFrom;
  if (projectPolicy.administer({ project: row })) {
    body.import_url = details.import_url;
    body.import_type = row.import_type;
    body.import_error = details.import_error;
    body.build_git_strategy = details.build_git_strategy;
    body.runners_token = runnersToken(row.id, details.runners_token_sealed);
  }
  if (actor?.admin === true) body.repository_storage = row.repository_storage;
  if (statistics !== null && projectPolicy.readStatistics({ project: row })) {
    body.statistics = presentStatistics(statistics);
  }
}

function presentLinks(row: LevelledRow, { api }: Presentation): ProjectLinks {
  const self = `${api}projects/${row.id}`;
  const links: ProjectLinks = {
    self,
    repo_branches: `${self}/repository/branches`,
    labels: `${self}/labels`,
    events: `${self}/events`,
    members: `${self}/members`,
  };
  if (isFeatureVisible(row, 'issues')) links.issues = `${self}/issues`;
  if (isFeatureVisible(row, 'merge_requests')) links.merge_requests = `${self}/merge_requests`;
  return links;
}

function presentNamespace(
  id: number,
  row: NamespaceColumns,
  { web, pictures }: Bases,
): ProjectNamespace {
  return {
    id,
    name: row.ns_name,
    path: row.ns_path,
    kind: row.ns_kind,
    full_path: row.ns_full_path,
    parent_id: row.ns_parent_id,
    avatar_url: formatNamespaceAvatarUrl(pictures, {
      id,
      owner_id: row.ns_owner_id,
      avatar: row.ns_avatar,
    }),
    web_url: row.ns_kind === 'group' ? `${web}groups/${row.ns_full_path}` : web + row.ns_full_path,
  };
}

function presentOwner(row: DetailsRow, id: number, { web, pictures }: Bases): ProjectOwner {
  return {
    id,
    username: row.owner_username ?? '',
    name: row.owner_name ?? '',
    state: row.owner_state ?? 'active',
    avatar_url: formatAvatarUrl(pictures, 'user', { id, avatar: row.ns_avatar }),
    web_url: web + row.ns_full_path,
    created_at: row.owner_created_at ?? '',
  };
}

function presentShare(share: ShareRow): ProjectGroupShare {
  return {
    group_id: share.group_id,
    group_name: share.group_name,
    group_full_path: share.group_full_path,
    group_access_level: share.group_access,
    expires_at: share.expires_at,
  };
}

/** Notifications as the user has set them for everything. */
const globalNotificationLevel = 3;

function presentPermission(level: number | null): ProjectAccessPermission | null {
  return level === null
    ? null
    : {
        access_level: level,
        notification_level: waitsFor('notification-settings', globalNotificationLevel),
      };
}

function presentStatistics(row: StatisticsRow): ProjectStatistics {
  return {
    commit_count: row.commit_count,
    storage_size: row.storage_size,
    repository_size: row.repository_size,
    wiki_size: row.wiki_size,
    lfs_objects_size: row.lfs_objects_size,
    job_artifacts_size: row.job_artifacts_size,
    pipeline_artifacts_size: row.pipeline_artifacts_size,
    packages_size: row.packages_size,
    snippets_size: row.snippets_size,
    uploads_size: row.uploads_size,
    container_registry_size: row.container_registry_size,
  };
}

const plainPath = /^[\w./-]+$/;

function formatBlobUrl(web: string, row: LevelledRow, path: string | null): string | null {
  if (path === null) return null;
  return `${web}${row.full_path}/-/blob/${encodeUnlessPlain(row.default_branch)}/${encodeUnlessPlain(path)}`;
}

/** Most paths remain unchanged: the pattern is cheaper than the encoding. */
function encodeUnlessPlain(path: string): string {
  return plainPath.test(path) ? path : encodePath(path);
}
