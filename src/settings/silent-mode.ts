import type { Database } from '#src/database/database.ts';
import { minuteMs } from '#src/units.ts';
import { Postponed } from '#src/workers/definition.ts';
import { loadCurrentSettings } from './current.ts';
import { changeSettings } from './table.ts';

/** Milliseconds after which a postponed job checks silent mode again. */
const silenceMs = minuteMs;

/** @throws Postponed while `silent_mode_enabled` is on, for jobs that contact other servers or people */
export async function postponeWhileSilent(db: Database): Promise<void> {
  const { silent_mode_enabled } = await loadCurrentSettings(db);
  if (silent_mode_enabled) throw new Postponed(silenceMs * (1 + Math.random()));
}

/** Switches silent mode on or off. */
export async function setSilentMode(db: Database, silent_mode_enabled: boolean): Promise<void> {
  const now = new Date().toISOString();
  await db.transaction((db) => changeSettings(db, () => ({ silent_mode_enabled }), now));
}
