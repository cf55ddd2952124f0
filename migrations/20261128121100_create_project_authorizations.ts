import type { Knex } from 'knex';

/** Who holds which level in which project. */
export async function up(knex: Knex): Promise<void> {
  // Projects that are shared with a group, whose members then have access.
  await knex.schema.createTable('project_group_links', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.bigInteger('group_id').notNullable().references('namespaces.id').onDelete('CASCADE').index();
    t.integer('group_access').notNullable();
    t.date('expires_at').index();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.unique(['project_id', 'group_id']);
  });

  // The highest access level each user holds in each project, from all sources together. Derived, and kept by the
  // code that changes memberships, shares, groups and projects: see src/policy/authorizations.ts.
  await knex.schema.createTable('project_authorizations', (t) => {
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.integer('access_level').notNullable();

    t.primary(['user_id', 'project_id']);
    t.index(['project_id', 'access_level']);
  });
  // For the few projects that a user looks after, of the many that the user is in. Of these only: an index of all levels
  // would be as large as the table, and be taken where the primary key has the order of the list.
  await knex.raw(`create index project_authorizations_maintained on project_authorizations (user_id, project_id, access_level)
     where access_level >= 40`);

  // Totals of what a user is authorized for, also by `projects.root_id`: where there are many, see `held.ts`.
  await knex.schema.createTable('project_authorization_totals', (t) => {
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    t.smallint('listing').notNullable();
    t.bigInteger('root_id').notNullable();
    t.bigInteger('count').notNullable();

    t.primary(['user_id', 'listing', 'root_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('project_authorization_totals');
  await knex.schema.dropTable('project_authorizations');
  await knex.schema.dropTable('project_group_links');
}
