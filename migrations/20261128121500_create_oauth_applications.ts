import type { Knex } from 'knex';

/** Applications of others, and what users let them do. */
export async function up(knex: Knex): Promise<void> {
  // Programs that ask users for tokens: of one user, or, without owner, of the whole instance.
  await knex.schema.createTable('oauth_applications', (t) => {
    t.bigIncrements('id');
    t.string('uid', 64).notNullable().unique();
    t.string('secret_digest', 64).notNullable();
    t.string('name', 255).notNullable();
    t.text('redirect_uri').notNullable();
    t.jsonb('scopes').notNullable();
    t.boolean('confidential').notNullable().defaultTo(true);
    t.boolean('trusted').notNullable().defaultTo(false);
    t.bigInteger('owner_id').references('users.id').onDelete('CASCADE');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.index(['owner_id', 'id']);
  });

  // Authorization codes. Only their digests are stored.
  await knex.schema.createTable('oauth_access_grants', (t) => {
    t.bigIncrements('id');
    t.bigInteger('application_id')
      .notNullable()
      .references('oauth_applications.id')
      .onDelete('CASCADE');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    t.string('code_digest', 64).notNullable().unique();
    t.string('family', 32).notNullable();
    t.text('redirect_uri').notNullable();
    t.jsonb('scopes').notNullable();
    t.string('code_challenge', 128);
    t.string('code_challenge_method', 16);
    t.text('nonce');
    t.timestamp('signed_in_at');
    t.timestamp('created_at').notNullable();
    t.timestamp('expires_at').notNullable().index();
    t.timestamp('revoked_at');

    t.index(['application_id']);
    t.index(['user_id', 'application_id']);
  });

  // Access tokens with their refresh tokens, of which only the digests are stored. A family is what came of one
  // authorization. `previous_id` names the pair that this one replaces as long as nobody has used this one, and
  // `closed_at` is the moment from which on a row cannot be refreshed.
  await knex.schema.createTable('oauth_access_tokens', (t) => {
    t.bigIncrements('id');
    t.bigInteger('application_id').references('oauth_applications.id').onDelete('CASCADE');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    t.string('token_digest', 64).notNullable().unique();
    t.string('refresh_digest', 64).unique();
    t.string('family', 32).notNullable().index();
    t.bigInteger('previous_id').unique().references('oauth_access_tokens.id').onDelete('SET NULL');
    t.integer('successors').notNullable().defaultTo(0);
    t.jsonb('scopes').notNullable();
    t.string('scope_key', 255).notNullable();
    t.text('redirect_uri');
    t.string('code_challenge', 128);
    t.string('code_challenge_method', 16);
    t.integer('expires_in').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('revoked_at');
    t.timestamp('closed_at').index();
    t.timestamp('last_used_at');

    t.index(['application_id']);
    t.index(['user_id', 'application_id', 'scope_key']);
    // Pairs that nobody has refreshed for long are found by their age.
    t.index(['created_at']);
  });

  // The keys that sign id tokens, one after the other. The private parts are sealed.
  await knex.schema.createTable('oauth_signing_keys', (t) => {
    t.bigIncrements('id');
    t.integer('number').notNullable().unique();
    t.string('kid', 64).notNullable().unique();
    t.jsonb('public_key').notNullable();
    t.text('private_key').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('signs_from').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    'oauth_signing_keys',
    'oauth_access_tokens',
    'oauth_access_grants',
    'oauth_applications',
  ]) {
    await knex.schema.dropTable(table);
  }
}
