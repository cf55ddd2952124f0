import { chmodSync, closeSync, openSync } from 'node:fs';

const ownerOnlyMode = 0o600;

/**
 * Lets nobody but its owner read a file that is opened as a database next, also one that is there already. Whatever
 * stands in the way, the database says. A file that is there is not opened: to close it would end all locks that this
 * process has on it.
 */
export function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', ownerOnlyMode));
  } catch {
    try {
      chmodSync(file, ownerOnlyMode);
    } catch {
      return;
    }
  }
}
