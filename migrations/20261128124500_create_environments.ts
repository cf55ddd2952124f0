import type { Knex } from 'knex';

/** Where projects are deployed to, and who may deploy. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('environments', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.string('name', 255).notNullable();
    t.string('slug', 24).notNullable();
    t.string('external_url', 255);
    t.string('tier', 16).notNullable();
    t.string('state', 16).notNullable();
    t.timestamp('auto_delete_at');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    // The last successful one.
    t.bigInteger('last_deployment_id');
    t.timestamp('auto_stop_at');

    t.unique(['project_id', 'name']);
    t.unique(['project_id', 'slug']);
    t.index(['project_id', 'state', 'name']);
  });
  for (const index of [
    'index environments_to_delete on environments (auto_delete_at) where auto_delete_at is not null',
    'index environments_to_stop on environments (auto_stop_at) where auto_stop_at is not null',
    'index environments_by_name on environments (name, id)',
  ]) {
    await knex.raw(`create ${index}`);
  }

  // Environments of a project, by their exact name, to which only some may deploy.
  await knex.schema.createTable('protected_environments', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.string('name', 255).notNullable();
    t.integer('required_approval_count').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.unique(['project_id', 'name']);
  });

  await knex.schema.createTable('protected_environment_deployers', (t) => {
    t.bigIncrements('id');
    t.bigInteger('protected_environment_id')
      .notNullable()
      .references('protected_environments.id')
      .onDelete('CASCADE')
      .index();
    t.integer('access_level');
    t.bigInteger('user_id').references('users.id').onDelete('CASCADE').index();
    t.bigInteger('group_id').references('namespaces.id').onDelete('CASCADE').index();
  });

  await knex.schema.createTable('protected_environment_approvers', (t) => {
    t.bigIncrements('id');
    t.bigInteger('protected_environment_id')
      .notNullable()
      .references('protected_environments.id')
      .onDelete('CASCADE')
      .index();
    t.integer('access_level');
    t.bigInteger('user_id').references('users.id').onDelete('CASCADE').index();
    t.bigInteger('group_id').references('namespaces.id').onDelete('CASCADE').index();
    t.integer('required_approvals').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    'protected_environment_approvers',
    'protected_environment_deployers',
    'protected_environments',
    'environments',
  ]) {
    await knex.schema.dropTable(table);
  }
}
