import type { Knex } from 'knex';

const tables = ['issues', 'merge_requests', 'milestones', 'notes'];

/** Percent of the rows of a part of an index that have to be deleted for SQLite to write the part anew, unless told otherwise. */
const usual = 10;

/**
 * SQLite notes beside an index of long texts which rows are deleted. With each transaction that deletes some it wrote
 * parts of the index anew as well, many times over, which held everybody up for as long as the index is large. The work
 * of the night does that in steps.
 */
export async function up(knex: Knex): Promise<void> {
  await rewriteFrom(knex, 0);
}

export async function down(knex: Knex): Promise<void> {
  await rewriteFrom(knex, usual);
}

/** 0 is never. */
async function rewriteFrom(knex: Knex, percent: number): Promise<void> {
  const { dialect } = knex.client as { dialect: string };
  if (dialect === 'postgresql') return;
  for (const table of tables) {
    const search = `${table}_text_search`;
    await knex.raw(`insert into ${search} (${search}, rank) values ('deletemerge', ${percent})`);
  }
}
