import type { Database } from '#src/database/database.ts';
import { changeWithin } from '#src/database/in-parts.ts';
import { subscribeTo } from '#src/domain-events/subscription.ts';
import { versionAdded } from '#src/domains/review/merge-requests/events.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { isFinal } from '#src/domains/ci/pipelines/composite-status.ts';
import { pipelineChanged } from '#src/domains/ci/pipelines/events.ts';
import { selectPipelineRequests } from '#src/domains/ci/pipelines/head-pipeline.ts';
import { findApprovalConfiguration } from '#src/domains/code/project-approvals/table.ts';
import { issuableChanged, issuableCreated } from '#src/domains/planning/issuables/events.ts';
import { addSystemNote } from '#src/domains/planning/notes/system.ts';
import { askApprovers } from './ask-approvers.ts';
import { approvalChanged } from './events.ts';
import { countMissedByOwnRules } from '#src/domains/ci/approvals/rules.ts';

/**
 * Notes each approval. Removes approvals after new commits or a new target branch, unless the project keeps them. A new target branch also
 * removes own rules that require fewer approvals than the project does there.
 */
export const subscriptions = [
  subscribeTo(approvalChanged, {
    record: (db, { action, target, actorId, at }) =>
      addSystemNote(db, {
        target,
        authorId: actorId,
        action,
        body: `${action} this merge request`,
        at,
      }),
  }),
  subscribeTo(issuableCreated, {
    async record(db, { target: { kind, id }, by }, { workers }) {
      if (kind === 'merge_request')
        await workers.enqueue(db, askApprovers, { id, user_id: by.user_id });
    },
  }),
  subscribeTo(versionAdded, {
    async record(db, { mergeRequest, before, because }) {
      if (because === 'rebase') await moveApprovals(db, mergeRequest, before);
      else if (because === 'target' || mergeRequest.head_sha !== before) {
        await resetApprovals(db, mergeRequest.id, mergeRequest.target_project_id);
      }
    },
  }),
  subscribeTo(issuableChanged, {
    async record(db, { target: { kind, id, container }, by, changes }, { workers }) {
      if (kind !== 'merge_request') return;
      if (changes.some(({ attribute }) => attribute === 'target_branch')) {
        await resetApprovals(db, id, container.id);
        await dropFewer(db, id);
        // Other rules of the project may act now.
        await workers.enqueue(db, askApprovers, { id, user_id: by.user_id });
      }
    },
  }),
  subscribeTo(pipelineChanged, {
    async record(db, { pipeline, after }, { workers }) {
      // Reports of its children are its own.
      if (!isFinal(after) || pipeline.source === 'parent_pipeline') return;
      for (const { id, author_id } of await findChecked(db, pipeline)) {
        await workers.enqueue(db, askApprovers, { id, user_id: author_id });
      }
    },
  }),
];

/** Upper limit on merge requests of one branch into different targets. */
const maxCheckedRequests = 20;

/** The merge requests of the head of a pipeline that rules about reports act on. */
async function findChecked(
  db: Database,
  pipeline: Parameters<typeof selectPipelineRequests>[1],
): Promise<readonly Pick<MergeRequestRow, 'id' | 'author_id'>[]> {
  return selectPipelineRequests(db, pipeline)
    .whereExists(
      db('approval_rules')
        .whereRaw('approval_rules.project_id = merge_requests.target_project_id')
        .where('approval_rules.rule_type', 'report_approver'),
    )
    .orderBy('id')
    .limit(maxCheckedRequests)
    .select('id', 'author_id');
}

async function resetApprovals(
  db: Database,
  merge_request_id: number,
  projectId: number,
): Promise<void> {
  const { reset_approvals_on_push: reset } = await findApprovalConfiguration(db, projectId);
  if (reset) await changeWithin(db('approvals').where({ merge_request_id }), 'delete');
}

/** Rules of its own that ask for fewer approvals than the project does for this target were made for another one. */
async function dropFewer(db: Database, id: number): Promise<void> {
  const mergeRequest = await db<MergeRequestRow>('merge_requests').where({ id }).first();
  if (mergeRequest === undefined) return;
  if ((await countMissedByOwnRules(db, mergeRequest)) === null) return;
  await db('approval_request_rules').where({ merge_request_id: id }).delete();
}

/** A rebase of ours brings the same changes: what was approved stays so. */
async function moveApprovals(
  db: Database,
  { id, head_sha }: MergeRequestRow,
  before: string | null,
): Promise<void> {
  const approvals = db('approvals').where({ merge_request_id: id, head_sha: before });
  await changeWithin(approvals, { head_sha });
}
