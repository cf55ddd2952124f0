import type { Knex } from 'knex';

/** Who may do what with a protected branch. */
export async function up(knex: Knex): Promise<void> {
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
}
