import type { Knex } from 'knex';

/** Background work on SQLite; on Postgres pg-boss keeps it in a schema of its own. */
export async function up(knex: Knex): Promise<void> {
  if (hasPgBoss(knex)) return;
  await knex.schema.createTable('worker_jobs', (t) => {
    t.bigIncrements('id');
    t.string('worker', 255).notNullable();
    t.string('key', 255);
    t.json('payload').notNullable();
    // queued, running, dead. Finished jobs are gone.
    t.string('state', 16).notNullable();
    t.timestamp('run_at').notNullable();
    t.integer('attempts').notNullable();
    t.integer('max_attempts').notNullable();
    t.integer('retry_delay').notNullable();
    t.timestamp('lease_until');
    t.integer('progress');
    t.text('error');
    t.index(['state', 'run_at', 'id']);
  });
  await knex.raw(
    "create unique index worker_jobs_waiting on worker_jobs (worker, key) where state = 'queued' and attempts = 0",
  );
}

export async function down(knex: Knex): Promise<void> {
  if (hasPgBoss(knex)) return;
  await knex.schema.dropTable('worker_jobs');
}

function hasPgBoss(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === 'postgresql';
}
