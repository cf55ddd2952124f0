import type { Knex } from 'knex';

/** Public keys of machines, and the projects that have them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('deploy_keys', (t) => {
    t.bigIncrements('id');
    t.text('title').notNullable();
    t.text('type').notNullable();
    t.text('content').notNullable();
    t.text('comment').notNullable();
    t.text('fingerprint').notNullable();
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
}
