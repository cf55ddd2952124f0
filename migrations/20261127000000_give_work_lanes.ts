import type { Knex } from 'knex';

const index = ['owner', 'run_at', 'id'];

/**
 * The places for which a job waits, by name: there are more than two kinds. And the chain of deliveries and requests that
 * it belongs to, which its own consequences carry on.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('worker_jobs', (t) => {
    t.text('lane').notNullable().defaultTo('ordinary');
    t.text('chain');
  });
  await knex('worker_jobs').where('apart', true).update({ lane: 'apart' });
  await knex.schema.alterTable('worker_jobs', (t) => {
    t.dropIndex(['state', 'apart', ...index], 'worker_jobs_turns');
  });
  await knex.schema.alterTable('worker_jobs', (t) => {
    t.dropColumn('apart');
    t.index(['state', 'lane', ...index], 'worker_jobs_turns');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('worker_jobs', (t) => {
    t.boolean('apart').notNullable().defaultTo(false);
  });
  await knex('worker_jobs').whereNot('lane', 'ordinary').update({ apart: true });
  await knex.schema.alterTable('worker_jobs', (t) => {
    t.dropIndex(['state', 'lane', ...index], 'worker_jobs_turns');
  });
  await knex.schema.alterTable('worker_jobs', (t) => {
    t.dropColumns('lane', 'chain');
    t.index(['state', 'apart', ...index], 'worker_jobs_turns');
  });
}
