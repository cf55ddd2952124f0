import type { Knex } from 'knex';

/** Files that jobs need and nobody should read; their bytes are sealed in the storage. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('secure_files', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.bigInteger('uploader_id').references('users.id').onDelete('SET NULL').index();
    t.text('name').notNullable();
    t.string('permissions', 16).notNullable();
    // Of the bytes that were uploaded.
    t.string('sha256', 64).notNullable();
    t.bigInteger('size').notNullable();
    // With the secret of the instance it gives the key of the file.
    t.string('salt', 32).notNullable();
    t.string('storage_key', 64).notNullable();
    t.timestamp('created_at').notNullable();

    t.unique(['project_id', 'name']);
    t.unique(['storage_key']);
    t.index(['project_id', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('secure_files');
}
