import type { Knex } from 'knex';

/** Full paths that projects, groups and users had before: git finds their repositories by them until they are taken. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('old_paths', (t) => {
    t.bigIncrements('id');
    t.string('path_key', 2304).notNullable().unique();
    t.bigInteger('project_id').references('projects.id').onDelete('CASCADE').index();
    t.bigInteger('namespace_id').references('namespaces.id').onDelete('CASCADE').index();
    t.timestamp('left_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('old_paths');
}
