import type { RequestContext } from '../../context.ts';
import { inList, notInList } from '../../database/dialect.ts';
import { shortBytesOfMany, withLongTexts } from '../../database/long-texts.ts';
import { NotFound } from '../../errors.ts';
import { groupRows } from '../../group-rows.ts';
import type { Page } from '../../lists/offset.ts';
import { type Reading, readingOf, type ReadSubject, threads } from '../notes/list.ts';
import { noteTexts, type ShownNoteRow, withShown } from '../notes/table.ts';

type Context = Pick<RequestContext, 'db' | 'actor' | 'clock'>;

/** The notes of one thread, or one that stands alone; the oldest first. */
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
  const reading = await readingOf(context, subject);
  const { rows, page } = await threads.pageFor(context, { ...query, reading });
  const ids = rows.map(({ discussion_id }) => discussion_id);
  const notes = await loadNotes(context, reading, ids);
  return { rows: ids.map((id) => ({ id, notes: notes.get(id) ?? [] })), page };
}

/** @throws NotFound */
export async function findDiscussion(
  context: Context,
  subject: ReadSubject,
  id: string,
): Promise<DiscussionRow> {
  const notes = await loadNotes(context, await readingOf(context, subject), [id]);
  const own = notes.get(id);
  if (own === undefined) throw new NotFound('Discussion');
  return { id, notes: own };
}

/** Those of these discussions of a target that the actor may see, by id. */
export async function findDiscussions(
  context: Context,
  reading: Reading,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DiscussionRow>> {
  const notes = await loadNotes(context, reading, ids);
  return new Map([...notes].map(([id, own]) => [id, { id, notes: own }]));
}

/** Notes that are read at once: a page of discussions may have thousands. */
const notesAtOnce = 250;
/** Characters of all texts that are read before the others are left for later. */
const mostCharacters = 2_097_152;

async function loadNotes(
  { db }: Pick<Context, 'db'>,
  { column, id, confidential, hidden }: Reading,
  discussions: readonly string[],
): Promise<ReadonlyMap<string, readonly ShownNoteRow[]>> {
  const loaded: ShownNoteRow[] = [];
  let characters = 0;
  for (;;) {
    const short = characters > mostCharacters ? shortBytesOfMany : undefined;
    const notes = withShown(db, db('notes').where(`notes.${column}`, id), short);
    inList(notes, 'notes.discussion_id', discussions);
    if (!confidential) void notes.where('notes.confidential', false);
    if (hidden.length > 0) notInList(notes, 'notes.id', hidden);
    const last = loaded.at(-1);
    if (last !== undefined) {
      void notes.whereRaw('(notes.created_at, notes.id) > (?, ?)', [last.created_at, last.id]);
    }
    void notes.orderBy([{ column: 'notes.created_at' }, { column: 'notes.id' }]);
    const rows = (await notes.limit(notesAtOnce)) as ShownNoteRow[];
    loaded.push(...withLongTexts(db, rows, noteTexts));
    if (rows.length < notesAtOnce) break;
    for (const { body } of rows) characters += typeof body === 'string' ? body.length : 0;
  }
  return groupRows(loaded, ({ discussion_id }) => discussion_id);
}
