import type { DeploymentApproval } from '../../../generated/deployments/types.ts';
import { type RequestContext, signedIn } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { BadRequest } from '../../errors.ts';
import { findProjectAsUser } from '../../policy/project-as-user.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import { isAdmitted } from '../../policy/protected-refs.ts';
import { type AuthorColumns, authorColumns, authorOf } from '../../records/user.ts';
import type { Urls } from '../../urls.ts';
import { enqueueJob, finishJob, underLock } from '../jobs/transitions.ts';
import { deployersOf } from '../protected-environments/deployers.ts';
import { presentUserBasic } from '../users/presenter.ts';
import { type ApprovalRules, approvalRulesOf } from './approval-rules.ts';
import type { DetailedDeploymentRow } from './table.ts';

interface Vote {
  readonly status: 'approved' | 'rejected';
  readonly comment: string | null;
}

type VoteRow = Vote & AuthorColumns & { readonly user_id: number; readonly created_at: string };

const notWaiting = 'This deployment job is not waiting for approvals';

/**
 * Notes what somebody says about a deployment that waits for approvals: the last one lets its job begin, and one against
 * it ends it.
 * @throws BadRequest saying why they cannot
 */
export async function voteOn(
  context: RequestContext,
  project: ProjectAccess,
  deployment: DetailedDeploymentRow,
  vote: Vote,
): Promise<void> {
  const { db } = context;
  const { user } = signedIn(context);
  const { id, job_id, environment_name: name } = deployment;
  const rules = await approvalRulesOf(db, project.id, name);
  if (rules === null) throw new BadRequest('This environment is not protected');
  if (!(await mayVote(context, project, name, rules.rules))) {
    throw new BadRequest('You do not have permission to approve or reject this deployment');
  }
  if (deployment.status !== 'blocked' || job_id === null) throw new BadRequest(notWaiting);
  const at = context.clock();
  const voted = await underLock(db, job_id, async (db, job) => {
    const waiting = await db('deployments').where({ id, status: 'blocked' }).first('id');
    if (waiting === undefined) throw new BadRequest(notWaiting);
    // Somebody else may have begun the job again since: it then runs on their behalf.
    if (vote.status === 'approved' && [deployment.user_id, job.user_id].includes(user.id)) {
      throw new BadRequest('The same user can not approve');
    }
    await db('deployment_approvals')
      .insert({ deployment_id: id, user_id: user.id, ...vote, created_at: at.toISOString() })
      .onConflict(['deployment_id', 'user_id'])
      .merge();
    if (vote.status === 'rejected') {
      const failed = { status: 'failed', failureReason: 'deployment_rejected' } as const;
      await finishJob(db, job_id, { ...failed, from: ['manual'] }, at);
    } else if ((await pendingApprovals(db, deployment, rules)) === 0) {
      await db('deployments').where({ id }).update({ status: 'created' });
      await enqueueJob(db, job_id, {}, at);
    }
    return true;
  });
  if (voted === null) throw new BadRequest(notWaiting);
}

async function mayVote(
  context: Pick<RequestContext, 'db' | 'actor' | 'paid'>,
  project: ProjectAccess,
  name: string,
  rules: ApprovalRules['rules'],
): Promise<boolean> {
  if (rules.length > 0) return isAdmitted(context.db, project, context.actor, rules);
  return (await deployersOf(context, project))(name);
}

/** The votes about a deployment, in the order in which they were given. */
export function votesAbout(db: Database, deploymentId: number): Promise<VoteRow[]> {
  return db('deployment_approvals as votes')
    .join('users as authors', 'authors.id', 'votes.user_id')
    .where('votes.deployment_id', deploymentId)
    .orderBy('votes.id')
    .select('votes.status', 'votes.comment', 'votes.created_at', 'votes.user_id')
    .select(authorColumns());
}

/** How many approvals are missing, from those who may give them now; where rules say who, of each rule its own. */
export async function pendingApprovals(
  db: Database,
  { id, project_id, environment_name: name }: DetailedDeploymentRow,
  { required, rules }: ApprovalRules,
): Promise<number> {
  const votes = await votesAbout(db, id);
  const approved = votes.filter(({ status }) => status === 'approved');
  const found = await Promise.all(
    approved.map(({ user_id }) => findProjectAsUser(db, user_id, project_id)),
  );
  const voters = found.filter((as) => as !== null);
  const wanted =
    rules.length === 0
      ? [{ needed: required, by: [] }]
      : rules.map((rule) => ({ needed: rule.required_approvals, by: [rule] }));
  let pending = 0;
  for (const { needed, by } of wanted) {
    let fitting = 0;
    for (const { actor, project } of voters) {
      // Only a paid plan has votes.
      if (await mayVote({ db, actor, paid: true }, project, name, by)) fitting += 1;
    }
    pending += Math.max(0, needed - fitting);
  }
  return pending;
}

export const presentVote = (row: VoteRow, url: Urls): DeploymentApproval => ({
  user: presentUserBasic(authorOf(row), url),
  status: row.status,
  created_at: row.created_at,
  comment: row.comment,
});
