import type { Knex } from 'knex';

/** Of a top-level group: whether projects and groups in it may have access tokens of their own. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('groups', (t) => {
    t.boolean('resource_access_token_creation_allowed').notNullable().defaultTo(true);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table groups drop column resource_access_token_creation_allowed');
}
