import type { Knex } from 'knex';

const table = 'project_authorization_totals';

/** Totals of what a user is authorized for, also by `projects.root_id`: where there are many, see `held.ts`. */
export async function up(knex: Knex): Promise<void> {
  await create(knex, ['listing', 'root_id']);
}

export async function down(knex: Knex): Promise<void> {
  await create(knex, ['listing']);
}

/** The totals are derived: they are counted anew. */
async function create(knex: Knex, counted: readonly string[]): Promise<void> {
  await knex.schema.dropTable(table);
  await knex.schema.createTable(table, (t) => {
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    t.smallint('listing').notNullable();
    if (counted.includes('root_id')) t.bigInteger('root_id').notNullable();
    t.bigInteger('count').notNullable();

    t.primary(['user_id', ...counted]);
  });
  const columns = ['held.user_id', ...counted.map((name) => `projects.${name}`)].join(', ');
  await knex.raw(`
    insert into ${table} (user_id, ${counted.join(', ')}, count)
    select ${columns}, count(*)
    from project_authorizations as held
    join projects on projects.id = held.project_id
    where projects.listing is not null
    group by ${columns}`);
}
