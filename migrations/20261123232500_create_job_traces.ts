import type { Knex } from 'knex';

/** The logs of jobs, and the indexes by which runners find the jobs that wait for them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('job_traces', (t) => {
    t.bigInteger('job_id').primary().references('jobs.id').onDelete('CASCADE');
    // Bytes.
    t.integer('size').notNullable();
    // CRC-32 of all of them.
    t.bigInteger('checksum').notNullable();
    // It shows what only developers may see.
    t.boolean('debug').notNullable();
    // Of the blob that holds a finished one; null while it is in parts.
    t.text('storage_key').unique();
    t.timestamp('updated_at').notNullable();
  });
  await knex.schema.createTable('job_trace_parts', (t) => {
    t.bigInteger('job_id').notNullable().references('job_traces.job_id').onDelete('CASCADE');
    // The place of its first byte.
    t.integer('start').notNullable();
    t.binary('bytes').notNullable();
    t.primary(['job_id', 'start']);
  });
  for (const index of [
    `jobs_waiting on jobs (project_id, tag_list, ref, tag, id) where status = 'pending' and kind = 'build'`,
    `jobs_queued on jobs (queued_at) where status = 'pending' and kind = 'build'`,
  ]) {
    await knex.raw(`create index ${index}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index jobs_waiting');
  await knex.raw('drop index jobs_queued');
  await knex.schema.dropTable('job_trace_parts');
  await knex.schema.dropTable('job_traces');
}
