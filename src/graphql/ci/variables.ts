import type { CiInstanceVariableSource, VariablesResolvers } from '#generated/graphql/resolvers.ts';
import { Placed } from '#runtime/graphql/connection.ts';
import { formatGlobalId } from '#runtime/graphql/global-ids.ts';
import { loadGroupAccess, loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { checkFeatureAccess } from '#src/policy/features.ts';
import { presentVariable } from '#src/domains/ci/variables/presenter.ts';
import {
  sliceVariables,
  type VariableOwner,
  type VariableRow,
} from '#src/domains/ci/variables/table.ts';

export const variablesGraphql = {
  Query: {
    ciVariables: (_args, context) =>
      context.request.actor?.admin === true ? listVariables(context, { kind: 'instance' }) : null,
  },

  Group: {
    async ciVariables({ id }, _args, context) {
      if ((await loadGroupAccess(context, id)).level < AccessLevel.Owner) return null;
      context.countOnce('Group', 'ciVariables');
      return listVariables(context, { kind: 'group', id });
    },
  },

  Project: {
    async ciVariables({ id }, _args, context) {
      const project = await loadProjectAccess(context, id);
      if (project.level < AccessLevel.Maintainer) return null;
      // REST refuses them too: nothing could read them.
      if (checkFeatureAccess(project, 'builds') === 'disabled') return null;
      context.countOnce('Project', 'ciVariables');
      return listVariables(context, { kind: 'project', id });
    },
  },
} satisfies VariablesResolvers<GraphqlContext>;

const words = {
  instance: 'Ci::InstanceVariable',
  group: 'Ci::GroupVariable',
  project: 'Ci::Variable',
} as const;

/** Variables of one place may be long, so a document may request the variables of one place only. */
const listVariables = (context: GraphqlContext, owner: VariableOwner) =>
  new Placed<CiInstanceVariableSource>(async (window) => {
    const { rows, total } = await context.lookUp(() =>
      sliceVariables(context.request.db, owner, window),
    );
    return { nodes: rows.map((row) => toVariableSource(context, owner, row)), total };
  });

function toVariableSource(
  { globalIdApp, request }: GraphqlContext,
  { kind }: VariableOwner,
  row: VariableRow,
): CiInstanceVariableSource {
  const { environment_scope, variable_type, ...variable } = presentVariable(request.db, row);
  return {
    ...variable,
    id: formatGlobalId(globalIdApp, words[kind], row.id),
    environmentScope: environment_scope,
    variableType: variable_type === 'file' ? 'FILE' : 'ENV_VAR',
  };
}
