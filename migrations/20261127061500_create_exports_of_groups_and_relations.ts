import type { Knex } from 'knex';

/** Archives of groups, and the relations of projects and groups one by one: those asked for, and those that are ready. */
export async function up(knex: Knex): Promise<void> {
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
    `create unique index group_exports_waiting on group_exports (group_id, user_id)
     where status = 'queued'`,
  );
  await knex.schema.createTable('group_export_files', (t) => {
    t.bigIncrements('id');
    t.bigInteger('group_id').notNullable().references('namespaces.id').onDelete('CASCADE');
    t.string('filename', 255).notNullable();
    t.bigInteger('size').notNullable();
    t.string('sha256', 64).notNullable();
    t.string('storage_key', 64).notNullable();
    t.timestamp('created_at').notNullable();

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
  for (const column of ['project_id', 'group_id']) {
    await knex.raw(
      `create unique index relation_exports_waiting_${column} on relation_exports (${column}, user_id)
       where status = 'queued'`,
    );
  }
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
  ]) {
    await knex.schema.dropTable(table);
  }
}
