import type { Knex } from 'knex';

/** Which projects a project runner serves. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('runner_projects', (t) => {
    t.bigInteger('runner_id').notNullable().references('runners.id').onDelete('CASCADE');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.timestamp('created_at').notNullable();
    t.primary(['runner_id', 'project_id']);
    t.index(['project_id', 'runner_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('runner_projects');
}
