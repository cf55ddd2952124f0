import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', (t) => {
    t.boolean('show_whitespace_in_diffs').notNullable().defaultTo(true);
    // From then on a worker removes the account.
    t.timestamp('deletion_requested_at');
    // Who was active longest ago.
    t.index(['last_activity_on', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', (t) => t.dropIndex(['last_activity_on', 'id']));
  for (const column of ['deletion_requested_at', 'show_whitespace_in_diffs']) {
    // On SQLite the builder would make the table anew, without its triggers.
    await knex.raw(`alter table users drop column ${column}`);
  }
}
