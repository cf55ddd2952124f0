import type { Knex } from 'knex';

const listings = [0, 1, 2, 3, 4, 5];

/**
 * The newest projects of one listing, for filters that no index serves. Rows lie in the order of ids, so Postgres would
 * rather walk along all ids, and pass over every project of other listings on its way: thousands, where somebody brought
 * in thousands at once. SQLite walks along the index that begins with the listing.
 */
export async function up(knex: Knex): Promise<void> {
  if (!isPostgres(knex)) return;
  for (const listing of listings) {
    await knex.raw(
      `create index projects_of_listing_${listing} on projects (id) where listing = ${listing}`,
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  if (!isPostgres(knex)) return;
  for (const listing of listings) await knex.raw(`drop index projects_of_listing_${listing}`);
}

function isPostgres(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === 'postgresql';
}
