import type { Knex } from 'knex';

/** What a newer pipeline of the same ref does to this one, as its configuration says. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('pipelines', (t) => {
    // `conservative`, `interruptible` or `none`.
    t.text('auto_cancel').notNullable().defaultTo('conservative');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('pipelines', (t) => {
    t.dropColumn('auto_cancel');
  });
}
