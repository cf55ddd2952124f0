import type { Knex } from 'knex';

/**
 * Whoever used an address was taken for its owner. From now on only those are who have shown to read its mail, or whom
 * an administrator vouched for. Addresses that were confirmed after they were made were confirmed by a mail, or by an
 * administrator: they count. Those that were confirmed as they were made came from administrators, from people who
 * typed them, and from identity providers, and nothing tells these apart: their owners ask for a mail to prove them.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('emails', (t) => {
    t.timestamp('proven_at');
    // The one that takes the place of the primary address once it is confirmed.
    t.boolean('becomes_primary').notNullable().defaultTo(false);
  });
  await knex('emails')
    .whereRaw('confirmed_at > created_at')
    .update({ proven_at: knex.ref('confirmed_at') });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('emails', (t) => {
    t.dropColumn('becomes_primary');
    t.dropColumn('proven_at');
  });
}
