import type { RawTree } from '#runtime/raw.ts';
import { isCommitFull } from '#src/domains/code/commits/store-note.ts';
import type { CommitNoteRow } from '#src/domains/code/commits/table.ts';
import { type ImportContext, storeInTurn } from '../context.ts';
import { linkToOwnFiles } from '../links.ts';
import { readFlag, readMildText, readNumber, RecordRefused, readSha, readTime } from '../values.ts';
import {
  createDiscussionId,
  maxImportedNoteChars,
  readDiffPlace,
  readNotePosition,
  readNoteType,
} from './notes.ts';

/** Stores a note on a commit; system notes, notes without a commit and notes beyond the limit are rejected. */
export async function importCommitNote(context: ImportContext, note: RawTree): Promise<void> {
  const row = commitNoteRow(context, note);
  if (row === null) throw new RecordRefused('something is missing');
  if (!(await storeRow(context, row))) throw new RecordRefused('its commit has too many notes');
}

/** Stores what was said about the commit of a pipeline, if it is a note of a person and there is room for it. */
export async function storeNoteOfPipeline(context: ImportContext, note: RawTree): Promise<void> {
  const row = commitNoteRow(context, note);
  if (row !== null) await storeRow(context, row);
}

type NewRow = Omit<CommitNoteRow, 'id' | 'starts_discussion'>;

/** The first of a thread that comes begins it. Answers false where the commit has as many notes as there may be. */
async function storeRow(context: ImportContext, row: NewRow): Promise<boolean> {
  const { project_id, commit_id, discussion_id } = row;
  return storeInTurn(context, async (db) => {
    if (await isCommitFull(db, row)) return false;
    const begun = await db('commit_notes')
      .where({ project_id, commit_id, discussion_id })
      .first('id');
    await db('commit_notes').insert({ ...row, starts_discussion: begun === undefined });
    return true;
  });
}

function commitNoteRow(
  { projectId, users, now, hasUpload, container }: ImportContext,
  note: RawTree,
): NewRow | null {
  const commit_id = readSha(note, 'commit_id');
  const text = readMildText(note, 'note', maxImportedNoteChars);
  if (commit_id === null || text === null || readFlag(note, 'system')) return null;
  const created_at = readTime(note, 'created_at') ?? now;
  const position = readNotePosition(note);
  return {
    ...{ project_id: projectId, commit_id, created_at },
    note: users.textOf(note, linkToOwnFiles(text, hasUpload)),
    ...lineOf(note),
    discussion_id: createDiscussionId(note, container),
    type: readNoteType(note, position),
    position: position === null ? null : JSON.stringify(position),
    author_id: users.of(note, 'author_id'),
    updated_at: readTime(note, 'updated_at') ?? created_at,
  };
}

const maxPathChars = 4096;

/** The line of the changes of a commit that a note is about. */
function lineOf(note: RawTree): Pick<CommitNoteRow, 'path' | 'line' | 'line_type'> {
  const place = readDiffPlace(note);
  const path = place && readMildText(place, 'new_path', maxPathChars);
  const nowhere = { path: null, line: null, line_type: null };
  if (place === null || path === null) return nowhere;
  const added = readNumber(place, 'new_line', { least: 1 });
  const line = added ?? readNumber(place, 'old_line', { least: 1 });
  return line === null ? nowhere : { path, line, line_type: added === null ? 'old' : 'new' };
}
