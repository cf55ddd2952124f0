import type { Knex } from 'knex';

/** The orders of lists of one project's issues, as SQL; each ends with the id. */
const ofProject = {
  created_at: 'created_at',
  updated_at: 'updated_at',
  title: 'title_key',
  popularity: 'upvotes',
  state: 'state, created_at',
  state_updated: 'state, updated_at',
  due_date: "(coalesce(due_date, '9999-12-31'))",
  weight: '(coalesce(weight, 2147483647))',
  position: '(coalesce(relative_position, 9223372036854775807))',
};

const ofAll = { created_at: 'created_at', updated_at: 'updated_at' };

/** Walks along lists of issues, and what filters look up. */
export async function up(knex: Knex): Promise<void> {
  for (const [name, columns] of Object.entries(ofProject)) {
    await knex.raw(
      `create index issues_of_project_by_${name} on issues (project_id, ${columns}, id)`,
    );
  }
  for (const [name, columns] of Object.entries(ofAll)) {
    await knex.raw(`create index issues_by_${name} on issues (${columns}, id)`);
  }
  await knex.schema.alterTable('issues', (t) => {
    t.index(['author_id', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('issues', (t) => {
    t.dropIndex(['author_id', 'id']);
  });
  for (const name of Object.keys(ofAll)) await knex.raw(`drop index issues_by_${name}`);
  for (const name of Object.keys(ofProject)) {
    await knex.raw(`drop index issues_of_project_by_${name}`);
  }
}
