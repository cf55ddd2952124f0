import type { Knex } from 'knex';

/** Tags of a project, by name or wildcard, that only some may create. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('protected_tags', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    // At most 1024 bytes, so that every name fits into the index.
    t.text('name').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.unique(['project_id', 'name']);
  });

  // Who may create a protected tag.
  await knex.schema.createTable('protected_tag_access_levels', (t) => {
    t.bigIncrements('id');
    t.bigInteger('protected_tag_id')
      .notNullable()
      .references('protected_tags.id')
      .onDelete('CASCADE')
      .index();
    // Exactly one of these.
    t.integer('access_level');
    t.bigInteger('user_id').references('users.id').onDelete('CASCADE').index();
    t.bigInteger('group_id').references('namespaces.id').onDelete('CASCADE').index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('protected_tag_access_levels');
  await knex.schema.dropTable('protected_tags');
}
