import { secondsOf } from '../../ci/duration.ts';
import type { Database } from '../../database/database.ts';
import { Forbidden } from '../../errors.ts';
import { currentSettings } from '../../settings/current.ts';

/** @throws Forbidden where the settings say that jobs and pipelines as old as this stay as they are */
export async function requireRecent(
  db: Database,
  { created_at }: { readonly created_at: string },
  now: Date,
): Promise<void> {
  const { archive_builds_in_human_readable: text } = await currentSettings(db);
  const seconds = text === null ? null : secondsOf(text);
  if (seconds === null) return;
  if (now.getTime() - Date.parse(created_at) > seconds * 1000) throw new Forbidden();
}
