import type { Knex } from 'knex';

/** What commits and pushes to a project must look like; one row at most for each project. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('push_rules', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().unique().references('projects.id').onDelete('CASCADE');
    for (const pattern of ['commit_message_regex', 'branch_name_regex', 'author_email_regex']) {
      t.string(pattern, 511);
    }
    t.string('file_name_regex', 511);
    t.string('commit_message_negative_regex', 2047);
    t.boolean('deny_delete_tag').notNullable().defaultTo(false);
    t.boolean('member_check').notNullable().defaultTo(false);
    t.boolean('prevent_secrets').notNullable().defaultTo(false);
    t.boolean('commit_committer_check').notNullable().defaultTo(false);
    t.boolean('reject_unsigned_commits').notNullable().defaultTo(false);
    // Megabytes; 0 for no limit.
    t.integer('max_file_size').notNullable().defaultTo(0);
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('push_rules');
}
