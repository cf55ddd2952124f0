import type { RequestContext } from '#src/context.ts';
import { whereNotInList } from '#src/database/dialect.ts';
import { NotFound } from '#src/errors.ts';
import type { Page } from '#src/lists/offset.ts';
import { type Reading, loadReading, type ReadSubject, threads } from './list-notes.ts';
import {
  noteText,
  type ShownNoteRow,
  selectShownNotes,
} from '#src/domains/planning/notes/table.ts';
import { loadNotes } from './load-notes.ts';

type Context = Pick<RequestContext, 'db' | 'actor' | 'clock'>;

/** The notes of a thread, or a single comment; the oldest first. */
export interface DiscussionRow {
  readonly id: string;
  readonly notes: readonly ShownNoteRow[];
}

/** The discussions of a target as the actor may see them, the oldest first. */
export async function listDiscussions(
  context: Context,
  subject: ReadSubject,
  query: { readonly page: number; readonly per_page: number },
): Promise<Page<DiscussionRow>> {
  const reading = await loadReading(context, subject);
  const { rows, page } = await threads.pageFor(context, { ...query, reading });
  const ids = rows.map(({ discussion_id }) => discussion_id);
  const notes = await loadThreadNotes(context, reading, ids);
  return { rows: ids.map((id) => ({ id, notes: notes.get(id) ?? [] })), page };
}

/** @throws NotFound */
export async function findDiscussion(
  context: Context,
  subject: ReadSubject,
  id: string,
): Promise<DiscussionRow> {
  const notes = await loadThreadNotes(context, await loadReading(context, subject), [id]);
  const own = notes.get(id);
  if (own === undefined) throw new NotFound('Discussion');
  return { id, notes: own };
}

/** Finds the discussions of a target that the actor may see, by id. */
export async function findDiscussions(
  context: Context,
  reading: Reading,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DiscussionRow>> {
  const notes = await loadThreadNotes(context, reading, ids);
  return new Map([...notes].map(([id, own]) => [id, { id, notes: own }]));
}

function loadThreadNotes(
  { db }: Pick<Context, 'db'>,
  { column, id, confidential, hidden }: Reading,
  discussions: readonly string[],
): Promise<ReadonlyMap<string, readonly ShownNoteRow[]>> {
  const selectNotes = (short: number | undefined) => {
    const query = selectShownNotes(db, db('notes').where(`notes.${column}`, id), short);
    if (!confidential) void query.where('notes.confidential', false);
    return hidden.length > 0 ? whereNotInList(query, 'notes.id', hidden) : query;
  };
  const getText = ({ body }: ShownNoteRow) => body;
  return loadNotes(
    db,
    { table: 'notes', text: noteText, notes: selectNotes, textOf: getText },
    discussions,
  );
}
