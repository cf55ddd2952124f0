import type { Knex } from 'knex';

/** When the housekeeping of a project was last asked for: it takes place once an hour at most. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('project_housekeepings', (t) => {
    t.bigInteger('project_id').primary().references('projects.id').onDelete('CASCADE');
    t.timestamp('requested_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('project_housekeepings');
}
