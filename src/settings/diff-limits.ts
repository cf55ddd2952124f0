import type { Database } from '#src/database/database.ts';
import type { DiffLimits } from '#src/git/reading/diff.ts';
import { loadCurrentSettings } from './current.ts';

/** Limits of the instance on displayed diffs. */
export async function loadDiffLimits(db: Database): Promise<DiffLimits> {
  const { diff_max_files, diff_max_lines, diff_max_patch_bytes } = await loadCurrentSettings(db);
  return { files: diff_max_files, lines: diff_max_lines, patchBytes: diff_max_patch_bytes };
}
