import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { AccessLevel } from '#src/policy/access-level.ts';
import type { UserState } from '#src/records/user.ts';
import { rankUnitSize } from './rank.ts';
import type { MemberSource, MemberState } from './table.ts';

/** Membership with its user and creator, for the presenter. */
export interface MemberView {
  readonly id: number;
  /** The group or project that the membership is of. */
  readonly source_type: MemberSource;
  readonly source_id: number;
  readonly user_id: number;
  readonly username: string;
  readonly name: string;
  readonly user_state: UserState;
  readonly avatar: string | null;
  readonly user_type: string | null;
  readonly email: string;
  readonly public_email: string;
  /** Effective level in the place of the list; a share may lower it. */
  readonly access_level: AccessLevel;
  readonly state: MemberState;
  readonly expires_at: string | null;
  readonly ldap: boolean;
  readonly override: boolean;
  readonly created_at: string;
  readonly updated_at: string;
  readonly creator_id: number | null;
  readonly creator_username: string | null;
  readonly creator_name: string | null;
  readonly creator_state: UserState | null;
  readonly creator_avatar: string | null;
}

/** The memberships that a query of `user_id` and `best` (a rank) picked, by user. */
export function joinMemberParts(db: Database, picked: Knex.QueryBuilder): Knex.QueryBuilder {
  return joinPeople(
    db(picked.as('picked')).joinRaw(
      `inner join members on members.id = picked.best % ${rankUnitSize}`,
    ),
  )
    .select(db.raw(`(picked.best / ${rankUnitSize} / 10) % 100 as access_level`))
    .orderBy('picked.user_id');
}

const memberView = prepareStatement<{ id: number }, MemberView>((db, { id }) =>
  joinPeople(db('members').where('members.id', id)).select('members.access_level').limit(1),
);

/** Single membership of its own source. */
export async function loadMember(db: Database, id: number): Promise<MemberView> {
  const row = await memberView.first(db, { id });
  if (row === undefined) throw new Error(`membership ${id} is gone`);
  return row;
}

/** Memberships with their users and creators; the caller selects the level. */
export function joinPeople(members: Knex.QueryBuilder): Knex.QueryBuilder {
  return members
    .join('users', 'users.id', 'members.user_id')
    .leftJoin('users as creators', 'creators.id', 'members.created_by_id')
    .select(
      'members.id',
      'members.source_type',
      'members.source_id',
      'members.user_id',
      'users.username',
      'users.name',
      'users.state as user_state',
      'users.avatar',
      'users.user_type',
      'users.email',
      'users.public_email',
      'members.state',
      'members.expires_at',
      'members.ldap',
      'members.override',
      'members.created_at',
      'members.updated_at',
      'creators.id as creator_id',
      'creators.username as creator_username',
      'creators.name as creator_name',
      'creators.state as creator_state',
      'creators.avatar as creator_avatar',
    );
}
