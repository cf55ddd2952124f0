import type { Knex } from 'knex';

/**
 * Proofs that somebody reads the mail of an address: to confirm it, or to set a password. They go with the address that
 * they were sent to. The text of a token is in the mail alone, here is its digest.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('account_tokens', (t) => {
    t.bigIncrements('id');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    t.bigInteger('email_id').notNullable().references('emails.id').onDelete('CASCADE').index();
    t.string('purpose', 32).notNullable();
    t.string('digest', 64).notNullable().unique();
    t.timestamp('created_at').notNullable();
    t.timestamp('expires_at').notNullable().index();

    t.index(['user_id', 'purpose']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('account_tokens');
}
