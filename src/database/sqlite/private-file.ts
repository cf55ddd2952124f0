import { chmodSync, closeSync, openSync } from 'node:fs';

const ownerOnlyMode = 0o600;

/**
 * Restricts a database file to its owner before it is opened, also an existing one. The database reports any obstacle.
 * An existing file is not opened here: closing it would release all locks of this process on it.
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
