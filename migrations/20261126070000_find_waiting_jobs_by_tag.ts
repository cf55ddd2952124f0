import type { Knex } from 'knex';

/**
 * One of the tags of a job, under which runners find it; empty for those without tags, and those of earlier versions.
 * Of each tag, those waiting are found by project, ref and all of their tags.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('jobs', (t) => {
    t.text('queue_tag').notNullable().defaultTo('');
  });
  await knex.raw(
    `create index jobs_waiting_by_tag on jobs (queue_tag, project_id, tag_list, ref, tag, id)
     where status = 'pending' and kind = 'build'`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index jobs_waiting_by_tag');
  await knex.raw('alter table jobs drop column queue_tag');
}
