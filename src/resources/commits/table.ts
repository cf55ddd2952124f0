import type { Database } from '../../database/database.ts';
import { insertReturning } from '../../database/dialect.ts';

/** Something said about a commit. */
export interface CommitNoteRow {
  readonly id: number;
  readonly project_id: number;
  readonly commit_id: string;
  readonly author_id: number;
  /** Markdown. */
  readonly note: string;
  /** The line of the diff that it is about; all three null for what is about the commit as a whole. */
  readonly path: string | null;
  readonly line: number | null;
  readonly line_type: 'new' | 'old' | null;
  readonly created_at: string;
  readonly updated_at: string;
}

type NewCommitNote = Omit<CommitNoteRow, 'id' | 'created_at' | 'updated_at'>;

export function insertCommitNote(
  db: Database,
  note: NewCommitNote,
  now: string,
): Promise<CommitNoteRow> {
  const row = { ...note, created_at: now, updated_at: now };
  return insertReturning<CommitNoteRow>(db, 'commit_notes', row);
}
