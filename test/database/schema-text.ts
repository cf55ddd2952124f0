import { execution } from '#src/database/execution.ts';
import type { Database } from '#src/database/database.ts';
import { describePostgres } from './postgres-schema.ts';
import { describeSqlite } from './sqlite-schema.ts';

const names = { sqlite: 'SQLite', postgres: 'Postgres' } as const;

/** The file that has the schema of this kind of database. */
export const schemaFile = (kind: keyof typeof names) =>
  new URL(`../../migrations/schema.${kind}.sql`, import.meta.url);

/**
 * The whole schema of a database as a text, to be read and to be compared: tables in the order of their names, columns
 * in their own, and the rows that a new database has. The way by which the schema was made does not show.
 */
export async function describeSchema(db: Database): Promise<string> {
  const { dialect } = db[execution];
  const texts = await (dialect === 'sqlite' ? describeSqlite(db) : describePostgres(db));
  const compared =
    dialect === 'sqlite'
      ? ''
      : '\n-- Texts compare by their bytes, but for those with `collate default`.';
  return `-- The schema on ${names[dialect]} when all migrations have run, written by \`npm run schema\`: do not edit it.${compared}\n\n${texts.join('\n\n')}\n`;
}
