import { deleteInParts } from '#src/database/in-parts.ts';
import type { ClusterAgentsService } from '#generated/cluster-agents/service.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import { audit, toAuditedProject } from '#src/domain-events/audited.ts';
import { authorize } from '#src/policy/authorize.ts';
import { findHomeOfJob } from '#src/policy/job-reach.ts';
import { findLengthErrors, findTextErrors } from '#src/text/text-errors.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { loadProjectIdentity } from '#src/domains/core/projects/identity.ts';
import { loadAllowedAgents } from './allowed-agents.ts';
import { clusterAgentPolicy } from './policy.ts';
import { presentAgentToken, presentAgentTokenDetail, presentClusterAgent } from './presenter.ts';
import { findClusterAgent, findClusterAgents, insertClusterAgent } from './table.ts';
import {
  createAgentToken,
  findAgentToken,
  findAgentTokens,
  findAnyAgentToken,
} from './token-table.ts';

const namePattern = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const otherCharacters =
  "can contain only lowercase letters, digits, and '-', but cannot start or end with '-'";

export const clusterAgents = {
  async listAllowedAgents(_, context) {
    const { db } = context;
    const actor = requireActor(context);
    if (actor.token?.kind !== 'job') throw new NotFound('Job');
    const home = await findHomeOfJob(db, actor);
    return { status: 200, body: await loadAllowedAgents(db, home, actor.token.id, actor.user) };
  },

  async listClusterAgents({ project, query }, { db }) {
    const { rows, page } = await findClusterAgents(db, project.id, query);
    const present = presentClusterAgent(await loadProjectIdentity(db, project));
    return { status: 200, page, body: rows.map(present) };
  },

  async getClusterAgent({ project, params }, { db }) {
    const agent = await findClusterAgent(db, project.id, params.agent_id);
    return {
      status: 200,
      body: presentClusterAgent(await loadProjectIdentity(db, project))(agent),
    };
  },

  async createClusterAgent({ project, body: { name } }, context) {
    authorize(clusterAgentPolicy.change, { project });
    const errors = findTextErrors(name, 63);
    if (errors.length === 0 && !namePattern.test(name)) errors.push(otherCharacters);
    if (errors.length > 0) throw new BadRequest({ name: errors });
    const { db, now } = context;
    const agent = await insertClusterAgent(db, {
      project_id: project.id,
      name,
      created_at: now,
      created_by_id: requireActor(context).user.id,
    });
    return {
      status: 201,
      body: presentClusterAgent(await loadProjectIdentity(db, project))(agent),
    };
  },

  async deleteClusterAgent({ project, params, headers }, { db }) {
    authorize(clusterAgentPolicy.change, { project });
    const { id, created_at } = await findClusterAgent(db, project.id, params.agent_id);
    checkUnmodifiedSince(headers['If-Unmodified-Since'], created_at);
    await deleteInParts(db, 'cluster_agents', db('cluster_agents').where({ id }));
    return { status: 204 };
  },

  async listClusterAgentTokens({ project, params, query }, { db }) {
    const agent = await findClusterAgent(db, project.id, params.agent_id);
    const { rows, page } = await findAgentTokens(db, agent.id, query);
    return { status: 200, page, body: rows.map(presentAgentToken) };
  },

  async getClusterAgentToken({ project, params }, { db }) {
    const agent = await findClusterAgent(db, project.id, params.agent_id);
    const token = await findAgentToken(db, agent.id, params.token_id);
    return { status: 200, body: presentAgentTokenDetail(token) };
  },

  async createClusterAgentToken({ project, params, body }, context) {
    authorize(clusterAgentPolicy.change, { project });
    const { db, now } = context;
    const { name, description = null } = body;
    const agent = await findClusterAgent(db, project.id, params.agent_id);
    const faults = {
      name: findTextErrors(name),
      description: findLengthErrors(description ?? '', 1024),
    };
    const faulty = Object.entries(faults).filter(([, texts]) => texts.length > 0);
    if (faulty.length > 0) throw new BadRequest(Object.fromEntries(faulty));
    const creatorId = requireActor(context).user.id;
    const input = { agentId: agent.id, name, description, creatorId };
    return db.transaction(async (db) => {
      const { row, token } = await createAgentToken(db, project, input, now);
      const change = { add: 'cluster_agent_token' };
      await audit(db, toAuditedProject(project), change, context, toTokenTarget(row));
      return { status: 201, body: { ...presentAgentTokenDetail(row), token } } as const;
    });
  },

  async revokeClusterAgentToken({ project, params }, context) {
    authorize(clusterAgentPolicy.change, { project });
    await context.db.transaction(async (db) => {
      const agent = await findClusterAgent(db, project.id, params.agent_id);
      const row = await findAnyAgentToken(db, agent.id, params.token_id);
      // Asking twice changes nothing more.
      if (row.revoked_at !== null) return;
      await db('cluster_agent_tokens').where({ id: row.id }).update({ revoked_at: context.now });
      const change = { remove: 'cluster_agent_token' };
      await audit(db, toAuditedProject(project), change, context, toTokenTarget(row));
    });
    return { status: 204 };
  },
} satisfies ClusterAgentsService<RequestContext>;

const toTokenTarget = ({ id, name }: { readonly id: number; readonly name: string }) => ({
  type: 'AgentToken',
  id,
  details: name,
});
