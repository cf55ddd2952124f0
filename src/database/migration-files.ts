import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Knex } from 'knex';

interface Migration {
  up(knex: Knex): Promise<void>;
  down(knex: Knex): Promise<void>;
}

/** TypeScript while developing, JavaScript beside the compiled build; names are kept without either. */
const extension = path.extname(fileURLToPath(import.meta.url));

/** The names of all migrations in the order in which they run, and the folder they are in. */
export async function listMigrations(): Promise<{ folder: string; names: string[] }> {
  const start = path.dirname(fileURLToPath(import.meta.url));
  // The build may have put this module deeper or higher than it is in the source tree.
  for (let parent = start; ; parent = path.dirname(parent)) {
    const folder = path.join(parent, 'migrations');
    const files = await readdir(folder).catch(() => []);
    const names = files
      .filter((file) => file.endsWith(extension) && !file.endsWith(`.d${extension}`))
      .map((file) => file.slice(0, -extension.length))
      .sort();
    if (names.length > 0) return { folder, names };
    if (parent === path.dirname(parent)) {
      throw new Error(`no folder with migrations above ${start}`);
    }
  }
}

export async function loadMigration(folder: string, name: string): Promise<Migration> {
  const url = pathToFileURL(path.join(folder, name + extension)).href;
  const loaded: unknown = await import(url);
  if (!isMigration(loaded)) throw new Error(`migration ${name} must export up and down`);
  return loaded;
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
