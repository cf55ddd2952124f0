import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('runner_tags', (t) => {
    t.bigInteger('runner_id').notNullable().references('runners.id').onDelete('CASCADE');
    t.string('name', 255).notNullable();
    t.primary(['runner_id', 'name']);
    t.index(['name', 'runner_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('runner_tags');
}
