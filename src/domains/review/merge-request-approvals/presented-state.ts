import type { ApprovalRule } from '#generated/approval-rules/types.ts';
import type { ApprovalState } from '#generated/merge-request-approvals/types.ts';
import type { RequestContext } from '#src/context.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { presentApprovalRules } from '#src/domains/code/approval-rules/presented.ts';
import { presentStateRule, listShownRules } from './presenter.ts';
import type { AppliedRule } from '#src/domains/ci/approvals/rules.ts';
import type { ApprovalFacts } from '#src/domains/ci/approvals/state.ts';

type Context = Pick<RequestContext, 'db' | 'actor' | 'today' | 'paid' | 'url'>;

/** The rules of a merge request, each with how far it is satisfied. */
export async function presentStateRules(
  context: Context,
  facts: ApprovalFacts,
): Promise<ApprovalState['rules']> {
  const { rules } = facts.tally;
  const sources = await loadRuleSources(
    context,
    rules.map(({ rule }) => rule),
  );
  const presented: ApprovalState['rules'] = [];
  const pauses = new Pauses();
  const told = listShownRules(rules.map(({ rule }) => rule));
  for (const [at, each] of rules.entries()) {
    const rule = told[at] ?? each.rule;
    presented.push(presentStateRule({ ...each, rule }, sources(each.rule), context.url));
    await pauses.take();
  }
  return presented;
}

/** The rules of the project that these were copied from. */
export async function loadRuleSources(
  context: Context,
  rules: readonly AppliedRule[],
): Promise<(rule: AppliedRule) => ApprovalRule | null> {
  const rows = rules.flatMap(({ source }) => source ?? []);
  const presented = await presentApprovalRules(context, rows);
  return ({ source }) => presented.find(({ id }) => id === source?.id) ?? null;
}
