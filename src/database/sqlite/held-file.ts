import Sqlite from 'better-sqlite3';
import { isBusySqlite } from './failures.ts';
import { makePrivate } from './private-file.ts';

/** Keeps the files open for the lifetime of the process: unreferenced ones would be closed. */
const lockedFiles = new Set<Sqlite.Database>();

/**
 * Takes a file for this process alone, until it gives it back or ends in whatever way: the system frees the locks of a
 * dead process. Null where another has it.
 */
export function holdFile(file: string): (() => void) | null {
  makePrivate(file);
  const database = new Sqlite(file, { timeout: 0 });
  try {
    // The lock writes nothing, so no journal file is needed.
    database.exec('pragma journal_mode = memory');
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (isBusySqlite(error)) return null;
    throw error;
  }
  lockedFiles.add(database);
  return () => {
    lockedFiles.delete(database);
    database.close();
  };
}
