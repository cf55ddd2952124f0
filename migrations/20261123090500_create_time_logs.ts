import type { Knex } from 'knex';

/** Time that users spent on issues. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('time_logs', (t) => {
    t.bigIncrements('id');
    t.bigInteger('issue_id').references('issues.id').onDelete('CASCADE').index();
    t.bigInteger('user_id').references('users.id').onDelete('SET NULL').index();
    t.bigInteger('note_id').references('notes.id').onDelete('SET NULL').index();
    // Seconds; negative where time was taken away.
    t.integer('time_spent').notNullable();
    t.timestamp('spent_at').notNullable();
    t.text('summary');
    t.timestamp('created_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('time_logs');
}
