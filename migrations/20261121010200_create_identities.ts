import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('identities', (t) => {
    t.bigIncrements('id');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index();
    t.string('provider', 255).notNullable();
    t.string('extern_uid', 1024).notNullable();
    t.bigInteger('saml_provider_id').index();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
  });
  // Ids of group single sign-on are unique within their provider, all others within the instance.
  await knex.raw(
    'create unique index identities_account on identities (provider, extern_uid, coalesce(saml_provider_id, 0))',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('identities');
}
