import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { insertReturning } from '../../database/dialect.ts';
import { type AuthorColumns, authorColumns } from '../../records/user.ts';
import type { Query } from '../../lists/filter.ts';
import { ofTarget, type Target } from '../targets/target.ts';

/** A text on an issue, merge request or epic, by a person or, of a change, by the system. */
export interface NoteRow {
  readonly id: number;
  /** One of these is set. */
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
  /** One note of each thread does, the first as long as it is there. */
  readonly starts_discussion: boolean;
  /** Null for a note that stands alone. */
  readonly type: 'DiscussionNote' | null;
  /** Markdown. */
  readonly body: string;
  readonly system: boolean;
  /** Names what a system note tells of. */
  readonly action: string | null;
  readonly confidential: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface ListedNoteRow extends NoteRow, AuthorColumns {
  readonly author_id: number;
}

/** Of a target, what it takes to find what hangs on it. */
export type TargetId = Pick<Target, 'kind' | 'id'>;

/** The thing that a system note names: another target, or a commit of the project with this id. */
export type NoteSource = TargetId | { readonly kind: 'project'; readonly id: number };

/** The author and text of a note, and the thread that it answers, if it answers one. */
export interface NewNote {
  readonly target: TargetId;
  readonly authorId: number;
  readonly body: string;
  readonly type?: NoteRow['type'];
  readonly discussionId?: string | undefined;
  readonly confidential?: boolean;
  readonly system?: boolean;
  readonly action?: string;
  /** The other that it names. */
  readonly about?: NoteSource | undefined;
  /** ISO 8601. */
  readonly at: string;
}

export function insertNote(db: Database, note: NewNote): Promise<NoteRow> {
  return insertReturning<NoteRow>(db, 'notes', columnsOf(note));
}

export async function insertNotes(db: Database, notes: readonly NewNote[]): Promise<void> {
  if (notes.length > 0) await db('notes').insert(notes.map(columnsOf));
}

function columnsOf({ target, about, ...note }: NewNote) {
  return {
    issue_id: null,
    merge_request_id: null,
    epic_id: null,
    ...ofTarget(target),
    about_issue_id: about?.kind === 'issue' ? about.id : null,
    about_merge_request_id: about?.kind === 'merge_request' ? about.id : null,
    about_epic_id: about?.kind === 'epic' ? about.id : null,
    about_project_id: about?.kind === 'project' ? about.id : null,
    author_id: note.authorId,
    discussion_id: note.discussionId ?? newDiscussionId(),
    starts_discussion: note.discussionId === undefined,
    type: note.type ?? null,
    body: note.body,
    system: note.system ?? false,
    action: note.action ?? null,
    confidential: note.confidential ?? false,
    created_at: note.at,
    updated_at: note.at,
  };
}

const newDiscussionId = () => randomBytes(20).toString('hex');

/** Adds to a query of notes their authors. */
export function withAuthors(notes: Query): Query {
  return notes
    .join('users as authors', 'authors.id', 'notes.author_id')
    .select('notes.*', ...authorColumns());
}
