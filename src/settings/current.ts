import type { Database } from '#src/database/database.ts';
import { rememberByRevision } from '#src/database/revision-cache.ts';
import type { ApplicationSettingsRow } from './row.ts';
import { loadSettings } from './table.ts';

const remembered = rememberByRevision(loadSettings);

/**
 * The settings of the instance, by name. Every process remembers them until they are changed, so that a change holds
 * for the next request of each; inside a transaction they are read anew.
 */
export function loadCurrentSettings(db: Database): Promise<ApplicationSettingsRow> {
  return remembered.current(db);
}

/**
 * The settings for what every request asks, like its limits: at once where it can be, and half a second late at most
 * about changes made by other processes.
 */
export function loadRecentSettings(
  db: Database,
): ApplicationSettingsRow | Promise<ApplicationSettingsRow> {
  return remembered.recent(db);
}

/** Settings as of the last read; undefined before the first. Every request reads them. */
export function findKnownSettings(db: Database): ApplicationSettingsRow | undefined {
  return remembered.known(db);
}

/** Drops the cached settings. Call it after the commit of a change. */
export function forgetSettings(db: Database): void {
  remembered.forget(db);
}
