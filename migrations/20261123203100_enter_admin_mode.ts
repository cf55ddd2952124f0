import type { Knex } from 'knex';

/** Until when an administrator acts as such, where they have to show once more who they are. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sessions', (t) => {
    t.timestamp('admin_until');
  });
}

export async function down(knex: Knex): Promise<void> {
  // Knex would copy the whole table on SQLite, which can do this itself.
  await knex.raw('alter table sessions drop column admin_until');
}
