import type { Knex } from 'knex';

/**
 * The highest access level each user holds in each project, from all sources together. Derived, and kept by the
 * code that changes memberships, shares, groups and projects: see src/policy/authorizations.ts.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('project_authorizations', (t) => {
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.integer('access_level').notNullable();

    t.primary(['user_id', 'project_id']);
    t.index(['project_id', 'access_level']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('project_authorizations');
}
