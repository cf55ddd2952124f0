import type { Knex } from 'knex';

/** Projects that tokens of the jobs of another project may reach, while its scope is on. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('job_token_scope_links', (t) => {
    t.bigIncrements('id');
    t.bigInteger('source_project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.bigInteger('target_project_id')
      .notNullable()
      .references('projects.id')
      .onDelete('CASCADE')
      .index();
    t.bigInteger('added_by_id').references('users.id').onDelete('SET NULL').index();
    t.timestamp('created_at').notNullable();

    t.unique(['source_project_id', 'target_project_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('job_token_scope_links');
}
