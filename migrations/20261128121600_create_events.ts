import type { Knex } from 'knex';

/** What users did: the activity that profiles and projects show. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('events', (t) => {
    t.bigIncrements('id');
    t.bigInteger('author_id').notNullable().references('users.id').onDelete('CASCADE');
    t.bigInteger('project_id').references('projects.id').onDelete('CASCADE');
    t.bigInteger('group_id').references('namespaces.id').onDelete('CASCADE').index();
    t.string('action', 16).notNullable();
    // A class name; null for pushes, and for what was done to the project or group itself.
    t.string('target_type', 32);
    t.bigInteger('target_id');
    t.bigInteger('target_iid');
    t.text('target_title');
    // The part of the project that readers of the event must be able to read, null for the project itself.
    t.string('feature', 32);
    // Of a confidential issue or note: for its author, and for reporters upwards.
    t.boolean('confidential').notNullable().defaultTo(false);
    t.jsonb('push');
    t.timestamp('created_at').notNullable();

    t.index(['author_id', 'created_at', 'id']);
    t.index(['project_id', 'created_at', 'id']);
    // For the events of a kind, where they are few: see `findFew`.
    t.index(['author_id', 'action', 'target_type'], 'events_author_id_kind');
    t.index(['project_id', 'action', 'target_type'], 'events_project_id_kind');
    // The index alone tells the projects of the newest events of all, without the events of others.
    t.index(['created_at', 'id', 'project_id']);
    // For what was done with one issue, merge request or epic, newest first.
    t.index(['target_type', 'target_id', 'created_at', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('events');
}
