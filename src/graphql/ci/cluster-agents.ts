import type { ClusterAgentSource, ClusterAgentsResolvers } from '#generated/graphql/resolvers.ts';
import { whereInList } from '#src/database/dialect.ts';
import { parseGlobalIdNumber } from '#runtime/graphql/read.ts';
import { NotFound } from '#src/errors.ts';
import { loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { presentAgentTokenDetail } from '#src/domains/ci/cluster-agents/presenter.ts';
import type { ClusterAgentRow } from '#src/domains/ci/cluster-agents/table.ts';
import type { ClusterAgentTokenRow } from '#src/domains/ci/cluster-agents/token-table.ts';

export const clusterAgentsGraphql = {
  ClusterAgent: {
    load: async (ids, context) => {
      const rows = await loadAgentsBy(context, 'cluster_agents.id', ids);
      return new Map(rows.map((row) => [row.id, toAgentSource(row)]));
    },
    project: async ({ project_id }, _args, context) => ({
      id: (await loadProjectAccess(context, project_id)).id,
    }),
    async tokens({ id, project_id }, { status }, context) {
      // Revoked tokens are never listed.
      if (status === 'REVOKED') return [];
      const rows = (await context.batches.load(loadTokens, id, context)) ?? [];
      return rows.map((row) => ({ ...presentAgentTokenDetail(row), project_id }));
    },
    async webPath(agent, _args, context) {
      const { name } = await loadWhole(agent, context);
      const { full_path } = await loadProjectAccess(context, agent.project_id);
      return new URL(context.request.url.web(`${full_path}/-/cluster_agents/${name}`)).pathname;
    },
  },

  ClusterAgentToken: {
    clusterAgent: ({ agent_id, project_id }) => ({ id: agent_id, project_id }),
  },

  Project: {
    async clusterAgent({ id }, { name }, context) {
      const agents = await listAgents(context, id);
      return agents.find((agent) => agent.name === name) ?? null;
    },
    clusterAgents: ({ id }, _args, context) => listAgents(context, id),
  },

  Mutation: {
    async createClusterAgent({ name, projectPath }, operations) {
      const made = await operations.createClusterAgent({
        params: { id: projectPath },
        body: { name },
      });
      const { config_project, ...agent } = made.body;
      return { clusterAgent: { ...agent, project_id: config_project.id } };
    },
    async clusterAgentDelete({ id }, operations, context) {
      const { project_id, id: agent_id } = await loadAgent(context, parseGlobalIdNumber(id.id));
      const params = { id: project_id, agent_id };
      await operations.deleteClusterAgent({ params, headers: {} });
      return {};
    },
    async clusterAgentTokenCreate({ clusterAgentId, name, description }, operations, context) {
      const { project_id, id } = await loadAgent(context, parseGlobalIdNumber(clusterAgentId.id));
      const made = await operations.createClusterAgentToken({
        params: { id: project_id, agent_id: id },
        body: { name, ...(description != null && { description }) },
      });
      const { token: secret, ...token } = made.body;
      return { secret, token: { ...token, project_id } };
    },
    async clusterAgentTokenRevoke({ id }, operations, context) {
      const { db } = context.request;
      const token_id = parseGlobalIdNumber(id.id);
      const token = await db<ClusterAgentTokenRow>('cluster_agent_tokens')
        .where({ id: token_id })
        .first('agent_id');
      if (token === undefined) throw new NotFound('Token');
      const { project_id, id: agent_id } = await loadAgent(context, Number(token.agent_id));
      const params = { id: project_id, agent_id, token_id };
      await operations.revokeClusterAgentToken({ params });
      return {};
    },
  },
} satisfies ClusterAgentsResolvers<GraphqlContext>;

const toAgentSource = ({ id, project_id, name, created_at, created_by_id }: ClusterAgentRow) => ({
  id,
  project_id,
  name,
  created_at,
  created_by_user_id: created_by_id,
});

/** Agents by one of their columns, in the order of their names; a project has at most a hundred. */
const loadAgentsBy = async (
  { request: { db } }: GraphqlContext,
  column: 'cluster_agents.id' | 'cluster_agents.project_id',
  ids: readonly number[],
): Promise<ClusterAgentRow[]> =>
  await whereInList(db<ClusterAgentRow>('cluster_agents'), column, ids)
    .orderBy('cluster_agents.name')
    .select('cluster_agents.*');

const loadAgents = async (projects: readonly number[], context: GraphqlContext) =>
  gatherRowsBy(
    await loadAgentsBy(context, 'cluster_agents.project_id', projects),
    ({ project_id }) => project_id,
  );

/** The agents of a project, for developers. */
async function listAgents(
  context: GraphqlContext,
  projectId: number,
): Promise<readonly ClusterAgentSource[]> {
  const project = await loadProjectAccess(context, projectId);
  const isReader = project.viaAuditor || project.level >= AccessLevel.Developer;
  if (context.request.actor === null || !isReader) return [];
  return ((await context.batches.load(loadAgents, projectId, context)) ?? []).map(toAgentSource);
}

/** Active tokens, most recently used first; an agent has at most a hundred. */
async function loadTokens(agents: readonly number[], { request: { db } }: GraphqlContext) {
  const rows: readonly ClusterAgentTokenRow[] = await whereInList(
    db<ClusterAgentTokenRow>('cluster_agent_tokens'),
    'cluster_agent_tokens.agent_id',
    agents,
  )
    .whereNull('revoked_at')
    .orderByRaw('case when last_used_at is null then 1 else 0 end, last_used_at desc, id desc')
    .select<ClusterAgentTokenRow[]>('cluster_agent_tokens.*');
  return gatherRowsBy(rows, ({ agent_id }) => agent_id);
}

/** @throws NotFound */
async function loadAgent(context: GraphqlContext, id: number): Promise<ClusterAgentRow> {
  const [row] = await loadAgentsBy(context, 'cluster_agents.id', [id]);
  if (row === undefined) throw new NotFound('Agent');
  return row;
}

/** Loads all fields that REST returns for the agent. */
const loadWhole = async (
  agent: ClusterAgentSource,
  context: GraphqlContext,
): Promise<Partial<ClusterAgentSource>> =>
  agent.name === undefined
    ? ((await context.batches.load(clusterAgentsGraphql.ClusterAgent.load, agent.id, context)) ??
      {})
    : agent;
