import { findToday } from '#src/database/clock.ts';
import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { toDay } from '#src/text/day.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { refreshAuthorizations } from '#src/policy/authorizations.ts';
import type { AuthorizationScope } from '#src/policy/granted-levels.ts';
import { publish } from '#src/domain-events/publish.ts';
import { membersChanged } from './events.ts';

/** A group (by its namespace) or a project. */
export type MemberSource = 'Namespace' | 'Project';

export type MemberState = 'active' | 'awaiting';

/** A membership, a pending request (`requested_at`) or an open invitation (no `user_id`). */
export interface MemberRow {
  readonly id: number;
  readonly source_type: MemberSource;
  readonly source_id: number;
  readonly user_id: number | null;
  readonly access_level: AccessLevel;
  readonly state: MemberState;
  /** The membership ends when this day begins in UTC. */
  readonly expires_at: string | null;
  readonly requested_at: string | null;
  readonly invite_email: string | null;
  /** `invite_email` folded; null when it is no open invitation. */
  readonly invite_email_key: string | null;
  readonly invite_token_digest: string | null;
  readonly invite_accepted_at: string | null;
  /** True when an LDAP directory sets the level. */
  readonly ldap: boolean;
  /** True when the level was set here, against the directory. */
  readonly override: boolean;
  readonly created_by_id: number | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The columns of `MemberRow`; the record makes the compiler check that none is forgotten. */
const columns: Readonly<Record<keyof MemberRow, true>> = {
  id: true,
  source_type: true,
  source_id: true,
  user_id: true,
  access_level: true,
  state: true,
  expires_at: true,
  requested_at: true,
  invite_email: true,
  invite_email_key: true,
  invite_token_digest: true,
  invite_accepted_at: true,
  ldap: true,
  override: true,
  created_by_id: true,
  created_at: true,
  updated_at: true,
};

/** Qualified columns for `select`. */
export const memberColumns: readonly string[] = Object.keys(columns).map(
  (name) => `members.${name}`,
);

/** New membership; omitted attributes have defaults. */
export interface NewMember {
  readonly source_type: MemberSource;
  readonly source_id: number;
  readonly user_id: number;
  readonly access_level: AccessLevel;
  readonly state?: MemberState;
  readonly expires_at?: string | null;
  readonly requested_at?: string | null;
  readonly created_by_id?: number | null;
}

type Placed = Pick<MemberRow, 'source_type' | 'source_id' | 'user_id'>;

/**
 * Adds a membership or an access request, and grants the access. Violates the unique index of source and user for an
 * existing one. `now` is ISO 8601.
 */
export async function insertMember(
  db: Database,
  member: NewMember,
  now: string,
): Promise<MemberRow> {
  return changeAccess(db, async (db) => {
    const row = await insertReturning<MemberRow>(db, 'members', {
      ...member,
      created_at: now,
      updated_at: now,
    });
    await refreshMembers(db, [member], findToday(db));
    return row;
  });
}

/**
 * Makes a user an owner without expiry, whatever their role was. Callers refresh the authorizations, since they change
 * other rows as well.
 */
export async function makeOwner(
  db: Database,
  source: Pick<MemberRow, 'source_type' | 'source_id'>,
  userId: number,
  now: string,
): Promise<void> {
  const owner = {
    access_level: AccessLevel.Owner,
    state: 'active',
    expires_at: null,
    requested_at: null,
    updated_at: now,
  };
  await db('members')
    .insert({ ...source, user_id: userId, ...owner, created_at: now })
    .onConflict(['source_type', 'source_id', 'user_id'])
    .merge(owner);
}

/**
 * Adds memberships with their authorizations, and records the events. Users who are in the source already are left
 * out, so the result may be shorter than the input.
 */
export async function addMembers(
  db: Database,
  members: readonly NewMember[],
  now: string,
): Promise<MemberRow[]> {
  if (members.length === 0) return [];
  return changeAccess(db, async (db) => {
    const rows = await db<MemberRow>('members')
      .insert(members.map((member) => ({ ...member, created_at: now, updated_at: now })))
      .onConflict(['source_type', 'source_id', 'user_id'])
      .ignore()
      .returning<MemberRow[]>(Object.keys(columns));
    await publish(db, membersChanged({ action: 'joined', members: rows, at: new Date(now) }));
    await refreshMembers(db, rows, toDay(now));
    return rows;
  });
}

type MemberChanges = Partial<
  Pick<
    MemberRow,
    | 'user_id'
    | 'access_level'
    | 'state'
    | 'expires_at'
    | 'requested_at'
    | 'invite_email'
    | 'invite_email_key'
    | 'invite_accepted_at'
    | 'override'
    | 'created_by_id'
    | 'created_at'
  >
>;

/** Changes one row and its authorizations; undefined if it was deleted. */
export async function updateMember(
  db: Database,
  id: number,
  changes: MemberChanges,
  now: string,
): Promise<MemberRow | undefined> {
  return changeAccess(db, async (db) => {
    const [row] = await db('members')
      .where({ id })
      .update({ ...changes, updated_at: now })
      .returning<MemberRow[]>(Object.keys(columns));
    if (row !== undefined) await refreshMembers(db, [row], toDay(now));
    return row;
  });
}

interface Removal {
  /** Name of the event for members who had access; null records none. */
  readonly event: 'left' | 'expired' | null;
  /** The authorizations to refresh, where one scope covers all rows; else they follow from each row. */
  readonly scope?: AuthorizationScope;
}

/** Ends memberships, requests and invitations by id, with their authorizations. Returns the rows that existed. */
export async function removeMembers(
  db: Database,
  ids: readonly number[],
  { event, scope }: Removal,
  now: string,
): Promise<MemberRow[]> {
  if (ids.length === 0) return [];
  return changeAccess(db, async (db) => {
    const rows = await db('members')
      .whereIn('id', [...ids])
      .delete()
      .returning<MemberRow[]>(Object.keys(columns));
    if (event !== null) {
      const members = rows.filter(({ requested_at }) => requested_at === null);
      await publish(db, membersChanged({ action: event, members, at: new Date(now) }));
    }
    const day = toDay(now);
    if (scope === undefined) await refreshMembers(db, rows, day);
    else if (rows.length > 0) await refreshAuthorizations(db, scope, day);
    return rows;
  });
}

/** Refreshes the authorizations of memberships, once for each source, for any number of users. */
export async function refreshMembers(
  db: Database,
  members: readonly Placed[],
  day: string,
): Promise<void> {
  const bySource = new Map<string, { scope: AuthorizationScope; users: Set<number> }>();
  for (const { source_type, source_id, user_id } of members) {
    if (user_id === null) continue;
    const key = `${source_type} ${source_id}`;
    const known = bySource.get(key);
    if (known !== undefined) known.users.add(user_id);
    else {
      const scope =
        source_type === 'Project' ? { projectIds: [source_id] } : { namespaceId: source_id };
      bySource.set(key, { scope, users: new Set([user_id]) });
    }
  }
  for (const { scope, users } of bySource.values()) {
    await refreshAuthorizations(db, { ...scope, userIds: [...users] }, day);
  }
}
