import type { Knex } from 'knex';

/** What a namespace of the kind `group` has beyond its place in the tree. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('groups', (t) => {
    t.bigInteger('namespace_id').primary().references('namespaces.id').onDelete('CASCADE');
    t.string('description', 500).notNullable().defaultTo('');
    t.boolean('share_with_group_lock').notNullable().defaultTo(false);
    t.boolean('require_two_factor_authentication').notNullable().defaultTo(false);
    t.integer('two_factor_grace_period').notNullable().defaultTo(48);
    t.string('project_creation_level', 16).notNullable();
    t.string('subgroup_creation_level', 16).notNullable().defaultTo('maintainer');
    t.boolean('auto_devops_enabled');
    t.boolean('emails_disabled');
    t.boolean('mentions_disabled');
    t.boolean('lfs_enabled').notNullable().defaultTo(true);
    t.boolean('request_access_enabled').notNullable().defaultTo(true);
    t.integer('default_branch_protection').notNullable();
    t.string('shared_runners_setting', 32).notNullable().defaultTo('enabled');
    t.boolean('prevent_sharing_groups_outside_hierarchy').notNullable().defaultTo(false);
    t.boolean('membership_lock').notNullable().defaultTo(false);
    t.bigInteger('file_template_project_id');
    t.integer('shared_runners_minutes_limit');
    t.integer('extra_shared_runners_minutes_limit');
    t.string('runners_token', 64).notNullable().unique();
    t.date('marked_for_deletion_on');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('groups');
}
