import type { Knex } from 'knex';

const ofAuthor = ['entity_type', 'entity_id', 'author_id', 'created_at', 'id'];

/** For lists of one's own changes, of all changes and of those of one kind, and for what is swept by its age. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('audit_events', (t) => {
    t.index(ofAuthor, 'audit_events_of_author');
    t.index(['created_at', 'id']);
    t.index(['entity_type', 'created_at', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('audit_events', (t) => {
    t.dropIndex(ofAuthor, 'audit_events_of_author');
    t.dropIndex(['created_at', 'id']);
    t.dropIndex(['entity_type', 'created_at', 'id']);
  });
}
