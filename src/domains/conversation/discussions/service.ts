import type { DiscussionsService } from '#generated/discussions/service.ts';
import type { UpdateDiscussionNote } from '#generated/discussions/types.ts';
import type { RequestContext } from '#src/context.ts';
import { deleteNote, updateNote } from './change-note.ts';
import { createNote, type NoteInput } from './create-note.ts';
import { findNote } from './find-note.ts';
import { findDiffPlace } from './find-diff-place.ts';
import { answerCreatedNote, presentCommands, presentNote, loadNoteView } from './present-note.ts';
import { resolveNote, resolveThread } from './resolve.ts';
import {
  findEpicSubject,
  findIssueSubject,
  findMergeRequestSubject,
  type NoteSubject,
} from '#src/domains/conversation/quick-actions/note-subject.ts';
import { findDiscussion, listDiscussions } from './finder.ts';
import { presentDiscussion } from './presenter.ts';

export const discussions = {
  async listIssueDiscussions({ project, params, query }, context) {
    const subject = await findIssueSubject(context, project, params.issue_iid);
    return answerList(context, subject, query);
  },

  async createIssueDiscussion({ project, params, body }, context) {
    const subject = await findIssueSubject(context, project, params.issue_iid);
    return answerThread(context, subject, body);
  },

  async getIssueDiscussion({ project, params }, context) {
    const subject = await findIssueSubject(context, project, params.issue_iid);
    return answerDiscussion(context, subject, params.discussion_id);
  },

  async createIssueDiscussionNote({ project, params, body }, context) {
    const subject = await findIssueSubject(context, project, params.issue_iid);
    return answerReply(context, subject, params.discussion_id, body);
  },

  async updateIssueDiscussionNote({ project, params, body }, context) {
    const subject = await findIssueSubject(context, project, params.issue_iid);
    return answerChange(context, subject, params, body);
  },

  async deleteIssueDiscussionNote({ project, params, headers }, context) {
    const subject = await findIssueSubject(context, project, params.issue_iid);
    return answerDeletion(context, subject, params, headers['If-Unmodified-Since']);
  },

  async listMergeRequestDiscussions({ project, params, query }, context) {
    const subject = await findMergeRequestSubject(context, project, params.merge_request_iid);
    return answerList(context, subject, query);
  },

  async createMergeRequestDiscussion({ project, params, body }, context) {
    const subject = await findMergeRequestSubject(context, project, params.merge_request_iid);
    const { position } = body;
    const diff = position === undefined ? null : await findDiffPlace(context, subject, position);
    return answerThread(context, subject, { ...body, diff });
  },

  async getMergeRequestDiscussion({ project, params }, context) {
    const subject = await findMergeRequestSubject(context, project, params.merge_request_iid);
    return answerDiscussion(context, subject, params.discussion_id);
  },

  async resolveMergeRequestDiscussion({ project, params, body }, context) {
    const subject = await findMergeRequestSubject(context, project, params.merge_request_iid);
    const { id, notes } = await findDiscussion(context, subject, params.discussion_id);
    const resolved = await resolveThread(context, subject, notes, body.resolved);
    const view = await loadNoteView(context, subject.target, resolved);
    return { status: 200, body: presentDiscussion({ id, notes: resolved }, view) };
  },

  async createMergeRequestDiscussionNote({ project, params, body }, context) {
    const subject = await findMergeRequestSubject(context, project, params.merge_request_iid);
    return answerReply(context, subject, params.discussion_id, body);
  },

  async updateMergeRequestDiscussionNote({ project, params, body }, context) {
    const subject = await findMergeRequestSubject(context, project, params.merge_request_iid);
    return answerChange(context, subject, params, body);
  },

  async deleteMergeRequestDiscussionNote({ project, params, headers }, context) {
    const subject = await findMergeRequestSubject(context, project, params.merge_request_iid);
    return answerDeletion(context, subject, params, headers['If-Unmodified-Since']);
  },

  async listEpicDiscussions({ group, params, query }, context) {
    const subject = await findEpicSubject(context, group, params.epic_id);
    return answerList(context, subject, query);
  },

  async createEpicDiscussion({ group, params, body }, context) {
    const subject = await findEpicSubject(context, group, params.epic_id);
    return answerThread(context, subject, body);
  },

  async getEpicDiscussion({ group, params }, context) {
    const subject = await findEpicSubject(context, group, params.epic_id);
    return answerDiscussion(context, subject, params.discussion_id);
  },

  async createEpicDiscussionNote({ group, params, body }, context) {
    const subject = await findEpicSubject(context, group, params.epic_id);
    return answerReply(context, subject, params.discussion_id, body);
  },

  async updateEpicDiscussionNote({ group, params, body }, context) {
    const subject = await findEpicSubject(context, group, params.epic_id);
    return answerChange(context, subject, params, body);
  },

  async deleteEpicDiscussionNote({ group, params, headers }, context) {
    const subject = await findEpicSubject(context, group, params.epic_id);
    return answerDeletion(context, subject, params, headers['If-Unmodified-Since']);
  },
} satisfies DiscussionsService<RequestContext>;

interface NoteParams {
  readonly discussion_id: string;
  readonly note_id: number;
}

async function answerList(
  context: RequestContext,
  subject: NoteSubject,
  query: { readonly page: number; readonly per_page: number },
) {
  const { rows, page } = await listDiscussions(context, subject, query);
  const notes = rows.flatMap((row) => row.notes);
  const view = await loadNoteView(context, subject.target, notes);
  const body = rows.map((row) => presentDiscussion(row, view));
  return { status: 200, page, body } as const;
}

async function answerDiscussion(context: RequestContext, subject: NoteSubject, id: string) {
  const discussion = await findDiscussion(context, subject, id);
  const view = await loadNoteView(context, subject.target, discussion.notes);
  return { status: 200, body: presentDiscussion(discussion, view) } as const;
}

async function answerThread(context: RequestContext, subject: NoteSubject, input: NoteInput) {
  const created = await createNote(context, subject, input, 'thread');
  if (created.note === null) return { status: 202, body: presentCommands(created) } as const;
  const shown = await loadNoteView(context, subject.target, [created.note]);
  const view = { ...shown, changes: created.changes };
  const { discussion_id: id } = created.note;
  const body = presentDiscussion({ id, notes: [created.note] }, view);
  return { status: 201, body } as const;
}

async function answerReply(
  context: RequestContext,
  subject: NoteSubject,
  discussionId: string,
  input: NoteInput,
) {
  await findDiscussion(context, subject, discussionId);
  const created = await createNote(context, subject, input, { discussionId });
  return answerCreatedNote(context, subject, created);
}

async function answerChange(
  context: RequestContext,
  subject: NoteSubject,
  { discussion_id, note_id }: NoteParams,
  { body, resolved }: UpdateDiscussionNote,
) {
  const note = await findNote(context, subject, note_id, discussion_id);
  const changed =
    body === undefined
      ? await resolveNote(context, subject, note, resolved === true)
      : await updateNote(context, subject, note, body);
  const view = await loadNoteView(context, subject.target, [changed]);
  return { status: 200, body: presentNote(changed, view) } as const;
}

async function answerDeletion(
  context: RequestContext,
  subject: NoteSubject,
  { discussion_id, note_id }: NoteParams,
  since: string | undefined,
) {
  const note = await findNote(context, subject, note_id, discussion_id);
  await deleteNote(context, subject, note, since);
  return { status: 204 } as const;
}
