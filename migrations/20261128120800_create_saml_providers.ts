import type { Knex } from 'knex';

/** The single sign-on of a group, one at most, with the digest of the token by which it provisions users. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('saml_providers', (t) => {
    t.bigIncrements('id');
    t.bigInteger('group_id').notNullable().unique().references('namespaces.id').onDelete('CASCADE');
    t.boolean('enabled').notNullable();
    t.string('sso_url', 2048).notNullable();
    t.string('certificate_fingerprint', 95).notNullable();
    t.integer('default_membership_role').notNullable();
    t.string('scim_token_digest', 64).unique();
    t.timestamp('scim_token_created_at');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('saml_providers');
}
