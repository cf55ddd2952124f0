import { readDurationSeconds } from '#src/ci/duration.ts';
import type { Database } from '#src/database/database.ts';
import { Forbidden } from '#src/errors.ts';
import { loadRecentSettings } from '#src/settings/current.ts';

/** Tells whether jobs and pipelines of this age are read-only. */
export async function isArchived(
  db: Database,
  { created_at }: { readonly created_at: string },
  now: Date,
): Promise<boolean> {
  const { archive_builds_in_human_readable: text } = await loadRecentSettings(db);
  const seconds = text === null ? null : readDurationSeconds(text);
  return seconds !== null && now.getTime() - Date.parse(created_at) > seconds * 1000;
}

/** @throws Forbidden where they do */
export async function requireRecent(
  db: Database,
  old: { readonly created_at: string },
  now: Date,
): Promise<void> {
  if (await isArchived(db, old, now)) throw new Forbidden();
}
