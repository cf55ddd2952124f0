import { matchesPattern, weighRe2 } from '#src/patterns/patterns.ts';
import { matchesRef } from '#src/policy/ref-pattern.ts';
import type { HookRow } from './table.ts';

type Filter = Pick<HookRow, 'push_events_branch_filter' | 'branch_filter_strategy'>;

/** Tells whether a hook receives pushes to the branch. */
export function matchesBranchFilter(
  { push_events_branch_filter: filter, branch_filter_strategy: strategy }: Filter,
  branch: string,
): boolean {
  if (strategy === 'all_branches' || filter === null || filter === '') return true;
  if (strategy === 'wildcard') return matchesRef(filter, branch);
  return weighRe2(filter) === 'small' && matchesPattern(filter, branch) === true;
}
