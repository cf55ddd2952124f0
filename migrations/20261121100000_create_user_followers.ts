import type { Knex } from 'knex';

/** Who follows whom; `users` counts both ways. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('user_followers', (t) => {
    t.bigInteger('follower_id').notNullable().references('users.id').onDelete('CASCADE');
    t.bigInteger('followed_id').notNullable().references('users.id').onDelete('CASCADE');
    t.timestamp('created_at').notNullable();

    t.primary(['follower_id', 'followed_id']);
    t.index(['followed_id', 'follower_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('user_followers');
}
