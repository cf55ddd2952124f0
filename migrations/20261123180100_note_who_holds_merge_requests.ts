import type { Knex } from 'knex';

const columns = ['merge_holder', 'rebase_holder'];

/** The processes that merge and rebase: what they left half done is settled as soon as they are gone. */
export async function up(knex: Knex): Promise<void> {
  for (const column of columns) {
    await knex.raw(`alter table merge_requests add column ${column} text`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const column of columns) await knex.raw(`alter table merge_requests drop column ${column}`);
}
