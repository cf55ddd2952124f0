// Generated from spec/resources/projects.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeProject, writeProjectSimple } from '../projects/writers.ts';

/** List projects */
export const listProjects: Operation = {
  id: 'listProjects',
  resource: 'projects',
  source: 'spec/resources/projects.yaml:5:5',
  method: 'GET',
  path: '/projects',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: [],
  order: ["archived","id_after","id_before","imported","last_activity_after","last_activity_before","membership","min_access_level","order_by","owned","repository_checksum_failed","repository_storage","search_namespaces","search","simple","sort","starred","statistics","topic","visibility","wiki_checksum_failed","with_custom_attributes","custom_attributes","with_issues_enabled","with_merge_requests_enabled","with_programming_language","pagination","page","per_page"],
  decode: decoders.decodeListProjects,
  validators: { params: null, query: checks.check1, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, (v: never) => (w.has(v, ["_links"]) ? writeProject((v as never)) : writeProjectSimple((v as never)))), mediaType: null },
    400: { write: (v: never) => writeAnyError(v), mediaType: null },
    401: { write: (v: never) => writeAnyError(v), mediaType: null },
    403: { write: (v: never) => writeAnyError(v), mediaType: null },
    405: { write: (v: never) => writeAnyError(v), mediaType: null },
  },
};

/** Create a project */
export const createProject: Operation = {
  id: 'createProject',
  resource: 'projects',
  source: 'spec/resources/projects.yaml:187:5',
  method: 'POST',
  path: '/projects',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: [],
  order: ["name","path","namespace_id","description","visibility","default_branch","initialize_with_readme","topics","tag_list","issues_access_level","repository_access_level","merge_requests_access_level","forking_access_level","wiki_access_level","builds_access_level","snippets_access_level","operations_access_level","analytics_access_level","container_registry_access_level","security_and_compliance_access_level","releases_access_level","requirements_access_level","pages_access_level","issues_enabled","merge_requests_enabled","jobs_enabled","wiki_enabled","snippets_enabled","container_registry_enabled","merge_method","squash_option","only_allow_merge_if_pipeline_succeeds","only_allow_merge_if_all_discussions_are_resolved","allow_merge_on_skipped_pipeline","remove_source_branch_after_merge","printing_merge_request_link_enabled","resolve_outdated_diff_discussions","autoclose_referenced_issues","suggestion_commit_message","merge_commit_template","squash_commit_template","request_access_enabled","lfs_enabled","packages_enabled","shared_runners_enabled","public_builds","build_git_strategy","build_timeout","auto_cancel_pending_pipelines","ci_config_path","ci_default_git_depth","keep_latest_artifact","auto_devops_enabled","auto_devops_deploy_strategy","container_expiration_policy_attributes","emails_disabled","show_default_award_emojis","warn_about_potentially_unwanted_characters","enforce_auth_checks_on_uploads","service_desk_enabled","repository_storage","approvals_before_merge","external_authorization_classification_label","issues_template","merge_requests_template"],
  decode: decoders.decodeCreateProject,
  validators: { params: null, query: null, body: checks.check2 },
  relations: {"exclusive":[],"atLeastOne":[["name","path"]],"exactlyOne":[],"allOrNone":[]},
  takesBody: true,
  responses: {
    201: { write: (v: never) => writeProject(v), mediaType: null },
    400: { write: (v: never) => writeAnyError(v), mediaType: null },
    401: { write: (v: never) => writeAnyError(v), mediaType: null },
    403: { write: (v: never) => writeAnyError(v), mediaType: null },
  },
};

/** Create a project for a user */
export const createProjectForUser: Operation = {
  id: 'createProjectForUser',
  resource: 'projects',
  source: 'spec/resources/projects.yaml:354:5',
  method: 'POST',
  path: '/projects/user/{user_id}',
  access: {"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: ["user_id"],
  order: ["user_id","name","path","namespace_id","description","visibility","default_branch","initialize_with_readme","topics","tag_list","issues_access_level","repository_access_level","merge_requests_access_level","forking_access_level","wiki_access_level","builds_access_level","snippets_access_level","operations_access_level","analytics_access_level","container_registry_access_level","security_and_compliance_access_level","releases_access_level","requirements_access_level","pages_access_level","issues_enabled","merge_requests_enabled","jobs_enabled","wiki_enabled","snippets_enabled","container_registry_enabled","merge_method","squash_option","only_allow_merge_if_pipeline_succeeds","only_allow_merge_if_all_discussions_are_resolved","allow_merge_on_skipped_pipeline","remove_source_branch_after_merge","printing_merge_request_link_enabled","resolve_outdated_diff_discussions","autoclose_referenced_issues","suggestion_commit_message","merge_commit_template","squash_commit_template","request_access_enabled","lfs_enabled","packages_enabled","shared_runners_enabled","public_builds","build_git_strategy","build_timeout","auto_cancel_pending_pipelines","ci_config_path","ci_default_git_depth","keep_latest_artifact","auto_devops_enabled","auto_devops_deploy_strategy","container_expiration_policy_attributes","emails_disabled","show_default_award_emojis","warn_about_potentially_unwanted_characters","enforce_auth_checks_on_uploads","service_desk_enabled","repository_storage","approvals_before_merge","external_authorization_classification_label","issues_template","merge_requests_template"],
  decode: decoders.decodeCreateProjectForUser,
  validators: { params: checks.check3, query: null, body: checks.check4 },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: (v: never) => writeProject(v), mediaType: null },
    400: { write: (v: never) => writeAnyError(v), mediaType: null },
    401: { write: (v: never) => writeAnyError(v), mediaType: null },
    403: { write: (v: never) => writeAnyError(v), mediaType: null },
    404: { write: (v: never) => writeMessage(v), mediaType: null },
  },
};

/** Get a project */
export const getProject: Operation = {
  id: 'getProject',
  resource: 'projects',
  source: 'spec/resources/projects.yaml:395:5',
  method: 'GET',
  path: '/projects/{id}',
  access: {"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","statistics","license","with_custom_attributes"],
  decode: decoders.decodeGetProject,
  validators: { params: checks.check5, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => (w.has(v, ["_links"]) ? writeProject((v as never)) : writeProjectSimple((v as never))), mediaType: null },
    400: { write: (v: never) => writeAnyError(v), mediaType: null },
    401: { write: (v: never) => writeAnyError(v), mediaType: null },
    403: { write: (v: never) => writeAnyError(v), mediaType: null },
    404: { write: (v: never) => writeAnyError(v), mediaType: null },
  },
};

/** Change a project */
export const updateProject: Operation = {
  id: 'updateProject',
  resource: 'projects',
  source: 'spec/resources/projects.yaml:546:5',
  method: 'PUT',
  path: '/projects/{id}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: ["id"],
  order: ["id","name","path","description","visibility","default_branch","topics","tag_list","issues_access_level","repository_access_level","merge_requests_access_level","forking_access_level","wiki_access_level","builds_access_level","snippets_access_level","operations_access_level","analytics_access_level","container_registry_access_level","security_and_compliance_access_level","releases_access_level","requirements_access_level","pages_access_level","issues_enabled","merge_requests_enabled","jobs_enabled","wiki_enabled","snippets_enabled","container_registry_enabled","merge_method","squash_option","only_allow_merge_if_pipeline_succeeds","only_allow_merge_if_all_discussions_are_resolved","allow_merge_on_skipped_pipeline","remove_source_branch_after_merge","printing_merge_request_link_enabled","resolve_outdated_diff_discussions","autoclose_referenced_issues","suggestion_commit_message","merge_commit_template","squash_commit_template","request_access_enabled","lfs_enabled","packages_enabled","shared_runners_enabled","public_builds","build_git_strategy","build_timeout","auto_cancel_pending_pipelines","ci_config_path","ci_default_git_depth","keep_latest_artifact","auto_devops_enabled","auto_devops_deploy_strategy","container_expiration_policy_attributes","emails_disabled","show_default_award_emojis","warn_about_potentially_unwanted_characters","enforce_auth_checks_on_uploads","service_desk_enabled","repository_storage","approvals_before_merge","external_authorization_classification_label","issues_template","merge_requests_template","avatar","ci_forward_deployment_enabled","ci_allow_fork_pipelines_to_run_in_parent_project","ci_separated_caches","restrict_user_defined_variables","mr_default_target_self","mirror","mirror_user_id","mirror_trigger_builds","only_mirror_protected_branches","mirror_overwrites_diverged_branches","merge_pipelines_enabled","merge_trains_enabled"],
  decode: decoders.decodeUpdateProject,
  validators: { params: checks.check5, query: null, body: checks.check6 },
  relations: {"exclusive":[],"atLeastOne":[["name","path","description","visibility","default_branch","topics","tag_list","issues_access_level","repository_access_level","merge_requests_access_level","forking_access_level","wiki_access_level","builds_access_level","snippets_access_level","operations_access_level","analytics_access_level","container_registry_access_level","security_and_compliance_access_level","releases_access_level","requirements_access_level","pages_access_level","issues_enabled","merge_requests_enabled","jobs_enabled","wiki_enabled","snippets_enabled","container_registry_enabled","merge_method","squash_option","only_allow_merge_if_pipeline_succeeds","only_allow_merge_if_all_discussions_are_resolved","allow_merge_on_skipped_pipeline","remove_source_branch_after_merge","printing_merge_request_link_enabled","resolve_outdated_diff_discussions","autoclose_referenced_issues","suggestion_commit_message","merge_commit_template","squash_commit_template","request_access_enabled","lfs_enabled","packages_enabled","shared_runners_enabled","public_builds","build_git_strategy","build_timeout","auto_cancel_pending_pipelines","ci_config_path","ci_default_git_depth","keep_latest_artifact","auto_devops_enabled","auto_devops_deploy_strategy","container_expiration_policy_attributes","emails_disabled","show_default_award_emojis","warn_about_potentially_unwanted_characters","enforce_auth_checks_on_uploads","service_desk_enabled","repository_storage","approvals_before_merge","external_authorization_classification_label","issues_template","merge_requests_template","avatar","ci_forward_deployment_enabled","ci_allow_fork_pipelines_to_run_in_parent_project","ci_separated_caches","restrict_user_defined_variables","mr_default_target_self","mirror","mirror_user_id","mirror_trigger_builds","only_mirror_protected_branches","mirror_overwrites_diverged_branches","merge_pipelines_enabled","merge_trains_enabled"]],"exactlyOne":[],"allOrNone":[]},
  takesBody: true,
  files: {"avatar":null},
  responses: {
    200: { write: (v: never) => writeProject(v), mediaType: null },
    400: { write: (v: never) => writeAnyError(v), mediaType: null },
    401: { write: (v: never) => writeAnyError(v), mediaType: null },
    403: { write: (v: never) => writeAnyError(v), mediaType: null },
    404: { write: (v: never) => writeAnyError(v), mediaType: null },
  },
};

/** Delete a project */
export const deleteProject: Operation = {
  id: 'deleteProject',
  resource: 'projects',
  source: 'spec/resources/projects.yaml:659:5',
  method: 'DELETE',
  path: '/projects/{id}',
  access: {"kind":"project","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","If-Unmodified-Since"],
  decode: decoders.decodeDeleteProject,
  validators: { params: checks.check5, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    202: { write: (v: never) => writeMessage(v), mediaType: null },
    400: { write: (v: never) => writeAnyError(v), mediaType: null },
    401: { write: (v: never) => writeAnyError(v), mediaType: null },
    403: { write: (v: never) => writeAnyError(v), mediaType: null },
    404: { write: (v: never) => writeAnyError(v), mediaType: null },
    412: { write: (v: never) => writeMessage(v), mediaType: null },
  },
};
