import type { Knex } from 'knex';

/** What is said about commits, which are in the repository only. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('commit_notes', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.string('commit_id', 64).notNullable();
    t.bigInteger('author_id').notNullable().references('users.id').onDelete('CASCADE').index();
    t.text('note').notNullable();
    // The line of the diff that it is about; null for what is about the commit as a whole.
    t.text('path');
    t.bigInteger('line');
    t.string('line_type', 3);
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.index(['project_id', 'commit_id', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('commit_notes');
}
