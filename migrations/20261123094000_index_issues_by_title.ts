import type { Knex } from 'knex';

/** For searches of one or two letters, which are compared with whole titles: no index of parts knows them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index issues_by_title_key on issues (title_key)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index issues_by_title_key');
}
