import type { CreateCommitComment } from '#generated/commits/types.ts';
import type { RequestContext } from '#src/context.ts';
import { BadRequest } from '#src/errors.ts';
import { diffCommit } from '#src/git/reading/diff.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import type { Actor } from '#src/records/actor.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { addAuthor } from '#src/records/user.ts';
import { blank, describeTooLong } from '#src/text/text-errors.ts';
import { hasLine } from './diff-lines.ts';
import type { FoundCommit, ListedCommitNoteRow } from './finder.ts';
import { type CommitNotePlace, nowhere, storeNoteOnCommit } from './store-note.ts';

const maxNoteChars = 1_000_000;

/**
 * Creates a note on a commit, and records the event. A note on a line that the diff does not contain becomes a note on
 * the whole commit.
 */
export async function commentOnCommit(
  context: Pick<RequestContext, 'db' | 'clock'>,
  actor: Actor,
  project: Pick<ProjectRow, 'id'>,
  found: FoundCommit,
  body: CreateCommitComment,
): Promise<ListedCommitNoteRow> {
  const note = body.note;
  if (note.trim() === '') throw new BadRequest({ note: [blank] });
  if (note.length > maxNoteChars) throw new BadRequest({ note: [describeTooLong(maxNoteChars)] });
  const place = await findPlace(found, body);
  const type = place.path === null ? null : 'DiffNote';
  const input = { by: toWorkRequest(actor), note, place, type } as const;
  return addAuthor(await storeNoteOnCommit(context, project, found, input), actor.user);
}

async function findPlace(
  { repository, commit }: FoundCommit,
  { path, line, line_type = 'new' }: CreateCommitComment,
): Promise<CommitNotePlace> {
  if (path === undefined || line === undefined) return nowhere;
  const { files } = await diffCommit(repository, commit);
  const file = files.find(({ newPath, oldPath }) =>
    line_type === 'new' ? newPath === path : oldPath === path || newPath === path,
  );
  if (file === undefined || !hasLine(file.patch, line, line_type)) return nowhere;
  return { path: file.newPath, line, line_type, position: null };
}
