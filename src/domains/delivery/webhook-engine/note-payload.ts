import type { NoteHookPayload } from '#generated/notes/types.ts';
import type { Database } from '#src/database/database.ts';
import { formatHookTime, formatHookTimeOrNull } from '#src/text/hook-time.ts';
import type { Urls } from '#src/text/urls.ts';
import { presentHookIssue } from '#src/domains/planning/issues/hook-payload.ts';
import { presentHookMergeRequest } from '#src/domains/review/merge-requests/hook-payload.ts';
import { loadHookProject } from '#src/domains/core/projects/hook-payload.ts';
import type { WithCommits } from '#src/domains/core/repositories/hook-commits.ts';
import { issuableKinds } from '#src/domains/planning/issuables/issuable.ts';
import { findHookUser, presentHookUser } from '#src/domains/core/users/hook-payload.ts';
import type { NoteHappened } from '#src/domains/planning/notes/events.ts';

const pages = { issue: 'issues', merge_request: 'merge_requests', epic: 'epics' } as const;

/** Tells whether the note is hidden from some users who see the project. */
export const isConfidentialNote = ({ note, target }: Pick<NoteHappened, 'note' | 'target'>) =>
  note.confidential || target.confidential;

/** Builds the hook payload of a note on an issue or a merge request. */
export async function presentNotePayload(
  db: Database,
  { note, target }: NoteHappened,
  url: Urls,
): Promise<WithCommits<NoteHookPayload>> {
  const { project, repository } = await loadHookProject(db, target.container.id, url);
  const path = project.path_with_namespace;
  const { className, column } = issuableKinds[target.kind];
  const position =
    note.position === null ? null : (JSON.parse(note.position) as Record<string, unknown>);
  const request =
    target.kind === 'merge_request'
      ? await presentHookMergeRequest(db, target.id, 'merge_request', url)
      : null;
  const payload: NoteHookPayload = {
    object_kind: 'note',
    event_type: isConfidentialNote({ note, target }) ? 'confidential_note' : 'note',
    user: presentHookUser(await findHookUser(db, note.author_id), url),
    project_id: project.id,
    project,
    object_attributes: {
      id: note.id,
      note: note.body,
      description: note.body,
      noteable_type: className === 'MergeRequest' ? 'MergeRequest' : 'Issue',
      noteable_id: note[column],
      author_id: note.author_id,
      created_at: formatHookTime(note.created_at),
      updated_at: formatHookTime(note.updated_at),
      updated_by_id: null,
      project_id: project.id,
      attachment: null,
      line_code: note.line_code,
      commit_id: null,
      system: false,
      st_diff: null,
      type: note.type,
      position,
      original_position: position,
      change_position: null,
      discussion_id: note.discussion_id,
      resolved_at: formatHookTimeOrNull(note.resolved_at),
      resolved_by_id: note.resolved_by_id,
      resolved_by_push: null,
      url: url.web(`${path}/-/${pages[target.kind]}/${target.iid}#note_${note.id}`),
      internal: note.confidential,
      action: 'create',
    },
    repository,
    ...(target.kind === 'issue' && { issue: await presentHookIssue(db, target.id, { path, url }) }),
    ...(request !== null && { merge_request: request.shown }),
  };
  return { projectId: project.id, path, payload, places: request?.places ?? [] };
}
