import type { Knex } from 'knex';

/** `groups` is a word of SQL, too: Knex cannot read this index on SQLite, and drop no column of the table. */
export async function up(knex: Knex): Promise<void> {
  await createIndex(knex, '"groups"');
}

export async function down(knex: Knex): Promise<void> {
  await createIndex(knex, 'groups');
}

async function createIndex(knex: Knex, table: string): Promise<void> {
  await knex.raw('drop index groups_marked_for_deletion');
  await knex.raw(
    `create index groups_marked_for_deletion on ${table} (marked_for_deletion_on) where marked_for_deletion_on is not null`,
  );
}
