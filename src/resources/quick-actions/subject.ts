import { signedIn } from '../../context.ts';
import { type Container, groupContainer, projectContainer } from '../../records/container.ts';
import { epicPolicy } from '../epics/policy.ts';
import { epicTarget } from '../epics/table.ts';
import { issueTarget, mayChangeIssue } from '../issues/finder.ts';
import { issuePolicy } from '../issues/policy.ts';
import { mayChange as mayChangeMergeRequest } from '../merge-requests/finder.ts';
import { mergeRequestTarget } from '../merge-requests/table.ts';
import type { NoteSubject } from './note-subject.ts';
import type { Target } from '../targets/target.ts';
import type { MergeRequestSubject, Subject, Written } from './action.ts';

/** Null where it is about to be created. */
export function targetOf(subject: Subject): Target | null {
  if (subject.kind === 'epic') {
    return subject.epic === null ? null : epicTarget(subject.epic, subject.group);
  }
  if (subject.kind === 'merge_request') {
    const { project, mergeRequest } = subject;
    return mergeRequest === null ? null : mergeRequestTarget(mergeRequest, project);
  }
  return subject.issue === null ? null : issueTarget(subject.issue, subject.project);
}

export const containerOf = (subject: Subject): Container =>
  subject.kind === 'epic' ? groupContainer(subject.group) : projectContainer(subject.project);

export const accessTo = (subject: Subject): NoteSubject['access'] =>
  subject.kind === 'epic' ? { ...subject.group, archived: false } : subject.project;

/** Tells whether it is there already, in this state. */
export function isState(subject: Subject, state: Target['state']): boolean {
  return targetOf(subject)?.state === state;
}

/** Title and state. */
export async function mayChange({ context, subject }: Written<Subject>): Promise<boolean> {
  if (subject.kind === 'epic') return epicPolicy.change(subject);
  if (subject.kind === 'merge_request') return mayChangeRequest(context, subject);
  const { project, issue } = subject;
  if (issue === null) return issuePolicy.create({ project });
  return mayChangeIssue(context.db, project, issue, signedIn(context));
}

/** Labels, milestone and assignees: of a new issue also by guests. */
export async function mayPlan({ context, subject }: Written<Subject>): Promise<boolean> {
  if (subject.kind === 'epic') return epicPolicy.change(subject);
  if (subject.kind === 'merge_request') return mayChangeRequest(context, subject);
  const { project, issue } = subject;
  return issue === null ? issuePolicy.planNew({ project }) : issuePolicy.plan({ project });
}

/** Dates, times and what relates it to others. */
export async function mayManage({ context, subject }: Written<Subject>): Promise<boolean> {
  if (subject.kind === 'merge_request') return mayChangeRequest(context, subject);
  return subject.kind === 'epic' ? epicPolicy.change(subject) : issuePolicy.plan(subject);
}

/** One that is about to be made is its author's. */
async function mayChangeRequest(
  context: Written<Subject>['context'],
  { project, mergeRequest }: MergeRequestSubject,
): Promise<boolean> {
  return mergeRequest === null || mayChangeMergeRequest(context, project, mergeRequest);
}

export const fullPathOf = (subject: Subject): string =>
  subject.kind === 'epic' ? subject.group.full_path : subject.project.full_path;
