import type { ApprovalRule } from '#generated/approval-rules/types.ts';
import type { RequestContext } from '#src/context.ts';
import { presentProtectedBranch } from '#src/domains/code/protected-branches/presenter.ts';
import { loadApprovers, noApprovers, listShownApprovers } from './approvers.ts';
import { loadRuleBranches } from './branches.ts';
import { presentApprovalRule } from './presenter.ts';
import type { ApprovalRuleRow } from './table.ts';

type Context = Pick<RequestContext, 'db' | 'actor' | 'today' | 'paid' | 'url'>;

/** The rules of one project as the caller may see them. */
export async function presentApprovalRules(
  context: Context,
  rows: readonly ApprovalRuleRow[],
): Promise<ApprovalRule[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { url, paid } = context;
  const approvers = await loadApprovers(context, 'approval_rule', ids);
  const branches = await loadRuleBranches(context, ids);
  const told = listShownApprovers(ids.map(approvers));
  return rows.map((row, at) =>
    presentApprovalRule(
      row,
      {
        approvers: told[at] ?? noApprovers,
        branches: branches(row.id).map(({ levels, ...branch }) =>
          presentProtectedBranch(branch, levels, { paid }),
        ),
      },
      url,
    ),
  );
}

export async function presentOneApprovalRule(
  context: Context,
  row: ApprovalRuleRow,
): Promise<ApprovalRule> {
  const [body] = await presentApprovalRules(context, [row]);
  if (body === undefined) throw new Error('no response body was built for the rule');
  return body;
}
