import type { Knex } from 'knex';

/** Until now tokens of jobs reached their own project alone, whatever this said: so they still do. */
export async function up(knex: Knex): Promise<void> {
  await knex('project_settings').update({ ci_job_token_scope_enabled: true });
}

/** What was set before is not known any more. */
export async function down(): Promise<void> {}
