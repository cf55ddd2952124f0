import type { Knex } from 'knex';

/**
 * A chain of events and requests has a name of its own where its receivers are told different UUIDs; how many hooks it has
 * told below each namespace of the top is counted.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table deliveries add column chain text');
  await knex.raw(
    'create index deliveries_of_chains on deliveries (chain, hook_id) where chain is not null',
  );
  await knex.schema.createTable('delivery_chains', (t) => {
    t.bigIncrements('id');
    t.text('chain').notNullable();
    t.bigInteger('root_id').notNullable();
    t.integer('told').notNullable();
    t.timestamp('created_at').notNullable();
    t.unique(['chain', 'root_id']);
    t.index(['created_at', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('delivery_chains');
  await knex.raw('drop index deliveries_of_chains');
  await knex.raw('alter table deliveries drop column chain');
}
