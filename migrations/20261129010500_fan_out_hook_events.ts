import type { Knex } from 'knex';

/** Events of hooks and integrations whose receivers have no deliveries yet: a worker writes those in parts. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('delivery_events', (t) => {
    t.bigIncrements('id');
    // Events of one owner are told in their order.
    t.text('owner').notNullable();
    t.text('audience').notNullable();
    t.text('trigger').notNullable();
    t.text('header').notNullable();
    t.text('subject').notNullable();
    t.bigInteger('payload_id').references('delivery_payloads.id').onDelete('SET NULL');
    // Of the payload.
    t.integer('bytes').notNullable();
    // The chain that tells of the event, and whether the receivers are those that it may tell.
    t.text('chain');
    t.text('told_chains');
    t.text('event_uuid');
    t.bigInteger('root_id');
    t.boolean('guarded').notNullable();
    // JSON: ids by the names of the kinds.
    t.text('receivers').notNullable();
    t.timestamp('created_at').notNullable();

    t.index(['owner', 'id']);
    t.index(['payload_id']);
    t.index(['created_at', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('delivery_events');
}
