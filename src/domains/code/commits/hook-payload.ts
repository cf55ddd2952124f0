import type { NoteHookPayload } from '#generated/notes/types.ts';
import type { Database } from '#src/database/database.ts';
import { RowNotFound } from '#src/errors.ts';
import { formatHookTime } from '#src/text/hook-time.ts';
import type { Urls } from '#src/text/urls.ts';
import { loadHookProject } from '#src/domains/core/projects/hook-payload.ts';
import type { WithCommits } from '#src/domains/core/repositories/hook-commits.ts';
import { findHookUser, presentHookUser } from '#src/domains/core/users/hook-payload.ts';
import type { CommitNoteRow } from './table.ts';

/** Builds the hook payload of a note on a commit. */
export async function presentCommitNotePayload(
  db: Database,
  { projectId, noteId }: { readonly projectId: number; readonly noteId: number },
  url: Urls,
): Promise<WithCommits<NoteHookPayload>> {
  const row = await db<CommitNoteRow>('commit_notes').where({ id: noteId }).first();
  if (row === undefined) throw new RowNotFound();
  const { project, repository } = await loadHookProject(db, projectId, url);
  const path = project.path_with_namespace;
  const payload: NoteHookPayload = {
    object_kind: 'note',
    event_type: 'note',
    user: presentHookUser(await findHookUser(db, row.author_id), url),
    project_id: project.id,
    project,
    object_attributes: {
      id: row.id,
      note: row.note,
      description: row.note,
      noteable_type: 'Commit',
      noteable_id: null,
      author_id: row.author_id,
      created_at: formatHookTime(row.created_at),
      updated_at: formatHookTime(row.updated_at),
      updated_by_id: null,
      project_id: project.id,
      attachment: null,
      line_code: null,
      commit_id: row.commit_id,
      system: false,
      st_diff: null,
      type: row.type,
      position: null,
      original_position: null,
      change_position: null,
      discussion_id: row.discussion_id,
      resolved_at: null,
      resolved_by_id: null,
      resolved_by_push: null,
      url: url.web(`${path}/-/commit/${row.commit_id}#note_${row.id}`),
      internal: false,
      action: 'create',
    },
    repository,
  };
  return {
    projectId,
    path,
    payload,
    places: [{ at: ['commit'], sha: row.commit_id, as: 'commit' }],
  };
}
