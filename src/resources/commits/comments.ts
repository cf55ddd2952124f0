import type { CreateCommitComment } from '../../../generated/commits/types.ts';
import type { RequestContext } from '../../context.ts';
import { publish } from '../../domain-events/publish.ts';
import { BadRequest } from '../../errors.ts';
import { diffCommit } from '../../git/reading/diff.ts';
import type { Actor } from '../../records/actor.ts';
import type { ProjectRow } from '../../records/project.ts';
import { withAuthor } from '../../records/user.ts';
import { blank, tooLong } from '../../text-errors.ts';
import { titleOf } from '../../git/formats/commit-object.ts';
import { hasLine } from './diff-lines.ts';
import { commitCommented } from './events.ts';
import type { FoundCommit, ListedNoteRow } from './finder.ts';
import { insertCommitNote, type CommitNoteRow } from './table.ts';

const longestNote = 1_000_000;
const longestTitle = 255;

/**
 * Says something about a commit, and notes that it was said. What is about a line that the diff does not show is about
 * the commit as a whole.
 */
export async function commentOnCommit(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  { user }: Actor,
  project: Pick<ProjectRow, 'id'>,
  { repository, commit }: FoundCommit,
  body: CreateCommitComment,
): Promise<ListedNoteRow> {
  const note = body.note;
  if (note.trim() === '') throw new BadRequest({ note: [blank] });
  if (note.length > longestNote) throw new BadRequest({ note: [tooLong(longestNote)] });
  const place = await placeIn({ repository, commit }, body);
  const shown = await repository.withoutRequests().shows(commit.id);
  const at = clock();
  const row = await db.transaction(async (db) => {
    const ids = { project_id: project.id, commit_id: commit.id, author_id: user.id };
    const row = await insertCommitNote(db, { ...ids, note, ...place }, at.toISOString());
    const title = titleOf(commit.message).replaceAll('\0', '').slice(0, longestTitle);
    await publish(db, commitCommented({ project, author: user, note: row, title, shown, at }));
    return row;
  });
  return withAuthor(row, user);
}

type Place = Pick<CommitNoteRow, 'path' | 'line' | 'line_type'>;

async function placeIn(
  { repository, commit }: FoundCommit,
  { path, line, line_type = 'new' }: CreateCommitComment,
): Promise<Place> {
  const nowhere: Place = { path: null, line: null, line_type: null };
  if (path === undefined || line === undefined) return nowhere;
  const { files } = await diffCommit(repository, commit);
  const file = files.find(({ newPath, oldPath }) =>
    line_type === 'new' ? newPath === path : oldPath === path || newPath === path,
  );
  if (file === undefined || !hasLine(file.patch, line, line_type)) return nowhere;
  return { path: file.newPath, line, line_type };
}
