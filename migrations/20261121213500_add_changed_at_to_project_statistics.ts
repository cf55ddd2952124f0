import type { Knex } from 'knex';

/** When refs were last seen to have moved since the repository was tidied; null for not at all. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('project_statistics', (t) => {
    t.timestamp('changed_at');
    t.index(['changed_at', 'project_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('project_statistics', (t) => {
    t.dropIndex(['changed_at', 'project_id']);
    t.dropColumn('changed_at');
  });
}
