import type { Database } from '../../database/database.ts';
import { on } from '../../domain-events/subscription.ts';
import { versionAdded } from '../merge-requests/events.ts';
import type { MergeRequestRow } from '../merge-requests/table.ts';
import { findApprovalConfiguration } from '../project-approvals/table.ts';
import { targetChanged, targetCreated } from '../targets/events.ts';
import { askApprovers } from './ask-approvers.ts';

/** Approvals go when there are other commits, or another branch to merge them into, unless the project keeps them. */
export const subscriptions = [
  on(targetCreated, {
    async record(db, { target: { kind, id }, actorId }, { workers }) {
      if (kind === 'merge_request')
        await workers.enqueue(db, askApprovers, { id, user_id: actorId });
    },
  }),
  on(versionAdded, {
    async record(db, { mergeRequest, before, because }) {
      if (because === 'rebase') await moveApprovals(db, mergeRequest, before);
      else if (because === 'target' || mergeRequest.head_sha !== before) {
        await resetApprovals(db, mergeRequest.id, mergeRequest.target_project_id);
      }
    },
  }),
  on(targetChanged, {
    async record(db, { target: { kind, id, container }, changes }) {
      if (kind !== 'merge_request') return;
      if (changes.some(({ attribute }) => attribute === 'target_branch')) {
        await resetApprovals(db, id, container.id);
      }
    },
  }),
];

async function resetApprovals(
  db: Database,
  merge_request_id: number,
  projectId: number,
): Promise<void> {
  const { reset_approvals_on_push: reset } = await findApprovalConfiguration(db, projectId);
  if (reset) await db('approvals').where({ merge_request_id }).delete();
}

/** A rebase of ours brings the same changes: what was approved stays so. */
async function moveApprovals(
  db: Database,
  { id, head_sha }: MergeRequestRow,
  before: string | null,
): Promise<void> {
  await db('approvals').where({ merge_request_id: id, head_sha: before }).update({ head_sha });
}
