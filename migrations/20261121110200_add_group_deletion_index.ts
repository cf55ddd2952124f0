import type { Knex } from 'knex';

/** For the daily look at groups whose deletion was put off: there are few of them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'create index groups_marked_for_deletion on groups (marked_for_deletion_on) where marked_for_deletion_on is not null',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index groups_marked_for_deletion');
}
