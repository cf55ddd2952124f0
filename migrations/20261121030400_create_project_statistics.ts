import type { Knex } from 'knex';

const SIZES = [
  'storage_size',
  'repository_size',
  'wiki_size',
  'lfs_objects_size',
  'job_artifacts_size',
  'pipeline_artifacts_size',
  'packages_size',
  'snippets_size',
  'uploads_size',
];

/** Sizes in bytes, kept by what changes them; one row per project, made with it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('project_statistics', (t) => {
    t.bigInteger('project_id').primary().references('projects.id').onDelete('CASCADE');
    t.bigInteger('commit_count').notNullable().defaultTo(0);
    for (const size of SIZES) t.bigInteger(size).notNullable().defaultTo(0);

    // Orders that administrators may ask for.
    t.index(['storage_size', 'project_id']);
    t.index(['repository_size', 'project_id']);
    t.index(['packages_size', 'project_id']);
    t.index(['wiki_size', 'project_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('project_statistics');
}
