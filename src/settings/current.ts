import type { Database } from '#src/database/database.ts';
import { rememberByRevision } from '#src/database/revision-cache.ts';
import type { ApplicationSettingsRow } from './row.ts';
import { loadSettings } from './table.ts';

const remembered = rememberByRevision(loadSettings);

/**
 * The settings of the instance, by name. Every process caches them until a change, so a change takes effect with the
 * next request of each; transactions read them again.
 */
export function loadCurrentSettings(db: Database): Promise<ApplicationSettingsRow> {
  return remembered.current(db);
}

/**
 * The settings for checks of every request, such as limits: usually without waiting, and at most half a second old
 * after changes by other processes.
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
