import type { Knex } from 'knex';

/** Programming languages found in the repository. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('project_languages', (t) => {
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.string('name', 255).notNullable();
    // Percent of the code.
    t.float('share').notNullable();

    t.primary(['project_id', 'name']);
    t.index(['name', 'project_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('project_languages');
}
