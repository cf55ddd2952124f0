import type { Knex } from 'knex';
import type { Text } from '#runtime/later-text.ts';
import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { describeLongText, selectLongTexts } from '#src/database/long-texts.ts';
import { NotFound } from '#src/errors.ts';
import type { Query } from '#src/lists/filter.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import { type AuthorColumns, listAuthorColumns } from '#src/records/user.ts';
import type { CommitNoteRow } from '#src/domains/code/commits/table.ts';
import { loadNotes } from '#src/domains/conversation/discussions/load-notes.ts';

/** The commit of a project that is talked about. */
export interface CommitKey {
  readonly project_id: number;
  readonly commit_id: string;
}

/** A note with its author; its text may be read later. */
export type ListedCommitNote = AuthorColumns &
  Omit<CommitNoteRow, 'note'> & { readonly note: Text };

/** The notes of a thread, or a single comment; the oldest first. */
export interface CommitDiscussion {
  readonly id: string;
  readonly notes: readonly ListedCommitNote[];
}

type First = Pick<CommitNoteRow, 'discussion_id'>;

/** The discussions of a commit, the oldest first. */
export async function listCommitDiscussions(
  db: Database,
  place: CommitKey,
  query: OffsetQuery,
): Promise<Page<CommitDiscussion>> {
  const first = db('commit_notes')
    .where(place)
    .whereRaw('commit_notes.starts_discussion')
    .orderBy(['created_at', 'id'])
    .select('discussion_id') as Knex.QueryBuilder<First, First[]>;
  const { rows, page } = await paginate(db, first, query);
  const ids = rows.map(({ discussion_id }) => discussion_id);
  const notes = await loadThreadNotes(db, place, ids);
  return { rows: ids.map((id) => ({ id, notes: notes.get(id) ?? [] })), page };
}

/** @throws NotFound */
export async function findCommitDiscussion(
  db: Database,
  place: CommitKey,
  id: string,
): Promise<CommitDiscussion> {
  const notes = await loadThreadNotes(db, place, [id]);
  const own = notes.get(id);
  if (own === undefined) throw new NotFound('Discussion');
  return { id, notes: own };
}

/**
 * A note of exactly this commit and discussion.
 * @throws NotFound
 */
export async function findCommitNote(
  { db }: Pick<RequestContext, 'db'>,
  place: CommitKey,
  { discussion_id, note_id: id }: { readonly discussion_id: string; readonly note_id: number },
): Promise<CommitNoteRow & AuthorColumns> {
  const row = await joinAuthors(
    db('commit_notes').where({ ...toTableColumns(place), 'commit_notes.id': id }),
  )
    .where('commit_notes.discussion_id', discussion_id)
    .select('commit_notes.*')
    .first<(CommitNoteRow & AuthorColumns) | undefined>();
  if (row === undefined) throw new NotFound('Note');
  return row;
}

const toTableColumns = ({ project_id, commit_id }: CommitKey) => ({
  'commit_notes.project_id': project_id,
  'commit_notes.commit_id': commit_id,
});

const joinAuthors = (notes: Query): Query =>
  notes
    .join('users as authors', 'authors.id', 'commit_notes.author_id')
    .select(...listAuthorColumns());

const text = describeLongText('commit_notes', 'note');

/** The texts of the rows of `selectShownCommitNotes`. */
export const commitNoteTexts = [text];

const columns = [
  ...[
    'id',
    'project_id',
    'commit_id',
    'author_id',
    'path',
    'line',
    'line_type',
    'type',
    'position',
  ],
  ...['discussion_id', 'starts_discussion', 'created_at', 'updated_at'],
].map((name) => `commit_notes.${name}`);

/** Adds the displayed columns to a query of notes on commits; `short` as for `selectLongTexts`. */
export function selectShownCommitNotes(db: Database, notes: Query, short?: number): Query {
  return selectLongTexts(joinAuthors(notes).select(...columns), db, commitNoteTexts, short);
}

function loadThreadNotes(
  db: Database,
  place: CommitKey,
  discussions: readonly string[],
): Promise<ReadonlyMap<string, readonly ListedCommitNote[]>> {
  const selectNotes = (short: number | undefined) =>
    selectShownCommitNotes(db, db('commit_notes').where(toTableColumns(place)), short);
  const getText = ({ note }: ListedCommitNote) => note;
  return loadNotes(
    db,
    { table: 'commit_notes', text, notes: selectNotes, textOf: getText },
    discussions,
  );
}
