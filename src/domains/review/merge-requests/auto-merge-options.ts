import type { StoredRequest } from '#src/policy/work-requester.ts';
import type { MergeWishes } from './merge/commits.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';

/** The options and the user of an automatic merge. */
export interface AutoMergeOptions extends MergeWishes, StoredRequest {
  /** The head that the user saw. */
  readonly sha: string;
  /** The chain in which that was wanted, see `src/turns/chain.ts`. */
  readonly chain?: string | undefined;
}

type Row = Pick<MergeRequestRow, 'merge_when_pipeline_succeeds' | 'merge_options'>;

/** Null for a merge request that waits for no pipeline. */
export function readAutoMergeOptions(row: Row): AutoMergeOptions | null {
  if (!row.merge_when_pipeline_succeeds || row.merge_options === null) return null;
  return JSON.parse(row.merge_options) as AutoMergeOptions;
}

/** The user whom an open merge request names as the one who merges. */
export const findOpener = (row: Row): number | null => readAutoMergeOptions(row)?.user_id ?? null;
