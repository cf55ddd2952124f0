import type { Database } from '#src/database/database.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';

const intervals = {
  instance_type: 'runner_token_expiration_interval',
  group_type: 'group_runner_token_expiration_interval',
  project_type: 'project_runner_token_expiration_interval',
} as const;

/** Computes the expiry of a token created at `now`, both ISO 8601; null for never. */
export async function computeTokenExpiry(
  db: Database,
  type: keyof typeof intervals,
  now: string,
): Promise<string | null> {
  const seconds = (await loadCurrentSettings(db))[intervals[type]];
  return seconds === null ? null : new Date(Date.parse(now) + seconds * 1_000).toISOString();
}
