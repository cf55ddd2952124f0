import { randomBytes } from 'node:crypto';
import type { Text } from '#runtime/later-text.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { listColumnsBeside, describeLongText, selectLongTexts } from '#src/database/long-texts.ts';
import {
  type AuthorColumns,
  listAuthorColumns,
  type UserBasicRow,
  addAuthor,
} from '#src/records/user.ts';
import type { Query } from '#src/lists/filter.ts';
import { prefixColumns } from '#src/domains/planning/milestones/columns.ts';
import { toIssuableColumns, type Issuable } from '#src/domains/planning/issuables/issuable.ts';

/** References of a system note that some of its readers may not see. Copies of a note must copy them. */
export const noteGuards = [
  'about_issue_id',
  'about_merge_request_id',
  'about_epic_id',
  'about_project_id',
] as const;

/** A text on an issue, merge request or epic, by a person or, of a change, by the system. */
export interface NoteRow {
  readonly id: number;
  /** Exactly one of the three columns is set. */
  readonly issue_id: number | null;
  readonly merge_request_id: number | null;
  readonly epic_id: number | null;
  /** The other target that a system note names. */
  readonly about_issue_id: number | null;
  readonly about_merge_request_id: number | null;
  readonly about_epic_id: number | null;
  /** The project whose commit it names. */
  readonly about_project_id: number | null;
  readonly author_id: number;
  /** 40 hexadecimal digits: the thread that it belongs to. */
  readonly discussion_id: string;
  /** True for one note of each thread: the first one, while it exists. */
  readonly starts_discussion: boolean;
  /** Null for a note outside of threads. */
  readonly type: 'DiscussionNote' | 'DiffNote' | null;
  /** Markdown. */
  readonly body: string;
  readonly system: boolean;
  /** Kind of the change that a system note describes. */
  readonly action: string | null;
  readonly confidential: boolean;
  /** JSON: the place in the diff of a merge request. */
  readonly position: string | null;
  readonly line_code: string | null;
  /** Time at which a thread of a merge request was resolved; null if it is open. */
  readonly resolved_at: string | null;
  /** The user who resolved the note; null also for a deleted user. */
  readonly resolved_by_id: number | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface ListedNoteRow extends NoteRow, AuthorColumns {
  readonly author_id: number;
  /** The user who resolved it, null while it is open. */
  readonly resolver_username: string | null;
  readonly resolver_name: string | null;
  readonly resolver_state: UserBasicRow['state'] | null;
  readonly resolver_avatar: string | null;
}

/** The shown columns of a note; its text may be loaded later. */
export type ShownNoteRow = Omit<ListedNoteRow, 'body' | `about_${string}`> & {
  readonly body: Text;
};

/** The fields of a target that finding its notes needs. */
export type IssuableId = Pick<Issuable, 'kind' | 'id'>;

/** The record that a system note names: another target, or a commit of the project with this id. */
export type NoteSource = IssuableId | { readonly kind: 'project'; readonly id: number };

/** The author and text of a note, and the thread that it answers, if it answers one. */
export interface NewNote {
  readonly target: IssuableId;
  readonly authorId: number;
  readonly body: string;
  readonly type?: NoteRow['type'];
  readonly discussionId?: string | undefined;
  readonly confidential?: boolean;
  readonly system?: boolean;
  readonly action?: string;
  /** The user who resolves it with its thread. */
  readonly resolvedById?: number | undefined;
  /** The place in the diff of a merge request. */
  readonly place?:
    { readonly position: string | null; readonly lineCode: string | null } | null | undefined;
  /** The other that it names. */
  readonly about?: NoteSource | undefined;
  /** ISO 8601. */
  readonly at: string;
}

export function insertNote(db: Database, note: NewNote): Promise<NoteRow> {
  return insertReturning<NoteRow>(db, 'notes', toColumns(note));
}

export async function insertNotes(db: Database, notes: readonly NewNote[]): Promise<void> {
  if (notes.length > 0) await db('notes').insert(notes.map(toColumns));
}

function toColumns({ target, about, ...note }: NewNote) {
  return {
    issue_id: null,
    merge_request_id: null,
    epic_id: null,
    ...toIssuableColumns(target),
    about_issue_id: about?.kind === 'issue' ? about.id : null,
    about_merge_request_id: about?.kind === 'merge_request' ? about.id : null,
    about_epic_id: about?.kind === 'epic' ? about.id : null,
    about_project_id: about?.kind === 'project' ? about.id : null,
    author_id: note.authorId,
    discussion_id: note.discussionId ?? generateDiscussionId(),
    starts_discussion: note.discussionId === undefined,
    type: note.type ?? null,
    body: note.body,
    system: note.system ?? false,
    action: note.action ?? null,
    confidential: note.confidential ?? false,
    position: note.place?.position ?? null,
    line_code: note.place?.lineCode ?? null,
    resolved_at: note.resolvedById === undefined ? null : note.at,
    resolved_by_id: note.resolvedById ?? null,
    created_at: note.at,
    updated_at: note.at,
  };
}

export const generateDiscussionId = () => randomBytes(20).toString('hex');

const shownColumns = listColumnsBeside<Omit<NoteRow, 'body' | `about_${string}`>>('notes', {
  id: true,
  issue_id: true,
  merge_request_id: true,
  epic_id: true,
  author_id: true,
  discussion_id: true,
  starts_discussion: true,
  type: true,
  system: true,
  action: true,
  confidential: true,
  position: true,
  line_code: true,
  resolved_at: true,
  resolved_by_id: true,
  created_at: true,
  updated_at: true,
});

export const noteText = describeLongText('notes', 'body');

/** The texts of the rows of `selectShownNotes`. */
export const noteTexts = [noteText];

/** Adds the shown columns to a query of notes; `short` as for `selectLongTexts`. */
export function selectShownNotes(db: Database, notes: Query, short?: number): Query {
  return selectLongTexts(joinUsers(notes).select(...shownColumns), db, noteTexts, short);
}

/** Adds to a query of notes all that they have, their authors, and who resolved them. */
export const joinNoteAuthors = (notes: Query): Query => joinUsers(notes).select('notes.*');

function joinUsers(notes: Query): Query {
  return notes
    .join('users as authors', 'authors.id', 'notes.author_id')
    .leftJoin('users as resolvers', 'resolvers.id', 'notes.resolved_by_id')
    .select(...listAuthorColumns())
    .select(...prefixColumns('resolvers', 'resolver', ['username', 'name', 'state', 'avatar']));
}

/** A note at hand with its author, who resolves it where it is resolved. */
export function addNoteAuthor(note: NoteRow, author: UserBasicRow): ListedNoteRow {
  return {
    ...addAuthor(note, author),
    ...toResolverColumns(note.resolved_by_id === null ? null : author),
  };
}

/** The columns of the user who resolved a note. */
export const toResolverColumns = (user: UserBasicRow | null) => ({
  resolver_username: user?.username ?? null,
  resolver_name: user?.name ?? null,
  resolver_state: user?.state ?? null,
  resolver_avatar: user?.avatar ?? null,
});

/** All notes in threads of merge requests are resolvable. */
export const isResolvable = ({
  merge_request_id,
  type,
  system,
}: Pick<NoteRow, 'merge_request_id' | 'system' | 'type'>) =>
  merge_request_id !== null && type !== null && !system;
