import type { Knex } from 'knex';

const tables = ['hooks', 'integrations'];

/** Which receivers of events are known to answer soon: they never wait for places that slow ones hold. */
export async function up(knex: Knex): Promise<void> {
  for (const table of tables) {
    await knex.schema.alterTable(table, (t) => {
      t.boolean('quick').notNullable().defaultTo(false);
    });
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const table of tables) {
    await knex.schema.alterTable(table, (t) => {
      t.dropColumn('quick');
    });
  }
}
