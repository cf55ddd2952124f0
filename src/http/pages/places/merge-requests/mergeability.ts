import type { BodyOf } from '../operations.ts';
import type { ProjectVisit } from '../visits.ts';
import type { MergeRequest } from './subject.tsx';

export type Approvals = BodyOf<'getMergeRequestApprovals'>;

/** Mergeability of a merge request in words. */
export interface Mergeability {
  readonly ready: boolean;
  readonly text: string;
}

/** The first thing in the way of a merge, in the order in which the operation looks. */
export function explainMergeability(
  { facts }: Pick<ProjectVisit, 'facts'>,
  mergeRequest: MergeRequest,
  approvals: Approvals | null,
): Mergeability {
  const reason =
    findReasonOfRequest(mergeRequest) ??
    findReasonOfPipeline(facts, mergeRequest) ??
    findReasonOfApprovals(approvals) ??
    findReasonOfBranches(facts, mergeRequest);
  return reason === null
    ? { ready: true, text: 'Ready to be merged.' }
    : { ready: false, text: reason };
}

function findReasonOfRequest(mergeRequest: MergeRequest): string | null {
  const { state, draft, sha } = mergeRequest;
  if (state === 'closed') return 'The merge request is closed. Reopen it to merge it.';
  if (state !== 'opened') return `The merge request is ${state}.`;
  if (draft) return 'The merge request is a draft. Mark it as ready to merge it.';
  if (sha === null) return 'The source branch has no commits that the target branch lacks.';
  if (mergeRequest.rebase_in_progress === true) {
    return 'A rebase is running. Load the page again in a moment.';
  }
  return mergeRequest.blocking_discussions_resolved
    ? null
    : 'A thread is not resolved, and the project wants all to be.';
}

function findReasonOfPipeline(
  facts: ProjectVisit['facts'],
  { head_pipeline }: MergeRequest,
): string | null {
  const isAsked =
    'only_allow_merge_if_pipeline_succeeds' in facts && facts.only_allow_merge_if_pipeline_succeeds;
  if (!isAsked) return null;
  const status = head_pipeline?.status;
  const maySkip =
    'allow_merge_on_skipped_pipeline' in facts && facts.allow_merge_on_skipped_pipeline === true;
  if (status === 'success' || (status === 'skipped' && maySkip)) return null;
  return status === undefined
    ? 'The project wants a pipeline that succeeded, and there is none.'
    : `The pipeline has to succeed first. It is ${status.replaceAll('_', ' ')}.`;
}

function findReasonOfApprovals(approvals: Approvals | null): string | null {
  if (approvals === null || approvals.approved) return null;
  const left = approvals.approvals_left ?? 0;
  if (left === 0) return 'Approvals are missing.';
  return left === 1 ? 'One approval is missing.' : `${left} approvals are missing.`;
}

function findReasonOfBranches(
  facts: ProjectVisit['facts'],
  { has_conflicts, diverged_commits_count = 0 }: MergeRequest,
): string | null {
  if (has_conflicts) {
    return 'The branches conflict, or one of them is gone. Merge the target branch into the source branch, and push it.';
  }
  const isStraight = 'merge_method' in facts && facts.merge_method !== 'merge';
  return isStraight && diverged_commits_count > 0
    ? 'The target branch has moved on. Rebase the source branch first.'
    : null;
}
