import type { Knex } from 'knex';

/** Files that jobs leave behind. */
export async function up(knex: Knex): Promise<void> {
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

    t.unique(['job_id', 'file_type']);
    t.unique(['storage_key']);
    t.index(['project_id', 'id']);
    t.index(['expire_at', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('job_artifacts');
}
