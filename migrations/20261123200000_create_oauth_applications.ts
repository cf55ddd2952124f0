import type { Knex } from 'knex';

/** Programs that ask users for tokens: of one user, or, without owner, of the whole instance. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('oauth_applications', (t) => {
    t.bigIncrements('id');
    t.string('uid', 64).notNullable().unique();
    t.string('secret_digest', 64).notNullable();
    t.string('name', 255).notNullable();
    t.text('redirect_uri').notNullable();
    t.jsonb('scopes').notNullable();
    t.boolean('confidential').notNullable().defaultTo(true);
    t.boolean('trusted').notNullable().defaultTo(false);
    t.bigInteger('owner_id').references('users.id').onDelete('CASCADE');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.index(['owner_id', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('oauth_applications');
}
