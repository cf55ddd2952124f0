import type { Knex } from 'knex';

/** How long runners of the instance worked in each month for all projects of a top-level namespace. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('runner_usages', (t) => {
    t.bigInteger('namespace_id').notNullable().references('namespaces.id').onDelete('CASCADE');
    t.string('month', 7).notNullable();
    t.bigInteger('milliseconds').notNullable();

    t.primary(['namespace_id', 'month']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('runner_usages');
}
