import type { Knex } from 'knex';

/** Every pair of a namespace and what it is in, itself included at distance 0. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('namespace_ancestors', (t) => {
    t.bigInteger('namespace_id').notNullable().references('namespaces.id').onDelete('CASCADE');
    t.bigInteger('ancestor_id').notNullable().references('namespaces.id').onDelete('CASCADE');
    t.integer('distance').notNullable();

    t.primary(['namespace_id', 'ancestor_id']);
    t.index(['ancestor_id', 'namespace_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('namespace_ancestors');
}
