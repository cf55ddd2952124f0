import type { GivenPosition } from '#generated/discussions/types.ts';
import { diffCommit, emptyTree } from '#src/git/reading/diff.ts';
import type { FoundCommit } from '#src/domains/code/commits/finder.ts';
import type { CommitNotePlace } from '#src/domains/code/commits/store-note.ts';
import {
  isInvalid,
  findNamedFile,
  findPlaceInFile,
} from '#src/domains/review/suggestions/position.ts';
import type { RequestContext } from '#src/context.ts';
import { loadDiffLimits } from '#src/settings/diff-limits.ts';

/**
 * The place in the diff of a commit that a new note is about.
 * @throws BadRequest where the diff has no such place
 */
export async function findCommitPlace(
  { db }: Pick<RequestContext, 'db'>,
  { repository, commit }: FoundCommit,
  given: GivenPosition,
): Promise<CommitNotePlace> {
  const before = commit.parents[0] ?? emptyTree;
  const { base_sha, start_sha, head_sha } = given;
  if (base_sha !== before || start_sha !== before || head_sha !== commit.id) throw isInvalid();
  const { files } = await diffCommit(repository, commit, await loadDiffLimits(db));
  const { position } = findPlaceInFile(given, findNamedFile(given, files));
  const { old_line = null, new_line = null } = position;
  const line = new_line ?? old_line;
  return {
    ...(line === null
      ? { path: null, line: null, line_type: null }
      : { path: position.new_path, line, line_type: new_line === null ? 'old' : 'new' }),
    position: JSON.stringify(position),
  };
}
