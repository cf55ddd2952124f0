import { randomBytes } from 'node:crypto';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';

/** A note on a commit. */
export interface CommitNoteRow {
  readonly id: number;
  readonly project_id: number;
  readonly commit_id: string;
  readonly author_id: number;
  /** Markdown. */
  readonly note: string;
  /** Line of the diff; all three null for a note on the whole commit. */
  readonly path: string | null;
  readonly line: number | null;
  readonly line_type: 'new' | 'old' | null;
  /** 40 hexadecimal digits: the thread that it belongs to. */
  readonly discussion_id: string;
  /** A thread starts with its oldest note that still exists. */
  readonly starts_discussion: boolean;
  /** Null for a comment outside of threads. */
  readonly type: 'DiscussionNote' | 'DiffNote' | null;
  /** JSON: the place in the diff of the commit; null also where an older comment has `path` and `line` alone. */
  readonly position: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export type NewCommitNote = Omit<
  CommitNoteRow,
  'id' | 'discussion_id' | 'starts_discussion' | 'created_at' | 'updated_at'
>;

/** `discussionId` is the thread of a reply; without it the note starts a discussion. */
export function insertCommitNote(
  db: Database,
  note: NewCommitNote,
  at: string,
  discussionId?: string,
): Promise<CommitNoteRow> {
  const discussion_id = discussionId ?? randomBytes(20).toString('hex');
  const starts_discussion = discussionId === undefined;
  const row = { ...note, discussion_id, starts_discussion, created_at: at, updated_at: at };
  return insertReturning<CommitNoteRow>(db, 'commit_notes', row);
}
