import type { Request } from 'express';
import type { SentForm } from '../../forms.ts';
import { readPathId } from '../../page-query.ts';
import type { Refused } from '../../refused.ts';
import type { ProjectVisit } from '../visits.ts';

/** Kinds of objects with comments: the parts of their addresses, and their operations. */
export const conversations = [
  {
    list: 'issues',
    text: 'Issues',
    mark: '#',
    iid: 'issue_iid',
    addNote: 'createIssueNote',
    addReply: 'createIssueDiscussionNote',
    getNote: 'getIssueNote',
    updateNote: 'updateIssueNote',
    deleteNote: 'deleteIssueNote',
    listReactions: 'listIssueAwardEmoji',
    addReaction: 'createIssueAwardEmoji',
    removeReaction: 'deleteIssueAwardEmoji',
  },
  {
    list: 'merge_requests',
    text: 'Merge requests',
    mark: '!',
    iid: 'merge_request_iid',
    addNote: 'createMergeRequestNote',
    addReply: 'createMergeRequestDiscussionNote',
    getNote: 'getMergeRequestNote',
    updateNote: 'updateMergeRequestNote',
    deleteNote: 'deleteMergeRequestNote',
    listReactions: 'listMergeRequestAwardEmoji',
    addReaction: 'createMergeRequestAwardEmoji',
    removeReaction: 'deleteMergeRequestAwardEmoji',
  },
] as const;

/** A comment that was refused, shown again with the reason. */
export interface RefusedComment {
  readonly text: string;
  readonly refused: Refused;
}

export type ConversationKind = (typeof conversations)[number];

/** Path of the issue or merge request of the address, and the parameters of its operations. */
export function readConversation(
  { project, root }: ProjectVisit,
  { list, iid }: ConversationKind,
  req: Request,
) {
  const number = readPathId(req, 'iid');
  const params = { id: project.id, [iid]: number } as { id: number } & {
    issue_iid: number;
    merge_request_iid: number;
  };
  return { number, path: `${root}/-/${list}/${number}`, params };
}

/** Text of a comment in a form. */
export const readComment = (form: SentForm): string => form.text('body').replaceAll('\r\n', '\n');

/** Anchor of a comment; none where the text had only commands. */
export const toNoteAnchor = (done: object): string =>
  'id' in done ? `#note_${String(done.id)}` : '';

/** Page below that of a merge request to which a form leads back; empty for the merge request itself. */
export const readFrom = (text: string): string =>
  /^diffs(?:\?page=\d{1,3})?$/.test(text) ? `/${text}` : '';
