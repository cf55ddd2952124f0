import type { Knex } from 'knex';

/** Whether projects of the group can be forked within its hierarchy only; null when nobody has said. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('groups', (t) => {
    t.boolean('prevent_forking_outside_group');
  });
}

export async function down(knex: Knex): Promise<void> {
  // In these words on SQLite too, where Knex would copy the whole table.
  await knex.raw('alter table groups drop column prevent_forking_outside_group');
}
