import type { RequestContext } from '#src/context.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findEpicById } from '#src/domains/planning/epics/finder.ts';
import { toEpicIssuable } from '#src/domains/planning/epics/table.ts';
import { findNamedIssue, toIssueIssuable } from '#src/domains/planning/issues/finder.ts';
import { findNamedMergeRequest } from '#src/domains/review/merge-requests/finder.ts';
import { toMergeRequestIssuable } from '#src/domains/review/merge-requests/table.ts';
import type { NoteAccess } from '#src/domains/planning/notes/access.ts';
import type { ActionSubject } from './action.ts';
import type { Issuable } from '#src/domains/planning/issuables/issuable.ts';

/** A target of notes and reactions, with the actor's access to its place. */
export interface NoteSubject {
  /** The target that quick actions act on. */
  readonly about: ActionSubject;
  readonly target: Issuable;
  readonly access: NoteAccess;
}

/** @throws NotFound when there is no such issue, or the actor may not see it */
export async function findIssueSubject(
  context: RequestContext,
  project: ProjectAccess,
  iid: number,
): Promise<NoteSubject> {
  const issue = await findNamedIssue(context, project, iid);
  const about = { kind: 'issue', project, issue } as const;
  return { about, target: toIssueIssuable(issue, project), access: project };
}

/** @throws NotFound when there is no such merge request */
export async function findMergeRequestSubject(
  { db }: RequestContext,
  project: ProjectAccess,
  iid: number,
): Promise<NoteSubject> {
  const mergeRequest = await findNamedMergeRequest(db, project, iid);
  const about = { kind: 'merge_request', project, mergeRequest } as const;
  return { about, target: toMergeRequestIssuable(mergeRequest, project), access: project };
}

/** @throws NotFound when there is no such epic, or the actor may not see it */
export async function findEpicSubject(
  context: RequestContext,
  group: GroupAccess,
  id: number,
): Promise<NoteSubject> {
  const epic = await findEpicById(context, group, id);
  const about = { kind: 'epic', group, epic } as const;
  return { about, target: toEpicIssuable(epic, group), access: { ...group, archived: false } };
}
