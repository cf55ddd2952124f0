import type { Database } from '../database/database.ts';
import { minuteMs } from '../units.ts';
import { Postponed } from '../workers/definition.ts';
import { loadCurrentSettings } from './current.ts';

/** Milliseconds after which a job that waits for the end of silent mode looks again. */
const silenceMs = minuteMs;

/** @throws Postponed while `silent_mode_enabled` is on: the job contacts other servers or people, and waits */
export async function postponeWhileSilent(db: Database): Promise<void> {
  const { silent_mode_enabled } = await loadCurrentSettings(db);
  if (silent_mode_enabled) throw new Postponed(silenceMs * (1 + Math.random()));
}
