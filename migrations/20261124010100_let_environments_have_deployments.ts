import type { Knex } from 'knex';

/** What an environment has now, and when it is stopped of itself. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('environments', (t) => {
    // The last successful one.
    t.bigInteger('last_deployment_id');
    t.timestamp('auto_stop_at');
  });
  await knex.raw(
    `create index environments_to_stop on environments (auto_stop_at)
     where auto_stop_at is not null`,
  );
  await knex.raw('create index environments_by_name on environments (name, id)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index environments_by_name');
  await knex.raw('drop index environments_to_stop');
  await knex.schema.alterTable('environments', (t) => {
    t.dropColumns('last_deployment_id', 'auto_stop_at');
  });
}
