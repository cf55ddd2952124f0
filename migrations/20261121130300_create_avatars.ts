import type { Knex } from 'knex';

const owners = ['users', 'namespaces', 'projects', 'topics'] as const;

/** Pictures. The row of whose it is repeats the name of the file, which is all that lists need of it. */
export async function up(knex: Knex): Promise<void> {
  for (const table of owners) {
    await knex.schema.alterTable(table, (t) => t.string('avatar', 255));
  }
  await knex.schema.createTable('avatars', (t) => {
    t.bigIncrements('id');
    // Exactly one of these.
    t.bigInteger('user_id').references('users.id').onDelete('CASCADE');
    t.bigInteger('namespace_id').references('namespaces.id').onDelete('CASCADE');
    t.bigInteger('project_id').references('projects.id').onDelete('CASCADE');
    t.bigInteger('topic_id').references('topics.id').onDelete('CASCADE');
    t.string('filename', 255).notNullable();
    t.string('media_type', 64).notNullable();
    t.bigInteger('size').notNullable();
    t.string('sha256', 64).notNullable();
    // Of the bytes in the storage.
    t.string('storage_key', 64).notNullable();
    t.timestamp('created_at').notNullable();

    t.unique(['user_id']);
    t.unique(['namespace_id']);
    t.unique(['project_id']);
    t.unique(['topic_id']);
    t.unique(['storage_key']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('avatars');
  for (const table of owners) {
    // Not by the schema builder, which makes the table anew on SQLite and so loses the triggers of its search.
    await knex.raw('alter table ?? drop column ??', [table, 'avatar']);
  }
}
