import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import { RowNotFound } from '#src/errors.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import type { MemberContainer } from '#src/domains/core/members/place.ts';
import { memberColumns, type MemberRow } from '#src/domains/core/members/table.ts';

/** An open invitation, with the name of who sent it. */
export interface InvitationRow extends MemberRow {
  readonly creator_name: string | null;
}

function openInvitations(db: Database, place: MemberContainer, today: string): Knex.QueryBuilder {
  return db('members')
    .where({ 'members.source_type': place.type, 'members.source_id': place.id })
    .whereNull('members.user_id')
    .where((either) => {
      either.whereNull('members.expires_at').orWhere('members.expires_at', '>', today);
    })
    .leftJoin('users as creators', 'creators.id', 'members.created_by_id')
    .select([...memberColumns, 'creators.name as creator_name']);
}

/** The open invitations to a place, oldest first. */
export function listInvitations(
  db: Database,
  place: MemberContainer,
  query: OffsetQuery & { readonly query?: string | undefined },
  today: string,
): Promise<Page<InvitationRow>> {
  const invitations = openInvitations(db, place, today).orderBy('members.id');
  const address = (query.query ?? '').trim();
  if (address !== '') invitations.where('members.invite_email_key', fold(address));
  return paginate(db, invitations as Knex.QueryBuilder<InvitationRow, InvitationRow[]>, query);
}

/**
 * The open invitation of an address, in any spelling.
 * @throws RowNotFound when it was not invited
 */
export async function findInvitation(
  db: Database,
  place: MemberContainer,
  address: string,
  today: string,
): Promise<InvitationRow> {
  const found = (await openInvitations(db, place, today)
    .where('members.invite_email_key', fold(address.trim()))
    .first()) as InvitationRow | undefined;
  if (found === undefined) throw new RowNotFound();
  return found;
}
