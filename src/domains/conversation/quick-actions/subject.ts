import { requireActor } from '#src/context.ts';
import { type Container, toGroupContainer, toProjectContainer } from '#src/records/container.ts';
import { epicPolicy } from '#src/domains/planning/epics/policy.ts';
import { toEpicIssuable } from '#src/domains/planning/epics/table.ts';
import { toIssueIssuable, mayChangeIssue } from '#src/domains/planning/issues/finder.ts';
import { issuePolicy } from '#src/domains/planning/issues/policy.ts';
import { mayChangeMergeRequest } from '#src/domains/review/merge-requests/finder.ts';
import { toMergeRequestIssuable } from '#src/domains/review/merge-requests/table.ts';
import type { NoteSubject } from './note-subject.ts';
import type { Issuable } from '#src/domains/planning/issuables/issuable.ts';
import type { MergeRequestSubject, ActionSubject, Written } from './action.ts';

/** Null for a record that does not exist yet. */
export function toSubjectIssuable(subject: ActionSubject): Issuable | null {
  if (subject.kind === 'epic') {
    return subject.epic === null ? null : toEpicIssuable(subject.epic, subject.group);
  }
  if (subject.kind === 'merge_request') {
    const { project, mergeRequest } = subject;
    return mergeRequest === null ? null : toMergeRequestIssuable(mergeRequest, project);
  }
  return subject.issue === null ? null : toIssueIssuable(subject.issue, subject.project);
}

export const toSubjectContainer = (subject: ActionSubject): Container =>
  subject.kind === 'epic' ? toGroupContainer(subject.group) : toProjectContainer(subject.project);

export const toSubjectAccess = (subject: ActionSubject): NoteSubject['access'] =>
  subject.kind === 'epic' ? { ...subject.group, archived: false } : subject.project;

/** Tells whether the subject exists and has this state. */
export function isState(subject: ActionSubject, state: Issuable['state']): boolean {
  return toSubjectIssuable(subject)?.state === state;
}

/** Title and state. */
export async function mayChangeSubject({
  context,
  subject,
}: Written<ActionSubject>): Promise<boolean> {
  if (subject.kind === 'epic') return epicPolicy.change(subject);
  if (subject.kind === 'merge_request') return mayChangeRequest(context, subject);
  const { project, issue } = subject;
  if (issue === null) return issuePolicy.create({ project });
  return mayChangeIssue(context.db, project, issue, requireActor(context));
}

/** Labels, milestone and assignees: of a new issue also by guests. */
export async function mayPlan({ context, subject }: Written<ActionSubject>): Promise<boolean> {
  if (subject.kind === 'epic') return epicPolicy.change(subject);
  if (subject.kind === 'merge_request') return mayChangeRequest(context, subject);
  const { project, issue } = subject;
  return issue === null ? issuePolicy.planNew({ project }) : issuePolicy.plan({ project });
}

/** Permission for dates, time tracking and relations. */
export async function mayManage({ context, subject }: Written<ActionSubject>): Promise<boolean> {
  if (subject.kind === 'merge_request') return mayChangeRequest(context, subject);
  return subject.kind === 'epic' ? epicPolicy.change(subject) : issuePolicy.plan(subject);
}

/** A merge request that is being created belongs to the caller. */
async function mayChangeRequest(
  context: Written<ActionSubject>['context'],
  { project, mergeRequest }: MergeRequestSubject,
): Promise<boolean> {
  return mergeRequest === null || mayChangeMergeRequest(context, project, mergeRequest);
}

export const toSubjectFullPath = (subject: ActionSubject): string =>
  subject.kind === 'epic' ? subject.group.full_path : subject.project.full_path;
