import type { Knex } from 'knex';

/** What is set for a project and read only with the project itself; one row each, made with it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('project_settings', (t) => {
    t.bigInteger('project_id').primary().references('projects.id').onDelete('CASCADE');
    t.string('merge_method', 16).notNullable();
    t.string('squash_option', 16).notNullable();
    t.boolean('only_allow_merge_if_pipeline_succeeds').notNullable();
    t.boolean('only_allow_merge_if_all_discussions_are_resolved').notNullable();
    t.boolean('allow_merge_on_skipped_pipeline');
    t.boolean('remove_source_branch_after_merge');
    t.boolean('printing_merge_request_link_enabled').notNullable();
    t.boolean('resolve_outdated_diff_discussions').notNullable();
    t.boolean('autoclose_referenced_issues').notNullable();
    t.text('suggestion_commit_message');
    t.text('merge_commit_template');
    t.text('squash_commit_template');
    t.text('issues_template');
    t.text('merge_requests_template');
    t.integer('approvals_before_merge').notNullable();
    t.boolean('merge_pipelines_enabled').notNullable();
    t.boolean('merge_trains_enabled').notNullable();
    t.boolean('mr_default_target_self').notNullable();
    t.boolean('request_access_enabled').notNullable();
    t.boolean('lfs_enabled').notNullable();
    t.boolean('packages_enabled').notNullable();
    t.boolean('service_desk_enabled').notNullable();
    t.boolean('shared_runners_enabled').notNullable();
    t.boolean('public_jobs').notNullable();
    t.string('build_git_strategy', 16).notNullable();
    t.integer('build_timeout').notNullable();
    t.string('auto_cancel_pending_pipelines', 16).notNullable();
    t.text('ci_config_path');
    t.integer('ci_default_git_depth');
    t.boolean('ci_forward_deployment_enabled').notNullable();
    t.boolean('ci_job_token_scope_enabled').notNullable();
    t.boolean('ci_separated_caches').notNullable();
    t.boolean('ci_allow_fork_pipelines_to_run_in_parent_project').notNullable();
    t.boolean('restrict_user_defined_variables').notNullable();
    t.boolean('keep_latest_artifact').notNullable();
    t.boolean('auto_devops_enabled').notNullable();
    t.string('auto_devops_deploy_strategy', 32).notNullable();
    t.jsonb('container_expiration_policy').notNullable();
    t.boolean('emails_disabled');
    t.boolean('show_default_award_emojis').notNullable();
    t.boolean('warn_about_potentially_unwanted_characters').notNullable();
    t.boolean('enforce_auth_checks_on_uploads').notNullable();
    t.string('external_authorization_classification_label', 255);
    t.text('import_url');
    t.text('import_error');
    t.string('runners_token', 64).notNullable().unique();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('project_settings');
}
