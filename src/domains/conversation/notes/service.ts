import type { ListIssueNotesRequest } from '#generated/notes/types.ts';
import type { NotesService } from '#generated/notes/service.ts';
import type { RequestContext } from '#src/context.ts';
import { deleteNote, updateNote } from '#src/domains/conversation/discussions/change-note.ts';
import { createNote } from '#src/domains/conversation/discussions/create-note.ts';
import { findNote } from '#src/domains/conversation/discussions/find-note.ts';
import { listNotes } from '#src/domains/conversation/discussions/list-notes.ts';
import {
  answerCreatedNote,
  presentNote,
  loadNoteView,
} from '#src/domains/conversation/discussions/present-note.ts';
import {
  findEpicSubject,
  findIssueSubject,
  findMergeRequestSubject,
  type NoteSubject,
} from '#src/domains/conversation/quick-actions/note-subject.ts';

export const notes = {
  async listIssueNotes({ project, params, query }, context) {
    const subject = await findIssueSubject(context, project, params.issue_iid);
    return answerList(context, subject, query);
  },

  async getIssueNote({ project, params }, context) {
    const subject = await findIssueSubject(context, project, params.issue_iid);
    return answerNote(context, subject, params.note_id);
  },

  async updateIssueNote({ project, params, body }, context) {
    const subject = await findIssueSubject(context, project, params.issue_iid);
    return answerChange(context, subject, params.note_id, body.body);
  },

  async deleteIssueNote({ project, params, headers }, context) {
    const subject = await findIssueSubject(context, project, params.issue_iid);
    return answerDeletion(context, subject, params.note_id, headers['If-Unmodified-Since']);
  },

  async listMergeRequestNotes({ project, params, query }, context) {
    const subject = await findMergeRequestSubject(context, project, params.merge_request_iid);
    return answerList(context, subject, query);
  },

  async createMergeRequestNote({ project, params, body }, context) {
    const subject = await findMergeRequestSubject(context, project, params.merge_request_iid);
    const created = await createNote(context, subject, body);
    return answerCreatedNote(context, subject, created);
  },

  async getMergeRequestNote({ project, params }, context) {
    const subject = await findMergeRequestSubject(context, project, params.merge_request_iid);
    return answerNote(context, subject, params.note_id);
  },

  async updateMergeRequestNote({ project, params, body }, context) {
    const subject = await findMergeRequestSubject(context, project, params.merge_request_iid);
    return answerChange(context, subject, params.note_id, body.body);
  },

  async deleteMergeRequestNote({ project, params, headers }, context) {
    const subject = await findMergeRequestSubject(context, project, params.merge_request_iid);
    return answerDeletion(context, subject, params.note_id, headers['If-Unmodified-Since']);
  },

  async listEpicNotes({ group, params, query }, context) {
    const subject = await findEpicSubject(context, group, params.epic_id);
    return answerList(context, subject, query);
  },

  async createEpicNote({ group, params, body }, context) {
    const subject = await findEpicSubject(context, group, params.epic_id);
    const created = await createNote(context, subject, body);
    return answerCreatedNote(context, subject, created);
  },

  async getEpicNote({ group, params }, context) {
    const subject = await findEpicSubject(context, group, params.epic_id);
    return answerNote(context, subject, params.note_id);
  },

  async updateEpicNote({ group, params, body }, context) {
    const subject = await findEpicSubject(context, group, params.epic_id);
    return answerChange(context, subject, params.note_id, body.body);
  },

  async deleteEpicNote({ group, params, headers }, context) {
    const subject = await findEpicSubject(context, group, params.epic_id);
    return answerDeletion(context, subject, params.note_id, headers['If-Unmodified-Since']);
  },
} satisfies NotesService<RequestContext>;

async function answerList(
  context: RequestContext,
  subject: NoteSubject,
  query: ListIssueNotesRequest['query'],
) {
  const { rows, page } = await listNotes(context, subject, query);
  const view = await loadNoteView(context, subject.target, rows);
  return { status: 200, page, body: rows.map((row) => presentNote(row, view)) } as const;
}

async function answerNote(context: RequestContext, subject: NoteSubject, id: number) {
  const note = await findNote(context, subject, id);
  const view = await loadNoteView(context, subject.target, [note]);
  return { status: 200, body: presentNote(note, view) } as const;
}

async function answerChange(
  context: RequestContext,
  subject: NoteSubject,
  id: number,
  body: string,
) {
  const note = await findNote(context, subject, id);
  const changed = await updateNote(context, subject, note, body);
  const view = await loadNoteView(context, subject.target, [changed]);
  return { status: 200, body: presentNote(changed, view) } as const;
}

async function answerDeletion(
  context: RequestContext,
  subject: NoteSubject,
  id: number,
  since: string | undefined,
) {
  const note = await findNote(context, subject, id);
  await deleteNote(context, subject, note, since);
  return { status: 204 } as const;
}
