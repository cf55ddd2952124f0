import type { Knex } from 'knex';

/** Tokens of a project or a group with which programs read repositories, without being any user. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('deploy_tokens', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').references('projects.id').onDelete('CASCADE');
    t.bigInteger('group_id').references('namespaces.id').onDelete('CASCADE');
    t.bigInteger('creator_id').references('users.id').onDelete('SET NULL').index();
    t.text('name').notNullable();
    // Null: one with the id of the token.
    t.text('username');
    t.text('token_digest').notNullable().unique();
    t.jsonb('scopes').notNullable();
    t.boolean('revoked').notNullable();
    t.timestamp('expires_at');
    t.timestamp('created_at').notNullable();
    t.index(['project_id', 'id']);
    t.index(['group_id', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('deploy_tokens');
}
