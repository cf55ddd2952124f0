import type { Database } from '#src/database/database.ts';
import type { IssuableRow } from '#src/records/issuable.ts';
import type { Container } from '#src/records/container.ts';

/** The kinds of records with notes, labels, to-dos and similar. */
export type IssuableKind = 'issue' | 'merge_request' | 'epic';

export type IssuableColumn = 'issue_id' | 'merge_request_id' | 'epic_id';

/** Stored and displayed names of a kind. */
interface KindNames {
  /** The column by which rows of other tables refer to the target. */
  readonly column: IssuableColumn;
  readonly table: 'issues' | 'merge_requests' | 'epics';
  /** The name in `noteable_type`, `target_type` and errors. */
  readonly className: 'Issue' | 'MergeRequest' | 'Epic';
  /** The noun in messages. */
  readonly word: 'issue' | 'merge request' | 'epic';
  readonly sigil: '#' | '!' | '&';
}

export const issuableKinds: Readonly<Record<IssuableKind, KindNames>> = {
  issue: {
    column: 'issue_id',
    table: 'issues',
    className: 'Issue',
    word: 'issue',
    sigil: '#',
  },
  merge_request: {
    column: 'merge_request_id',
    table: 'merge_requests',
    className: 'MergeRequest',
    word: 'merge request',
    sigil: '!',
  },
  epic: { column: 'epic_id', table: 'epics', className: 'Epic', word: 'epic', sigil: '&' },
};

/** An issue, merge request or epic as notes, labels, to-dos and the like see it. */
export interface Issuable extends IssuableRow {
  readonly kind: IssuableKind;
  /** The project or group of the record. */
  readonly container: Container;
  /** The full path of the container. */
  readonly fullPath: string;
}

/** The columns of a row that every kind of target has. */
export function pickOwnColumns(
  row: Omit<IssuableRow, 'confidential'>,
): Omit<IssuableRow, 'confidential'> {
  return {
    id: row.id,
    iid: row.iid,
    author_id: row.author_id,
    title: row.title,
    description: row.description,
    state: row.state,
    discussion_locked: row.discussion_locked,
    upvotes: row.upvotes,
    downvotes: row.downvotes,
    user_notes_count: row.user_notes_count,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** The column and value by which rows of other tables refer to the target. */
export function toIssuableColumns({
  kind,
  id,
}: Pick<Issuable, 'kind' | 'id'>): Record<string, number> {
  return { [issuableKinds[kind].column]: id };
}

/** Reads the target again after changes of the transaction. */
export async function readIssuableAgain(db: Database, before: Issuable): Promise<Issuable> {
  const row = await db(issuableKinds[before.kind].table)
    .where({ id: before.id })
    .first<IssuableRow | undefined>();
  if (row === undefined) return before;
  // Merge requests are never confidential, and have no column for it.
  const confidential = before.kind !== 'merge_request' && row.confidential;
  return { ...before, ...pickOwnColumns(row), confidential };
}
