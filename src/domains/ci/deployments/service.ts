import { deleteInParts } from '#src/database/in-parts.ts';
import type { DeploymentsService } from '#generated/deployments/service.ts';
import type { Deployment, DeploymentDetail } from '#generated/deployments/types.ts';
import { bindToTransaction, type RequestContext, requireActor } from '#src/context.ts';
import { BadRequest, Forbidden, RowNotFound } from '#src/errors.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { checkEnvironmentAttributes } from '#src/domains/ci/environments/attributes.ts';
import { ensureEnvironment } from '#src/domains/ci/environments/named.ts';
import { findEnvironment } from '#src/domains/ci/environments/table.ts';
import { createDeployCheck } from '#src/domains/ci/protected-environments/deployers.ts';
import { loadDeploymentApprovalRules } from './approval-rules.ts';
import { loadDeployables } from './deployables.ts';
import { checkDeployed } from './deployed-commit.ts';
import { deploymentList } from './list.ts';
import { deploymentPolicy } from './policy.ts';
import { presentDeployment } from './presenter.ts';
import { checkTransition, advanceDeployment } from './progress.ts';
import { type DetailedDeploymentRow, findDeployment, insertDeployment } from './table.ts';
import { countPendingApprovals, presentVote, voteOn, loadVotes } from './votes.ts';

export const deployments = {
  async listDeployments({ project, query }, context) {
    const { environment: name, ...listParams } = query;
    const times = query.updated_after ?? query.updated_before;
    if (times !== undefined && query.order_by !== 'updated_at') {
      const told = '`updated_at` filter and `updated_at` sorting must be paired';
      throw new BadRequest(`400 Bad request - ${told}`);
    }
    const of =
      name === undefined
        ? undefined
        : await context
            .db('environments')
            .where({ project_id: project.id, name })
            .first<{ id: number } | undefined>('id');
    const { rows, page } = await deploymentList.pageFor(context, {
      ...listParams,
      project: project.id,
      // No environment has the id 0.
      ...(name !== undefined && { environment_id: of?.id ?? 0 }),
    });
    return { status: 200, page, body: await presentAll(context, project, rows) };
  },

  async getDeployment({ project, params }, context) {
    return { status: 200, body: await presentDetail(context, project, params.deployment_id) };
  },

  async createDeployment({ project, body }, context) {
    authorize(deploymentPolicy.change, { project });
    const { environment: name, sha, ref, tag, status } = body;
    checkEnvironmentAttributes({ name });
    const deploys = await createDeployCheck(context, project);
    authorize(deploymentPolicy.deploy, { project, deployer: deploys(name) });
    await checkDeployed(context.git, project, { ref, tag, sha });
    const at = context.clock();
    const id = await context.db.transaction(async (db) => {
      const now = at.toISOString();
      const environment = await ensureEnvironment(db, { project_id: project.id, name }, now);
      const facts = { project_id: project.id, environment_id: environment.id };
      const made = await insertDeployment(
        db,
        {
          ...facts,
          ref,
          tag,
          sha: sha.toLowerCase(),
          job_id: null,
          on_stop: null,
          user_id: requireActor(context).user.id,
        },
        now,
      );
      await advanceDeployment({ db, workers: context.workers }, made, { status, at });
      return made.id;
    });
    return { status: 201, body: await presentDetail(context, project, id) };
  },

  async updateDeployment({ project, params, body }, context) {
    authorize(deploymentPolicy.change, { project });
    await context.db.transaction(async (db) => {
      const { environment_id } = await findDeployment(db, project.id, params.deployment_id);
      await findEnvironment(db, project.id, environment_id, { lock: true });
      const found = await findDeployment(db, project.id, params.deployment_id);
      if (found.job_id !== null) {
        throw new Forbidden('Deployments created using Hearth CI can not be updated using the API');
      }
      const deploys = await createDeployCheck(bindToTransaction(context, db), project);
      const deployer = deploys(found.environment_name);
      authorize(deploymentPolicy.deploy, { project, deployer });
      checkTransition(found.status, body.status);
      const how = { status: body.status, at: context.clock() };
      await advanceDeployment({ db, workers: context.workers }, found, how);
    });
    return { status: 200, body: await presentDetail(context, project, params.deployment_id) };
  },

  async deleteDeployment({ project, params, headers }, context) {
    authorize(deploymentPolicy.change, { project });
    const deployment = await context.db.transaction(async (db) => {
      const found = await findDeployment(db, project.id, params.deployment_id);
      const environment = await findEnvironment(db, project.id, found.environment_id, {
        lock: true,
      });
      const { id, status, updated_at } = await findDeployment(db, project.id, params.deployment_id);
      checkUnmodifiedSince(headers['If-Unmodified-Since'], updated_at);
      if (status === 'running') throw new BadRequest('Cannot destroy running deployment');
      if (environment.last_deployment_id === id) {
        throw new BadRequest('Deployment currently deployed to environment');
      }
      return id;
    });
    const gone = context.db('deployments').where('id', deployment);
    await deleteInParts(context.db, 'deployments', gone);
    return { status: 204 };
  },

  async voteOnDeployment({ project, params, body }, context) {
    authorize(deploymentPolicy.change, { project });
    const { status, comment = null, represented_as } = body;
    const row = await findDeployment(context.db, project.id, params.deployment_id);
    await voteOn(context, project, row, { status, comment, representedAs: represented_as });
    const votes = await loadVotes(context.db, row.id);
    const own = votes.find(({ user_id }) => user_id === requireActor(context).user.id);
    if (own === undefined) throw new RowNotFound();
    return { status: 201, body: presentVote(own, context.url) };
  },
} satisfies Omit<DeploymentsService<RequestContext>, OfReview>;

/** Operations in `src/domains/review/`. */
type OfReview = 'listDeploymentMergeRequests';

async function presentAll(
  context: RequestContext,
  project: ProjectAccess,
  rows: readonly DetailedDeploymentRow[],
): Promise<Deployment[]> {
  const deployables = await loadDeployables(context, project, rows);
  return rows.map((row) => presentDeployment(row, deployables, context.url));
}

/** Presents a deployment with its approvals, on plans that have them. */
async function presentDetail(
  context: RequestContext,
  project: ProjectAccess,
  id: number,
): Promise<DeploymentDetail> {
  const { db, paid, url } = context;
  const row = await findDeployment(db, project.id, id);
  const [body] = await presentAll(context, project, [row]);
  if (body === undefined) throw new RowNotFound();
  if (!paid) return body;
  const rules = await loadDeploymentApprovalRules(db, project.id, row.environment_name);
  const pending = rules === null ? 0 : await countPendingApprovals(db, row, rules);
  const approvals = (await loadVotes(db, row.id)).map((vote) => presentVote(vote, url));
  return { ...body, pending_approval_count: pending, approvals };
}
