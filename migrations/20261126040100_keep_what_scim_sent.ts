import type { Knex } from 'knex';

/** The name and the address that the identity provider of a group gave a user: it is told no others. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('identities', (t) => {
    t.text('sent_username');
    t.text('sent_name');
    t.text('sent_email');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('identities', (t) => {
    t.dropColumns('sent_username', 'sent_name', 'sent_email');
  });
}
