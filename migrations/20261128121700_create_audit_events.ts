import type { Knex } from 'knex';

/** Who changed what. Kept when the author is gone: who it was stays in the details. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('audit_events', (t) => {
    t.bigIncrements('id');
    t.bigInteger('author_id').notNullable();
    t.string('entity_type', 16).notNullable();
    t.bigInteger('entity_id').notNullable();
    t.jsonb('details').notNullable();
    t.timestamp('created_at').notNullable();

    t.index(['entity_type', 'entity_id', 'created_at', 'id']);
    // For lists of one's own changes, of all changes and of those of one kind, and for what is swept by its age.
    t.index(
      ['entity_type', 'entity_id', 'author_id', 'created_at', 'id'],
      'audit_events_of_author',
    );
    t.index(['created_at', 'id']);
    t.index(['entity_type', 'created_at', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('audit_events');
}
