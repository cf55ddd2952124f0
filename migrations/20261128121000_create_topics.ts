import type { Knex } from 'knex';

/** Words that projects are found by; one topic whatever the case it is written in. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('topics', (t) => {
    t.bigIncrements('id');
    t.string('name', 255).notNullable();
    t.string('name_key', 1024).notNullable().unique();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    // Null: shown like the name.
    t.string('title', 255);
    t.text('description');
    // True where an administrator made it known; a topic that only private projects name is nobody else's business.
    t.boolean('listed').notNullable().defaultTo(false);
    // How many projects it has for those who may see so many; src/records/listing.ts tells which these are.
    t.bigInteger('projects_count').notNullable().defaultTo(0);
    // Those that are not private.
    t.bigInteger('open_projects_count').notNullable().defaultTo(0);
    t.bigInteger('public_projects_count').notNullable().defaultTo(0);
    t.string('avatar', 255);
  });
  for (const index of [
    'index topics_by_projects_count on topics (projects_count, id)',
    'index topics_by_open_projects_count on topics (open_projects_count, id)',
    'index topics_by_public_projects_count on topics (public_projects_count, id)',
  ]) {
    await knex.raw(`create ${index}`);
  }

  await knex.schema.createTable('project_topics', (t) => {
    t.bigInteger('topic_id').notNullable().references('topics.id').onDelete('CASCADE');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE').index();

    t.primary(['topic_id', 'project_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('project_topics');
  await knex.schema.dropTable('topics');
}
