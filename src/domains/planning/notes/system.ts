import type { Database } from '#src/database/database.ts';
import { insertNotes, type NoteSource, type IssuableId } from './table.ts';

/** The kinds of changes that system notes tell of. */
export type SystemNoteAction =
  | 'title'
  | 'description'
  | 'opened'
  | 'closed'
  | 'duplicate'
  | 'moved'
  | 'cloned'
  | 'promoted'
  | 'label'
  | 'assignee'
  | 'reviewer'
  | 'merged'
  | 'branch'
  | 'commit'
  | 'discussion'
  | 'merge'
  | 'approved'
  | 'unapproved'
  | 'milestone'
  | 'iteration'
  | 'epic'
  | 'epic_issue_added'
  | 'epic_issue_removed'
  | 'relate_epic'
  | 'unrelate_epic'
  | 'due_date'
  | 'start_date'
  | 'confidential'
  | 'visible'
  | 'locked'
  | 'unlocked'
  | 'weight'
  | 'health_status'
  | 'issue_type'
  | 'severity'
  | 'time_tracking'
  | 'cross_reference'
  | 'task'
  | 'relate'
  | 'unrelate';

export interface SystemNote {
  readonly target: IssuableId;
  /** Id of the user who made the change. */
  readonly authorId: number;
  readonly action: SystemNoteAction;
  /** Markdown, as if the author had written it: `changed due date to …`. */
  readonly body: string;
  /** The other target or the commit that the text names: the note is visible only to users who see it. */
  readonly about?: NoteSource | undefined;
  readonly at: Date;
}

/** Adds a system note about a change to its target. It does not count as a user note. */
export function addSystemNote(db: Database, note: SystemNote): Promise<void> {
  return addSystemNotes(db, [note]);
}

/** Adds system notes for several changes, in their order. */
export function addSystemNotes(db: Database, notes: readonly SystemNote[]): Promise<void> {
  return insertNotes(
    db,
    notes.map((note) => ({ ...note, system: true, at: note.at.toISOString() })),
  );
}
