import { filterByColumn } from '#src/lists/filter.ts';
import { list } from '#src/lists/list.ts';
import type { ApprovalRuleRow } from './table.ts';

interface Parameters {
  /** Id of the project. */
  readonly project: number;
}

/** The rules of a project, the oldest first. */
export const approvalRuleList = list<Parameters, null, ApprovalRuleRow>()({
  name: 'approval_rules',
  table: 'approval_rules',
  // A project has few: read whole, they are counted on the way.
  isInOrder: () => false,
  filters: { project: filterByColumn('approval_rules.project_id') },
});
