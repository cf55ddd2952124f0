import type { Knex } from 'knex';

/**
 * Users that a group's single sign-on provisions: their id there counts in any case, each has one of them, and they are
 * active as long as they are members. Other identities have no key.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('identities', (t) => {
    t.string('extern_uid_key', 2048);
    t.boolean('active').notNullable().defaultTo(true);
  });
  await knex.raw(
    'create unique index identities_extern_uid on identities (saml_provider_id, extern_uid_key)',
  );
  await knex.raw(
    `create unique index identities_provisioned on identities (saml_provider_id, user_id)
     where extern_uid_key is not null`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index identities_provisioned');
  await knex.raw('drop index identities_extern_uid');
  await knex.schema.alterTable('identities', (t) => {
    t.dropColumn('active');
    t.dropColumn('extern_uid_key');
  });
}
