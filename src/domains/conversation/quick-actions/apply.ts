import type { RequestContext } from '#src/context.ts';
import { HttpError } from '#src/errors.ts';
import { GitFailure } from '#src/git/errors.ts';
import { updateEpic } from '#src/domains/planning/epics/update.ts';
import { toEpicIssuable } from '#src/domains/planning/epics/table.ts';
import { toIssueIssuable } from '#src/domains/planning/issues/finder.ts';
import { updateIssue } from '#src/domains/planning/issues/update.ts';
import { toMergeRequestIssuable } from '#src/domains/review/merge-requests/table.ts';
import { updateMergeRequest } from '#src/domains/review/merge-requests/update.ts';
import type { Issuable } from '#src/domains/planning/issuables/issuable.ts';
import type {
  EpicSubject,
  ActionInput,
  IssueSubject,
  MergeRequestSubject,
  ActionSubject,
} from './action.ts';
import { branchActions } from './branches.ts';
import { commonActions } from './common.ts';
import { hierarchyActions, membershipActions } from './epics.ts';
import { labelActions } from './labels.ts';
import { linkActions } from './links.ts';
import { moveActions } from './moves.ts';
import { workActions } from './new-merge-request.ts';
import { assigneeActions, reviewerActions } from './people.ts';
import { issueActions, planningActions } from './planning.ts';
import { promotionActions } from './promotion.ts';
import {
  indexByName,
  type BesideInput,
  mergeChanges,
  parseQuickActions,
  type ReadActions,
} from './read.ts';
import { copyActions, relationActions } from './relations.ts';
import { reviewActions } from './reviews.ts';
import { toSubjectIssuable } from './subject.ts';
import { timeActions } from './times.ts';

const ofIssues = indexByName<IssueSubject>([
  ...commonActions,
  ...labelActions,
  ...assigneeActions,
  ...planningActions,
  ...timeActions,
  ...issueActions,
  ...copyActions,
  ...relationActions,
  ...linkActions,
  ...promotionActions,
  ...moveActions,
  ...membershipActions,
  ...workActions,
]);

const ofMergeRequests = indexByName<MergeRequestSubject>([
  ...commonActions,
  ...labelActions,
  ...assigneeActions,
  ...reviewerActions,
  ...planningActions,
  ...timeActions,
  ...copyActions,
  ...branchActions,
  ...reviewActions,
]);

const ofEpics = indexByName<EpicSubject>([...commonActions, ...labelActions, ...hierarchyActions]);

/** Reads the quick actions in a text about the subject. */
export function readQuickActions(
  context: RequestContext,
  subject: ActionSubject,
  text: string,
  beside: BesideInput = {},
): Promise<ReadActions> {
  switch (subject.kind) {
    case 'issue':
      return parseQuickActions(context, ofIssues, subject, text, beside);
    case 'merge_request':
      return parseQuickActions(context, ofMergeRequests, subject, text, beside);
    case 'epic':
      return parseQuickActions(context, ofEpics, subject, text, beside);
  }
}

/**
 * Applies the commands of a note to its target, in the transaction of the context. A concurrent change may reject
 * them.
 */
export async function applyQuickActions(
  context: RequestContext,
  subject: ActionSubject,
  { given, effects }: ReadActions,
): Promise<void> {
  const target = await give(context, subject, given);
  if (target !== null) await applyEffects(context, target, { effects });
}

/** The effects of commands in the description of a new or changed record. */
export async function applyEffects(
  context: RequestContext,
  target: Issuable,
  { effects }: Pick<ReadActions, 'effects'>,
): Promise<void> {
  for (const effect of effects) await effect(context, target);
}

/** Runs the work that follows after everything else is stored, and reports all results. */
export async function finishActions(
  context: RequestContext,
  actions: Pick<ReadActions, 'later' | 'changes' | 'summary'>,
): Promise<Pick<ReadActions, 'changes' | 'summary'>> {
  let { changes } = actions;
  const summary = [...actions.summary];
  for (const work of actions.later) {
    try {
      summary.push(await work.act(context));
      changes = mergeChanges(changes, work.changes);
    } catch (error) {
      // The note is stored and stays: after an error its author would send it again.
      if (!(error instanceof HttpError || error instanceof GitFailure)) throw error;
      summary.push(work.refused);
    }
  }
  return { changes, summary };
}

/** Target after the change; null without one. */
async function give(
  context: RequestContext,
  subject: ActionSubject,
  given: ActionInput,
): Promise<Issuable | null> {
  if (Object.keys(given).length === 0) return toSubjectIssuable(subject);
  if (subject.kind === 'epic') {
    const { group, epic } = subject;
    return epic === null
      ? null
      : toEpicIssuable(await updateEpic(context, group, epic, given), group);
  }
  if (subject.kind === 'merge_request') {
    const { project, mergeRequest } = subject;
    if (mergeRequest === null) return null;
    const updated = await updateMergeRequest(context, project, mergeRequest, given);
    return toMergeRequestIssuable(updated, project);
  }
  const { project, issue } = subject;
  if (issue === null) return null;
  return toIssueIssuable(await updateIssue(context, project, issue, given), project);
}
