import type { Knex } from 'knex';

/** For the daily look at what was marked for deletion: few projects are. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'create index projects_marked_for_deletion on projects (marked_for_deletion_on, id) where marked_for_deletion_on is not null',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index projects_marked_for_deletion');
}
