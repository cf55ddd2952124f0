import type { Knex } from 'knex';

/** What topics say about themselves, and how many projects they have for those who may see so many. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('topics', (t) => {
    // Null: shown like the name.
    t.string('title', 255);
    t.text('description');
    // Whether an administrator made it known; what only private projects name is nobody else's business.
    t.boolean('listed').notNullable().defaultTo(false);
    t.bigInteger('projects_count').notNullable().defaultTo(0);
    // Those that are not private.
    t.bigInteger('open_projects_count').notNullable().defaultTo(0);
    t.bigInteger('public_projects_count').notNullable().defaultTo(0);
  });
  // Which listings these are is in src/records/listing.ts: live and archived of each visibility.
  for (const [column, listings] of [
    ['projects_count', '0, 1, 2, 3, 4, 5'],
    ['open_projects_count', '1, 2, 4, 5'],
    ['public_projects_count', '2, 5'],
  ] as const) {
    await knex.raw(
      `update topics set ${column} = (
         select count(*) from project_topics
         join projects on projects.id = project_topics.project_id
         where project_topics.topic_id = topics.id and projects.listing in (${listings}))`,
    );
    await knex.raw(`create index topics_by_${column} on topics (${column}, id)`);
  }
}

export async function down(knex: Knex): Promise<void> {
  const counts = ['projects_count', 'open_projects_count', 'public_projects_count'];
  for (const column of counts) {
    await knex.raw(`drop index topics_by_${column}`);
  }
  // Knex would build the table anew on SQLite, and lose the triggers on it.
  for (const column of ['title', 'description', 'listed', ...counts]) {
    await knex.raw(`alter table topics drop column ${column}`);
  }
}
