import type { Knex } from 'knex';

/** Who accepted which terms of use, and when. Versions are told apart by the digest of their text. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('terms_versions', (t) => {
    t.string('digest', 64).primary();
    t.text('text').notNullable();
    t.timestamp('created_at').notNullable();
  });
  await knex.schema.createTable('terms_acceptances', (t) => {
    t.bigIncrements('id');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    t.string('digest', 64).notNullable().references('terms_versions.digest');
    t.timestamp('accepted_at').notNullable();
    t.unique(['user_id', 'digest']);
  });
  // The version that was accepted last, which every request asks for.
  await knex.schema.alterTable('users', (t) => {
    t.string('accepted_terms', 64);
  });
}

export async function down(knex: Knex): Promise<void> {
  // Knex would copy the whole table on SQLite, which can do this itself.
  await knex.raw('alter table users drop column accepted_terms');
  await knex.schema.dropTable('terms_acceptances');
  await knex.schema.dropTable('terms_versions');
}
