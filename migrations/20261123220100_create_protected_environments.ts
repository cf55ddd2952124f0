import type { Knex } from 'knex';

/** Environments of a project, by their exact name, to which only some may deploy. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('protected_environments', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.string('name', 255).notNullable();
    t.integer('required_approval_count').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.unique(['project_id', 'name']);
  });
  for (const [table, approvals] of [
    ['protected_environment_deployers', false],
    ['protected_environment_approvers', true],
  ] as const) {
    await knex.schema.createTable(table, (t) => {
      t.bigIncrements('id');
      t.bigInteger('protected_environment_id')
        .notNullable()
        .references('protected_environments.id')
        .onDelete('CASCADE')
        .index();
      t.integer('access_level');
      t.bigInteger('user_id').references('users.id').onDelete('CASCADE').index();
      t.bigInteger('group_id').references('namespaces.id').onDelete('CASCADE').index();
      if (approvals) t.integer('required_approvals').notNullable();
    });
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('protected_environment_approvers');
  await knex.schema.dropTable('protected_environment_deployers');
  await knex.schema.dropTable('protected_environments');
}
