import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Knex } from 'knex';

export interface Migration {
  up(knex: Knex): Promise<void>;
  down(knex: Knex): Promise<void>;
}

const folder = new URL('../../migrations/', import.meta.url);
const extension = '.ts';

/**
 * Names of all migrations in the order of their execution. In the build, src/build/join-migrations.ts replaces this
 * file.
 */
export async function listMigrations(): Promise<readonly string[]> {
  const files = await readdir(fileURLToPath(folder));
  return files
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length))
    .sort();
}

export async function loadMigration(name: string): Promise<Migration> {
  const loaded: unknown = await import(new URL(name + extension, folder).href);
  if (!isMigration(loaded)) throw new Error(`migration ${name} must export up and down`);
  return loaded;
}

/** Statements that create the final schema in an empty SQLite database: the build knows them. */
export async function loadSqliteSchema(): Promise<readonly string[] | null> {
  return null;
}

function isMigration(loaded: unknown): loaded is Migration {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'up' in loaded &&
    typeof loaded.up === 'function' &&
    'down' in loaded &&
    typeof loaded.down === 'function'
  );
}
