import type { Knex } from 'knex';

/**
 * Pipelines of merge requests have the ref of the merge request. `source_sha` and `target_sha` are the heads whose merge a
 * pipeline of merged results runs for; `cause` is the job of the queue that made a pipeline.
 */
export async function up(knex: Knex): Promise<void> {
  for (const name of ['source_sha', 'target_sha', 'cause']) {
    await knex.raw('alter table pipelines add column ?? text', [name]);
  }
  await knex('pipelines')
    .whereNotNull('merge_request_id')
    .update({
      ref: knex.raw(
        `(select 'refs/merge-requests/' || merge_requests.iid || '/head' from merge_requests
          where merge_requests.id = pipelines.merge_request_id)`,
      ),
    });
}

export async function down(knex: Knex): Promise<void> {
  await knex('pipelines')
    .whereNotNull('merge_request_id')
    .update({
      ref: knex.raw(
        `(select merge_requests.source_branch from merge_requests
          where merge_requests.id = pipelines.merge_request_id)`,
      ),
    });
  for (const name of ['source_sha', 'target_sha', 'cause']) {
    await knex.raw('alter table pipelines drop column ??', [name]);
  }
}
