import type { Knex } from 'knex';

/** How often a repository was fetched over HTTP, by day. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('project_fetches', (t) => {
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.date('date').notNullable();
    t.bigInteger('count').notNullable();

    t.primary(['project_id', 'date']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('project_fetches');
}
