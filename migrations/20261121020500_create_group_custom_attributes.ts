import type { Knex } from 'knex';

/** Pairs that administrators attach to groups. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('group_custom_attributes', (t) => {
    t.bigIncrements('id');
    t.bigInteger('group_id').notNullable().references('namespaces.id').onDelete('CASCADE');
    t.string('key', 255).notNullable();
    t.text('value').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.unique(['group_id', 'key']);
    t.index(['key', 'group_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('group_custom_attributes');
}
