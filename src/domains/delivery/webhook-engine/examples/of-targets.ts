import type { Database } from '#src/database/database.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import { presentCommitNotePayload } from '#src/domains/code/commits/hook-payload.ts';
import type { EventRow } from '#src/records/event.ts';
import { toIssueIssuable } from '#src/domains/planning/issues/finder.ts';
import { presentIssuePayload } from '#src/domains/planning/issues/hook-payload.ts';
import type { IssueRow } from '#src/records/issue.ts';
import { presentMergeRequestPayload } from '#src/domains/review/merge-requests/hook-payload.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { toMergeRequestIssuable } from '#src/domains/review/merge-requests/table.ts';
import { isConfidentialNote, presentNotePayload } from '../note-payload.ts';
import type { NoteRow } from '#src/domains/planning/notes/table.ts';
import type { Issuable } from '#src/domains/planning/issuables/issuable.ts';
import { completePayload } from '../completers.ts';
import { type ExampleTools, type MakeExample, mostRows } from './example-tools.ts';

/** The newest public issue; for hooks with confidential events, the newest confidential one if there is any. */
export function makeIssueExample({ confidential }: { confidential: boolean }): MakeExample {
  return async (project, { db, actor, url, at }) => {
    const rows = await db<IssueRow>('issues')
      .where({ project_id: project.id })
      .orderBy('iid', 'desc')
      .limit(mostRows)
      .select('id', 'confidential');
    const open = rows.find((issue) => !issue.confidential);
    const hidden = confidential ? rows.find((issue) => issue.confidential) : undefined;
    const found = hidden ?? open;
    if (found === undefined) return null;
    const row = await db<IssueRow>('issues').where({ id: found.id }).first();
    // The issue may have become confidential since.
    if (row === undefined || (row.confidential && !confidential)) return null;
    const target = toIssueIssuable(row, project);
    const by = toWorkRequest(actor);
    const opened = { target, action: 'open', changes: [], by, at } as const;
    return presentIssuePayload(db, opened, url);
  };
}

export const makeRequestExample: MakeExample = async (project, { db, actor, url, at }) => {
  const row = await db('merge_requests')
    .where({ target_project_id: project.id })
    .orderBy('iid', 'desc')
    .first<{ id: number } | undefined>('id');
  if (row === undefined) return null;
  const opened = { id: row.id, action: 'open', changes: [], actorId: actor.user.id, at } as const;
  return completePayload(await presentMergeRequestPayload(db, opened, url));
};

/** Limit on comment events that are read, since some of the comments may be deleted. */
const maxComments = 20;

type Comment = Pick<EventRow, 'target_id' | 'feature' | 'confidential'>;

/** The newest public comment; for hooks with confidential events, the newest confidential one if there is any. */
export function makeNoteExample({ confidential }: { confidential: boolean }): MakeExample {
  return async (project, tools) => {
    for (const isConfidential of confidential ? [true, false] : [false]) {
      for (const comment of await listNewestComments(tools.db, project, isConfidential)) {
        const example = await noteExample(project, tools, comment, isConfidential);
        if (example !== null) return example;
      }
    }
    return null;
  };
}

/** Events tell of the comments of a project in their order. */
function listNewestComments(
  db: Database,
  { id }: ProjectAccess,
  confidential: boolean,
): Promise<Comment[]> {
  const newest = [
    { column: 'created_at', order: 'desc' },
    { column: 'id', order: 'desc' },
  ];
  const recent = db('events')
    .where({ project_id: id })
    .orderBy(newest)
    .limit(mostRows)
    .as('recent');
  return db(recent)
    .where({ action: 'commented', confidential })
    .orderBy(newest)
    .limit(maxComments)
    .select('target_id', 'feature', 'confidential');
}

async function noteExample(
  project: ProjectAccess,
  tools: ExampleTools,
  { target_id: id, feature }: Comment,
  confidential: boolean,
): Promise<object | null> {
  const { db, actor, url, at } = tools;
  if (id === null) return null;
  if (feature === 'repository' || feature === 'request_commits') {
    const read = feature === 'repository' ? feature : 'merge_requests';
    if (!isFeatureVisible(project, read)) return null;
    const there = await db('commit_notes').where({ id, project_id: project.id }).first('id');
    if (there === undefined) return null;
    const facts = { projectId: project.id, noteId: id };
    return completePayload(await presentCommitNotePayload(db, facts, url));
  }
  const note = await db<NoteRow>('notes').where({ id }).first();
  const target = note === undefined ? null : await findTarget(db, project, note);
  if (note === undefined || target === null) return null;
  // The event may contain an older state than the note.
  if (isConfidentialNote({ note, target }) !== confidential) return null;
  return completePayload(
    await presentNotePayload(db, { note, target, by: toWorkRequest(actor), at }, url),
  );
}

/** The issue or merge request that a note is on, if the project's are read. */
async function findTarget(
  db: Database,
  project: ProjectAccess,
  { issue_id, merge_request_id }: NoteRow,
): Promise<Issuable | null> {
  if (issue_id !== null && isFeatureVisible(project, 'issues')) {
    const row = await db<IssueRow>('issues')
      .where({ id: issue_id, project_id: project.id })
      .first();
    return row === undefined ? null : toIssueIssuable(row, project);
  }
  if (merge_request_id !== null && isFeatureVisible(project, 'merge_requests')) {
    const row = await db<MergeRequestRow>('merge_requests')
      .where({ id: merge_request_id, target_project_id: project.id })
      .first();
    return row === undefined ? null : toMergeRequestIssuable(row, project);
  }
  return null;
}
