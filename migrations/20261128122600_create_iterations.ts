import type { Knex } from 'knex';

/** Spans of days that a group plans its work for, and the rhythm that makes them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('iteration_cadences', (t) => {
    t.bigIncrements('id');
    t.bigInteger('group_id').notNullable().references('namespaces.id').onDelete('CASCADE').index();
    t.text('title').notNullable();
    t.text('description');
    t.date('start_date');
    t.integer('duration_in_weeks');
    t.integer('iterations_in_advance');
    t.boolean('automatic').notNullable();
    t.boolean('active').notNullable();
    t.boolean('roll_over').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
  });

  await knex.schema.createTable('iterations', (t) => {
    t.bigIncrements('id');
    t.bigInteger('group_id').notNullable().references('namespaces.id').onDelete('CASCADE');
    t.bigInteger('cadence_id')
      .notNullable()
      .references('iteration_cadences.id')
      .onDelete('CASCADE');
    t.bigInteger('iid').notNullable();
    t.integer('sequence').notNullable();
    t.text('title');
    if (isPostgres(knex)) t.text('description');
    t.date('start_date').notNullable();
    t.date('due_date').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    // SQLite reads through a long text to the columns behind it, a millisecond for each megabyte; Postgres keeps such texts apart.
    if (!isPostgres(knex)) t.text('description');

    t.unique(['group_id', 'iid']);
    t.index(['group_id', 'due_date', 'id']);
    t.unique(['cadence_id', 'start_date']);
    t.index(['title']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('iterations');
  await knex.schema.dropTable('iteration_cadences');
}

function isPostgres(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === 'postgresql';
}
