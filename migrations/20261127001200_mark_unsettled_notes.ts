import type { Knex } from 'knex';

/** Copies of notes tell the project whose references they still hold. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('notes', (t) => {
    // The id of a project, which may be gone; null for nearly all.
    t.bigInteger('unsettled_from_id');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table notes drop column unsettled_from_id');
}
