import type { Knex } from 'knex';

/** Archives that groups are made of. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('group_imports', (t) => {
    t.bigIncrements('id');
    t.bigInteger('group_id').notNullable().references('namespaces.id').onDelete('CASCADE');
    t.bigInteger('user_id').references('users.id').onDelete('SET NULL').index();
    // Null once the archive is not needed any more.
    t.string('storage_key', 64);
    t.string('status', 16).notNullable();
    t.timestamp('created_at').notNullable();

    t.unique(['group_id']);
    t.unique(['storage_key']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('group_imports');
}
