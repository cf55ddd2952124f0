import type { Knex } from 'knex';

/** The things that jobs leave: logs, files, and what their reports say. */
export async function up(knex: Knex): Promise<void> {
  // The logs of jobs.
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

  // Files that jobs leave behind.
  await knex.schema.createTable('job_artifacts', (t) => {
    t.bigIncrements('id');
    t.bigInteger('job_id').notNullable().references('jobs.id').onDelete('CASCADE');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    // `archive`, `dotenv`, `junit`, ...
    t.string('file_type', 64).notNullable();
    // `raw`, `zip`, `gzip`.
    t.string('file_format', 16).notNullable();
    t.string('filename', 255).notNullable();
    t.bigInteger('size').notNullable();
    t.string('sha256', 64).notNullable();
    // Of the bytes in the storage.
    t.string('storage_key', 64).notNullable();
    // Null for what stays until somebody deletes it.
    t.timestamp('expire_at');
    t.timestamp('created_at').notNullable();
    // The variables that a job hands to later ones, read from its file when it is uploaded.
    // JSON: pairs of name and value; null for every other type than `dotenv`.
    t.text('variables');

    t.unique(['job_id', 'file_type']);
    t.unique(['storage_key']);
    t.index(['project_id', 'id']);
    t.index(['expire_at', 'id']);
  });

  // The facts of reports that jobs leave behind: few of each, and kept when the file itself has expired.
  await knex.schema.createTable('job_reports', (t) => {
    t.bigIncrements('id');
    t.bigInteger('job_id').notNullable().references('jobs.id').onDelete('CASCADE');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    // The pipeline of the job, or the one that child pipelines come from. Goes with the job.
    t.bigInteger('root_pipeline_id').notNullable();
    t.string('ref', 1024).notNullable();
    // `junit`, `cobertura`, `sast`, ...
    t.string('file_type', 64).notNullable();
    // The fault that it has; null for a report that could be read.
    t.string('fault', 255);
    // Findings or licences.
    t.integer('entries').notNullable();
    // JSON.
    t.text('content').notNullable();

    t.unique(['job_id', 'file_type']);
    t.index(['root_pipeline_id', 'file_type']);
    t.index(['project_id', 'file_type', 'ref', 'root_pipeline_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['job_reports', 'job_artifacts', 'job_trace_parts', 'job_traces']) {
    await knex.schema.dropTable(table);
  }
}
