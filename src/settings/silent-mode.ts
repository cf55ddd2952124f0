import type { Database } from '../database/database.ts';
import { minuteMs } from '../units.ts';
import { Postponed } from '../workers/definition.ts';
import { loadCurrentSettings } from './current.ts';

/** Milliseconds after which a postponed job checks silent mode again. */
const silenceMs = minuteMs;

/** @throws Postponed while `silent_mode_enabled` is on, for jobs that contact other servers or people */
export async function postponeWhileSilent(db: Database): Promise<void> {
  const { silent_mode_enabled } = await loadCurrentSettings(db);
  if (silent_mode_enabled) throw new Postponed(silenceMs * (1 + Math.random()));
}
