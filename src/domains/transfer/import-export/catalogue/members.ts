import type { Database } from '#src/database/database.ts';
import { type ExportedRecord, splitIntoPages, streamRows } from '../export/record.ts';
import { toDay } from '#src/text/day.ts';

interface StoredMember {
  readonly id: number;
  readonly access_level: number;
  readonly user_id: number | null;
  readonly created_by_id: number | null;
  readonly invite_email: string | null;
  readonly expires_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly username: string | null;
  readonly public_email: string | null;
}

/** The default notification level, which archives contain for every member. */
const participatingLevel = 3;

interface MembersOf {
  readonly type: 'Project' | 'Namespace';
  readonly id: number;
}

/**
 * Writes direct members and invitations. Access requests and users who wait for a seat are omitted, as are addresses
 * that are not public.
 */
export async function* writeMembers(
  db: Database,
  { type, id }: MembersOf,
  now: Date,
): AsyncGenerator<ExportedRecord> {
  yield* writeMembersAs(db, { type, id, as: type, nearer: [] }, now);
}

/**
 * Writes members of the groups above a project as its own members: those of the nearest group first, each user once.
 * Invitations to the groups are omitted.
 */
export async function* writeInheritedMembers(
  db: Database,
  { projectId, namespaceId }: { readonly projectId: number; readonly namespaceId: number },
  now: Date,
): AsyncGenerator<ExportedRecord> {
  const above = await db('namespace_ancestors')
    .where({ namespace_id: namespaceId })
    .orderBy('distance')
    .pluck<number[]>('ancestor_id');
  const nearer: MembersOf[] = [{ type: 'Project', id: projectId }];
  for (const id of above) {
    const members = writeMembersAs(db, { type: 'Namespace', id, as: 'Project', nearer }, now);
    for await (const record of members) {
      if ('user' in record.own && record.own.user !== null) yield record;
    }
    nearer.push({ type: 'Namespace', id });
  }
}

interface MembersAs extends MembersOf {
  /** The kind of member that the archive says they are. */
  readonly as: MembersOf['type'];
  /** Members of these groups are omitted. */
  readonly nearer: readonly MembersOf[];
}

async function* writeMembersAs(
  db: Database,
  { type, id, as, nearer }: MembersAs,
  now: Date,
): AsyncGenerator<ExportedRecord> {
  const createMemberRows = (of: 'joined' | 'invited') => () => {
    const rows = db('members')
      .leftJoin('users', 'users.id', 'members.user_id')
      .where({ 'members.source_type': type, 'members.source_id': id })
      .where('members.state', 'active')
      .whereNull('members.requested_at')
      .select('members.*', 'users.username', 'users.public_email');
    for (const { type, id } of nearer) {
      const others = db('members as others')
        .where({ 'others.source_type': type, 'others.source_id': id, 'others.state': 'active' })
        .whereNull('others.requested_at')
        .whereRaw('others.user_id = members.user_id');
      void rows.whereNotExists(others.select('others.id'));
    }
    return of === 'joined'
      ? rows.whereNotNull('members.user_id').whereNull('users.user_type')
      : rows.whereNull('members.user_id');
  };
  const today = toDay(now);
  for (const [of, by] of [
    ['joined', 'user_id'],
    ['invited', 'id'],
  ] as const) {
    const rows = streamRows<StoredMember>(createMemberRows(of), { of: 'members', by: [by] });
    for await (const [row] of splitIntoPages(rows, 1)) {
      if (row.expires_at === null || row.expires_at > today) yield { own: toMemberRecord(row, as) };
    }
  }
}

function toMemberRecord(row: StoredMember, source_type: MembersOf['type']): object {
  const { access_level, user_id, created_by_id, invite_email, expires_at } = row;
  const { created_at, updated_at, username, public_email } = row;
  return {
    access_level,
    source_type,
    user_id,
    notification_level: participatingLevel,
    created_by_id,
    invite_email,
    expires_at,
    created_at,
    updated_at,
    user: user_id === null ? null : { id: user_id, public_email: public_email ?? '', username },
  };
}
