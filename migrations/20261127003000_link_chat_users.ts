import type { Knex } from 'knex';

/** Users of a chat, and the accounts as which they give commands to one project. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('chat_links', (t) => {
    t.bigIncrements('id');
    t.bigInteger('integration_id').notNullable().references('integrations.id').onDelete('CASCADE');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    // As the chat names them.
    t.text('team_id').notNullable();
    t.text('chat_user_id').notNullable();
    // For people, as they were when the link was made.
    t.text('team_name').notNullable();
    t.text('chat_user_name').notNullable();
    t.text('project_path').notNullable();
    t.timestamp('created_at').notNullable();
    t.unique(['integration_id', 'team_id', 'chat_user_id']);
    t.index(['user_id', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('chat_links');
}
