import type { Knex } from 'knex';

/** Tokens of people and of the bots behind project and group tokens. The text of a token is never stored. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('personal_access_tokens', (t) => {
    t.bigIncrements('id');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    t.string('name', 255).notNullable();
    t.text('name_key').notNullable();
    t.string('token_digest', 64).notNullable();
    t.jsonb('scopes').notNullable();
    t.boolean('impersonation').notNullable().defaultTo(false);
    t.boolean('revoked').notNullable().defaultTo(false);
    t.date('expires_at');
    t.timestamp('last_used_at');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    // The project or the group that a token belongs to; both null for tokens of people.
    t.bigInteger('project_id').references('projects.id').onDelete('CASCADE');
    t.bigInteger('group_id').references('namespaces.id').onDelete('CASCADE');
    // When the owner of a token was told that it is about to expire; null as long as nobody was.
    t.timestamp('expiry_told_at');

    t.unique(['token_digest']);
    t.index(['user_id', 'id']);
    t.index(['created_at', 'id']);
    t.index(['last_used_at', 'id']);
    t.index(['expires_at', 'id']);
    t.index(['project_id', 'id']);
    t.index(['group_id', 'id']);
  });
  await knex.raw(
    'create index personal_access_tokens_revoked on personal_access_tokens (id) where revoked',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('personal_access_tokens');
}
