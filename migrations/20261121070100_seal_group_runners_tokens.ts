import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

/**
 * Registration tokens are no longer kept in clear: sealed for those who may see them, and as a digest to be found by.
 * Tokens without a digest are still to be sealed, with a secret that no migration knows: the next start does it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('groups', (t) => {
    t.text('runners_token_sealed').notNullable().defaultTo('');
    t.string('runners_token_digest', 64).unique();
  });
  await knex('groups').update({ runners_token_sealed: knex.ref('runners_token') });
  await knex.schema.alterTable('groups', (t) => t.dropUnique(['runners_token']));
  // In these words on SQLite too, where Knex would copy the whole table.
  await knex.raw('alter table groups drop column runners_token');
}

/** Nobody here can open what was sealed: there are new tokens instead. */
export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('groups', (t) => {
    t.string('runners_token', 64);
    t.dropUnique(['runners_token_digest']);
  });
  const rows: { namespace_id: number }[] = await knex('groups').select('namespace_id');
  for (const { namespace_id } of rows) {
    const runners_token = `GR1348941${randomBytes(15).toString('base64url')}`;
    await knex('groups').where({ namespace_id }).update({ runners_token });
  }
  await knex.schema.alterTable('groups', (t) => t.unique(['runners_token']));
  await knex.raw('alter table groups drop column runners_token_digest');
  await knex.raw('alter table groups drop column runners_token_sealed');
}
