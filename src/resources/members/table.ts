import type { Database } from '../../database/database.ts';
import { insertReturning } from '../../database/dialect.ts';
import type { AccessLevel } from '../../policy/access-level.ts';
import { refreshAuthorizations } from '../../policy/authorizations.ts';

/** A group (by its namespace) or a project. */
export type MemberSource = 'Namespace' | 'Project';

/** A membership, a pending request (`requested_at`) or an open invitation (no `user_id`). */
export interface MemberRow {
  readonly id: number;
  readonly source_type: MemberSource;
  readonly source_id: number;
  readonly user_id: number | null;
  readonly access_level: AccessLevel;
  readonly state: 'active' | 'awaiting';
  /** The membership ends when this day begins in UTC. */
  readonly expires_at: string | null;
  readonly requested_at: string | null;
  readonly invite_email: string | null;
  readonly invite_token_digest: string | null;
  readonly invite_accepted_at: string | null;
  readonly created_by_id: number | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A membership to add; what is left out is not set. */
export interface NewMember {
  readonly source_type: MemberSource;
  readonly source_id: number;
  readonly user_id: number;
  readonly access_level: AccessLevel;
  readonly state?: MemberRow['state'];
  readonly expires_at?: string | null;
  readonly requested_at?: string | null;
  readonly created_by_id?: number | null;
}

/**
 * Adds a membership (or a request for one) with what it grants. Violates the unique index of
 * source and user when there is one already. `now` is ISO 8601.
 */
export async function insertMember(
  db: Database,
  member: NewMember,
  now: string,
): Promise<MemberRow> {
  return db.transaction(async (db) => {
    const row = await insertReturning<MemberRow>(db, 'members', {
      ...member,
      created_at: now,
      updated_at: now,
    });
    await refreshAuthorizations(db, {
      userIds: [member.user_id],
      ...(member.source_type === 'Project'
        ? { projectIds: [member.source_id] }
        : { namespaceId: member.source_id }),
    });
    return row;
  });
}
