import type { Knex } from 'knex';

/**
 * Access tokens with their refresh tokens, of which only the digests are stored. A family is what came of one
 * authorization. `previous_id` names the pair that this one replaces as long as nobody has used this one, and
 * `closed_at` is the moment from which on a row cannot be refreshed.
 */
export async function up(knex: Knex): Promise<void> {
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
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('oauth_access_tokens');
}
