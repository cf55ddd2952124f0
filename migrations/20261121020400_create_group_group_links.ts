import type { Knex } from 'knex';

/** Groups that are shared with another group, whose members then have access. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('group_group_links', (t) => {
    t.bigIncrements('id');
    t.bigInteger('shared_group_id').notNullable().references('namespaces.id').onDelete('CASCADE');
    t.bigInteger('shared_with_group_id')
      .notNullable()
      .references('namespaces.id')
      .onDelete('CASCADE')
      .index();
    t.integer('group_access').notNullable();
    t.date('expires_at').index();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.unique(['shared_group_id', 'shared_with_group_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('group_group_links');
}
