import type { Knex } from 'knex';

/** People signed in with a browser. The identifier that their cookie holds is never stored, only its digest. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('sessions', (t) => {
    t.bigIncrements('id');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index();
    t.string('digest', 64).notNullable().unique();
    t.timestamp('created_at').notNullable();
    t.timestamp('last_used_at').notNullable();
    t.timestamp('expires_at').notNullable().index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('sessions');
}
