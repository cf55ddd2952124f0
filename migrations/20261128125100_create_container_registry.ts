import type { Knex } from 'knex';

/** Images of projects: repositories with their tags and manifests, and the layers that these name. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('registry_repositories', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    // Below the path of the project; empty for the repository of the project itself.
    t.text('name').notNullable();
    // Null, `delete_scheduled` or `delete_failed`.
    t.text('status');
    // Bytes of the layers that its manifests name, each counted once.
    t.bigInteger('size').notNullable().defaultTo(0);
    // The last call for a deletion in bulk, and the last run of the clean-up policy.
    t.timestamp('bulk_deleted_at');
    t.timestamp('cleanup_started_at');
    t.timestamp('created_at').notNullable();
    // A token allows to push to a repository of an external registry until then. The time stays afterwards, until somebody has
    // seen that the repository has no tags.
    t.timestamp('pushable_until');
    // Since when a repository waits for its first image; null once it has had one.
    t.timestamp('unpushed_since');

    t.unique(['project_id', 'name']);
    t.index(['project_id', 'id']);
  });
  await knex.raw(`create index registry_repositories_unpushed on registry_repositories (project_id, id)
     where unpushed_since is not null`);
  await knex.raw(`create index registry_repositories_by_waiting on registry_repositories (unpushed_since, id)
     where unpushed_since is not null`);

  await knex.schema.createTable('registry_layers', (t) => {
    t.bigIncrements('id');
    // The namespace at the top. It may be gone before its layers are: no foreign key.
    t.bigInteger('root_id').notNullable();
    // With its algorithm.
    t.string('digest', 71).notNullable();
    t.bigInteger('size').notNullable();
    t.string('storage_key', 64).notNullable();
    // Since when no manifest names it; null while one does.
    t.timestamp('idle_since');
    t.timestamp('created_at').notNullable();

    t.unique(['root_id', 'digest']);
    t.unique(['storage_key']);
  });
  await knex.raw(`create index registry_layers_by_idleness on registry_layers (idle_since, id)
     where idle_since is not null`);

  // The layers that were pushed or mounted to a repository.
  await knex.schema.createTable('registry_repository_layers', (t) => {
    t.bigIncrements('id');
    t.bigInteger('repository_id')
      .notNullable()
      .references('registry_repositories.id')
      .onDelete('CASCADE');
    t.bigInteger('layer_id').notNullable().references('registry_layers.id').onDelete('CASCADE');
    // How many manifests of the repository name it.
    t.integer('manifests').notNullable().defaultTo(0);
    // Of the layer, which never changes: the layers of a repository are found by it, however many it has.
    t.string('digest', 71);
    // Of the repository, which never moves to another. Rows leave with the repository: no foreign key.
    t.bigInteger('project_id');

    t.unique(['repository_id', 'layer_id']);
    t.index(['layer_id', 'id']);
    t.index(['repository_id', 'digest']);
  });
  await knex.raw(`create index registry_layers_in_use_by_project on registry_repository_layers (project_id, layer_id, repository_id)
     where manifests > 0`);

  await knex.schema.createTable('registry_manifests', (t) => {
    t.bigIncrements('id');
    t.bigInteger('repository_id')
      .notNullable()
      .references('registry_repositories.id')
      .onDelete('CASCADE');
    t.string('digest', 71).notNullable();
    t.text('media_type').notNullable();
    t.integer('size').notNullable();
    t.text('artifact_type');
    // Of the manifest that this one is about, which need not be there.
    t.string('subject', 71);
    // JSON, for the list of those about a manifest.
    t.text('annotations');
    // Of the configuration; null for an index.
    t.string('config_digest', 71);
    // Bytes of the layers; null likewise.
    t.bigInteger('layers_size');
    // As the configuration says; null where it says nothing.
    t.timestamp('image_created_at');
    t.timestamp('created_at').notNullable();
    // As it was pushed.
    t.binary('content').notNullable();

    t.unique(['repository_id', 'digest']);
    t.index(['repository_id', 'id']);
  });
  await knex.raw(`create index registry_manifests_by_subject on registry_manifests (repository_id, subject, id)
     where subject is not null`);

  await knex.schema.createTable('registry_manifest_layers', (t) => {
    t.bigIncrements('id');
    t.bigInteger('manifest_id')
      .notNullable()
      .references('registry_manifests.id')
      .onDelete('CASCADE');
    t.bigInteger('layer_id').notNullable().references('registry_layers.id').onDelete('CASCADE');

    t.unique(['manifest_id', 'layer_id']);
    t.index(['layer_id', 'id']);
  });

  await knex.schema.createTable('registry_tags', (t) => {
    t.bigIncrements('id');
    t.bigInteger('repository_id')
      .notNullable()
      .references('registry_repositories.id')
      .onDelete('CASCADE');
    t.text('name').notNullable();
    t.bigInteger('manifest_id')
      .notNullable()
      .references('registry_manifests.id')
      .onDelete('CASCADE');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.unique(['repository_id', 'name']);
    t.index(['manifest_id', 'id']);
  });

  await knex.schema.createTable('registry_uploads', (t) => {
    t.bigIncrements('id');
    t.string('uuid', 36).notNullable();
    t.bigInteger('repository_id')
      .notNullable()
      .references('registry_repositories.id')
      .onDelete('CASCADE');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    // Whoever began it, in one word.
    t.text('caller').notNullable();
    // Bytes and chunks that are there.
    t.bigInteger('size').notNullable().defaultTo(0);
    t.integer('chunks').notNullable().defaultTo(0);
    t.timestamp('created_at').notNullable();
    // When the last byte came.
    t.timestamp('updated_at').notNullable();

    t.unique(['uuid']);
    t.index(['project_id', 'caller']);
    t.index(['repository_id', 'id']);
    t.index(['updated_at', 'id']);
  });

  await knex.schema.createTable('registry_upload_chunks', (t) => {
    t.bigIncrements('id');
    t.bigInteger('upload_id').notNullable().references('registry_uploads.id').onDelete('CASCADE');
    t.integer('number').notNullable();
    t.bigInteger('size').notNullable();
    t.string('sha256', 64).notNullable();
    t.string('storage_key', 64).notNullable();

    t.unique(['upload_id', 'number']);
    t.unique(['storage_key']);
  });

  // The clean-ups of images that run now: each holds a place, and there are as many places as a setting says.
  await knex.schema.createTable('registry_cleanup_places', (t) => {
    t.integer('place').primary();
    // The one who holds it, in one word; null for a place that is free.
    t.string('holder', 36);
    // A place whose holder died is free again then.
    t.timestamp('held_until').notNullable();
  });

  // The key that signs tokens for an external container registry: one of each instance. The private part is sealed.
  await knex.schema.createTable('registry_signing_keys', (t) => {
    t.bigIncrements('id');
    // 1 always: of two processes that make it at once one comes too late.
    t.integer('number').notNullable().unique();
    t.string('kid', 64).notNullable();
    t.jsonb('public_key').notNullable();
    t.text('private_key').notNullable();
    t.timestamp('created_at').notNullable();
  });

  // Repositories that projects which are deleted may leave in an external registry: each with the path that the project had,
  // until there is nothing left in it. The project may be gone before.
  await knex.schema.createTable('registry_remains', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable();
    t.string('path', 255).notNullable().index();
    t.string('name', 255).notNullable();
    t.timestamp('reachable_until').notNullable();

    t.unique(['project_id', 'name']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    'registry_remains',
    'registry_signing_keys',
    'registry_cleanup_places',
    'registry_upload_chunks',
    'registry_uploads',
    'registry_tags',
    'registry_manifest_layers',
    'registry_manifests',
    'registry_repository_layers',
    'registry_layers',
    'registry_repositories',
  ]) {
    await knex.schema.dropTable(table);
  }
}
