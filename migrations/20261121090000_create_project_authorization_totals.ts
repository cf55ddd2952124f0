import type { Knex } from 'knex';

/**
 * In how many projects of each `projects.listing` a user holds a level: lists of what somebody may see need not
 * count. Derived from `project_authorizations` and `projects`; see src/policy/authorizations.ts.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('project_authorization_totals', (t) => {
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    t.smallint('listing').notNullable();
    t.bigInteger('count').notNullable();

    t.primary(['user_id', 'listing']);
  });
  await knex.raw(`
    insert into project_authorization_totals (user_id, listing, count)
    select held.user_id, projects.listing, count(*)
    from project_authorizations as held
    join projects on projects.id = held.project_id
    where projects.listing is not null
    group by held.user_id, projects.listing`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('project_authorization_totals');
}
