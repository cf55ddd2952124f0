import type { Knex } from 'knex';

/** Features that somebody set; `gates` as src/resources/features/gates.ts has them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('features', (t) => {
    t.bigIncrements('id');
    t.string('name', 255).notNullable().unique();
    t.jsonb('gates').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('features');
}
