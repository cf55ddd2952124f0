import type { Knex } from 'knex';

const columns = ['source_branch', 'target_branch'];

/** Merge requests of a branch in lists of everything. */
export async function up(knex: Knex): Promise<void> {
  for (const column of columns) {
    await knex.raw(`create index merge_requests_by_${column} on merge_requests (${column}, id)`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const column of columns) await knex.raw(`drop index merge_requests_by_${column}`);
}
