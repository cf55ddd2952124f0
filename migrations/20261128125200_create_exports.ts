import type { Knex } from 'knex';

/** Archives of projects and groups, and their relations one by one: those that somebody asked for, and those that are ready. */
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
  await knex.raw(`create unique index project_exports_waiting on project_exports (project_id, user_id)
     where status = 'queued'`);

  await knex.schema.createTable('project_export_files', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.string('filename', 255).notNullable();
    t.bigInteger('size').notNullable();
    t.string('sha256', 64).notNullable();
    t.string('storage_key', 64).notNullable();
    t.timestamp('created_at').notNullable();
    // It holds what administrators alone may see.
    t.boolean('administrators_only').notNullable().defaultTo(false);
    // Exports that run side by side end in any order: the file of the one that was asked for last is kept.
    // The row of the export is gone by then, so this refers to nothing.
    t.bigInteger('export_id');

    t.unique(['storage_key']);
    t.index(['created_at']);
    // An archive that administrators alone may have takes the place of none that maintainers may have.
    t.unique(['project_id', 'administrators_only']);
  });

  await knex.schema.createTable('group_exports', (t) => {
    t.bigIncrements('id');
    t.bigInteger('group_id').notNullable().references('namespaces.id').onDelete('CASCADE');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index();
    // `queued` or `started`; the row goes with the end of the work.
    t.string('status', 16).notNullable();
    t.timestamp('created_at').notNullable();

    t.index(['group_id', 'id']);
  });
  await knex.raw(
    `create unique index group_exports_waiting on group_exports (group_id, user_id) where status = 'queued'`,
  );

  await knex.schema.createTable('group_export_files', (t) => {
    t.bigIncrements('id');
    t.bigInteger('group_id').notNullable().references('namespaces.id').onDelete('CASCADE');
    t.string('filename', 255).notNullable();
    t.bigInteger('size').notNullable();
    t.string('sha256', 64).notNullable();
    t.string('storage_key', 64).notNullable();
    t.timestamp('created_at').notNullable();
    t.bigInteger('export_id');

    t.unique(['group_id']);
    t.unique(['storage_key']);
  });

  await knex.schema.createTable('relation_exports', (t) => {
    t.bigIncrements('id');
    // One of these two.
    t.bigInteger('project_id').references('projects.id').onDelete('CASCADE');
    t.bigInteger('group_id').references('namespaces.id').onDelete('CASCADE');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index();
    t.string('status', 16).notNullable();
    t.timestamp('created_at').notNullable();

    t.index(['project_id', 'id']);
    t.index(['group_id', 'id']);
  });
  await knex.raw(`create unique index relation_exports_waiting_project_id on relation_exports (project_id, user_id)
     where status = 'queued'`);
  await knex.raw(`create unique index relation_exports_waiting_group_id on relation_exports (group_id, user_id)
     where status = 'queued'`);

  await knex.schema.createTable('relation_export_files', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').references('projects.id').onDelete('CASCADE');
    t.bigInteger('group_id').references('namespaces.id').onDelete('CASCADE');
    t.string('relation', 64).notNullable();
    // `started`, `finished` or `failed`.
    t.string('status', 16).notNullable();
    t.text('error');
    // The file is that of an earlier export until there is a new one.
    t.bigInteger('size');
    t.string('storage_key', 64);
    t.boolean('administrators_only').notNullable().defaultTo(false);
    t.timestamp('updated_at').notNullable();
    t.bigInteger('export_id');

    t.unique(['project_id', 'relation']);
    t.unique(['group_id', 'relation']);
    t.unique(['storage_key']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    'relation_export_files',
    'relation_exports',
    'group_export_files',
    'group_exports',
    'project_export_files',
    'project_exports',
  ]) {
    await knex.schema.dropTable(table);
  }
}
