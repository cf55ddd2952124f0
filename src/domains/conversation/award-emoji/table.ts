import type { Database } from '#src/database/database.ts';
import { RowNotFound } from '#src/errors.ts';
import type { Query } from '#src/lists/filter.ts';
import { type AuthorColumns, listAuthorColumns } from '#src/records/user.ts';
import type { NoteRow } from '#src/domains/planning/notes/table.ts';
import {
  type Issuable,
  type IssuableColumn,
  issuableKinds,
} from '#src/domains/planning/issuables/issuable.ts';

/** An emoji that a user gave an issue, a merge request, an epic or a note: one of the last columns is set. */
export interface AwardRow {
  readonly id: number;
  readonly name: string;
  readonly user_id: number;
  readonly issue_id: number | null;
  readonly merge_request_id: number | null;
  readonly epic_id: number | null;
  readonly note_id: number | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A reaction with its user. */
export interface ListedAwardRow extends AwardRow, AuthorColumns {}

/** The kinds of records that can have reactions. */
export interface Awardable {
  readonly column: IssuableColumn | 'note_id';
  readonly id: number;
  readonly type: 'Issue' | 'MergeRequest' | 'Epic' | 'Note';
}

export function toAwardableIssuable({ kind, id }: Pick<Issuable, 'kind' | 'id'>): Awardable {
  const { column, className } = issuableKinds[kind];
  return { column, id, type: className };
}

export function toAwardableNote({ id }: Pick<NoteRow, 'id'>): Awardable {
  return { column: 'note_id', id, type: 'Note' };
}

/** Adds to a query of reactions who gave them. */
export function joinAwardUsers(awards: Query): Query {
  return awards
    .join('users as authors', 'authors.id', 'award_emoji.user_id')
    .select('award_emoji.*', ...listAuthorColumns());
}

/** @throws RowNotFound */
export async function findAward(
  db: Database,
  { column, id: owner }: Awardable,
  id: number,
): Promise<ListedAwardRow> {
  const awards = db('award_emoji').where({
    'award_emoji.id': id,
    [`award_emoji.${column}`]: owner,
  });
  const award = await joinAwardUsers(awards).first<ListedAwardRow | undefined>();
  if (award === undefined) throw new RowNotFound();
  return award;
}
