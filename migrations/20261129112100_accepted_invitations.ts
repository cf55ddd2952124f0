import type { Knex } from 'knex';

/** The link of an invitation that was accepted leads its member to what they joined. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('members', (columns) => {
    columns.string('accepted_token_digest', 64).unique();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('members', (columns) => {
    columns.dropUnique(['accepted_token_digest']);
    columns.dropColumn('accepted_token_digest');
  });
}
