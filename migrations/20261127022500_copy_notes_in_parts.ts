import type { Knex } from 'knex';

/** Issues whose notes are being copied from another by a job, and how far that has come. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('note_copies', (t) => {
    t.bigInteger('issue_id').primary().references('issues.id').onDelete('CASCADE');
    // The last note of the other issue that was copied.
    t.bigInteger('after_id').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('note_copies');
}
