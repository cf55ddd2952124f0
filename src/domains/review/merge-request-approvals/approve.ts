import type { ApproveMergeRequest } from '#generated/merge-request-approvals/types.ts';
import { matchesPassword } from '#src/auth/passwords.ts';
import { bindToTransaction, type RequestContext, requireActor } from '#src/context.ts';
import { fold } from '#src/database/folding.ts';
import { publish } from '#src/domain-events/publish.ts';
import { Conflict, RowNotFound, Unauthorized } from '#src/errors.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { toMergeRequestIssuable } from '#src/domains/review/merge-requests/table.ts';
import { lockPresent } from '#src/domains/projects/removals/lock-present.ts';
import { approvalChanged } from './events.ts';
import { approvalPolicy, findApprovalFault, hasApproved } from './policy.ts';
import { type Review, loadReview } from '#src/domains/ci/approvals/review.ts';
import { type ApprovalFacts, findApprovalFacts } from '#src/domains/ci/approvals/state.ts';

/**
 * Approves the merge request as it is, and answers how that leaves it.
 * @throws Unauthorized when the caller may not, did already, or gives a wrong password
 * @throws Conflict when its head is another than `sha`
 */
export async function approve(
  context: RequestContext,
  project: ProjectAccess,
  seen: MergeRequestRow,
  { sha, approval_password: password }: ApproveMergeRequest,
): Promise<ApprovalFacts> {
  authorize(approvalPolicy.write, { project });
  const review = await loadReview(context, seen);
  const first = await findApprovalFacts(context, project, seen, review);
  requireApproval(context, project, first);
  requireHead(seen, sha);
  if (first.configuration.require_password_to_approve) await requirePassword(context, password);
  return context.db.transaction(async (db) => {
    const within = bindToTransaction(context, db);
    const mergeRequest = await lockPresent(db, 'merge_requests', seen.id);
    // New commits arrived since: the review covers another head.
    if (mergeRequest.head_sha !== review.headSha) throw createHeadConflict(mergeRequest);
    const before = await findApprovalFacts(within, project, mergeRequest, review);
    requireApproval(context, project, before);
    const columns = { head_sha: mergeRequest.head_sha, created_at: context.now };
    await db('approvals')
      .insert({
        merge_request_id: mergeRequest.id,
        user_id: requireActor(context).user.id,
        ...columns,
      })
      // One of an old head, which does not count any more.
      .onConflict(['merge_request_id', 'user_id'])
      .merge(columns);
    return announce(within, project, { before, review, action: 'approved' });
  });
}

/**
 * Takes back the approval of the caller, and answers how that leaves the merge request.
 * @throws RowNotFound when there is none
 */
export async function unapprove(
  context: RequestContext,
  project: ProjectAccess,
  seen: MergeRequestRow,
): Promise<ApprovalFacts> {
  authorize(approvalPolicy.write, { project });
  const actor = requireActor(context);
  const review = await loadReview(context, seen);
  return context.db.transaction(async (db) => {
    const within = bindToTransaction(context, db);
    const mergeRequest = await lockPresent(db, 'merge_requests', seen.id);
    const before = await findApprovalFacts(within, project, mergeRequest, review);
    if (!hasApproved(before, actor)) throw new RowNotFound();
    if (mergeRequest.state === 'merged' || mergeRequest.state === 'locked') {
      throw new Unauthorized('The merge request is merged.');
    }
    await db('approvals')
      .where({ merge_request_id: mergeRequest.id, user_id: actor.user.id })
      .delete();
    return announce(within, project, { before, review, action: 'unapproved' });
  });
}

interface Change {
  readonly before: ApprovalFacts;
  readonly review: Review;
  readonly action: 'approved' | 'unapproved';
}

async function announce(
  context: RequestContext,
  project: ProjectAccess,
  { before, review, action }: Change,
): Promise<ApprovalFacts> {
  const { mergeRequest } = before;
  const after = await findApprovalFacts(context, project, mergeRequest, review);
  const changed = approvalChanged({
    action,
    target: toMergeRequestIssuable(mergeRequest, project),
    decisive: (action === 'approved' ? after : before).tally.approved,
    actorId: requireActor(context).user.id,
    at: context.clock(),
  });
  await publish(context.db, changed);
  return after;
}

function requireApproval(
  { actor }: RequestContext,
  { level }: ProjectAccess,
  facts: ApprovalFacts,
): void {
  const fault = findApprovalFault({ actor, level, facts });
  if (fault !== null) throw new Unauthorized(fault);
}

function requireHead(mergeRequest: MergeRequestRow, sha: string | undefined): void {
  if (sha !== undefined && sha !== mergeRequest.head_sha) throw createHeadConflict(mergeRequest);
}

const createHeadConflict = ({ head_sha }: MergeRequestRow) =>
  new Conflict(`SHA does not match HEAD of source branch: ${head_sha ?? ''}`);

/** Attempts count towards the limit of sign-ins, so that a stolen token does not help to guess the password. */
async function requirePassword(
  context: RequestContext,
  password: string | undefined,
): Promise<void> {
  const { user } = requireActor(context);
  if (password === undefined) throw new Unauthorized('`approval_password` is required.');
  const subject = { actor: null, path: fold(user.username), ip: '' };
  const giveBack = await context.limits.take('login_by_name', subject);
  const stored = await context
    .db('users')
    .where({ id: user.id })
    .first<{ password_digest: string | null } | undefined>('password_digest');
  if (!(await matchesPassword(password, stored?.password_digest ?? null))) throw new Unauthorized();
  await giveBack();
}
