import type { Container } from '../../records/container.ts';

/** The kinds of things that notes, labels, to-dos and the like belong to. */
export type TargetKind = 'issue' | 'epic';

/** How a kind is stored and named. */
interface KindNames {
  /** The column by which rows of other tables belong to one. */
  readonly column: 'issue_id' | 'epic_id';
  readonly table: 'issues' | 'epics';
  /** The name in `noteable_type`, `target_type` and errors. */
  readonly className: 'Issue' | 'Epic';
  /** As people say it. */
  readonly word: 'issue' | 'epic';
  readonly sigil: '#' | '&';
}

export const targetKinds: Readonly<Record<TargetKind, KindNames>> = {
  issue: {
    column: 'issue_id',
    table: 'issues',
    className: 'Issue',
    word: 'issue',
    sigil: '#',
  },
  epic: { column: 'epic_id', table: 'epics', className: 'Epic', word: 'epic', sigil: '&' },
};

/** The columns that every kind has. */
export interface TargetRow {
  readonly id: number;
  /** Number within the project or group. */
  readonly iid: number;
  readonly author_id: number;
  readonly title: string;
  /** Markdown. */
  readonly description: string | null;
  readonly state: 'opened' | 'closed';
  readonly confidential: boolean;
  /** Null where that was never set. */
  readonly discussion_locked: boolean | null;
  readonly upvotes: number;
  readonly downvotes: number;
  /** Of people, not of the system. */
  readonly user_notes_count: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** An issue or epic as notes, labels, to-dos and the like see it. */
export interface Target extends TargetRow {
  readonly kind: TargetKind;
  /** Its project or group. */
  readonly container: Container;
  /** The full path of that. */
  readonly fullPath: string;
}

/** The column and value by which rows of other tables belong to the target. */
export function ofTarget({ kind, id }: Pick<Target, 'kind' | 'id'>): Record<string, number> {
  return { [targetKinds[kind].column]: id };
}
