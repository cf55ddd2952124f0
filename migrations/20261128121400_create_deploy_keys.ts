import type { Knex } from 'knex';

/** Keys and tokens that belong to projects and groups, not to people. */
export async function up(knex: Knex): Promise<void> {
  // Tokens of a project or a group with which programs read repositories, without being any user.
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

  // Public keys of machines, and the projects that have them.
  await knex.schema.createTable('deploy_keys', (t) => {
    t.bigIncrements('id');
    for (const column of ['title', 'type', 'content', 'comment', 'fingerprint']) {
      t.text(column).notNullable();
    }
    t.text('fingerprint_sha256').notNullable().unique();
    t.timestamp('expires_at');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
  });

  await knex.schema.createTable('deploy_key_projects', (t) => {
    t.bigInteger('deploy_key_id').notNullable().references('deploy_keys.id').onDelete('CASCADE');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.boolean('can_push').notNullable();

    t.primary(['project_id', 'deploy_key_id']);
    t.index('deploy_key_id');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('deploy_key_projects');
  await knex.schema.dropTable('deploy_keys');
  await knex.schema.dropTable('deploy_tokens');
}
