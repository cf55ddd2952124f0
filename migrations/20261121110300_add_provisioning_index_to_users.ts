import type { Knex } from 'knex';

/** For the list of the users that a group has provisioned, the newest first. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'create index users_provisioned on users (provisioned_by_group_id, id) where provisioned_by_group_id is not null',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index users_provisioned');
}
