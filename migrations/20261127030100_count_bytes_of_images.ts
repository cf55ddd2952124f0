import type { Knex } from 'knex';

/** Projects know the bytes of the layers that their manifests name, each counted once. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('registry_repository_layers', (t) => {
    // Of the repository, which never moves to another. Rows leave with the repository: no foreign key.
    t.bigInteger('project_id');
  });
  await knex.raw(
    `update registry_repository_layers set project_id = (
       select project_id from registry_repositories
       where registry_repositories.id = registry_repository_layers.repository_id
     )`,
  );
  await knex.raw(
    `create index registry_layers_in_use_by_project
     on registry_repository_layers (project_id, layer_id, repository_id) where manifests > 0`,
  );
  await knex.schema.alterTable('project_statistics', (t) => {
    t.bigInteger('container_registry_size').notNullable().defaultTo(0);
  });
  await knex.raw(
    `update project_statistics set container_registry_size = coalesce((
       select sum(size) from registry_layers where id in (
         select layer_id from registry_repository_layers as links
         where links.project_id = project_statistics.project_id and links.manifests > 0
       )
     ), 0)
     where project_id in (select project_id from registry_repositories)`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('project_statistics', (t) => {
    t.dropColumn('container_registry_size');
  });
  await knex.raw('drop index registry_layers_in_use_by_project');
  await knex.schema.alterTable('registry_repository_layers', (t) => {
    t.dropColumn('project_id');
  });
}
