import type { Knex } from 'knex';

/**
 * Since when a repository waits for its first image; null once it has had one. Those of before count as having had one:
 * nobody knows it of those in an external registry.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('registry_repositories', (t) => {
    t.timestamp('unpushed_since');
  });
  await knex.raw(
    'create index registry_repositories_unpushed on registry_repositories (project_id, id) where unpushed_since is not null',
  );
  await knex.raw(
    'create index registry_repositories_by_waiting on registry_repositories (unpushed_since, id) where unpushed_since is not null',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index registry_repositories_by_waiting');
  await knex.raw('drop index registry_repositories_unpushed');
  await knex.schema.alterTable('registry_repositories', (t) => {
    t.dropColumn('unpushed_since');
  });
}
