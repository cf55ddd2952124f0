import type { Knex } from 'knex';

/** The facts that every process of an instance shares. */
export async function up(knex: Knex): Promise<void> {
  // The last number given within an owner: iids of issues and merge requests within a project.
  await knex.schema.createTable('internal_counters', (t) => {
    t.string('scope', 64).notNullable();
    // Owners are of several kinds, told apart by the scope: no foreign key.
    t.bigInteger('owner_id').notNullable();
    t.bigInteger('value').notNullable();

    t.primary(['scope', 'owner_id']);
  });

  // A single row, see src/database/access-revision.ts.
  await knex.schema.createTable('access_revision', (t) => {
    t.integer('id').primary();
    t.bigInteger('revision').notNullable();
  });
  await knex('access_revision').insert({ id: 1, revision: 1 });

  // Secrets of the instance as a whole, by name: sealed what is shown again, as a digest what is not.
  await knex.schema.createTable('instance_secrets', (t) => {
    t.string('name', 64).primary();
    t.text('sealed');
    t.string('digest', 64).unique();
    t.timestamp('updated_at').notNullable();
  });

  // Requests counted per limiter, caller and window. Rows of windows that ended are swept by the writers.
  await knex.schema.createTable('rate_limits', (t) => {
    t.string('key', 255).notNullable().primary();
    t.integer('count').notNullable();
    // Unix seconds at which the window ends.
    t.bigInteger('expires_at').notNullable().index();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['rate_limits', 'instance_secrets', 'access_revision', 'internal_counters']) {
    await knex.schema.dropTable(table);
  }
}
