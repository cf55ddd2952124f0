import type { Database } from '../../database/database.ts';
import type { Target } from '../targets/target.ts';
import { insertNote } from './table.ts';

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
  | 'milestone'
  | 'iteration'
  | 'epic'
  | 'epic_issue_added'
  | 'epic_issue_removed'
  | 'epic_issue_moved'
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

interface SystemNote {
  readonly target: Pick<Target, 'kind' | 'id'>;
  /** The user whose act it tells of. */
  readonly authorId: number;
  readonly action: SystemNoteAction;
  /** Markdown, as if the author had written it: `changed due date to …`. */
  readonly body: string;
  readonly at: Date;
}

/** Tells of a change among the notes of its target. It does not count among those of people. */
export async function addSystemNote(
  db: Database,
  { target, authorId, action, body, at }: SystemNote,
): Promise<void> {
  await insertNote(db, { target, authorId, action, body, system: true, at: at.toISOString() });
}
