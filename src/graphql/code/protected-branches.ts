import type { BranchRuleSource, ProtectedBranchesResolvers } from '#generated/graphql/resolvers.ts';
import { Placed } from '#runtime/graphql/connection.ts';
import { loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { sliceProtectedBranches } from '#src/domains/code/protected-branches/finder.ts';

export const protectedBranchesGraphql = {
  BranchRule: {
    isDefault: async ({ project_id, name }, _args, context) =>
      (await loadProjectAccess(context, project_id)).default_branch === name,
  },

  Project: {
    async branchRules({ id }, _args, context) {
      const { level } = await loadProjectAccess(context, id);
      if (level < AccessLevel.Maintainer) return null;
      return new Placed<BranchRuleSource>(async (window) => {
        const { rows, total } = await context.lookUp(() =>
          sliceProtectedBranches(context.request.db, id, window),
        );
        const nodes = rows.map(({ name, allow_force_push }) => ({
          project_id: id,
          name,
          isProtected: true,
          branchProtection: { allowForcePush: allow_force_push },
        }));
        return { nodes, total };
      });
    },
  },
} satisfies ProtectedBranchesResolvers<GraphqlContext>;
