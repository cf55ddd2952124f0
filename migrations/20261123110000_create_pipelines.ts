import type { Knex } from 'knex';

/** Runs of jobs, ours and those of other systems, for a commit and a ref of a project. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('pipelines', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.bigInteger('iid').notNullable();
    t.text('sha').notNullable();
    t.text('ref').notNullable();
    t.boolean('tag').notNullable();
    t.text('source').notNullable();
    t.text('status').notNullable();
    t.bigInteger('user_id').references('users.id').onDelete('SET NULL').index();
    t.text('before_sha');
    t.text('yaml_errors');
    // The mean of its jobs.
    t.double('coverage');
    t.timestamp('committed_at');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    t.timestamp('started_at');
    t.timestamp('finished_at');
    // In seconds.
    t.integer('duration');
    t.integer('queued_duration');

    t.unique(['project_id', 'iid']);
    t.index(['project_id', 'id']);
    t.index(['project_id', 'sha', 'id']);
    t.index(['project_id', 'ref', 'id']);
    t.index(['project_id', 'status', 'id']);
    t.index(['project_id', 'source', 'id']);
    t.index(['project_id', 'updated_at', 'id']);
  });
  for (const index of [
    // Statuses of one commit that arrive together belong to one pipeline.
    `unique index pipelines_external on pipelines (project_id, sha, ref) where source = 'external'`,
    // In an order that both databases have, also where nobody is left who started it.
    'index pipelines_by_user on pipelines (project_id, (coalesce(user_id, 0)), id)',
    'index pipelines_of_tags on pipelines (project_id, id) where tag',
    'index pipelines_with_yaml_errors on pipelines (project_id, id) where yaml_errors is not null',
  ]) {
    await knex.raw(`create ${index}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('pipelines');
}
