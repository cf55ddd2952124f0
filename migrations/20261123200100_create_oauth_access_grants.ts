import type { Knex } from 'knex';

/** Authorization codes. Only their digests are stored. */
export async function up(knex: Knex): Promise<void> {
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
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('oauth_access_grants');
}
