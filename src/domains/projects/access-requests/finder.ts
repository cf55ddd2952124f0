import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { RowNotFound } from '#src/errors.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import type { UserBasicRow } from '#src/records/user.ts';
import type { MemberContainer } from '#src/domains/core/members/place.ts';

export interface AccessRequestRow extends UserBasicRow {
  /** The id of the row in `members`. */
  readonly member_id: number;
  readonly requested_at: string;
  readonly updated_at: string;
}

function selectRequests(db: Database, place: MemberContainer): Knex.QueryBuilder {
  return db('members')
    .join('users', 'users.id', 'members.user_id')
    .where({ 'members.source_type': place.type, 'members.source_id': place.id })
    .whereNotNull('members.requested_at')
    .select(
      'users.id',
      'users.username',
      'users.name',
      'users.state',
      'users.avatar',
      'members.id as member_id',
      'members.requested_at',
      'members.updated_at',
    );
}

/** Lists the users who request access to a place, by user id. */
export function listAccessRequests(
  db: Database,
  place: MemberContainer,
  query: OffsetQuery,
): Promise<Page<AccessRequestRow>> {
  const requests = selectRequests(db, place).orderBy('members.user_id');
  return paginate(db, requests as Knex.QueryBuilder<AccessRequestRow, AccessRequestRow[]>, query);
}

/** @throws RowNotFound when the user does not ask */
export async function findAccessRequest(
  db: Database,
  place: MemberContainer,
  userId: number,
): Promise<AccessRequestRow> {
  const found = (await selectRequests(db, place).where('members.user_id', userId).first()) as
    AccessRequestRow | undefined;
  if (found === undefined) throw new RowNotFound();
  return found;
}
