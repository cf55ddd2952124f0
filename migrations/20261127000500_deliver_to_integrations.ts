import type { Knex } from 'knex';

/** Integrations are receivers of events, as hooks are. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'alter table deliveries add column integration_id bigint references integrations (id) on delete cascade',
  );
  await knex.raw(
    'create index deliveries_of_integrations on deliveries (integration_id, created_at, id) where integration_id is not null',
  );
  await knex.raw(
    "create index deliveries_of_waiting_integrations on deliveries (integration_id, id) where state = 'waiting'",
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index deliveries_of_integrations');
  await knex.raw('drop index deliveries_of_waiting_integrations');
  await knex.raw('alter table deliveries drop column integration_id');
}
