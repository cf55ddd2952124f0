import type { Knex } from 'knex';

/**
 * A token allows to push to a repository of an external registry until then. The time stays afterwards, until somebody has
 * seen that the repository has no tags.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('registry_repositories', (t) => {
    t.timestamp('pushable_until');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('registry_repositories', (t) => {
    t.dropColumn('pushable_until');
  });
}
