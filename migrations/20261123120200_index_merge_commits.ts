import type { Knex } from 'knex';

const columns = ['merge_commit_sha', 'squash_commit_sha', 'in_progress_merge_sha'];

/** Which merge request made a commit. */
export async function up(knex: Knex): Promise<void> {
  for (const column of columns) {
    await knex.raw(
      `create index merge_requests_by_${column} on merge_requests (${column})
       where ${column} is not null`,
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const column of columns) await knex.raw(`drop index merge_requests_by_${column}`);
}
