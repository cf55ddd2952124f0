import type { GivenPosition } from '#generated/discussions/types.ts';
import type { RequestContext } from '#src/context.ts';
import { diffTrees, type FileDiff } from '#src/git/reading/diff.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { loadDiffLimits } from '#src/settings/diff-limits.ts';
import { notePolicy } from '#src/domains/planning/notes/policy.ts';
import type { NoteSubject } from '#src/domains/conversation/quick-actions/note-subject.ts';
import { readFile } from '#src/domains/review/suggestions/suggest.ts';
import {
  type DiffPlace,
  isInvalid,
  findNamedFile,
  findPlaceInFile,
} from '#src/domains/review/suggestions/position.ts';

/**
 * The place in a version of the diff that a new note is about.
 * @throws Forbidden when the actor may not say anything there
 * @throws BadRequest where the diff has no such place
 */
export async function findDiffPlace(
  context: RequestContext,
  subject: NoteSubject,
  position: GivenPosition,
): Promise<DiffPlace> {
  authorize(notePolicy.create, subject);
  const { about } = subject;
  if (about.kind !== 'merge_request' || about.mergeRequest === null) throw isInvalid();
  const file = await findFile(context, about.mergeRequest, position);
  return findPlaceInFile(position, file, await countLines(context, about.mergeRequest, position));
}

/** The file of the diff between the heads of a version that the merge request has, or had. */
async function findFile(
  { db, git }: RequestContext,
  { id, target_project_id }: MergeRequestRow,
  position: GivenPosition,
): Promise<FileDiff> {
  const { base_sha, start_sha, head_sha } = position;
  const heads = { base_sha, start_sha, head_sha };
  const version = await db('merge_request_versions')
    .where({ merge_request_id: id, ...heads })
    .first<{ id: number } | undefined>('id');
  if (version === undefined) throw isInvalid();
  const repository = git.repository(target_project_id);
  const limits = await loadDiffLimits(db);
  const { files } = await diffTrees(repository, base_sha, head_sha, { limits });
  return findNamedFile(position, files);
}

/** Number of lines of the file after the change; none if the comment does not need unchanged lines. */
async function countLines(
  { git }: RequestContext,
  { target_project_id }: MergeRequestRow,
  { head_sha, new_path, old_path, ...position }: GivenPosition,
): Promise<number> {
  const path = new_path ?? old_path;
  const ends = [position, position.line_range?.start, position.line_range?.end];
  const isAsked = ends.some((end) => end?.old_line != null && end.new_line != null);
  if (!isAsked || path == null) return 0;
  const bytes = await readFile(git.repository(target_project_id), head_sha, path);
  if (bytes === null) return 0;
  let lines = 0;
  for (let at = 0; at < bytes.length; lines += 1) {
    const end = bytes.indexOf('\n', at);
    at = end === -1 ? bytes.length : end + 1;
  }
  return lines;
}
