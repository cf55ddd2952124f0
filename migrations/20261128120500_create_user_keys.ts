import type { Knex } from 'knex';

/** Public keys of users. */
export async function up(knex: Knex): Promise<void> {
  // Public keys with which users identify themselves to git over SSH.
  await knex.schema.createTable('ssh_keys', (t) => {
    t.bigIncrements('id');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    t.string('title', 255).notNullable();
    // As in the first two words of an `authorized_keys` line, and what its owner wrote behind them.
    t.string('type', 64).notNullable();
    t.text('content').notNullable();
    t.text('comment').notNullable();
    t.string('usage_type', 32).notNullable();
    // Pairs of hexadecimal digits joined with colons; kept for clients that know no other.
    t.string('fingerprint', 47).notNullable();
    // Base64 without padding, without the name of the hash.
    t.string('fingerprint_sha256', 43).notNullable();
    t.timestamp('expires_at');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.unique(['fingerprint_sha256']);
    t.index(['fingerprint']);
    t.index(['user_id', 'id']);
  });

  // Public keys by which signatures are recognised as those of a user.
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
  await knex.schema.dropTable('ssh_keys');
}
