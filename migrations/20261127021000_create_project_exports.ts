import type { Knex } from 'knex';

/** Archives of projects that somebody asked for, and those that are ready. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('project_exports', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index();
    // `queued` or `started`; the row goes with the end of the work.
    t.string('status', 16).notNullable();
    // Stands in the archive in the place of the project's own.
    t.text('description');
    // Where the archive is sent to. Addresses of storages hold what it takes to write there.
    t.text('upload_sealed');
    t.string('upload_method', 8);
    t.timestamp('created_at').notNullable();

    t.index(['project_id', 'id']);
  });
  await knex.raw(
    `create unique index project_exports_waiting on project_exports (project_id, user_id)
     where status = 'queued'`,
  );
  await knex.schema.createTable('project_export_files', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.string('filename', 255).notNullable();
    t.bigInteger('size').notNullable();
    t.string('sha256', 64).notNullable();
    t.string('storage_key', 64).notNullable();
    t.timestamp('created_at').notNullable();

    t.unique(['project_id']);
    t.unique(['storage_key']);
    t.index(['created_at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('project_export_files');
  await knex.schema.dropTable('project_exports');
}
