import type { Knex } from 'knex';

/** Archives that projects and groups are made of, and the records of them that could not be read. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('project_imports', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.bigInteger('user_id').references('users.id').onDelete('SET NULL').index();
    // Null once the archive is not needed any more.
    t.string('storage_key', 64);
    t.string('correlation_id', 255);
    // What the project is called in the end, where another one has the path until then.
    t.string('final_name', 255);
    t.string('final_path', 255);
    // JSON.
    t.text('override_params');
    t.timestamp('created_at').notNullable();
    // The address that the archive is fetched from, sealed: it may hold credentials. Null once the archive is fetched, and where it was uploaded.
    t.text('source_sealed');

    t.unique(['project_id']);
    t.unique(['storage_key']);
  });

  await knex.schema.createTable('project_import_failures', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.string('exception_class', 255).notNullable();
    t.string('source', 255).notNullable();
    t.string('relation_name', 255).notNullable();
    t.bigInteger('line_number');
    t.timestamp('created_at').notNullable();

    t.index(['project_id', 'id']);
  });

  await knex.schema.createTable('group_imports', (t) => {
    t.bigIncrements('id');
    t.bigInteger('group_id').notNullable().references('namespaces.id').onDelete('CASCADE');
    t.bigInteger('user_id').references('users.id').onDelete('SET NULL').index();
    // Null once the archive is not needed any more.
    t.string('storage_key', 64);
    t.string('status', 16).notNullable();
    t.timestamp('created_at').notNullable();

    t.unique(['group_id']);
    t.unique(['storage_key']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('group_imports');
  await knex.schema.dropTable('project_import_failures');
  await knex.schema.dropTable('project_imports');
}
