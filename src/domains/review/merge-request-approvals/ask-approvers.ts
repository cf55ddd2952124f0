import { Crowd } from '#src/domains/code/approval-rules/crowd.ts';
import type { Database } from '#src/database/database.ts';
import { toDay } from '#src/text/day.ts';
import { isPaid } from '#src/plan.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toUserOwner } from '#src/workers/owners.ts';
import { askPeople } from '#src/domains/review/merge-requests/ask-people.ts';
import { findHeadPipeline } from '#src/domains/ci/pipelines/head-pipeline.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { isFinal } from '#src/domains/ci/pipelines/composite-status.ts';
import { findApprovalConfiguration } from '#src/domains/code/project-approvals/table.ts';
import { findRules } from '#src/domains/ci/approvals/rules.ts';
import { findApprovals } from '#src/domains/ci/approvals/table.ts';

interface Payload {
  /** The id of the merge request. */
  readonly id: number;
  /** The user who made it, or changed its rules. */
  readonly user_id: number;
}

/** People whom one merge request asks; of more the first by id. */
const maxAskedUsers = 100;

/** Creates to-dos for the approvers in the rules of a merge request, each once. Code owners get none. */
export const askApprovers: WorkerDefinition<Payload> = {
  name: 'ask_approvers',
  worksFor: ({ user_id }) => toUserOwner(user_id),

  async run({ id, user_id }, { db, clock, config }) {
    const mergeRequest = await db<MergeRequestRow>('merge_requests').where({ id }).first();
    if (mergeRequest?.state !== 'opened') return;
    const { target_project_id, author_id } = mergeRequest;
    const project = await db<ProjectRow>('projects').where({ id: target_project_id }).first();
    if (project === undefined) return;
    const at = clock();
    const asking = { db, actor: null, today: toDay(at) };
    const { applied } = await findRules(asking, {
      project,
      mergeRequest,
      configuration: await findApprovalConfiguration(db, project.id),
      owning: [],
      paid: isPaid(config.plan),
    });
    const pipeline = await findHeadPipeline(db, mergeRequest);
    const isOver = pipeline === null || isFinal(pipeline.status);
    const named = applied
      // Checks of reports are known, and these are asked, when the pipeline is over.
      .filter(({ rule_type }) => isOver || rule_type !== 'report_approver')
      .filter(({ approvals_required: required }) => required > 0)
      .map(({ approvers }) => approvers.counting);
    const left = new Set(
      Crowd.of(named)
        .all()
        .map(({ id }) => id),
    );
    const before = await findAsked(db, mergeRequest);
    const approvals = await findApprovals(db, mergeRequest);
    for (const known of [author_id, user_id, ...before, ...approvals.map(({ id }) => id)]) {
      left.delete(known);
    }
    const room = Math.max(0, maxAskedUsers - before.length);
    const people = [...left].sort((one, other) => one - other).slice(0, room);
    await askPeople(db, mergeRequest, { action: 'approval_required', at }, people);
  },
};

/** The users who were asked before. */
async function findAsked(db: Database, mergeRequest: MergeRequestRow): Promise<readonly number[]> {
  const todos = await db('todos')
    .where({ merge_request_id: mergeRequest.id, action: 'approval_required' })
    .select<{ user_id: number }[]>('user_id');
  return todos.map(({ user_id }) => user_id);
}
