import type { DeploymentApproval } from '#generated/deployments/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { audit, toAuditedProject } from '#src/domain-events/audited.ts';
import { BadRequest } from '#src/errors.ts';
import { findProjectAsUser } from '#src/policy/project-as-user.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { createAdmissionCheck } from '#src/policy/protected-refs.ts';
import { toUnknownRequest } from '#src/policy/work-requester.ts';
import { type AuthorColumns, listAuthorColumns, readAuthor } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import { enqueueJob, finishJob, runUnderLock } from '#src/domains/ci/jobs/transitions.ts';
import { createDeployCheck } from '#src/domains/ci/protected-environments/deployers.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import { describeAccessLevel } from '#src/domains/code/protected-branches/access-levels.ts';
import { type ApprovalRules, loadDeploymentApprovalRules } from './approval-rules.ts';
import type { DetailedDeploymentRow } from './table.ts';

interface Vote {
  readonly status: 'approved' | 'rejected';
  readonly comment: string | null;
}

interface VoteRow extends Vote, AuthorColumns {
  readonly user_id: number;
  readonly rule_id: number | null;
  readonly created_at: string;
}

const noSuchRule =
  'There are no approval rules for the given `represent_as` parameter. Use a valid User/Group/Role name instead.';
const notWaiting = 'This deployment job is not waiting for approvals';

/**
 * Stores a vote on a deployment that waits for approvals: the last approval starts its job, and a rejection ends it.
 * @throws BadRequest saying why they cannot
 */
export async function voteOn(
  context: RequestContext,
  project: ProjectAccess,
  deployment: DetailedDeploymentRow,
  { representedAs, ...vote }: Vote & { readonly representedAs: string | undefined },
): Promise<void> {
  const { db } = context;
  const { user } = requireActor(context);
  const { id, job_id, environment_name: name } = deployment;
  const rules = await loadDeploymentApprovalRules(db, project.id, name);
  if (rules === null) throw new BadRequest('This environment is not protected');
  const fitting = await filterFittingRules(context, project, rules.rules);
  const may = rules.rules.length > 0 ? fitting.length > 0 : await mayDeploy(context, project, name);
  if (!may) throw new BadRequest('You do not have permission to approve or reject this deployment');
  const rule = findRule(fitting, representedAs);
  if (deployment.status !== 'blocked' || job_id === null) throw new BadRequest(notWaiting);
  const at = context.clock();
  const voted = await runUnderLock(db, job_id, async (db, job) => {
    const waiting = await db('deployments').where({ id, status: 'blocked' }).first('id');
    if (waiting === undefined) throw new BadRequest(notWaiting);
    // Another user may have started the job again since, which then runs on their behalf.
    if (vote.status === 'approved' && [deployment.user_id, job.user_id].includes(user.id)) {
      throw new BadRequest('The same user can not approve');
    }
    await db('deployment_approvals')
      .insert({
        deployment_id: id,
        user_id: user.id,
        rule_id: rule?.id ?? null,
        ...vote,
        created_at: at.toISOString(),
      })
      .onConflict(['deployment_id', 'user_id'])
      .merge();
    const told = { actor: { user }, now: at.toISOString() };
    const target = { type: 'Deployment', id, details: name };
    const change = { change: 'deployment_approval', to: vote.status };
    await audit(db, toAuditedProject(project), change, told, target);
    if (vote.status === 'rejected') {
      const failed = { status: 'failed', failureReason: 'deployment_rejected' } as const;
      await finishJob(db, job_id, { ...failed, from: ['manual'] }, at);
    } else if ((await countPendingApprovals(db, deployment, rules)) === 0) {
      await db('deployments').where({ id }).update({ status: 'created' });
      await enqueueJob(db, job_id, {}, at);
    }
    return true;
  });
  if (voted === null) throw new BadRequest(notWaiting);
}

type Voter = Pick<RequestContext, 'db' | 'actor' | 'paid'>;

const mayDeploy = async (voter: Voter, project: ProjectAccess, name: string): Promise<boolean> =>
  (await createDeployCheck(voter, project))(name);

async function filterFittingRules(
  { db, actor }: Voter,
  project: ProjectAccess,
  rules: ApprovalRules['rules'],
): Promise<ApprovalRules['rules']> {
  return rules.filter(await createAdmissionCheck(db, project, actor, rules));
}

/**
 * The rule that a vote counts for: the named one, or the first that applies to the user.
 * @throws BadRequest when none has that name
 */
function findRule(
  fitting: ApprovalRules['rules'],
  name: string | undefined,
): ApprovalRules['rules'][number] | undefined {
  if (name === undefined || name === '') return fitting[0];
  const named = fitting.find((rule) => describeAccessLevel(rule).includes(name));
  if (named === undefined) throw new BadRequest(noSuchRule);
  return named;
}

/** Votes on a deployment, in the order of their creation. */
export function loadVotes(db: Database, deploymentId: number): Promise<VoteRow[]> {
  return db('deployment_approvals as votes')
    .join('users as authors', 'authors.id', 'votes.user_id')
    .where('votes.deployment_id', deploymentId)
    .orderBy('votes.id')
    .select('votes.status', 'votes.comment', 'votes.created_at', 'votes.user_id', 'votes.rule_id')
    .select(listAuthorColumns());
}

/** Number of missing approvals by currently eligible users; with rules, a vote counts for one of them. */
export async function countPendingApprovals(
  db: Database,
  { id, project_id, environment_name: name }: DetailedDeploymentRow,
  { required, rules }: ApprovalRules,
): Promise<number> {
  const votes = await loadVotes(db, id);
  const approved = votes.filter(({ status }) => status === 'approved');
  const found = await Promise.all(
    approved.map(async ({ user_id, rule_id }) => {
      const as = await findProjectAsUser(db, toUnknownRequest(user_id), project_id);
      return as === null ? [] : [{ ...as, rule_id }];
    }),
  );
  const given = new Map<number | null, number>();
  for (const { actor, project, rule_id } of found.flat()) {
    // Only a paid plan has votes.
    const voter = { db, actor, paid: true };
    if (rules.length === 0 && !(await mayDeploy(voter, project, name))) continue;
    const fitting = await filterFittingRules(voter, project, rules);
    const rule = fitting.find(({ id: each }) => each === rule_id) ?? fitting[0];
    if (rules.length > 0 && rule === undefined) continue;
    given.set(rule?.id ?? null, (given.get(rule?.id ?? null) ?? 0) + 1);
  }
  const countMissing = (needed: number, of: number | null) =>
    Math.max(0, needed - (given.get(of) ?? 0));
  if (rules.length === 0) return countMissing(required, null);
  return rules.reduce((sum, rule) => sum + countMissing(rule.required_approvals, rule.id), 0);
}

export const presentVote = (row: VoteRow, url: Urls): DeploymentApproval => ({
  user: presentUserBasic(readAuthor(row), url),
  status: row.status,
  created_at: row.created_at,
  comment: row.comment,
});
