import type { Knex } from 'knex';

/** Notes about lines of a merge request may say what these should be instead. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('suggestions', (t) => {
    t.bigIncrements('id');
    t.bigInteger('note_id').notNullable().references('notes.id').onDelete('CASCADE');
    // Its place among those of the note.
    t.integer('position').notNullable();
    // The lines that it is about besides that of the note.
    t.integer('lines_above').notNullable();
    t.integer('lines_below').notNullable();
    t.text('from_content').notNullable();
    t.text('to_content').notNullable();
    t.text('state').notNullable();
    // The commit that applied it.
    t.text('commit_id');

    t.unique(['note_id', 'position']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('suggestions');
}
