import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { insertReturning } from '../../database/dialect.ts';
import { ofTarget, type Target } from '../targets/target.ts';

/** What is said on an issue or epic, by a person or, of a change, by the system. */
export interface NoteRow {
  readonly id: number;
  /** One of these is set. */
  readonly issue_id: number | null;
  readonly epic_id: number | null;
  readonly author_id: number;
  /** 40 hexadecimal digits: the thread that it belongs to. */
  readonly discussion_id: string;
  /** The first of its thread. */
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

/** The author and text of a note, and the thread that it answers, if it answers one. */
export interface NewNote {
  readonly target: Pick<Target, 'kind' | 'id'>;
  readonly authorId: number;
  readonly body: string;
  readonly type?: NoteRow['type'];
  readonly discussionId?: string | undefined;
  readonly system?: boolean;
  readonly action?: string;
  readonly confidential?: boolean;
  /** ISO 8601. */
  readonly at: string;
}

export function insertNote(db: Database, note: NewNote): Promise<NoteRow> {
  return insertReturning<NoteRow>(db, 'notes', {
    ...ofTarget(note.target),
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
  });
}

const newDiscussionId = () => randomBytes(20).toString('hex');
