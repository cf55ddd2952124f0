import type { Knex } from 'knex';

/** Tokens with which other programs start pipelines on behalf of whoever made them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('pipeline_triggers', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.bigInteger('owner_id').notNullable().references('users.id').onDelete('CASCADE').index();
    t.text('description').notNullable();
    t.text('token_digest').notNullable().unique();
    // Its owner is shown it again.
    t.text('token_sealed').notNullable();
    // Its first letters, for the others.
    t.text('token_start').notNullable();
    t.timestamp('last_used_at');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.index(['project_id', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('pipeline_triggers');
}
