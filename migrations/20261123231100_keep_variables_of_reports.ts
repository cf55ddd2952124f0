import type { Knex } from 'knex';

/** The variables that a job hands to later ones, read from its file when it is uploaded. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('job_artifacts', (t) => {
    // JSON: pairs of name and value; null for every other type than `dotenv`.
    t.text('variables');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('job_artifacts', (t) => {
    t.dropColumn('variables');
  });
}
