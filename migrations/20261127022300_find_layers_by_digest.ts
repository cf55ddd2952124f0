import type { Knex } from 'knex';

/** The layers of a repository are found by their digests, however many it has. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('registry_repository_layers', (t) => {
    // Of the layer, which never changes.
    t.string('digest', 71);
    t.index(['repository_id', 'digest']);
  });
  await knex.raw(
    `update registry_repository_layers set digest = (
       select digest from registry_layers where registry_layers.id = registry_repository_layers.layer_id
     )`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('registry_repository_layers', (t) => {
    t.dropIndex(['repository_id', 'digest']);
    t.dropColumn('digest');
  });
}
