import type { Knex } from 'knex';

/** How many projects there are of each `projects.listing`: lists without filters need not count. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('project_totals', (t) => {
    t.smallint('listing').primary();
    t.bigInteger('count').notNullable();
  });
  await knex('project_totals').insert([0, 1, 2, 3, 4, 5].map((listing) => ({ listing, count: 0 })));
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('project_totals');
}
