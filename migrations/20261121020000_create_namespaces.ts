import type { Knex } from 'knex';

/** The tree of groups, with the personal namespaces of users beside it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('namespaces', (t) => {
    t.bigIncrements('id');
    t.string('kind', 16).notNullable();
    t.string('name', 255).notNullable();
    // Folded in the application, so that both databases agree on what a search finds.
    t.text('name_key').notNullable();
    t.string('path', 255).notNullable();
    t.text('full_path').notNullable();
    t.text('full_name').notNullable();
    t.bigInteger('parent_id').references('namespaces.id').index();
    // Of personal namespaces only.
    t.bigInteger('owner_id').references('users.id').unique();
    t.string('visibility', 16).notNullable();
    t.integer('depth').notNullable();
    t.boolean('pending_delete').notNullable().defaultTo(false);
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
  });
  await knex.raw('create unique index namespaces_full_path on namespaces (lower(full_path))');
  await knex.raw(
    "create unique index namespaces_group_name on namespaces (coalesce(parent_id, 0), name) where kind = 'group'",
  );
  // The orders of lists, of all groups and of those with one visibility; they also serve the counts.
  for (const columns of [
    'id',
    'name, id',
    'path, id',
    'visibility, id',
    'visibility, name, id',
    'visibility, path, id',
  ]) {
    const name = `namespaces_groups_by_${columns.replaceAll(', ', '_')}`;
    await knex.raw(
      `create index ${name} on namespaces (${columns}) where kind = 'group' and not pending_delete`,
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('namespaces');
}
