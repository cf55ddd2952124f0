import type { Knex } from 'knex';

const orders = ['created_at', 'updated_at', 'title_key'];

/** Lists of epics are walked in each of their orders, group by group; labels are looked for by title. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('epics', (t) => {
    for (const order of orders) t.index(['group_id', order, 'id']);
  });
  await knex.schema.alterTable('labels', (t) => {
    t.index(['title']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('labels', (t) => {
    t.dropIndex(['title']);
  });
  await knex.schema.alterTable('epics', (t) => {
    for (const order of orders) t.dropIndex(['group_id', order, 'id']);
  });
}
