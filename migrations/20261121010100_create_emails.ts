import type { Knex } from 'knex';

/**
 * Every address of every user. The primary one is here as well as in `users`, so that one unique index is the
 * last word on whose an address is.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('emails', (t) => {
    t.bigIncrements('id');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index();
    t.string('email', 255).notNullable();
    t.text('email_key').notNullable();
    t.boolean('primary').notNullable().defaultTo(false);
    t.timestamp('confirmed_at');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.unique(['email_key']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('emails');
}
