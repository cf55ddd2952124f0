import type { Knex } from 'knex';

/**
 * For the few projects that a user looks after, of the many that the user is in. Of these only: an index of all levels
 * would be as large as the table, and be taken where the primary key has the order of the list.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'create index project_authorizations_maintained on project_authorizations (user_id, project_id, access_level) where access_level >= 40',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index project_authorizations_maintained');
}
