import type { Knex } from 'knex';

/** Background work, and when it was last begun. */
export async function up(knex: Knex): Promise<void> {
  // Postgres holds no text to a length here.
  const textOf = (t: Knex.TableBuilder, column: string, length: number) =>
    isPostgres(knex) ? t.text(column) : t.string(column, length);
  // Jobs that are to be done: owners who have some that are due are found by one step of an index each.
  await knex.schema.createTable('worker_jobs', (t) => {
    t.bigIncrements('id');
    textOf(t, 'worker', 255).notNullable();
    // Of jobs with one name, one waits at a time.
    textOf(t, 'key', 255);
    t.json('payload').notNullable();
    // `delayed` until it is due, then `queued`, `running`, `dead`. Finished jobs are gone.
    textOf(t, 'state', 16).notNullable();
    t.timestamp('run_at').notNullable();
    t.integer('attempts').notNullable();
    t.integer('max_attempts').notNullable();
    t.integer('retry_delay').notNullable();
    t.timestamp('lease_until');
    t.integer('progress');
    t.text('error');
    // Whom it works for: owners take turns.
    t.text('owner').notNullable().defaultTo('instance');
    // The places for which it waits, by name.
    t.text('lane').notNullable().defaultTo('ordinary');
    // The chain of deliveries and requests that it belongs to, which its own consequences carry on.
    t.text('chain');

    t.index(['state', 'run_at', 'id']);
    t.index(['state', 'lane', 'owner', 'run_at', 'id'], 'worker_jobs_turns');
  });
  await knex.raw(`create unique index worker_jobs_waiting on worker_jobs (worker, key)
     where state in ('queued', 'delayed') and attempts = 0`);

  // When work that is done again and again was last due; its row is changed by whoever enqueues it.
  await knex.schema.createTable('worker_schedules', (t) => {
    t.string('worker', 255).primary();
    t.timestamp('due_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('worker_schedules');
  await knex.schema.dropTable('worker_jobs');
}

function isPostgres(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === 'postgresql';
}
