import Sqlite from 'better-sqlite3';
import { isBusy } from './failures.ts';
import { makePrivate } from './private-file.ts';

/** Held for as long as the process lives: what nothing refers to is closed. */
const held: Sqlite.Database[] = [];

/**
 * Takes a file for this process alone, until it ends in whatever way: the system gives the locks of a dead process
 * back. False where another process has it.
 */
export function holdFile(file: string): boolean {
  makePrivate(file);
  const database = new Sqlite(file, { timeout: 0 });
  try {
    // Nothing is written: no journal beside it.
    database.exec('pragma journal_mode = memory');
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (isBusy(error)) return false;
    throw error;
  }
  held.push(database);
  return true;
}
