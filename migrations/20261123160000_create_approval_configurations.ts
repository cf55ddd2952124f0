import type { Knex } from 'knex';

/** The settings for approvals of a project; projects without a row have the defaults. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('approval_configurations', (t) => {
    t.bigInteger('project_id').primary().references('projects.id').onDelete('CASCADE');
    t.boolean('reset_approvals_on_push').notNullable().defaultTo(true);
    t.boolean('disable_overriding_approvers_per_merge_request').notNullable().defaultTo(false);
    t.boolean('merge_requests_author_approval').notNullable().defaultTo(false);
    t.boolean('merge_requests_disable_committers_approval').notNullable().defaultTo(false);
    t.boolean('require_password_to_approve').notNullable().defaultTo(false);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('approval_configurations');
}
