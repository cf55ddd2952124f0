import type { Knex } from 'knex';

/** Files that users give: pictures, and what texts embed. */
export async function up(knex: Knex): Promise<void> {
  // Pictures. The row of whose it is repeats the name of the file, which is all that lists need of it.
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

  // Files that are embedded in texts of a project.
  await knex.schema.createTable('project_uploads', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.bigInteger('uploader_id').references('users.id').onDelete('SET NULL').index();
    // Part of the address, that nobody can guess.
    t.string('secret', 32).notNullable();
    t.string('filename', 255).notNullable();
    // Null for what is only to be saved, not shown.
    t.string('media_type', 64);
    t.bigInteger('size').notNullable();
    t.string('sha256', 64).notNullable();
    // Of the bytes in the storage.
    t.string('storage_key', 64).notNullable();
    t.timestamp('created_at').notNullable();

    t.unique(['project_id', 'secret']);
    t.unique(['storage_key']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('project_uploads');
  await knex.schema.dropTable('avatars');
}
