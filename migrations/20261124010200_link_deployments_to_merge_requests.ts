import type { Knex } from 'knex';

/** Merge requests that came with successful deployments. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('deployment_merge_requests', (t) => {
    t.bigInteger('deployment_id').notNullable().references('deployments.id').onDelete('CASCADE');
    t.bigInteger('merge_request_id')
      .notNullable()
      .references('merge_requests.id')
      .onDelete('CASCADE');
    t.bigInteger('environment_id').notNullable().references('environments.id').onDelete('CASCADE');
    t.timestamp('deployed_at').notNullable();

    t.primary(['deployment_id', 'merge_request_id']);
    t.index(['merge_request_id', 'deployed_at']);
    t.index(['environment_id', 'deployed_at']);
    t.index(['deployed_at', 'merge_request_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('deployment_merge_requests');
}
