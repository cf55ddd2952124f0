import type { Knex } from 'knex';

/** Apps that show codes, recovery codes, and sign-ins that wait for one of either. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('second_factors', (t) => {
    t.bigInteger('user_id').primary().references('users.id').onDelete('CASCADE');
    // Sealed: a code can be checked only by whoever can make it.
    t.text('secret').notNullable();
    // Of the last code that was taken, counted in half minutes since 1970: none is taken twice.
    t.bigInteger('last_step').notNullable();
    t.timestamp('created_at').notNullable();
  });
  await knex.schema.createTable('recovery_codes', (t) => {
    t.bigIncrements('id');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    t.string('digest', 64).notNullable();
    t.unique(['user_id', 'digest']);
  });
  await knex.schema.createTable('half_sign_ins', (t) => {
    t.bigIncrements('id');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index();
    t.string('digest', 64).notNullable().unique();
    t.boolean('remembered').notNullable();
    t.text('return_to').notNullable();
    t.integer('tries').notNullable().defaultTo(0);
    t.timestamp('expires_at').notNullable().index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('half_sign_ins');
  await knex.schema.dropTable('recovery_codes');
  await knex.schema.dropTable('second_factors');
}
