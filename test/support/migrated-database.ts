import path from 'node:path';
import { makeOnce } from './make-once.ts';

/** The file of an empty database of this version on SQLite, for servers that tests start. */
export async function migratedDatabase(): Promise<string> {
  return path.join(await makeOnce('migrated-database', make), FILE);
}

const FILE = 'hearth.sqlite';

async function make(folder: string): Promise<void> {
  // Most users of this module start processes and no server.
  const [{ connect }, { migrate }] = await Promise.all([
    import('#src/database/database.ts'),
    import('#src/database/migrate.ts'),
  ]);
  const db = await connect(`sqlite:${path.join(folder, FILE)}`);
  try {
    await migrate(db);
  } finally {
    await db.close();
  }
}
