import type { Database } from '#src/database/database.ts';
import { changeWithin } from '#src/database/in-parts.ts';

const askedAgain = {
  can_be_merged: 'unchecked',
  cannot_be_merged: 'cannot_be_merged_recheck',
} as const;

/** Resets merge statuses that are no longer certain: a known status becomes unchecked or due for a recheck. */
export async function forgetMergeStatus(
  db: Database,
  where: Readonly<Record<string, unknown>>,
  known: readonly (keyof typeof askedAgain)[] = ['can_be_merged', 'cannot_be_merged'],
): Promise<void> {
  for (const merge_status of known) {
    const mergeRequests = db('merge_requests').where({ ...where, state: 'opened', merge_status });
    await changeWithin(mergeRequests, { merge_status: askedAgain[merge_status] });
  }
}
