import type { Knex } from 'knex';

/** The orders of lists but for the one by id, in which a user's own are met anyway. */
const orders = ['name', 'path', 'updated_at', 'last_activity_at', 'star_count'];

/**
 * The namespace at the top of the one that holds the project, with the orders of lists within it: who is in thousands
 * of projects is so below few namespaces at the top. Derived, see src/policy/authorizations.ts; without a reference,
 * because the namespaces between the two cannot go before the project does.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('projects', (t) => t.bigInteger('root_id'));
  await knex.raw(
    `update projects set root_id =
       (select above.ancestor_id from namespace_ancestors as above
        where above.namespace_id = projects.namespace_id order by above.distance desc limit 1)`,
  );
  await knex.schema.alterTable('projects', (t) => {
    for (const order of orders) t.index(['root_id', 'listing', order, 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('projects', (t) => {
    for (const order of orders) t.dropIndex(['root_id', 'listing', order, 'id']);
  });
  // Knex would copy the table on SQLite, without its triggers.
  await knex.raw('alter table projects drop column root_id');
}
