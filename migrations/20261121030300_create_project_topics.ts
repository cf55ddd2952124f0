import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('project_topics', (t) => {
    t.bigInteger('topic_id').notNullable().references('topics.id').onDelete('CASCADE');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE').index();

    t.primary(['topic_id', 'project_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('project_topics');
}
