import type { Knex } from 'knex';

/** Branches of a project, by name or wildcard, that only some may push to. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('protected_branches', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    // At most 1024 bytes, so that every name fits into the index.
    t.text('name').notNullable();
    t.boolean('allow_force_push').notNullable().defaultTo(false);
    t.boolean('code_owner_approval_required').notNullable().defaultTo(false);
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.unique(['project_id', 'name']);
  });

  // Who may do what with a protected branch.
  await knex.schema.createTable('protected_branch_access_levels', (t) => {
    t.bigIncrements('id');
    t.bigInteger('protected_branch_id')
      .notNullable()
      .references('protected_branches.id')
      .onDelete('CASCADE')
      .index();
    // push, merge or unprotect
    t.string('action', 16).notNullable();
    // Exactly one of these.
    t.integer('access_level');
    t.bigInteger('user_id').references('users.id').onDelete('CASCADE').index();
    t.bigInteger('group_id').references('namespaces.id').onDelete('CASCADE').index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('protected_branch_access_levels');
  await knex.schema.dropTable('protected_branches');
}
