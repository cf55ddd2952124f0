import type { Knex } from 'knex';

/** What is told of tags that were released, each at most once. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('releases', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.text('tag').notNullable();
    if (isPostgres(knex)) t.text('description').notNullable();
    t.bigInteger('author_id').references('users.id').onDelete('SET NULL').index();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    // SQLite reads through a long text to the columns behind it, a millisecond for each megabyte; Postgres keeps such texts apart.
    if (!isPostgres(knex)) t.text('description').notNullable().defaultTo('');

    t.unique(['project_id', 'tag']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('releases');
}

function isPostgres(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === 'postgresql';
}
