import type { Knex } from 'knex';

/** What commits and pushes to a project must look like; one row at most for each project. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('push_rules', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().unique().references('projects.id').onDelete('CASCADE');
    for (const column of [
      'commit_message_regex',
      'branch_name_regex',
      'author_email_regex',
      'file_name_regex',
    ]) {
      t.string(column, 511);
    }
    t.string('commit_message_negative_regex', 2047);
    for (const column of [
      'deny_delete_tag',
      'member_check',
      'prevent_secrets',
      'commit_committer_check',
      'reject_unsigned_commits',
    ]) {
      t.boolean(column).notNullable().defaultTo(false);
    }
    // Megabytes; 0 for no limit.
    t.integer('max_file_size').notNullable().defaultTo(0);
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('push_rules');
}
