import type { Knex } from 'knex';

/** The newest pipeline of each tag is looked up from one tag to the next. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index pipelines_of_each_tag on pipelines (project_id, ref, id) where tag');
  await knex.raw('drop index pipelines_of_tags');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('create index pipelines_of_tags on pipelines (project_id, id) where tag');
  await knex.raw('drop index pipelines_of_each_tag');
}
