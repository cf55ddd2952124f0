import type { Knex } from 'knex';

/**
 * Repositories that projects which are deleted may leave in an external registry: each with the path that the project had,
 * until there is nothing left in it. The project may be gone before.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('registry_remains', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable();
    t.string('path', 255).notNullable().index();
    t.string('name', 255).notNullable();
    t.timestamp('reachable_until').notNullable();

    t.unique(['project_id', 'name']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('registry_remains');
}
