import type { Knex } from 'knex';

/** Notes of merge requests may be about a line of the diff, or a place in an image. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('notes', (t) => {
    // JSON, as the API shows it.
    t.text('position');
    // The file and the line in it, for those about lines.
    t.text('line_code');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table notes drop column line_code');
  await knex.raw('alter table notes drop column position');
}
