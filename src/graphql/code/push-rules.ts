import type { PushRulesResolvers } from '#generated/graphql/resolvers.ts';
import { whereInList } from '#src/database/dialect.ts';
import { loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { PushRuleRow } from '#src/domains/code/push-rules/table.ts';

export const pushRulesGraphql = {
  Project: {
    async pushRules({ id }, _args, context) {
      if (!context.request.paid) return null;
      if ((await loadProjectAccess(context, id)).level < AccessLevel.Maintainer) return null;
      const rule = await context.batches.load(loadRules, id, context);
      return rule === undefined ? null : { rejectUnsignedCommits: rule.reject_unsigned_commits };
    },
  },
} satisfies PushRulesResolvers<GraphqlContext>;

async function loadRules(projects: readonly number[], { request: { db } }: GraphqlContext) {
  const rules = whereInList(db<PushRuleRow>('push_rules'), 'push_rules.project_id', projects);
  const rows = await rules.select<PushRuleRow[]>('push_rules.*');
  return new Map(rows.map((rule) => [rule.project_id, rule]));
}
