import type { Knex } from 'knex';

/** When a user was first seen without the second factor that the instance or a group asks of them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', (t) => {
    t.timestamp('two_factor_wanted_since');
  });
}

export async function down(knex: Knex): Promise<void> {
  // Knex would copy the whole table on SQLite, which can do this itself.
  await knex.raw('alter table users drop column two_factor_wanted_since');
}
