// Generated from spec/domains/* /projects.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeProject, writeProjectSimple } from '../projects/writers.ts';

/** List projects */
export const listProjects = defineOperation<HearthFacts>({
  id: 'listProjects',
  resource: 'projects',
  source: 'spec/domains/core/projects.yaml#listProjects',
  method: 'GET',
  path: '/projects',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  order: ["archived","id_after","id_before","imported","last_activity_after","last_activity_before","membership","min_access_level","order_by","owned","repository_checksum_failed","repository_storage","search_namespaces","search","simple","sort","starred","statistics","topic","visibility","wiki_checksum_failed","with_custom_attributes","custom_attributes","with_issues_enabled","with_merge_requests_enabled","with_programming_language","pagination","page","per_page"],
  validators: { query: checks.check1 },
  decode: decoders.decodeListProjects,
  responses: [
    answer.json((v: never) => w.array(v, (v: never) => (w.has(v, ["_links"]) ? writeProject((v as never)) : writeProjectSimple((v as never)))), 200),
    answer.json(writeAnyError, 400, 401, 403, 405),
  ],
});

/** Create a project */
export const createProject = defineOperation<HearthFacts>({
  id: 'createProject',
  resource: 'projects',
  source: 'spec/domains/core/projects.yaml#createProject',
  method: 'POST',
  path: '/projects',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  order: ["name","path","namespace_id","description","visibility","default_branch","initialize_with_readme","import_url","mirror","mirror_trigger_builds","template_name","template_project_id","use_custom_template","group_with_project_templates_id","topics","tag_list","issues_access_level","repository_access_level","merge_requests_access_level","forking_access_level","wiki_access_level","builds_access_level","snippets_access_level","operations_access_level","analytics_access_level","container_registry_access_level","security_and_compliance_access_level","releases_access_level","requirements_access_level","pages_access_level","issues_enabled","merge_requests_enabled","jobs_enabled","wiki_enabled","snippets_enabled","container_registry_enabled","merge_method","squash_option","only_allow_merge_if_pipeline_succeeds","only_allow_merge_if_all_discussions_are_resolved","allow_merge_on_skipped_pipeline","remove_source_branch_after_merge","printing_merge_request_link_enabled","resolve_outdated_diff_discussions","autoclose_referenced_issues","suggestion_commit_message","merge_commit_template","squash_commit_template","request_access_enabled","lfs_enabled","packages_enabled","shared_runners_enabled","public_builds","public_jobs","build_git_strategy","build_timeout","auto_cancel_pending_pipelines","ci_config_path","ci_default_git_depth","keep_latest_artifact","auto_devops_enabled","auto_devops_deploy_strategy","avatar","container_expiration_policy_attributes","emails_disabled","show_default_award_emojis","warn_about_potentially_unwanted_characters","enforce_auth_checks_on_uploads","service_desk_enabled","repository_storage","approvals_before_merge","external_authorization_classification_label","issues_template","merge_requests_template"],
  validators: { body: checks.check2 },
  relations: {"exclusive":[["import_url","template_name","template_project_id"]],"atLeastOne":[["name","path"]],"exactlyOne":[],"allOrNone":[]},
  files: {"avatar":null},
  decode: decoders.decodeCreateProject,
  responses: [
    answer.json(writeProject, 201),
    answer.json(writeAnyError, 400, 401, 403, 422),
  ],
});

/** Create a project for a user */
export const createProjectForUser = defineOperation<HearthFacts>({
  id: 'createProjectForUser',
  resource: 'projects',
  source: 'spec/domains/core/projects.yaml#createProjectForUser',
  method: 'POST',
  path: '/projects/user/{user_id}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["user_id"],
  order: ["user_id","name","path","namespace_id","description","visibility","default_branch","initialize_with_readme","import_url","mirror","mirror_trigger_builds","template_name","template_project_id","use_custom_template","group_with_project_templates_id","topics","tag_list","issues_access_level","repository_access_level","merge_requests_access_level","forking_access_level","wiki_access_level","builds_access_level","snippets_access_level","operations_access_level","analytics_access_level","container_registry_access_level","security_and_compliance_access_level","releases_access_level","requirements_access_level","pages_access_level","issues_enabled","merge_requests_enabled","jobs_enabled","wiki_enabled","snippets_enabled","container_registry_enabled","merge_method","squash_option","only_allow_merge_if_pipeline_succeeds","only_allow_merge_if_all_discussions_are_resolved","allow_merge_on_skipped_pipeline","remove_source_branch_after_merge","printing_merge_request_link_enabled","resolve_outdated_diff_discussions","autoclose_referenced_issues","suggestion_commit_message","merge_commit_template","squash_commit_template","request_access_enabled","lfs_enabled","packages_enabled","shared_runners_enabled","public_builds","public_jobs","build_git_strategy","build_timeout","auto_cancel_pending_pipelines","ci_config_path","ci_default_git_depth","keep_latest_artifact","auto_devops_enabled","auto_devops_deploy_strategy","avatar","container_expiration_policy_attributes","emails_disabled","show_default_award_emojis","warn_about_potentially_unwanted_characters","enforce_auth_checks_on_uploads","service_desk_enabled","repository_storage","approvals_before_merge","external_authorization_classification_label","issues_template","merge_requests_template"],
  validators: { params: checks.check3, body: checks.check4 },
  relations: {"exclusive":[["import_url","template_name","template_project_id"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  files: {"avatar":null},
  decode: decoders.decodeCreateProjectForUser,
  responses: [
    answer.json(writeProject, 201),
    answer.json(writeAnyError, 400, 401, 403, 422),
    answer.json(writeMessage, 404),
  ],
});

/** Get a project */
export const getProject = defineOperation<HearthFacts>({
  id: 'getProject',
  resource: 'projects',
  source: 'spec/domains/core/projects.yaml#getProject',
  method: 'GET',
  path: '/projects/{id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false,"unfinished":true},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id","statistics","license","with_custom_attributes"],
  validators: { params: checks.check5 },
  decode: decoders.decodeGetProject,
  responses: [
    answer.json((v: never) => (w.has(v, ["_links"]) ? writeProject((v as never)) : writeProjectSimple((v as never))), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Change a project */
export const updateProject = defineOperation<HearthFacts>({
  id: 'updateProject',
  resource: 'projects',
  source: 'spec/domains/core/projects.yaml#updateProject',
  method: 'PUT',
  path: '/projects/{id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","name","path","description","visibility","default_branch","topics","tag_list","issues_access_level","repository_access_level","merge_requests_access_level","forking_access_level","wiki_access_level","builds_access_level","snippets_access_level","operations_access_level","analytics_access_level","container_registry_access_level","security_and_compliance_access_level","releases_access_level","requirements_access_level","pages_access_level","issues_enabled","merge_requests_enabled","jobs_enabled","wiki_enabled","snippets_enabled","container_registry_enabled","merge_method","squash_option","only_allow_merge_if_pipeline_succeeds","only_allow_merge_if_all_discussions_are_resolved","allow_merge_on_skipped_pipeline","remove_source_branch_after_merge","printing_merge_request_link_enabled","resolve_outdated_diff_discussions","autoclose_referenced_issues","suggestion_commit_message","merge_commit_template","squash_commit_template","request_access_enabled","lfs_enabled","packages_enabled","shared_runners_enabled","public_builds","public_jobs","build_git_strategy","build_timeout","auto_cancel_pending_pipelines","ci_config_path","ci_default_git_depth","ci_job_token_scope_enabled","keep_latest_artifact","auto_devops_enabled","auto_devops_deploy_strategy","container_expiration_policy_attributes","emails_disabled","show_default_award_emojis","warn_about_potentially_unwanted_characters","enforce_auth_checks_on_uploads","service_desk_enabled","repository_storage","approvals_before_merge","external_authorization_classification_label","issues_template","merge_requests_template","avatar","ci_forward_deployment_enabled","ci_allow_fork_pipelines_to_run_in_parent_project","ci_separated_caches","restrict_user_defined_variables","mr_default_target_self","mirror","mirror_user_id","mirror_trigger_builds","only_mirror_protected_branches","mirror_overwrites_diverged_branches","merge_pipelines_enabled","merge_trains_enabled"],
  validators: { params: checks.check5, body: checks.check6 },
  relations: {"exclusive":[],"atLeastOne":[["name","path","description","visibility","default_branch","topics","tag_list","issues_access_level","repository_access_level","merge_requests_access_level","forking_access_level","wiki_access_level","builds_access_level","snippets_access_level","operations_access_level","analytics_access_level","container_registry_access_level","security_and_compliance_access_level","releases_access_level","requirements_access_level","pages_access_level","issues_enabled","merge_requests_enabled","jobs_enabled","wiki_enabled","snippets_enabled","container_registry_enabled","merge_method","squash_option","only_allow_merge_if_pipeline_succeeds","only_allow_merge_if_all_discussions_are_resolved","allow_merge_on_skipped_pipeline","remove_source_branch_after_merge","printing_merge_request_link_enabled","resolve_outdated_diff_discussions","autoclose_referenced_issues","suggestion_commit_message","merge_commit_template","squash_commit_template","request_access_enabled","lfs_enabled","packages_enabled","shared_runners_enabled","public_builds","public_jobs","build_git_strategy","build_timeout","auto_cancel_pending_pipelines","ci_config_path","ci_default_git_depth","ci_job_token_scope_enabled","keep_latest_artifact","auto_devops_enabled","auto_devops_deploy_strategy","container_expiration_policy_attributes","emails_disabled","show_default_award_emojis","warn_about_potentially_unwanted_characters","enforce_auth_checks_on_uploads","service_desk_enabled","repository_storage","approvals_before_merge","external_authorization_classification_label","issues_template","merge_requests_template","avatar","ci_forward_deployment_enabled","ci_allow_fork_pipelines_to_run_in_parent_project","ci_separated_caches","restrict_user_defined_variables","mr_default_target_self","mirror","mirror_user_id","mirror_trigger_builds","only_mirror_protected_branches","mirror_overwrites_diverged_branches","merge_pipelines_enabled","merge_trains_enabled"]],"exactlyOne":[],"allOrNone":[]},
  files: {"avatar":null},
  decode: decoders.decodeUpdateProject,
  responses: [
    answer.json(writeProject, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Delete a project */
export const deleteProject = defineOperation<HearthFacts>({
  id: 'deleteProject',
  resource: 'projects',
  source: 'spec/domains/core/projects.yaml#deleteProject',
  method: 'DELETE',
  path: '/projects/{id}',
  facts: {"access":{"kind":"project","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false,"unfinished":true},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","If-Unmodified-Since"],
  validators: { params: checks.check5, headers: checks.check7 },
  decode: decoders.decodeDeleteProject,
  responses: [
    answer.json(writeMessage, 202, 412),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});
