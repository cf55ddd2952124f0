import type { Knex } from 'knex';

const pair = ['ancestor_id', 'namespace_id'];

/** A list that follows the groups below one has them in order only where an index says that none comes twice. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('namespace_ancestors', (t) => {
    t.unique(pair);
    t.dropIndex(pair);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('namespace_ancestors', (t) => {
    t.index(pair);
    t.dropUnique(pair);
  });
}
