import type { Knex } from 'knex';

/** Names that jobs of a project share which run one after the other. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('resource_groups', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.text('key').notNullable();
    t.text('process_mode').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.unique(['project_id', 'key']);
    t.index(['project_id', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('resource_groups');
}
