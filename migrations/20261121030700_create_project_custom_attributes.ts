import type { Knex } from 'knex';

/** Pairs that administrators attach to projects. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('project_custom_attributes', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.string('key', 255).notNullable();
    t.text('value').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.unique(['project_id', 'key']);
    t.index(['key', 'project_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('project_custom_attributes');
}
