// Generated from spec/resources/projects.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.string, true);
const decoder2 = d.hash(d.string);
const decoder3 = d.nullable(d.string, false);
const decoder4 = d.nullable(d.integer, true);
const decoder5 = d.nullable(d.boolean, true);
const decoder6 = d.nullable(d.object({ cadence: d.string, enabled: d.boolean, keep_n: d.nullable(d.integer, true), older_than: d.nullable(d.string, false), name_regex: d.nullable(d.string, false), name_regex_keep: d.nullable(d.string, false) }), true);

/** GET /projects */
export function decodeListProjects({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.boolean(merged.archived, "archived", faults)) !== undefined) query.archived = v;
  if ((v = d.integer(merged.id_after, "id_after", faults)) !== undefined) query.id_after = v;
  if ((v = d.integer(merged.id_before, "id_before", faults)) !== undefined) query.id_before = v;
  if ((v = d.boolean(merged.imported, "imported", faults)) !== undefined) query.imported = v;
  else if (!faults.has("imported")) query.imported = false;
  if ((v = d.dateTime(merged.last_activity_after, "last_activity_after", faults)) !== undefined) query.last_activity_after = v;
  if ((v = d.dateTime(merged.last_activity_before, "last_activity_before", faults)) !== undefined) query.last_activity_before = v;
  if ((v = d.boolean(merged.membership, "membership", faults)) !== undefined) query.membership = v;
  else if (!faults.has("membership")) query.membership = false;
  if ((v = d.integer(merged.min_access_level, "min_access_level", faults)) !== undefined) query.min_access_level = v;
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  else if (!faults.has("order_by")) query.order_by = "created_at";
  if ((v = d.boolean(merged.owned, "owned", faults)) !== undefined) query.owned = v;
  else if (!faults.has("owned")) query.owned = false;
  if ((v = d.boolean(merged.repository_checksum_failed, "repository_checksum_failed", faults)) !== undefined) query.repository_checksum_failed = v;
  else if (!faults.has("repository_checksum_failed")) query.repository_checksum_failed = false;
  if ((v = d.string(merged.repository_storage, "repository_storage", faults)) !== undefined) query.repository_storage = v;
  if ((v = d.boolean(merged.search_namespaces, "search_namespaces", faults)) !== undefined) query.search_namespaces = v;
  else if (!faults.has("search_namespaces")) query.search_namespaces = false;
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = d.boolean(merged.simple, "simple", faults)) !== undefined) query.simple = v;
  else if (!faults.has("simple")) query.simple = false;
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "desc";
  if ((v = d.boolean(merged.starred, "starred", faults)) !== undefined) query.starred = v;
  else if (!faults.has("starred")) query.starred = false;
  if ((v = d.boolean(merged.statistics, "statistics", faults)) !== undefined) query.statistics = v;
  else if (!faults.has("statistics")) query.statistics = false;
  if ((v = decoder1(merged.topic, "topic", faults)) !== undefined) query.topic = v;
  if ((v = d.string(merged.visibility, "visibility", faults)) !== undefined) query.visibility = v;
  if ((v = d.boolean(merged.wiki_checksum_failed, "wiki_checksum_failed", faults)) !== undefined) query.wiki_checksum_failed = v;
  else if (!faults.has("wiki_checksum_failed")) query.wiki_checksum_failed = false;
  if ((v = d.boolean(merged.with_custom_attributes, "with_custom_attributes", faults)) !== undefined) query.with_custom_attributes = v;
  else if (!faults.has("with_custom_attributes")) query.with_custom_attributes = false;
  if ((v = decoder2(merged.custom_attributes, "custom_attributes", faults)) !== undefined) query.custom_attributes = v;
  if ((v = d.boolean(merged.with_issues_enabled, "with_issues_enabled", faults)) !== undefined) query.with_issues_enabled = v;
  else if (!faults.has("with_issues_enabled")) query.with_issues_enabled = false;
  if ((v = d.boolean(merged.with_merge_requests_enabled, "with_merge_requests_enabled", faults)) !== undefined) query.with_merge_requests_enabled = v;
  else if (!faults.has("with_merge_requests_enabled")) query.with_merge_requests_enabled = false;
  if ((v = d.string(merged.with_programming_language, "with_programming_language", faults)) !== undefined) query.with_programming_language = v;
  if ((v = d.string(merged.pagination, "pagination", faults)) !== undefined) query.pagination = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects */
export function decodeCreateProject({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = decoder3(merged.name, "name", faults)) !== undefined) body.name = v;
  if ((v = decoder3(merged.path, "path", faults)) !== undefined) body.path = v;
  if ((v = decoder4(merged.namespace_id, "namespace_id", faults)) !== undefined) body.namespace_id = v;
  if ((v = decoder3(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = decoder3(merged.visibility, "visibility", faults)) !== undefined) body.visibility = v;
  if ((v = decoder3(merged.default_branch, "default_branch", faults)) !== undefined) body.default_branch = v;
  if ((v = decoder5(merged.initialize_with_readme, "initialize_with_readme", faults)) !== undefined) body.initialize_with_readme = v;
  if ((v = decoder1(merged.topics, "topics", faults)) !== undefined) body.topics = v;
  if ((v = decoder1(merged.tag_list, "tag_list", faults)) !== undefined) body.tag_list = v;
  if ((v = decoder3(merged.issues_access_level, "issues_access_level", faults)) !== undefined) body.issues_access_level = v;
  if ((v = decoder3(merged.repository_access_level, "repository_access_level", faults)) !== undefined) body.repository_access_level = v;
  if ((v = decoder3(merged.merge_requests_access_level, "merge_requests_access_level", faults)) !== undefined) body.merge_requests_access_level = v;
  if ((v = decoder3(merged.forking_access_level, "forking_access_level", faults)) !== undefined) body.forking_access_level = v;
  if ((v = decoder3(merged.wiki_access_level, "wiki_access_level", faults)) !== undefined) body.wiki_access_level = v;
  if ((v = decoder3(merged.builds_access_level, "builds_access_level", faults)) !== undefined) body.builds_access_level = v;
  if ((v = decoder3(merged.snippets_access_level, "snippets_access_level", faults)) !== undefined) body.snippets_access_level = v;
  if ((v = decoder3(merged.operations_access_level, "operations_access_level", faults)) !== undefined) body.operations_access_level = v;
  if ((v = decoder3(merged.analytics_access_level, "analytics_access_level", faults)) !== undefined) body.analytics_access_level = v;
  if ((v = decoder3(merged.container_registry_access_level, "container_registry_access_level", faults)) !== undefined) body.container_registry_access_level = v;
  if ((v = decoder3(merged.security_and_compliance_access_level, "security_and_compliance_access_level", faults)) !== undefined) body.security_and_compliance_access_level = v;
  if ((v = decoder3(merged.releases_access_level, "releases_access_level", faults)) !== undefined) body.releases_access_level = v;
  if ((v = decoder3(merged.requirements_access_level, "requirements_access_level", faults)) !== undefined) body.requirements_access_level = v;
  if ((v = decoder3(merged.pages_access_level, "pages_access_level", faults)) !== undefined) body.pages_access_level = v;
  if ((v = decoder5(merged.issues_enabled, "issues_enabled", faults)) !== undefined) body.issues_enabled = v;
  if ((v = decoder5(merged.merge_requests_enabled, "merge_requests_enabled", faults)) !== undefined) body.merge_requests_enabled = v;
  if ((v = decoder5(merged.jobs_enabled, "jobs_enabled", faults)) !== undefined) body.jobs_enabled = v;
  if ((v = decoder5(merged.wiki_enabled, "wiki_enabled", faults)) !== undefined) body.wiki_enabled = v;
  if ((v = decoder5(merged.snippets_enabled, "snippets_enabled", faults)) !== undefined) body.snippets_enabled = v;
  if ((v = decoder5(merged.container_registry_enabled, "container_registry_enabled", faults)) !== undefined) body.container_registry_enabled = v;
  if ((v = decoder3(merged.merge_method, "merge_method", faults)) !== undefined) body.merge_method = v;
  if ((v = decoder3(merged.squash_option, "squash_option", faults)) !== undefined) body.squash_option = v;
  if ((v = decoder5(merged.only_allow_merge_if_pipeline_succeeds, "only_allow_merge_if_pipeline_succeeds", faults)) !== undefined) body.only_allow_merge_if_pipeline_succeeds = v;
  if ((v = decoder5(merged.only_allow_merge_if_all_discussions_are_resolved, "only_allow_merge_if_all_discussions_are_resolved", faults)) !== undefined) body.only_allow_merge_if_all_discussions_are_resolved = v;
  if ((v = decoder5(merged.allow_merge_on_skipped_pipeline, "allow_merge_on_skipped_pipeline", faults)) !== undefined) body.allow_merge_on_skipped_pipeline = v;
  if ((v = decoder5(merged.remove_source_branch_after_merge, "remove_source_branch_after_merge", faults)) !== undefined) body.remove_source_branch_after_merge = v;
  if ((v = decoder5(merged.printing_merge_request_link_enabled, "printing_merge_request_link_enabled", faults)) !== undefined) body.printing_merge_request_link_enabled = v;
  if ((v = decoder5(merged.resolve_outdated_diff_discussions, "resolve_outdated_diff_discussions", faults)) !== undefined) body.resolve_outdated_diff_discussions = v;
  if ((v = decoder5(merged.autoclose_referenced_issues, "autoclose_referenced_issues", faults)) !== undefined) body.autoclose_referenced_issues = v;
  if ((v = decoder3(merged.suggestion_commit_message, "suggestion_commit_message", faults)) !== undefined) body.suggestion_commit_message = v;
  if ((v = decoder3(merged.merge_commit_template, "merge_commit_template", faults)) !== undefined) body.merge_commit_template = v;
  if ((v = decoder3(merged.squash_commit_template, "squash_commit_template", faults)) !== undefined) body.squash_commit_template = v;
  if ((v = decoder5(merged.request_access_enabled, "request_access_enabled", faults)) !== undefined) body.request_access_enabled = v;
  if ((v = decoder5(merged.lfs_enabled, "lfs_enabled", faults)) !== undefined) body.lfs_enabled = v;
  if ((v = decoder5(merged.packages_enabled, "packages_enabled", faults)) !== undefined) body.packages_enabled = v;
  if ((v = decoder5(merged.shared_runners_enabled, "shared_runners_enabled", faults)) !== undefined) body.shared_runners_enabled = v;
  if ((v = decoder5(merged.public_builds, "public_builds", faults)) !== undefined) body.public_builds = v;
  if ((v = decoder3(merged.build_git_strategy, "build_git_strategy", faults)) !== undefined) body.build_git_strategy = v;
  if ((v = decoder4(merged.build_timeout, "build_timeout", faults)) !== undefined) body.build_timeout = v;
  if ((v = decoder3(merged.auto_cancel_pending_pipelines, "auto_cancel_pending_pipelines", faults)) !== undefined) body.auto_cancel_pending_pipelines = v;
  if ((v = decoder3(merged.ci_config_path, "ci_config_path", faults)) !== undefined) body.ci_config_path = v;
  if ((v = decoder4(merged.ci_default_git_depth, "ci_default_git_depth", faults)) !== undefined) body.ci_default_git_depth = v;
  if ((v = decoder5(merged.keep_latest_artifact, "keep_latest_artifact", faults)) !== undefined) body.keep_latest_artifact = v;
  if ((v = decoder5(merged.auto_devops_enabled, "auto_devops_enabled", faults)) !== undefined) body.auto_devops_enabled = v;
  if ((v = decoder3(merged.auto_devops_deploy_strategy, "auto_devops_deploy_strategy", faults)) !== undefined) body.auto_devops_deploy_strategy = v;
  if ((v = decoder6(merged.container_expiration_policy_attributes, "container_expiration_policy_attributes", faults)) !== undefined) body.container_expiration_policy_attributes = v;
  if ((v = decoder5(merged.emails_disabled, "emails_disabled", faults)) !== undefined) body.emails_disabled = v;
  if ((v = decoder5(merged.show_default_award_emojis, "show_default_award_emojis", faults)) !== undefined) body.show_default_award_emojis = v;
  if ((v = decoder5(merged.warn_about_potentially_unwanted_characters, "warn_about_potentially_unwanted_characters", faults)) !== undefined) body.warn_about_potentially_unwanted_characters = v;
  if ((v = decoder5(merged.enforce_auth_checks_on_uploads, "enforce_auth_checks_on_uploads", faults)) !== undefined) body.enforce_auth_checks_on_uploads = v;
  if ((v = decoder5(merged.service_desk_enabled, "service_desk_enabled", faults)) !== undefined) body.service_desk_enabled = v;
  if ((v = decoder3(merged.repository_storage, "repository_storage", faults)) !== undefined) body.repository_storage = v;
  if ((v = decoder4(merged.approvals_before_merge, "approvals_before_merge", faults)) !== undefined) body.approvals_before_merge = v;
  if ((v = decoder3(merged.external_authorization_classification_label, "external_authorization_classification_label", faults)) !== undefined) body.external_authorization_classification_label = v;
  if ((v = decoder3(merged.issues_template, "issues_template", faults)) !== undefined) body.issues_template = v;
  if ((v = decoder3(merged.merge_requests_template, "merge_requests_template", faults)) !== undefined) body.merge_requests_template = v;
  return { params, query, headers, body };
}

/** GET /projects/{id} */
export function decodeGetProject({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.boolean(merged.statistics, "statistics", faults)) !== undefined) query.statistics = v;
  else if (!faults.has("statistics")) query.statistics = false;
  if ((v = d.boolean(merged.license, "license", faults)) !== undefined) query.license = v;
  else if (!faults.has("license")) query.license = false;
  if ((v = d.boolean(merged.with_custom_attributes, "with_custom_attributes", faults)) !== undefined) query.with_custom_attributes = v;
  else if (!faults.has("with_custom_attributes")) query.with_custom_attributes = false;
  return { params, query, headers, body: null };
}

/** DELETE /projects/{id} */
export function decodeDeleteProject({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}
