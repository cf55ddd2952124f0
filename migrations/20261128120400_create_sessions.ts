import type { Knex } from 'knex';

/** How users sign in, and what they agree to. */
export async function up(knex: Knex): Promise<void> {
  // People signed in with a browser. The identifier that their cookie holds is never stored, only its digest.
  await knex.schema.createTable('sessions', (t) => {
    t.bigIncrements('id');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index();
    t.string('digest', 64).notNullable().unique();
    t.timestamp('created_at').notNullable();
    t.timestamp('last_used_at').notNullable();
    t.timestamp('expires_at').notNullable().index();
    // A browser may keep its session when it is closed; its owner knows it by the rest in the list of their sessions.
    t.boolean('remembered').notNullable().defaultTo(false);
    t.string('user_agent', 255).notNullable().defaultTo('');
    t.string('ip', 64).notNullable().defaultTo('');
    // Until when an administrator acts as such, where they have to show once more who they are.
    t.timestamp('admin_until');
  });

  await knex.schema.createTable('half_sign_ins', (t) => {
    t.bigIncrements('id');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index();
    t.string('digest', 64).notNullable().unique();
    t.boolean('remembered').notNullable();
    t.text('return_to').notNullable();
    t.integer('tries').notNullable().defaultTo(0);
    t.timestamp('expires_at').notNullable().index();
  });

  // Apps that show codes, recovery codes, and sign-ins that wait for one of either.
  await knex.schema.createTable('second_factors', (t) => {
    t.bigInteger('user_id').primary().references('users.id').onDelete('CASCADE');
    // Sealed: a code can be checked only by whoever can make it.
    t.text('secret').notNullable();
    // Of the last code that was taken, counted in half minutes since 1970: none is taken twice.
    t.bigInteger('last_step').notNullable();
    t.timestamp('created_at').notNullable();
  });

  await knex.schema.createTable('recovery_codes', (t) => {
    t.bigIncrements('id');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    t.string('digest', 64).notNullable();

    t.unique(['user_id', 'digest']);
  });

  // Proofs that somebody reads the mail of an address: to confirm it, or to set a password. They go with the address that
  // they were sent to. The text of a token is in the mail alone, here is its digest.
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

  // Who accepted which terms of use, and when. Versions are told apart by the digest of their text.
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
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    'terms_acceptances',
    'terms_versions',
    'account_tokens',
    'recovery_codes',
    'second_factors',
    'half_sign_ins',
    'sessions',
  ]) {
    await knex.schema.dropTable(table);
  }
}
