import type { AwardEmojiService } from '#generated/award-emoji/service.ts';
import type { RequestContext } from '#src/context.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { findNote } from '#src/domains/conversation/discussions/find-note.ts';
import {
  findEpicSubject,
  findIssueSubject,
  findMergeRequestSubject,
} from '#src/domains/conversation/quick-actions/note-subject.ts';
import { toAwardable, type AwardSubject, giveAward, removeAward } from './give.ts';
import { awardList } from './list.ts';
import { presentAward } from './presenter.ts';
import { findAward } from './table.ts';

export const awardEmoji = {
  async listIssueAwardEmoji({ project, params, query }, context) {
    return answerList(context, await findIssueAwardSubject(context, project, params), query);
  },
  async createIssueAwardEmoji({ project, params, body }, context) {
    return answerNew(context, await findIssueAwardSubject(context, project, params), body.name);
  },
  async getIssueAwardEmoji({ project, params }, context) {
    return answerAward(
      context,
      await findIssueAwardSubject(context, project, params),
      params.award_id,
    );
  },
  async deleteIssueAwardEmoji({ project, params, headers }, context) {
    return answerDeletion(
      context,
      await findIssueAwardSubject(context, project, params),
      params,
      headers,
    );
  },

  async listIssueNoteAwardEmoji({ project, params, query }, context) {
    return answerList(context, await findIssueAwardSubject(context, project, params), query);
  },
  async createIssueNoteAwardEmoji({ project, params, body }, context) {
    return answerNew(context, await findIssueAwardSubject(context, project, params), body.name);
  },
  async getIssueNoteAwardEmoji({ project, params }, context) {
    return answerAward(
      context,
      await findIssueAwardSubject(context, project, params),
      params.award_id,
    );
  },
  async deleteIssueNoteAwardEmoji({ project, params, headers }, context) {
    return answerDeletion(
      context,
      await findIssueAwardSubject(context, project, params),
      params,
      headers,
    );
  },

  async listMergeRequestAwardEmoji({ project, params, query }, context) {
    return answerList(context, await findMergeRequestAwardSubject(context, project, params), query);
  },
  async createMergeRequestAwardEmoji({ project, params, body }, context) {
    return answerNew(
      context,
      await findMergeRequestAwardSubject(context, project, params),
      body.name,
    );
  },
  async getMergeRequestAwardEmoji({ project, params }, context) {
    return answerAward(
      context,
      await findMergeRequestAwardSubject(context, project, params),
      params.award_id,
    );
  },
  async deleteMergeRequestAwardEmoji({ project, params, headers }, context) {
    return answerDeletion(
      context,
      await findMergeRequestAwardSubject(context, project, params),
      params,
      headers,
    );
  },

  async listMergeRequestNoteAwardEmoji({ project, params, query }, context) {
    return answerList(context, await findMergeRequestAwardSubject(context, project, params), query);
  },
  async createMergeRequestNoteAwardEmoji({ project, params, body }, context) {
    return answerNew(
      context,
      await findMergeRequestAwardSubject(context, project, params),
      body.name,
    );
  },
  async getMergeRequestNoteAwardEmoji({ project, params }, context) {
    return answerAward(
      context,
      await findMergeRequestAwardSubject(context, project, params),
      params.award_id,
    );
  },
  async deleteMergeRequestNoteAwardEmoji({ project, params, headers }, context) {
    return answerDeletion(
      context,
      await findMergeRequestAwardSubject(context, project, params),
      params,
      headers,
    );
  },

  async listEpicAwardEmoji({ group, params, query }, context) {
    return answerList(context, await findEpicAwardSubject(context, group, params), query);
  },
  async createEpicAwardEmoji({ group, params, body }, context) {
    return answerNew(context, await findEpicAwardSubject(context, group, params), body.name);
  },
  async getEpicAwardEmoji({ group, params }, context) {
    return answerAward(
      context,
      await findEpicAwardSubject(context, group, params),
      params.award_id,
    );
  },
  async deleteEpicAwardEmoji({ group, params, headers }, context) {
    return answerDeletion(
      context,
      await findEpicAwardSubject(context, group, params),
      params,
      headers,
    );
  },

  async listEpicNoteAwardEmoji({ group, params, query }, context) {
    return answerList(context, await findEpicAwardSubject(context, group, params), query);
  },
  async createEpicNoteAwardEmoji({ group, params, body }, context) {
    return answerNew(context, await findEpicAwardSubject(context, group, params), body.name);
  },
  async getEpicNoteAwardEmoji({ group, params }, context) {
    return answerAward(
      context,
      await findEpicAwardSubject(context, group, params),
      params.award_id,
    );
  },
  async deleteEpicNoteAwardEmoji({ group, params, headers }, context) {
    return answerDeletion(
      context,
      await findEpicAwardSubject(context, group, params),
      params,
      headers,
    );
  },
} satisfies AwardEmojiService<RequestContext>;

interface NoteParams {
  readonly note_id?: number;
}

/** The issue, or the named note of it. */
async function findIssueAwardSubject(
  context: RequestContext,
  project: ProjectAccess,
  { issue_iid, note_id }: NoteParams & { readonly issue_iid: number },
): Promise<AwardSubject> {
  const subject = await findIssueSubject(context, project, issue_iid);
  const note = note_id === undefined ? null : await findNote(context, subject, note_id);
  return { ...subject, note };
}

/** The merge request, or the named note of it. */
async function findMergeRequestAwardSubject(
  context: RequestContext,
  project: ProjectAccess,
  { merge_request_iid, note_id }: NoteParams & { readonly merge_request_iid: number },
): Promise<AwardSubject> {
  const subject = await findMergeRequestSubject(context, project, merge_request_iid);
  const note = note_id === undefined ? null : await findNote(context, subject, note_id);
  return { ...subject, note };
}

/** The epic, or the named note of it. */
async function findEpicAwardSubject(
  context: RequestContext,
  group: GroupAccess,
  { epic_id, note_id }: NoteParams & { readonly epic_id: number },
): Promise<AwardSubject> {
  const subject = await findEpicSubject(context, group, epic_id);
  const note = note_id === undefined ? null : await findNote(context, subject, note_id);
  return { ...subject, note };
}

async function answerList(
  context: RequestContext,
  subject: AwardSubject,
  query: { readonly page: number; readonly per_page: number },
) {
  const of = toAwardable(subject);
  const { rows, page } = await awardList.pageFor(context, { ...query, of });
  return {
    status: 200,
    page,
    body: rows.map((row) => presentAward(row, of, context.url)),
  } as const;
}

async function answerNew(context: RequestContext, subject: AwardSubject, name: string) {
  const award = await giveAward(context, subject, name);
  return { status: 201, body: presentAward(award, toAwardable(subject), context.url) } as const;
}

async function answerAward(context: RequestContext, subject: AwardSubject, id: number) {
  const of = toAwardable(subject);
  const award = await findAward(context.db, of, id);
  return { status: 200, body: presentAward(award, of, context.url) } as const;
}

async function answerDeletion(
  context: RequestContext,
  subject: AwardSubject,
  { award_id }: { readonly award_id: number },
  headers: { readonly 'If-Unmodified-Since'?: string },
) {
  const award = await findAward(context.db, toAwardable(subject), award_id);
  checkUnmodifiedSince(headers['If-Unmodified-Since'], award.updated_at);
  await removeAward(context, subject, award);
  return { status: 204 } as const;
}
