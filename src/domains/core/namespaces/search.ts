import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { toContainsPattern, findContaining } from '#src/database/text-search.ts';

/** Restricts a query of `namespaces` to those with the folded text in their name or path; an empty text matches all. */
export async function whereNameContains(
  db: Database,
  namespaces: Knex.QueryBuilder,
  search: string,
): Promise<void> {
  if (search === '') return;
  const found = await findContaining(db, 'namespaces', search);
  if (found !== null) whereInList(namespaces, 'namespaces.id', found);
  const pattern = toContainsPattern(search);
  namespaces.whereRaw(
    "(namespaces.name_key like ? escape '\\' or lower(namespaces.path) like ? escape '\\')",
    [pattern, pattern],
  );
}
