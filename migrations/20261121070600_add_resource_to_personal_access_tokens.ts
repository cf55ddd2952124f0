import type { Knex } from 'knex';

const columns = { project_id: 'projects', group_id: 'namespaces' } as const;

/** The project or the group that a token belongs to; both null for tokens of people. */
export async function up(knex: Knex): Promise<void> {
  // In these words on SQLite too, where Knex would copy the whole table.
  for (const [column, table] of Object.entries(columns)) {
    await knex.raw(
      `alter table personal_access_tokens
       add column ${column} bigint references ${table} (id) on delete cascade`,
    );
  }
  await knex.schema.alterTable('personal_access_tokens', (t) => {
    t.index(['project_id', 'id']);
    t.index(['group_id', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('personal_access_tokens', (t) => {
    t.dropIndex(['project_id', 'id']);
    t.dropIndex(['group_id', 'id']);
  });
  for (const column of Object.keys(columns)) {
    await knex.raw(`alter table personal_access_tokens drop column ${column}`);
  }
}
