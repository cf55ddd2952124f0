import type { Knex } from 'knex';

/** What is known of the reports that jobs leave behind: little of each, and kept when the file itself has expired. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('job_reports', (t) => {
    t.bigIncrements('id');
    t.bigInteger('job_id').notNullable().references('jobs.id').onDelete('CASCADE');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    // The pipeline of the job, or the one that child pipelines come from. Goes with the job.
    t.bigInteger('root_pipeline_id').notNullable();
    t.string('ref', 1024).notNullable();
    // `junit`, `cobertura`, `sast`, ...
    t.string('file_type', 64).notNullable();
    // What is wrong with it; null for a report that could be read.
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
  await knex.schema.dropTable('job_reports');
}
