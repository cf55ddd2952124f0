import type { Knex } from 'knex';

/** Public keys by which signatures are recognised as those of a user. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('gpg_keys', (t) => {
    t.bigIncrements('id');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    t.text('key').notNullable();
    // Of the primary key, in hexadecimal digits: 40 of them, or 64 since version 5.
    t.string('fingerprint', 64).notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.unique(['fingerprint']);
    t.index(['user_id', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('gpg_keys');
}
