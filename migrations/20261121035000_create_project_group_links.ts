import type { Knex } from 'knex';

/** Projects that are shared with a group, whose members then have access. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('project_group_links', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.bigInteger('group_id').notNullable().references('namespaces.id').onDelete('CASCADE').index();
    t.integer('group_access').notNullable();
    t.date('expires_at').index();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.unique(['project_id', 'group_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('project_group_links');
}
