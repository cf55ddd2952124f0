import type { Database } from '#src/database/database.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { hourMs } from '#src/units.ts';

/** Milliseconds after which a rebase is taken for given up: it waits for its turn among others that take minutes each. */
export const rebaseTimeoutMs = hourMs;

export const rebaseConflicts =
  'Rebase failed: Rebase locally, resolve all conflicts, then push the branch.';

/** Tells whether a rebase waits or runs. */
export function isRebased(
  { rebase_started_at }: Pick<MergeRequestRow, 'rebase_started_at'>,
  now: Date,
): boolean {
  return (
    rebase_started_at !== null && now.getTime() - Date.parse(rebase_started_at) < rebaseTimeoutMs
  );
}

/** Ends a rebase that came to nothing. */
export async function endFailedRebase(
  db: Database,
  { id, rebase_started_at }: Pick<MergeRequestRow, 'id' | 'rebase_started_at'>,
  merge_error = rebaseConflicts,
): Promise<void> {
  await db('merge_requests')
    .where({ id, rebase_started_at })
    .update({ rebase_started_at: null, rebase_holder: null, merge_error });
}
